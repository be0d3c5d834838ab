import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import classes from './ways.module.css';

type Props = { label: string; ways: { path: string; label: string }[]; end?: ReactNode };

/** The ways between the screens of one area, as a row of links under a rule; an act may stand at its end. */
export function Ways({ label, ways, end }: Props) {
  return (
    <nav className={classes.nav} aria-label={label}>
      {ways.map((way) => (
        <NavLink key={way.path} to={way.path} end className={classes.way ?? ''}>
          {way.label}
        </NavLink>
      ))}
      {end ? <span className={classes.end}>{end}</span> : null}
    </nav>
  );
}
