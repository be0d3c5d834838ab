import { useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useState } from 'react';
import { BareModal } from './bare-modal.tsx';
import { Button } from './button.tsx';
import { ModalFoot } from './modal-foot.tsx';
import { useTypedIn } from './typed-in.ts';

/**
 * How a window closes by Esc or its cross: at once, or after a question if something was typed into one of its forms. Render `question` after the window.
 * A button of the form, such as Cancel, closes it at once.
 */
export function useDiscardQuestion(element: RefObject<HTMLElement | null>, onClose: () => void) {
  const isTyped = useTypedIn(element);
  const [isAsking, setIsAsking] = useState(false);
  const close = () => (isTyped() ? setIsAsking(true) : onClose());
  const question: ReactNode = isAsking ? <DiscardQuestion onDiscard={onClose} onBack={() => setIsAsking(false)} /> : null;
  return { isTyped, close, question };
}

function DiscardQuestion({ onDiscard, onBack }: { onDiscard: () => void; onBack: () => void }) {
  const { t } = useLingui();
  return (
    <BareModal title={t`Close without saving?`} onClose={onBack}>
      <p>{t`What you entered here is not saved.`}</p>
      <ModalFoot>
        <Button data-autofocus="" onClick={onBack}>{t`Continue editing`}</Button>
        <Button isDanger onClick={onDiscard}>{t`Close without saving`}</Button>
      </ModalFoot>
    </BareModal>
  );
}
