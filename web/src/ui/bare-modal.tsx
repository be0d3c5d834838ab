import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { DialogHead } from './dialog-head.tsx';
import classes from './modal.module.css';

export type ModalProps = {
  title: string;
  context?: ReactNode;
  children: ReactNode;
  onClose: () => void;
  /** While something runs that must be seen to its end: nothing closes the dialog. */
  isLocked?: boolean;
  /** `end` docks it to the content's right edge. */
  side?: 'centre' | 'end';
  width?: number;
};

type Props = ModalProps & {
  dialog?: RefObject<HTMLDialogElement | null>;
  /** Whether a way of closing that cannot be stopped is undone, because `onClose` only asks. */
  isHeld?: () => boolean;
};

/**
 * A dialog that closes at once, for the modal and for its question. It may be opened from within a form: it lies outside of it in the page, and what is sent in it
 * stays in it, since a form within a form is sent by the browser itself. The field marked `data-autofocus` has the focus; Esc closes; the focus goes
 * back to where it was.
 */
export function BareModal({ title, context, children, onClose, isLocked = false, side = 'centre', width = 424, ...more }: Props) {
  const titleId = useId();
  const own = useRef<HTMLDialogElement>(null);
  const dialog = more.dialog ?? own;
  useOpen(dialog);
  useAnswerToClosing(dialog, { isLocked, onClose, isHeld: more.isHeld });

  const handleKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key !== 'Escape') return;
    // The browser would close the dialog by itself, also while it is locked.
    event.preventDefault();
    if (!isLocked) onClose();
  };
  return createPortal(
    <dialog
      ref={dialog}
      className={classes.modal}
      data-side={side}
      style={{ '--modal-width': `${width}px` } as Record<string, string>}
      aria-labelledby={titleId}
      onKeyDown={handleKeyDown}
      onSubmit={(event) => event.stopPropagation()}
    >
      <DialogHead titleId={titleId} title={title} context={context} onClose={onClose} isLocked={isLocked} />
      <div className={classes.body}>{children}</div>
    </dialog>,
    document.body,
  );
}

function useOpen(dialog: { current: HTMLDialogElement | null }): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    const first = element.querySelector<HTMLElement>('[data-autofocus]');
    first?.focus();
    if (first instanceof HTMLInputElement) first.select();
    return () => element.close();
  }, [dialog]);
}

type Answer = { isLocked: boolean; onClose: () => void; isHeld: (() => boolean) | undefined };

/** Some ways of closing (a gesture, a second Esc) cannot be stopped, only answered. */
function useAnswerToClosing(dialog: RefObject<HTMLDialogElement | null>, answer: Answer): void {
  const latest = useRef(answer);
  latest.current = answer;
  useEffect(() => {
    const element = dialog.current;
    const handleClose = () => {
      // It may have been opened again in the meantime.
      if (!element?.isConnected || element.open) return;
      const { isLocked, isHeld, onClose } = latest.current;
      if (isLocked || isHeld?.()) element.showModal();
      if (!isLocked) onClose();
    };
    element?.addEventListener('close', handleClose);
    return () => element?.removeEventListener('close', handleClose);
  }, [dialog]);
}
