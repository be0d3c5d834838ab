import { useLingui } from '@lingui/react/macro';
import { updateFeeHead } from '@shala/contract/finance';
import { type FormEvent, useState } from 'react';
import { feeHeadWords } from '#lib/stored-words';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { TextField } from '#ui/field';
import { FormError } from '#ui/form-error';
import { FormStack } from '#ui/layout';
import { Modal, ModalFoot } from '#ui/modal';
import { type FeeStructure, useFinanceAct } from '../api.ts';

/** Gives a head another name; charges and receipts of before show it under the new one, and no sum changes. */
export function RenameHead({ head, onClose }: { head: FeeStructure['heads'][number]; onClose: () => void }) {
  const { t } = useLingui();
  const [name, setName] = useState(() => feeHeadWords(head.name));
  const rename = useFinanceAct(updateFeeHead, {
    onDone: () => {
      showToast({ tone: 'good', sentence: t`The fee head was renamed to ${name.trim()}.` });
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === feeHeadWords(head.name)) {
      showToast({ tone: 'plain', sentence: t`The name was not changed.` });
      onClose();
    } else if (name.trim() !== '') rename.mutate({ input: { params: { headId: head.id }, body: { name: name.trim() } } });
  };
  return (
    <Modal title={t`Rename a fee head`} context={feeHeadWords(head.name)} isLocked={rename.isPending} onClose={onClose}>
      <FormStack gap={14} onSubmit={submit}>
        <TextField
          label={t`Name`}
          data-autofocus
          maxLength={60}
          description={t`Earlier fees and receipts also show the new name.`}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <FormError error={rename.error} />
        <ModalFoot>
          <Button onClick={onClose} disabled={rename.isPending}>
            {t`Cancel`}
          </Button>
          <Button type="submit" isPrimary disabled={name.trim() === ''} isBusy={rename.isPending}>
            {t`Rename`}
          </Button>
        </ModalFoot>
      </FormStack>
    </Modal>
  );
}
