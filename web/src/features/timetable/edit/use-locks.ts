import { useLingui } from '@lingui/react/macro';
import { addTimetableLock, deleteTimetableLock, type TimetableLock } from '@shala/contract/timetable';
import { errorText } from '#lib/error-text';
import { showToast } from '#lib/toasts';
import { useTimetableAct } from '../api.ts';

export type NewLock = Parameters<ReturnType<typeof useTimetableAct<typeof addTimetableLock>>['mutateAsync']>[0]['body'];

/** Locks and unlocks; each can be undone, and what the server refuses is told in a toast. */
export function useLockActs() {
  const { t } = useLingui();
  const add = useTimetableAct(addTimetableLock);
  const remove = useTimetableAct(deleteTimetableLock);
  const tell = async (act: () => Promise<unknown>) => {
    try {
      await act();
    } catch (error) {
      showToast({ tone: 'bad', sentence: errorText(error) });
    }
  };
  const lock = (body: NewLock, hasUndo = true) =>
    tell(async () => {
      const { id } = await add.mutateAsync({ body });
      showToast({
        tone: 'good',
        sentence: t`Locked. The next timetable will not move it.`,
        ...(hasUndo && { onUndo: () => void tell(() => remove.mutateAsync({ params: { lockId: id } })) }),
      });
    });
  const unlock = (one: TimetableLock, draftId?: string) =>
    tell(async () => {
      await remove.mutateAsync({ params: { lockId: one.id } });
      const { kind, sectionId, day, periodId, teacherId } = one;
      const body: NewLock = {
        kind,
        ...(draftId !== undefined && { draftId }),
        ...(sectionId !== null && { sectionId }),
        ...(day !== null && { day }),
        ...(periodId !== null && { periodId }),
        ...(teacherId !== null && { teacherId }),
      };
      showToast({ tone: 'good', sentence: t`Unlocked. It can be changed again.`, onUndo: () => void lock(body, false) });
    });
  return { isBusy: add.isPending || remove.isPending, lock, unlock };
}
