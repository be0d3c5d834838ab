import type { Call, CallAnswer, CallInput } from '@shala/contract/shared';
import type { countStudents, getStudent, listStudents } from '@shala/contract/students';
import { useQueryClient } from '@tanstack/react-query';
import { callsOf } from '#lib/calls-of';
import { forgetShown } from '#lib/out-of-date';
import { sendForMessage } from '#lib/send';
import { useSingleMutation } from '#lib/use-single-mutation';

export type StudentRow = CallAnswer<typeof listStudents>['students'][number];
export type Student = CallAnswer<typeof getStudent>;
export type Guardian = Student['guardians'][number];
export type SectionItem = CallAnswer<typeof countStudents>['sections'][number];

/** How to load what a call about students answers, loaded, and begun to load. */
export const { query: studentsQuery, useCall: useStudents, prefetch: prefetchStudents } = callsOf('students');

type Act<C extends Call> = { input: CallInput<C>; key?: string; form?: FormData };

/** Does something by a call. What was loaded of students, fees and registers is out of date after it. */
export function useStudentAct<C extends Call>(call: C, onDone?: (answer: CallAnswer<C>, message: string | undefined) => void) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ input, key, form }: Act<C>) =>
      sendForMessage(call, input, { ...(key ? { headers: { 'Idempotency-Key': key } } : {}), ...(form ? { form } : {}) }),
    onSuccess: ({ data, message }) => {
      void forgetShown(client, 'students');
      onDone?.(data, message);
    },
  });
}
