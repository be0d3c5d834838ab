import { Trans, useLingui } from '@lingui/react/macro';
import { deactivateUser } from '@shala/contract/identity';
import { closeWith } from '#lib/close-with';
import { useSchoolAct } from '../api.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Asks before somebody may sign in no more. */
export function DeactivateDialog({ user, onClose }: { user: { id: string; name: string }; onClose: () => void }) {
  const { t } = useLingui();
  const act = useSchoolAct(deactivateUser, { onDone: () => closeWith(onClose, t`The sign-in of ${user.name} was stopped.`) });
  return (
    <ConfirmDialog
      title={t`Stop sign-in of ${user.name}`}
      act={t`Stop sign-in`}
      isBusy={act.isPending}
      error={act.error}
      onConfirm={() => act.mutate({ params: { userId: user.id } })}
      onClose={onClose}
    >
      <Trans>This user is signed out at once and can no longer sign in. The record of the user’s work is kept.</Trans>
    </ConfirmDialog>
  );
}
