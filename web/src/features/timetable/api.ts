import { getAllClasses, getPeriods, listSections } from '@shala/contract/classes';
import type { Call, CallAnswer, CallInput } from '@shala/contract/shared';
import * as calls from '@shala/contract/timetable';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryClient } from '#lib/query-client';
import { send } from '#lib/send';
import { makeBoard } from './lib/board.ts';

export type ScheduleRow = CallAnswer<typeof calls.getTeacherSchedule>[number];
export type Changed = CallAnswer<typeof calls.placeLessons>;
export type Change = CallInput<typeof calls.placeLessons>['body']['lessons'][number];

const ALL = ['timetable'] as const;

/** How to load what a call about the timetable answers; a failure is logged, the screen shows it. */
export function timetableQuery<C extends Call>(call: C, input: CallInput<C>) {
  return queryOptions({
    queryKey: [...ALL, call.name, input],
    queryFn: async ({ signal }) => {
      try {
        return await send(call, input, { signal });
      } catch (error) {
        if (!signal.aborted) console.warn('The timetable could not be loaded', error);
        throw error;
      }
    },
  });
}

/** What a call about the timetable answers, loaded and kept. */
export function useTimetableCall<C extends Call>(call: C, input: CallInput<C>, isWanted = true) {
  return useQuery({ ...timetableQuery(call, input), enabled: isWanted });
}

/** Begins loading what a screen will ask for. */
export function prefetchTimetable<C extends Call>(call: C, input: CallInput<C>) {
  return queryClient.prefetchQuery(timetableQuery(call, input));
}

/** The whole school's week, ready to be asked who is where. */
export function useBoard() {
  const query = useTimetableCall(calls.getTimetable, {});
  const board = useMemo(() => (query.data ? makeBoard(query.data) : undefined), [query.data]);
  return { ...query, board };
}

/** The class and section of the address, or the first of each. */
export function useClassAndSection(classId: string, sectionId: string) {
  const classes = useTimetableCall(getAllClasses, {});
  const item = classes.data?.find(({ _id }) => _id === classId) ?? classes.data?.[0];
  const sections = useTimetableCall(listSections, { params: { classId: item?._id ?? '' } }, item !== undefined);
  const section = sections.data?.find(({ _id }) => _id === sectionId) ?? sections.data?.[0];
  return { classes, sections, item, section };
}

export const usePeriods = () => useTimetableCall(getPeriods, {});

/** Changes the timetable by a call; everything loaded of it is out of date after that. */
export function useTimetableAct<C extends Call>(call: C) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<C>) => send(call, input),
    onError: (error) => console.warn('The timetable could not be changed', error),
    onSettled: () => client.invalidateQueries({ queryKey: ALL }),
  });
}
