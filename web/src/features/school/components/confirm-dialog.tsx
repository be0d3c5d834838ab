import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#ui/button';
import { FormError } from '#ui/form-error';
import { Modal, ModalFoot } from '#ui/modal';

type Props = {
  title: string;
  act: string;
  isBusy: boolean;
  /** It is known beforehand that it cannot be done. */
  isBlocked?: boolean;
  error: unknown;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Asks once more before what cannot be taken back; a refusal stands where the question was. */
export function ConfirmDialog({ title, act, isBusy, isBlocked, error, onConfirm, onClose, children }: Props) {
  const { t } = useLingui();
  return (
    <Modal title={title} onClose={onClose} isLocked={isBusy}>
      <p>{children}</p>
      <FormError error={error} />
      <ModalFoot>
        <Button onClick={onClose} disabled={isBusy} data-autofocus="">
          {isBlocked ? t`Close` : t`Cancel`}
        </Button>
        {isBlocked ? null : (
          <Button isDanger isBusy={isBusy} onClick={onConfirm}>
            {act}
          </Button>
        )}
      </ModalFoot>
    </Modal>
  );
}
