import type * as calls from '@shala/contract/attendance';
import type { Call, CallAnswer, CallInput } from '@shala/contract/shared';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { queryClient } from '#lib/query-client';
import { send } from '#lib/send';
import { useMutationOnce } from '#lib/use-once';

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

const ALL = ['attendance'] as const;

/** How to load what a call of attendance answers; kept under the call's name and what was asked. */
function attendanceQuery<C extends Call>(call: C, input: CallInput<C>) {
  return queryOptions({ queryKey: [...ALL, call.name, input], queryFn: ({ signal }) => send(call, input, { signal }) });
}

/** What a call of attendance answers, loaded and kept. */
export function useAttendance<C extends Call>(call: C, input: CallInput<C>, isWanted = true) {
  return useQuery({ ...attendanceQuery(call, input), enabled: isWanted });
}

/** Begins loading what a screen will ask for. */
export function prefetchAttendance<C extends Call>(call: C, input: CallInput<C>) {
  return queryClient.prefetchQuery(attendanceQuery(call, input));
}

/** Does something by a call of attendance. With a key a repeated request is done once. All that was loaded is out of date after it. */
export function useAttendanceAct<C extends Call>(
  call: C,
  { onDone }: { onDone?: (answer: CallAnswer<C>, input: CallInput<C>) => void } = {},
) {
  const client = useQueryClient();
  return useMutationOnce({
    mutationFn: ({ input, key }: { input: CallInput<C>; key?: string }) =>
      send(call, input, key ? { headers: { 'Idempotency-Key': key } } : {}),
    onSuccess: async (answer, { input }) => {
      onDone?.(answer, input);
      await client.invalidateQueries({ queryKey: ALL });
    },
  });
}
