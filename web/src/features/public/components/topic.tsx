import type { ReactNode } from 'react';
import page from './public-page.module.css';
import classes from './topic.module.css';

/** One matter of a page: named at the left, told at the right. */
export function Topic({
  title,
  note,
  children,
}: {
  title: ReactNode /** A line under the name. */;
  note?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={`${page.column} ${classes.topic}`}>
      <div className={classes.row}>
        <div>
          <h2 className={classes.title}>{title}</h2>
          {note ? <p className={classes.note}>{note}</p> : null}
        </div>
        <div className={classes.told}>{children}</div>
      </div>
    </section>
  );
}

/** Points of a topic, each a sentence or two that can stand alone. */
export function Points({ children }: { children: ReactNode }) {
  return <ul className={classes.points}>{children}</ul>;
}

/** A point with the few words that one looks for in front. */
export function Point({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <li className={classes.point}>
      <h3 className={classes.pointName}>{name}</h3>
      <p>{children}</p>
    </li>
  );
}
