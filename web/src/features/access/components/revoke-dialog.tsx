import { Trans, useLingui } from '@lingui/react/macro';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { FormError } from '#ui/form-error';
import { Modal, ModalFoot } from '#ui/modal';
import { type AccessToken, useRevoke } from '../api.ts';

/** Asks before a program is shut out. */
export function RevokeDialog({ token, onClose }: { token: AccessToken; onClose: () => void }) {
  const { t } = useLingui();
  const revoke = useRevoke(() => {
    showToast({ tone: 'good', sentence: t`The access of ${token.name} was stopped.` });
    onClose();
  });
  return (
    <Modal title={t`Stop the access of ${token.name}`} onClose={onClose} isLocked={revoke.isPending}>
      <p>
        <Trans>
          The program loses access immediately. Changes that it asked for and that are not approved yet are cancelled. The record of what it
          did is kept.
        </Trans>
      </p>
      <FormError error={revoke.error} />
      <ModalFoot>
        <Button onClick={onClose} disabled={revoke.isPending} data-autofocus="">{t`Cancel`}</Button>
        <Button isDanger isBusy={revoke.isPending} onClick={() => revoke.mutate(token.id)}>{t`Stop access`}</Button>
      </ModalFoot>
    </Modal>
  );
}
