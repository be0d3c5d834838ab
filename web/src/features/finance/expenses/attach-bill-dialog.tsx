import { useLingui } from '@lingui/react/macro';
import { attachBill, type listExpenses } from '@shala/contract/finance';
import type { CallAnswer } from '@shala/contract/shared';
import { type FormEvent, useState } from 'react';
import { formatRupees } from '#lib/format';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { FormError } from '#ui/form-error';
import { FormStack } from '#ui/layout';
import { Modal, ModalFoot } from '#ui/modal';
import { useFinanceAct } from '../api.ts';
import { BillField } from './bill-field.tsx';
import { sendBill } from './use-expense.ts';

type Props = { expense: CallAnswer<typeof listExpenses>['expenses'][number]; onClose: () => void };

/** Puts the bill to an expense that was entered without one, or a better picture in its place. */
export function AttachBillDialog({ expense, onClose }: Props) {
  const { t } = useLingui();
  const [file, setFile] = useState<File | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const attach = useFinanceAct(attachBill);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!file || isBusy) return;
    setIsBusy(true);
    setFailure(null);
    try {
      await attach.mutateAsync({ input: { params: { expenseId: expense.id }, body: { fileId: await sendBill(file) } } });
      showToast({ tone: 'good', sentence: t`The bill was attached.` });
      onClose();
    } catch (error) {
      setFailure(error);
      setIsBusy(false);
    }
  };
  return (
    <Modal title={t`Attach bill`} context={`${expense.description} · ${formatRupees(expense.amount)}`} isLocked={isBusy} onClose={onClose}>
      <FormStack gap={14} onSubmit={(event) => void submit(event)}>
        <BillField file={file} onChange={setFile} isDisabled={isBusy} />
        <FormError error={failure} />
        <ModalFoot>
          <Button onClick={onClose} disabled={isBusy}>
            {t`Cancel`}
          </Button>
          <Button type="submit" isPrimary disabled={!file} isBusy={isBusy}>
            {t`Attach bill`}
          </Button>
        </ModalFoot>
      </FormStack>
    </Modal>
  );
}
