import { t } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { CallError } from '#lib/call-error';
import { errorText } from '#lib/error-text';
import { formatDateTime } from '#lib/format';
import { newKey } from '#lib/new-key';
import { showToast } from '#lib/toasts';
import { ReasonDialog } from '#ui/reason-dialog';
import type { DayState, RegisterState } from '../api.ts';
import { earlierMarks, type Person, type RegisterActs } from './draft.ts';
import type { Register } from './use-register.ts';

type Props = {
  sheet: Register;
  people: readonly Person[];
  register: RegisterState;
  day: DayState;
  acts: RegisterActs;
};
export type Saving = ReturnType<typeof useSaveRegister>;

/** Saves what is marked: at once, or after the lock with a reason. What cannot be sent stays marked and kept. */
export function useSaveRegister({ sheet, people, register, day, acts }: Props) {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const key = useRef('');

  const run = async (reason?: string) => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const marks = people.map(({ id }) => {
        const entry = sheet.entries[id];
        return { id, mark: entry?.mark ?? 'P', ...(entry?.reason ? { reason: entry.reason } : {}) };
      });
      const { version } = await acts.save({ version: register.version, marks, ...(reason ? { reason } : {}) }, key.current);
      const earlier = register.version === 0 ? null : earlierMarks(people, sheet.changed);
      sheet.drop();
      showToast({ tone: 'good', sentence: t`Attendance saved.`, onUndo: () => void undo(acts, { version, earlier, reason }) });
      setIsAsking(false);
    } catch (failure) {
      handleFailure(failure);
    } finally {
      setIsBusy(false);
    }
  };
  const handleFailure = (failure: unknown) => {
    if (failure instanceof CallError && failure.code === 'reasonNeeded') {
      // It was locked while it was marked; the next try is another request.
      key.current = newKey();
      setIsAsking(true);
      return;
    }
    if (isAsking && !(failure instanceof CallError && failure.code === 'registerChanged')) {
      setError(failure);
      return;
    }
    showToast({ tone: 'bad', sentence: failureText(failure) });
    setIsAsking(false);
  };
  const save = () => {
    if (!sheet.isDirty || isBusy) return;
    key.current = newKey();
    setError(null);
    if (day.isLocked || Date.now() >= Date.parse(day.locksAt)) setIsAsking(true);
    else void run();
  };
  return { save, run, isAsking, isBusy, error, onClose: () => setIsAsking(false) };
}

/** Asks for the reason of a change after the lock. */
export function SavingReason({ saving, sheet, register }: { saving: Saving; sheet: Register; register: RegisterState }) {
  const { t } = useLingui();
  if (!saving.isAsking) return null;
  return (
    <ReasonDialog
      title={t`Save a locked register`}
      context={
        register.version === 0 ? (
          <Trans>This register is already locked. The attendance is being taken late.</Trans>
        ) : (
          <Plural
            value={sheet.changed.length}
            one="The attendance of # person will be changed."
            other="The attendance of # people will be changed."
          />
        )
      }
      act={t`Save`}
      isBusy={saving.isBusy}
      error={saving.error}
      onSubmit={(reason) => void saving.run(reason)}
      onClose={saving.onClose}
    />
  );
}

type Undone = { version: number; earlier: ReturnType<typeof earlierMarks> | null; reason: string | undefined };

/** Puts the marks back that the register opened with; one that had not been taken is taken back whole. */
async function undo(acts: RegisterActs, { version, earlier, reason: why }: Undone) {
  const reason = why ? { reason: t`Cancelled: ${why}`.slice(0, 300) } : {};
  try {
    if (earlier === null) await acts.takeBack({ version, ...reason });
    else if (earlier.length > 0) await acts.save({ version, marks: earlier, ...reason }, newKey());
    showToast({ tone: 'plain', sentence: earlier === null ? t`The attendance was deleted.` : t`The change was cancelled.` });
  } catch (failure) {
    showToast({ tone: 'bad', sentence: failureText(failure) });
  }
}

/** What a failed save says; the marks are kept whatever it was. */
function failureText(failure: unknown): string {
  if (!(failure instanceof CallError)) return errorText(failure);
  const { by, at } = (failure.code === 'registerChanged' ? failure.data : {}) as { by?: string; at?: string };
  if (by && at) {
    const time = formatDateTime(at);
    return t`${by} saved this register at ${time}. Your entries are kept. Check the differences.`;
  }
  return failure.status === 0 ? t`No internet connection. Your entries are kept on this computer. Save again later.` : errorText(failure);
}
