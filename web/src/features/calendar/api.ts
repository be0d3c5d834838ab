import type { Repeat } from '@shala/contract/calendar';
import * as calls from '@shala/contract/calendar';
import type { Call, CallAnswer, CallInput } from '@shala/contract/shared';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { callsOf } from '#lib/calls-of';
import { newKey } from '#lib/new-key';
import { forgetShown } from '#lib/out-of-date';
import { send } from '#lib/send';
import { useSingleMutation } from '#lib/use-single-mutation';

export type CalendarEvent = CallAnswer<typeof calls.listEvents>[number];
export type CalendarImpact = CallAnswer<typeof calls.previewChange>;
/** What a person enters of an entry, whole. */
export type Draft = Omit<CalendarEvent, '_id' | 'seriesId'>;
/** How a new entry repeats; null for one that does not. */
export type Repeating = Repeat | null;
export type Span = { from: string; to: string };

/** How to load what a call of the calendar answers, loaded, and begun to load. */
const { query, useCall, prefetch } = callsOf('calendar');
export const useCalendar = useCall;

/** What the calendar holds in a span; while another span loads the last one stays. */
export function useEvents(span: Span) {
  return useQuery({ ...query(calls.listEvents, { query: span }), placeholderData: keepPreviousData });
}

/** School days and working days of the running year, month by month. */
export function useSchoolDays() {
  return useCall(calls.countSchoolDays, {});
}

/** Changes something by a call of the calendar, once however often it is pressed. All that was loaded of it, and what counts by its days, is out of date after it. */
export function useCalendarAct<C extends Call>(call: C, onDone?: (answer: CallAnswer<C>) => void) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ input, key = newKey() }: { input: CallInput<C>; key?: string }) =>
      send(call, input, { headers: { 'Idempotency-Key': key } }),
    onSuccess: (answer) => {
      void forgetShown(client, 'calendar');
      onDone?.(answer);
    },
  });
}

/** Begins loading what the screen shows first. */
export function prefetchCalendar(span: Span) {
  return Promise.all([prefetch(calls.listEvents, { query: span }), prefetch(calls.countSchoolDays, {})]);
}
