import { useLingui } from '@lingui/react/macro';
import {
  applyTimetableDraft,
  deleteTimetableDraft,
  listTimetableDrafts,
  renameTimetableDraft,
  startTimetableDraft,
  stopTimetableDraft,
  withdrawTimetable,
} from '@shala/contract/timetable';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '#lib/error-text';
import { formatDate, todayAtSchool } from '#lib/format';
import { showToast } from '#lib/toasts';
import { timetableQuery, useTimetableAct } from '../api.ts';

/** While a draft is made, its best so far is asked for again after so many milliseconds. */
const LOOK_AGAIN_MS = 1000;

/** The drafts, looked at again while one is being made. */
export function useDrafts() {
  return useQuery({
    ...timetableQuery(listTimetableDrafts, {}),
    refetchInterval: ({ state }) =>
      state.data?.drafts.some((draft) => draft.state === 'waiting' || draft.state === 'running') ? LOOK_AGAIN_MS : false,
  });
}

/** What can be done with drafts. Refusals are told in a toast; putting in force can be undone. */
export function useDraftActs() {
  const { t } = useLingui();
  const start = useTimetableAct(startTimetableDraft);
  const rename = useTimetableAct(renameTimetableDraft);
  const stop = useTimetableAct(stopTimetableDraft);
  const remove = useTimetableAct(deleteTimetableDraft);
  const apply = useTimetableAct(applyTimetableDraft);
  const withdraw = useTimetableAct(withdrawTimetable);
  const tell = async (act: Promise<unknown>) => {
    try {
      await act;
    } catch (error) {
      showToast({ tone: 'bad', sentence: errorText(error) });
    }
  };
  const undo = (keptId: string) =>
    tell(
      apply
        .mutateAsync({ params: { draftId: keptId }, body: {} })
        .then(() => showToast({ tone: 'plain', sentence: t`The previous timetable is used again.` })),
    );
  /** A planned timetable that took the place of another one is given up for that one. */
  const takeBack = (from: string, keptId: string | null) =>
    tell(
      (keptId === null
        ? withdraw.mutateAsync({ params: { from } })
        : apply.mutateAsync({ params: { draftId: keptId }, body: { from } })
      ).then(() => showToast({ tone: 'plain', sentence: t`The planned timetable was withdrawn.` })),
    );
  return {
    isStarting: start.isPending,
    isApplying: apply.isPending,
    start: (seconds: number, count = 1, from?: string) =>
      tell(start.mutateAsync({ body: { seconds, count, ...(from !== undefined && { from }) } })),
    isRenaming: rename.isPending,
    /** Throws what the server refuses. */
    rename: (draftId: string, name: string) => rename.mutateAsync({ params: { draftId }, body: { name } }),
    stop: (draftId: string) => tell(stop.mutateAsync({ params: { draftId } })),
    remove: (draftId: string) => tell(remove.mutateAsync({ params: { draftId } })),
    /** Throws what the server refuses. */
    apply: async (draftId: string, from: string) => {
      const isLater = from > todayAtSchool(new Date());
      const { keptId } = await apply.mutateAsync({ params: { draftId }, body: isLater ? { from } : {} });
      if (!isLater) {
        showToast({
          tone: 'good',
          sentence: t`This is now the timetable of the school.`,
          ...(keptId !== null && { onUndo: () => void undo(keptId) }),
        });
        return;
      }
      const day = formatDate(from);
      showToast({ tone: 'good', sentence: t`This timetable will be used from ${day}.`, onUndo: () => void takeBack(from, keptId) });
    },
  };
}
