import { useLingui } from '@lingui/react/macro';
import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import classes from './drawer.module.css';
import modal from './modal.module.css';

type Props = { title: string; context?: ReactNode; children: ReactNode; foot?: ReactNode; onClose: () => void; width?: number };

/** Details beside a list that stays usable. Esc closes it; the focus goes back to where it was. */
export function Drawer({ title, context, children, foot, onClose, width = 440 }: Props) {
  const { t } = useLingui();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
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
    onClose();
  };
  return (
    <div
      role="dialog"
      aria-labelledby={titleId}
      className={classes.drawer}
      style={{ '--drawer-width': `${width}px` } as Record<string, string>}
      onKeyDown={handleKeyDown}
    >
      <div className={classes.head}>
        <div className={classes.words}>
          <h2 className={classes.title} id={titleId} tabIndex={-1} ref={heading}>
            {title}
          </h2>
          {context ? <p className={classes.context}>{context}</p> : null}
        </div>
        <button type="button" className={modal.close} aria-label={t`Close`} onClick={onClose}>
          <IconX size={18} stroke={1.75} aria-hidden="true" />
        </button>
      </div>
      <div className={classes.body}>{children}</div>
      {foot ? <div className={classes.foot}>{foot}</div> : null}
    </div>
  );
}
