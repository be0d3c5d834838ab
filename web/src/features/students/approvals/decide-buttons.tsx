import { useLingui } from '@lingui/react/macro';
import { decideIdentityChange } from '@shala/contract/students';
import { errorText } from '#lib/error-text';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { useStudentAct } from '../api.ts';
import type { IdentityChange } from './change-words.ts';

/** Approves or refuses a change that somebody else asked for; one's own can be withdrawn. */
export function DecideButtons({ change: { id, isYours, student } }: { change: IdentityChange }) {
  const { t } = useLingui();
  const act = useStudentAct(decideIdentityChange, ({ state }) =>
    showToast({
      tone: 'good',
      sentence:
        state === 'approved'
          ? t`${student.name} was changed.`
          : state === 'refused'
            ? t`The change to ${student.name} was rejected.`
            : t`The change to ${student.name} was withdrawn.`,
    }),
  );
  const decide = (decision: 'approve' | 'refuse' | 'withdraw') =>
    act.mutate(
      { input: { params: { changeId: id }, body: { decision } } },
      { onError: (error) => showToast({ tone: 'bad', sentence: errorText(error) }) },
    );
  if (isYours)
    return (
      <Button
        size="small"
        isBusy={act.isPending}
        aria-label={t`Withdraw the change to ${student.name}`}
        onClick={() => decide('withdraw')}
      >{t`Withdraw`}</Button>
    );
  return (
    <>
      <Button
        size="small"
        isPrimary
        isBusy={act.isPending}
        aria-label={t`Approve the change to ${student.name}`}
        onClick={() => decide('approve')}
      >{t`Approve`}</Button>{' '}
      <Button
        size="small"
        disabled={act.isPending}
        aria-label={t`Reject the change to ${student.name}`}
        onClick={() => decide('refuse')}
      >{t`Reject`}</Button>
    </>
  );
}
