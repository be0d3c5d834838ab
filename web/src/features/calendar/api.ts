import type { Repeat } from '@shala/contract/calendar';
import * as calls from '@shala/contract/calendar';
import type { Call, CallAnswer, CallInput } from '@shala/contract/shared';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { newKey } from '#lib/new-key';
import { queryClient } from '#lib/query-client';
import { send } from '#lib/send';
import { useMutationOnce } from '#lib/use-once';

export type CalendarEvent = CallAnswer<typeof calls.listEvents>[number];
export type Ripple = CallAnswer<typeof calls.previewChange>;
/** What a person enters of an entry, whole. */
export type Draft = Omit<CalendarEvent, '_id' | 'seriesId'>;
/** How a new entry repeats; null for one that does not. */
export type Repeating = Repeat | null;
export type Span = { from: string; to: string };

const ALL = ['calendar'] as const;

function eventsOf(span: Span) {
  return queryOptions({ queryKey: [...ALL, 'events', span], queryFn: ({ signal }) => send(calls.listEvents, { query: span }, { signal }) });
}
const schoolDays = queryOptions({ queryKey: [...ALL, 'schoolDays'], queryFn: ({ signal }) => send(calls.countSchoolDays, {}, { signal }) });

/** What the calendar holds in a span; while another span loads the last one stays. */
export function useEvents(span: Span) {
  return useQuery({ ...eventsOf(span), placeholderData: keepPreviousData });
}

/** School days and working days of the running year, month by month. */
export function useSchoolDays() {
  return useQuery(schoolDays);
}

/** What a call of the calendar answers, kept under its name and input. */
export function useCalendar<C extends Call>(call: C, input: CallInput<C>, isWanted = true) {
  return useQuery({ queryKey: [...ALL, call.name, input], queryFn: ({ signal }) => send(call, input, { signal }), enabled: isWanted });
}

/** Changes something by a call of the calendar, once however often it is pressed. All that was loaded of it, and what counts by its days, is out of date after it. */
export function useCalendarAct<C extends Call>(call: C, onDone?: (answer: CallAnswer<C>) => void) {
  const client = useQueryClient();
  return useMutationOnce({
    mutationFn: ({ input, key = newKey() }: { input: CallInput<C>; key?: string }) =>
      send(call, input, { headers: { 'Idempotency-Key': key } }),
    onSuccess: (answer) => {
      void client.invalidateQueries();
      onDone?.(answer);
    },
  });
}

/** Begins loading what the screen shows first. */
export function prefetchCalendar(span: Span) {
  return Promise.all([queryClient.prefetchQuery(eventsOf(span)), queryClient.prefetchQuery(schoolDays)]);
}
