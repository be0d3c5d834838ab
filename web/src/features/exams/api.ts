import {
  type checkReportCards,
  type getAssessment,
  type getDateSheet,
  type getDuties,
  type getMarkSheet,
  type getPerformance,
  getReportCards,
  getSchoolCards,
  type getSeating,
  type getSectionResult,
  type listExams,
  type listResults,
  type saveClassAssessment,
  type saveScheme,
} from '@shala/contract/exams';
import type { Call, CallAnswer, CallInput } from '@shala/contract/shared';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callsOf } from '#lib/calls-of';
import { send } from '#lib/send';
import { useSingleMutation } from '#lib/use-single-mutation';

export type Sheet = CallAnswer<typeof getMarkSheet>;
export type Exams = CallAnswer<typeof listExams>;
export type ResultRow = CallAnswer<typeof listResults>[number];
export type SectionResult = CallAnswer<typeof getSectionResult>;
export type Performance = CallAnswer<typeof getPerformance>;
export type CardCheck = CallAnswer<typeof checkReportCards>;
type Batch = CardCheck['batches'][number];
export type SchoolCards = CallAnswer<typeof getSchoolCards>;
export type DateSheet = CallAnswer<typeof getDateSheet>;
export type Seating = CallAnswer<typeof getSeating>;
export type Duties = CallAnswer<typeof getDuties>;
export type Assessment = CallAnswer<typeof getAssessment>;
export type ClassDraft = CallInput<typeof saveClassAssessment>['body'];
export type SchemeDraft = CallInput<typeof saveScheme>['body'];

const ALL = 'exams';

/** What a call about exams answers, loaded and kept; the last answer stays while another loads. */
export const { useCall: useExams, prefetch: prefetchExams } = callsOf(ALL, { complaint: 'Exams could not be opened', keepsLast: true });

/** The same of a grid, which must never show the marks of another section. */
const { useCall: useSheet, query: sheetQuery } = callsOf(ALL, { complaint: 'The marks could not be opened' });

export { useSheet };

const LOOK_AGAIN_MS = 1500;

/** How far report cards are; looked at again until all are made. */
export function useBatch({ id, isDone }: CardCheck['batches'][number]) {
  return useQuery({
    ...sheetQuery(getReportCards, { params: { batchId: id } }),
    enabled: !isDone,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.isDone ? false : LOOK_AGAIN_MS),
  });
}

/**
 * The report cards of all classes, which the server makes one class after the other: only the class that is being made is looked at again, and all of them when it
 * is done. `progressOf` is a batch as it is now.
 */
export function useSchoolCards(query: NonNullable<CallInput<typeof getSchoolCards>['query']>) {
  const cards = useQuery({ ...sheetQuery(getSchoolCards, { query }), staleTime: 0 });
  const current = cards.data?.classes.find(({ batch }) => batch !== null && !batch.isDone)?.batch;
  const { data: progress } = useQuery({
    ...sheetQuery(getReportCards, { params: { batchId: current?.id ?? '' } }),
    enabled: current !== undefined,
    staleTime: 0,
    refetchInterval: LOOK_AGAIN_MS,
  });
  const doneId = progress?.isDone ? progress.id : null;
  const { refetch } = cards;
  useEffect(() => {
    if (doneId !== null) void refetch();
  }, [doneId, refetch]);
  const progressOf = (batch: Batch): Batch => (batch.id === progress?.id ? progress : batch);
  return { cards, isDrawing: current !== undefined, progressOf };
}

/** Changes something of exams; all that was loaded of them is out of date after that. */
export function useExamAct<C extends Call>(call: C) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (input: CallInput<C>) => send(call, input),
    onSuccess: () => client.invalidateQueries({ queryKey: [ALL] }),
  });
}

type Uploaded<C extends Call> = { file: File; fields: Record<string, string>; input: CallInput<C> };

/** Uploads a file with fields to a call of exams; all that was loaded of them is out of date after that. */
export function useUpload<C extends Call & { upload: { part: string } }>(call: C) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ file, fields, input }: Uploaded<C>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      form.set(call.upload.part, file, file.name);
      return send(call, input, { form });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: [ALL] }),
  });
}

/** Saves cells of a grid; the grid knows by itself what was saved, and nothing is loaded anew under the fingers. */
export function useQuietAct<C extends Call>(call: C) {
  return useSingleMutation({ mutationFn: (input: CallInput<C>) => send(call, input) });
}
