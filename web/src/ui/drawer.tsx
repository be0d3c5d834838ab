import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { DialogHead } from './dialog-head.tsx';
import { useDiscardQuestion } from './discard-question.tsx';
import classes from './drawer.module.css';

type Props = { title: string; context?: ReactNode; children: ReactNode; foot?: ReactNode; onClose: () => void; width?: number };

/** Details beside a list that stays usable. Esc closes it, after a question if something was typed into a form of it; the focus goes back to where it was. */
export function Drawer({ title, context, children, foot, onClose, width = 440 }: Props) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const drawer = useRef<HTMLDivElement>(null);
  const { close, question } = useDiscardQuestion(drawer, onClose);
  useEffect(() => {
    const before = document.activeElement;
    heading.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close();
  };
  return (
    <>
      <div
        ref={drawer}
        role="dialog"
        aria-labelledby={titleId}
        className={classes.drawer}
        style={{ '--drawer-width': `${width}px` } as Record<string, string>}
        onKeyDown={handleKeyDown}
      >
        <DialogHead titleId={titleId} title={title} context={context} onClose={close} heading={heading} isRuled />
        <div className={classes.body}>{children}</div>
        {foot ? (
          <div className={classes.foot} data-foot="">
            {foot}
          </div>
        ) : null}
      </div>
      {question}
    </>
  );
}
