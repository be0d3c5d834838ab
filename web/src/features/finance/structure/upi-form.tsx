import { useLingui } from '@lingui/react/macro';
import { getUpiAccount, setUpiAccount, upiAddressSchema } from '@shala/contract/finance';
import { type FormEvent, useState } from 'react';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { TextField } from '#ui/field';
import { FormError } from '#ui/form-error';
import { FormStack, Group } from '#ui/layout';
import { LoadState } from '#ui/load-state';
import { useFinance, useFinanceAct } from '../api.ts';

/** The UPI ID of the school's bank account: with it, payments and slips show a QR code of exactly what is due. */
export function UpiForm() {
  const { t } = useLingui();
  const query = useFinance(getUpiAccount, {});
  return (
    <Card title={t`Fees by UPI`}>
      <LoadState query={query} title={t`The UPI ID could not be opened`} rows={2}>
        {({ upiAddress }) => <Form key={upiAddress} upiAddress={upiAddress} />}
      </LoadState>
    </Card>
  );
}

function Form({ upiAddress }: { upiAddress: string }) {
  const { t } = useLingui();
  const [text, setText] = useState(upiAddress);
  const [problem, setProblem] = useState<string>();
  const save = useFinanceAct(setUpiAccount, {
    onDone: ({ upiAddress: saved }) =>
      showToast({ tone: 'good', sentence: saved ? t`The UPI ID was saved.` : t`The UPI ID was removed. QR codes are no longer shown.` }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const result = upiAddressSchema.safeParse(text.trim());
    setProblem(result.success ? undefined : t`Enter a UPI ID such as school@okaxis, or leave it blank.`);
    if (result.success) save.mutate({ input: { body: { upiAddress: result.data } } });
  };
  return (
    <FormStack gap={16} maw={720} p={16} onSubmit={submit}>
      <TextField
        label={t`UPI ID of the school`}
        description={t`A QR code for the exact amount due is shown on fee challans, in reminders and on the screen where you collect fees. Leave blank if you do not want a QR code.`}
        placeholder={t`For example school@okaxis`}
        maxLength={120}
        autoComplete="off"
        spellCheck={false}
        value={text}
        error={problem}
        onChange={(event) => setText(event.target.value)}
      />
      <FormError error={save.error} />
      <Group gap={12} wrap="nowrap">
        <Button type="submit" isPrimary isBusy={save.isPending} disabled={text.trim() === upiAddress}>
          {t`Save UPI ID`}
        </Button>
      </Group>
    </FormStack>
  );
}
