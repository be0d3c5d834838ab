import { getAllClasses, getPeriods, listSections } from '@shala/contract/classes';
import type { Call, CallAnswer, CallInput } from '@shala/contract/shared';
import * as calls from '@shala/contract/timetable';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callsOf } from '#lib/calls-of';
import { send } from '#lib/send';
import { useAddress } from '#lib/use-address';
import { useSingleMutation } from '#lib/use-single-mutation';
import { makeBoard } from './lib/board.ts';

export type ScheduleRow = CallAnswer<typeof calls.getTeacherSchedule>[number];
export type Changed = CallAnswer<typeof calls.placeLessons>;
export type Change = CallInput<typeof calls.placeLessons>['body']['lessons'][number];

const ALL = 'timetable';
/** All that was loaded about the timetable. */
export const timetableQueries = [ALL] as const;

/** How to load what a call about the timetable answers, loaded, and begun to load; a failure is logged, the screen shows it. */
export const {
  query: timetableQuery,
  useCall: useTimetableCall,
  prefetch: prefetchTimetable,
} = callsOf(ALL, { complaint: 'The timetable could not be opened' });

/** The day of the address whose timetable is looked at; empty for today. */
export const useOtherDay = () => useAddress().get('on');

/** The whole school's week on the day of the address (today), ready to be asked who is where. */
export function useBoard() {
  const on = useOtherDay();
  const query = useTimetableCall(calls.getTimetable, on === '' ? {} : { query: { on } });
  // The week is shown without them where they come later.
  const limits = useTimetableCall(calls.getTimetableLimits, {}).data;
  const inForce = useLocks().data;
  // Locks hold the timetable in force; one that is planned is changed freely.
  const locks = on === '' ? inForce : undefined;
  const board = useMemo(() => (query.data ? makeBoard(query.data, { limits, locks }) : undefined), [query.data, limits, locks]);
  return { ...query, board };
}

/** Begins loading what limits and holds the week, which is shown without it at first. */
export function prefetchBoundsOfBoard(): void {
  void prefetchTimetable(calls.getTimetableLimits, {});
  void prefetchTimetable(calls.listTimetableLocks, { query: {} });
}

/** The locks of the timetable in force, or of a draft. */
export function useLocks(draftId?: string) {
  return useTimetableCall(calls.listTimetableLocks, { query: draftId === undefined ? {} : { draftId } });
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
  return useSingleMutation({
    mutationFn: (input: CallInput<C>) => send(call, input),
    onError: (error) => console.warn('The timetable could not be changed', error),
    onSettled: () => client.invalidateQueries({ queryKey: [ALL] }),
  });
}
