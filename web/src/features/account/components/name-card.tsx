import { useLingui } from '@lingui/react/macro';
import { ownNameSchema, renameMyAccount } from '@shala/contract/identity';
import { showToast } from '#lib/toasts';
import { useCallForm } from '#lib/use-call-form';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { TextField } from '#ui/field';
import { FormError } from '#ui/form-error';
import { FormStack, Group } from '#ui/layout';
import { type MyAccount, useAccountAgain } from '../api.ts';

/** The name that stands beside what one does. The mail address is the sign-in and stays. */
export function NameCard({ account }: { account: MyAccount }) {
  const { t } = useLingui();
  const again = useAccountAgain();
  const { form, field, submit, isBusy, failure } = useCallForm({
    call: renameMyAccount,
    schema: ownNameSchema,
    defaults: { name: account.name },
    onDone: (_answer, values) => {
      form.reset(values);
      void again();
      showToast({ tone: 'good', sentence: t`Your name was saved.` });
    },
  });
  return (
    <Card title={t`Email and name`}>
      <FormStack onSubmit={submit} gap={16} pt={4} pb={16} px={16}>
        <TextField
          label={t`Email`}
          value={account.email}
          readOnly
          disabled
          description={t`You sign in with this address. It cannot be changed.`}
        />
        <TextField
          {...field('name')}
          label={t`Your name`}
          maxLength={120}
          autoComplete="name"
          description={t`Printed on receipts that you issue and shown in the record of changes.`}
        />
        <FormError error={failure} />
        <Group gap={8} align="stretch" justify="flex-end">
          <Button type="submit" isPrimary isBusy={isBusy} disabled={!form.formState.isDirty}>{t`Save name`}</Button>
        </Group>
      </FormStack>
    </Card>
  );
}
