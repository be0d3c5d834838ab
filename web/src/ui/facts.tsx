import type { ReactNode } from 'react';
import classes from './facts.module.css';

/** Terms with what stands behind each, in two columns. */
export function Facts({ facts }: { facts: { term: string; value: ReactNode }[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ term, value }) => (
        <div key={term} style={{ display: 'contents' }}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
