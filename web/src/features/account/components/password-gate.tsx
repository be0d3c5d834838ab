import { Trans, useLingui } from '@lingui/react/macro';
import { confirmMyPassword, passwordSchema } from '@shala/contract/identity';
import { useEffect, useState } from 'react';
import { openPasswordGate } from '#lib/password-gate';
import { useCallForm } from '#lib/use-call-form';
import { Button } from '#ui/button';
import { PasswordField } from '#ui/field';
import { FormError } from '#ui/form-error';
import { FormStack, Text } from '#ui/layout';
import { Modal, ModalFoot } from '#ui/modal';

type Asked = { answer: (isRight: boolean) => void };

/** Asks for the password again whenever an act needs it; the act then goes on by itself. */
export function PasswordGate() {
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => openPasswordGate(() => new Promise((resolve) => setAsked({ answer: resolve }))), []);
  if (asked === null) return null;
  const close = (isRight: boolean) => {
    setAsked(null);
    asked.answer(isRight);
  };
  return <PasswordDialog onClose={close} />;
}

function PasswordDialog({ onClose }: { onClose: (isRight: boolean) => void }) {
  const { t } = useLingui();
  const { field, submit, isBusy, failure } = useCallForm({
    call: confirmMyPassword,
    schema: passwordSchema,
    defaults: { password: '' },
    onDone: () => onClose(true),
  });
  return (
    <Modal title={t`Enter your password`} onClose={() => onClose(false)} isLocked={isBusy}>
      <FormStack
        onSubmit={(event) => {
          // The dialog may stand within the form whose act it is for.
          event.stopPropagation();
          void submit(event);
        }}
        gap={16}
        pt={4}
      >
        <Text c="dimmed" fz="sm">
          <Trans>Your password is asked again before this step, in case another person uses this computer.</Trans>
        </Text>
        <PasswordField {...field('password')} label={t`Password`} autoComplete="current-password" data-autofocus="" />
        <FormError error={failure} />
        <ModalFoot>
          <Button onClick={() => onClose(false)} disabled={isBusy}>{t`Cancel`}</Button>
          <Button type="submit" isPrimary isBusy={isBusy}>{t`Continue`}</Button>
        </ModalFoot>
      </FormStack>
    </Modal>
  );
}
