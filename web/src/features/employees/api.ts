import type * as calls from '@shala/contract/employees';
import type { Call, CallAnswer, CallInput } from '@shala/contract/shared';
import { useQueryClient } from '@tanstack/react-query';
import { callsOf } from '#lib/calls-of';
import { forgetShown } from '#lib/out-of-date';
import { send } from '#lib/send';
import { useSingleMutation } from '#lib/use-single-mutation';

export type Teacher = CallAnswer<typeof calls.getTeacherList>[number];
export type TeacherDetail = CallAnswer<typeof calls.getTeacher>;
export type EmployeeRow = CallAnswer<typeof calls.listEmployees>['employees'][number];
export type EmployeeRecord = CallAnswer<typeof calls.getEmployee>;
export type Choices = CallAnswer<typeof calls.getEmployeeChoices>;
export type Vacancies = CallAnswer<typeof calls.removeTeacher>['vacant'];

/** What a call about employees answers, loaded and kept, and begun to load. */
export const { useCall: useEmployees, prefetch: prefetchEmployees } = callsOf('employees');

type Act<C extends Call> = { input: CallInput<C>; form?: FormData };

/** Does something by a call about employees. Whatever was loaded anywhere may name them, so all of it is out of date after it. */
export function useEmployeeAct<C extends Call>(call: C, { onDone }: { onDone?: (answer: CallAnswer<C>) => void } = {}) {
  const forget = useForgetEmployees();
  return useSingleMutation({
    mutationFn: ({ input, form }: Act<C>) => send(call, input, form ? { form } : {}),
    onSuccess: (answer) => {
      forget();
      onDone?.(answer);
    },
  });
}

/** Marks what shows employees as out of date; what is on the screen is asked again. */
export function useForgetEmployees(): () => void {
  const client = useQueryClient();
  return () => void forgetShown(client, 'employees');
}
