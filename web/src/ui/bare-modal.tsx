import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { DialogHead } from './dialog-head.tsx';
import classes from './modal.module.css';

type Props = {
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

/**
 * A dialog for a decision or a short form. It may be opened from within a form: it lies outside of it in the page, and what is sent in it
 * stays in it, since a form within a form is sent by the browser itself. The field marked `data-autofocus` has the focus; Esc closes; the focus goes
 * back to where it was.
 */
export function Modal({ title, context, children, onClose, isLocked = false, side = 'centre', width = 424 }: Props) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useOpen(dialog);
  useReopenWhileLocked(dialog, isLocked, onClose);

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

/** What ends a dialog: the way back at the left, the act at the right. */
export function ModalFoot({ children }: { children: ReactNode }) {
  return (
    <div className={classes.foot} data-foot="">
      {children}
    </div>
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

/** Some ways of closing (a gesture, a second Esc) cannot be stopped, only answered. */
function useReopenWhileLocked(dialog: { current: HTMLDialogElement | null }, isLocked: boolean, onClose: () => void): void {
  const latest = useRef({ isLocked, onClose });
  latest.current = { isLocked, onClose };
  useEffect(() => {
    const element = dialog.current;
    const handleClose = () => {
      // It may have been opened again in the meantime.
      if (!element?.isConnected || element.open) return;
      if (latest.current.isLocked) element.showModal();
      else latest.current.onClose();
    };
    element?.addEventListener('close', handleClose);
    return () => element?.removeEventListener('close', handleClose);
  }, [dialog]);
}
