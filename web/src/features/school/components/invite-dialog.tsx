import { Trans, useLingui } from '@lingui/react/macro';
import { inviteUser } from '@shala/contract/identity';
import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '#lib/toasts';
import { useCallForm } from '#lib/use-call-form';
import { Button } from '#ui/button';
import { TextField } from '#ui/field';
import { FormError } from '#ui/form-error';
import { FormStack } from '#ui/layout';
import { Modal, ModalFoot } from '#ui/modal';
import classes from './school.module.css';

type Values = { name: string; email: string };

/** Mails somebody the way in: whoever opens the link sets the password. */
export function InviteDialog({ person, onClose }: { person: Values; onClose: () => void }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { field, submit, isBusy, failure } = useCallForm<typeof inviteUser, Values>({
    call: inviteUser,
    schema: inviteUser.body,
    defaults: { name: person.name, email: person.email },
    onDone: ({ email }) => {
      void client.invalidateQueries({ queryKey: ['school'] });
      onClose();
      showToast({ tone: 'good', sentence: t`The invitation is being sent to ${email}.` });
    },
  });
  return (
    <Modal title={t`Invite an administrator`} onClose={onClose} isLocked={isBusy}>
      <FormStack onSubmit={submit} gap={10}>
        <TextField {...field('name')} label={t`Name`} maxLength={120} autoComplete="off" data-autofocus="" />
        <TextField {...field('email')} label={t`Email`} inputMode="email" autoComplete="off" />
        <p className={classes.quiet}>
          <Trans>
            The person gets an email with a link to set a password. The link works for 7 days. Administrators can do everything that you can
            do.
          </Trans>
        </p>
        <FormError error={failure} />
        <ModalFoot>
          <Button onClick={onClose} disabled={isBusy}>{t`Cancel`}</Button>
          <Button type="submit" isPrimary isBusy={isBusy}>{t`Send the invitation`}</Button>
        </ModalFoot>
      </FormStack>
    </Modal>
  );
}
