import type { fetchTeacherLog } from '@shala/contract/logbook';
import type { Call, CallAnswer, CallInput } from '@shala/contract/shared';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { todayAtSchool } from '#lib/format';
import { queryClient } from '#lib/query-client';
import { send } from '#lib/send';
import { useMutationOnce } from '#lib/use-once';

export type TeacherLog = CallAnswer<typeof fetchTeacherLog>;
export type LogPeriod = TeacherLog['periods'][number];

const ALL = ['logbook'] as const;

/** How to load what a call about the logbook answers; a failure is logged, the screen shows it. */
function logQuery<C extends Call>(call: C, input: CallInput<C>) {
  return queryOptions({
    queryKey: [...ALL, call.name, input],
    queryFn: async ({ signal }) => {
      try {
        return await send(call, input, { signal });
      } catch (error) {
        if (!signal.aborted) console.warn('The logbook could not be loaded', error);
        throw error;
      }
    },
  });
}

/** What a call about the logbook answers, loaded and kept. */
export function useLog<C extends Call>(call: C, input: CallInput<C>, isWanted = true) {
  return useQuery({ ...logQuery(call, input), enabled: isWanted });
}

/** Begins loading what a screen will ask for. */
export function prefetchLog<C extends Call>(call: C, input: CallInput<C>) {
  return queryClient.prefetchQuery(logQuery(call, input));
}

/** Writes into the logbook; all that was loaded of it is out of date after that. */
export function useLogAct<C extends Call>(call: C) {
  const client = useQueryClient();
  return useMutationOnce({
    mutationFn: (input: CallInput<C>) => send(call, input),
    onSuccess: () => client.invalidateQueries({ queryKey: ALL }),
  });
}

/** Today at the school, ISO. */
export function today(): string {
  return todayAtSchool(new Date());
}

/** A day of the address if it is one and not to come, else today. */
export function dayOr(text: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && text <= today() ? text : today();
}
