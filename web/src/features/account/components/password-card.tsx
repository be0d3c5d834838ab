import { useLingui } from '@lingui/react/macro';
import { changeMyPassword, passwordChangeSchema } from '@shala/contract/identity';
import { formatDateTime } from '#lib/format';
import { showToast } from '#lib/toasts';
import { useCallForm } from '#lib/use-call-form';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { PasswordField } from '#ui/field';
import { FormError } from '#ui/form-error';
import { FormStack, Group } from '#ui/layout';
import { NewPasswordField } from '#ui/new-password-field';
import { useAccountAgain } from '../api.ts';

/** Another password while signed in. */
export function PasswordCard({ changedAt }: { changedAt: string | null }) {
  const { t } = useLingui();
  const again = useAccountAgain();
  const { form, field, submit, isBusy, failure } = useCallForm({
    call: changeMyPassword,
    schema: passwordChangeSchema,
    defaults: { current: '', password: '' },
    onDone: () => {
      form.reset();
      void again();
      showToast({ tone: 'good', sentence: t`Your password was changed. You are signed out everywhere else.` });
    },
  });
  const at = changedAt ? formatDateTime(changedAt) : '';
  return (
    <Card title={t`Password`} {...(changedAt && { fact: t`Changed on ${at}` })}>
      <FormStack onSubmit={submit} gap={16} pt={4} pb={16} px={16}>
        <PasswordField {...field('current')} label={t`Current password`} autoComplete="current-password" />
        <NewPasswordField {...field('password')} label={t`New password`} value={form.watch('password')} />
        <FormError error={failure} />
        <Group gap={8} align="stretch" justify="flex-end">
          <Button type="submit" isPrimary isBusy={isBusy}>{t`Change password`}</Button>
        </Group>
      </FormStack>
    </Card>
  );
}
