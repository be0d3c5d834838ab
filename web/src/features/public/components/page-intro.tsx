import type { ReactNode } from 'react';
import classes from './page-intro.module.css';
import page from './public-page.module.css';

/** The head of a page that is read: its one heading and what it is about. */
export function PageIntro({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.band}>
      <div className={`${page.column} ${classes.words}`}>
        <h1 className={classes.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={classes.lead}>{children}</p>
      </div>
    </div>
  );
}
