import type { ReactNode } from 'react';
import { useDocumentTitle } from './document-title.tsx';
import classes from './page-header.module.css';

type Props = {
  title: string;
  /** One line that says month, class and count. */
  context?: ReactNode;
  /** Filters, buttons and one primary, last. */
  actions?: ReactNode;
};

/** The head of a screen: what it is, what it is about now, and what can be done with it. Also names the browser's tab. */
export function PageHeader({ title, context, actions }: Props) {
  useDocumentTitle(title);
  return (
    <header className={classes.header}>
      <div className={classes.words}>
        <h1 className={classes.title} tabIndex={-1}>
          {title}
        </h1>
        {context ? <p className={classes.context}>{context}</p> : null}
      </div>
      {actions ? <div className={classes.actions}>{actions}</div> : null}
    </header>
  );
}
