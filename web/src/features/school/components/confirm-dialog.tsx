import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#ui/button';
import { FormError } from '#ui/form-error';
import { Modal, ModalFoot } from '#ui/modal';

type Props = {
  title: string;
  act: string;
  isBusy: boolean;
  error: unknown;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Asks once more before what cannot be taken back; a refusal stands where the question was. */
export function ConfirmDialog({ title, act, isBusy, error, onConfirm, onClose, children }: Props) {
  const { t } = useLingui();
  return (
    <Modal title={title} onClose={onClose} isLocked={isBusy}>
      <p>{children}</p>
      <FormError error={error} />
      <ModalFoot>
        <Button onClick={onClose} disabled={isBusy} data-autofocus="">{t`Cancel`}</Button>
        <Button isDanger isBusy={isBusy} onClick={onConfirm}>
          {act}
        </Button>
      </ModalFoot>
    </Modal>
  );
}
