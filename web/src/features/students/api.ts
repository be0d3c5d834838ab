import type { Call, CallAnswer, CallInput } from '@shala/contract/shared';
import type { countStudents, getStudent, listStudents } from '@shala/contract/students';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { queryClient } from '#lib/query-client';
import { send, sendForMessage } from '#lib/send';
import { useSingleMutation } from '#lib/use-single-mutation';

export type StudentRow = CallAnswer<typeof listStudents>['students'][number];
export type Student = CallAnswer<typeof getStudent>;
export type Guardian = Student['guardians'][number];
export type SectionItem = CallAnswer<typeof countStudents>['sections'][number];

const ALL = ['students'] as const;

/** How to load what a call about students answers; kept under the call's name and what was asked. */
export function studentsQuery<C extends Call>(call: C, input: CallInput<C>) {
  return queryOptions({ queryKey: [...ALL, call.name, input], queryFn: ({ signal }) => send(call, input, { signal }) });
}

/** What a call about students answers, loaded and kept. */
export function useStudents<C extends Call>(call: C, input: CallInput<C>, isWanted = true) {
  return useQuery({ ...studentsQuery(call, input), enabled: isWanted });
}

/** Begins loading what a screen will ask for. */
export function prefetchStudents<C extends Call>(call: C, input: CallInput<C>) {
  return queryClient.prefetchQuery(studentsQuery(call, input));
}

type Act<C extends Call> = { input: CallInput<C>; key?: string; form?: FormData };

/** Does something by a call. What was loaded of students, fees and registers is out of date after it. */
export function useStudentAct<C extends Call>(call: C, onDone?: (answer: CallAnswer<C>, message: string | undefined) => void) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ input, key, form }: Act<C>) =>
      sendForMessage(call, input, { ...(key ? { headers: { 'Idempotency-Key': key } } : {}), ...(form ? { form } : {}) }),
    onSuccess: ({ data, message }) => {
      void client.invalidateQueries();
      onDone?.(data, message);
    },
  });
}
