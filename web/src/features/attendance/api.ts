import type * as calls from '@shala/contract/attendance';
import type { Call, CallAnswer, CallInput } from '@shala/contract/shared';
import { useQueryClient } from '@tanstack/react-query';
import { callsOf } from '#lib/calls-of';
import { newKey } from '#lib/new-key';
import { send } from '#lib/send';
import { useSingleMutation } from '#lib/use-single-mutation';

export type AttendanceDay = CallAnswer<typeof calls.getAttendanceDay>;
export type SectionOfDay = AttendanceDay['sections'][number];
export type DayState = AttendanceDay['day'];
export type RegisterState = AttendanceDay['staffRegister'];
export type SectionRegister = CallAnswer<typeof calls.getSectionRegister>;
export type AbsentStudents = CallAnswer<typeof calls.listAbsentStudents>;
export type PersonYear = CallAnswer<typeof calls.getStudentAttendance>;
export type MonthRegister = CallAnswer<typeof calls.getMonthRegister>;
export type Watch = CallAnswer<typeof calls.getAttendanceWatch>;
export type LeaveRow = CallAnswer<typeof calls.listLeave>['leaves'][number];
export type AbsentEmployees = CallAnswer<typeof calls.listAbsentEmployees>;

const ALL = 'attendance';

/** What a call of attendance answers, loaded and kept, and begun to load. */
export const { useCall: useAttendance, prefetch: prefetchAttendance, query: attendanceQuery } = callsOf(ALL);

/** Does something by a call of attendance, once however often the request is repeated. All that was loaded is out of date after it. */
export function useAttendanceAct<C extends Call>(
  call: C,
  { onDone }: { onDone?: (answer: CallAnswer<C>, input: CallInput<C>) => void } = {},
) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ input, key = newKey() }: { input: CallInput<C>; key?: string }) =>
      send(call, input, { headers: { 'Idempotency-Key': key } }),
    onSuccess: async (answer, { input }) => {
      onDone?.(answer, input);
      await client.invalidateQueries({ queryKey: [ALL] });
    },
  });
}
