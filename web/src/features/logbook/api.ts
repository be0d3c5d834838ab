import type { fetchTeacherLog } from '@shala/contract/logbook';
import type { Call, CallAnswer, CallInput } from '@shala/contract/shared';
import { useQueryClient } from '@tanstack/react-query';
import { callsOf } from '#lib/calls-of';
import { todayAtSchool } from '#lib/format';
import { dayOrToday } from '#lib/read-day';
import { send } from '#lib/send';
import { useSingleMutation } from '#lib/use-single-mutation';

export type TeacherLog = CallAnswer<typeof fetchTeacherLog>;
export type LogPeriod = TeacherLog['periods'][number];

const ALL = 'logbook';

/** What a call about the logbook answers, loaded and kept, and begun to load; a failure is logged, the screen shows it. */
export const { useCall: useLog, prefetch: prefetchLog } = callsOf(ALL, { complaint: 'The logbook could not be opened' });

/** Writes into the logbook; all that was loaded of it is out of date after that. */
export function useLogAct<C extends Call>(call: C) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (input: CallInput<C>) => send(call, input),
    onSuccess: () => client.invalidateQueries({ queryKey: [ALL] }),
  });
}

/** Today at the school, ISO. */
export function today(): string {
  return todayAtSchool(new Date());
}

/** A day of the address if it is one and not to come, else today. */
export function dayOr(text: string): string {
  const day = dayOrToday(text);
  const isToCome = day > today();
  return isToCome ? today() : day;
}
