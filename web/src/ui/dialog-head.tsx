import { useLingui } from '@lingui/react/macro';
import { IconX } from '@tabler/icons-react';
import type { ReactNode, RefObject } from 'react';
import classes from './dialog-head.module.css';

type Props = {
  titleId: string;
  title: string;
  context?: ReactNode;
  onClose: () => void;
  isLocked?: boolean;
  /** A line below parts it from what scrolls. */
  isRuled?: boolean;
  /** Given where the heading itself takes the focus. */
  heading?: RefObject<HTMLHeadingElement | null>;
};

/** The head of a modal or a drawer: its title, what it is about, and the way out. */
export function DialogHead({ titleId, title, context, onClose, isLocked = false, isRuled = false, heading }: Props) {
  const { t } = useLingui();
  return (
    <div className={classes.head} data-ruled={isRuled || undefined}>
      <div className={classes.words}>
        <h2 className={classes.title} id={titleId} ref={heading} tabIndex={heading && -1}>
          {title}
        </h2>
        {context ? <p className={classes.context}>{context}</p> : null}
      </div>
      <button type="button" className={classes.close} aria-label={t`Close`} disabled={isLocked} onClick={onClose}>
        <IconX size={18} stroke={1.75} aria-hidden="true" />
      </button>
    </div>
  );
}
