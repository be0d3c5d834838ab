import { useRef } from 'react';
import { BareModal, type ModalProps } from './bare-modal.tsx';
import { useDiscardQuestion } from './discard-question.tsx';

export { ModalFoot } from './modal-foot.tsx';

/** A dialog for a decision or a short form. It asks before what was typed into a form of it is lost. */
export function Modal({ onClose, ...props }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { isTyped, close, question } = useDiscardQuestion(dialog, onClose);
  return (
    <>
      <BareModal {...props} dialog={dialog} isHeld={isTyped} onClose={close} />
      {question}
    </>
  );
}
