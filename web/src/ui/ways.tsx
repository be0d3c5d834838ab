import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import classes from './ways.module.css';

type Props = { label: string; ways: { path: string; label: string }[]; end?: ReactNode };

/** The ways between the screens of one area, as a row of links on a rule; acts may follow at its end, or above it where there is no room. */
export function Ways({ label, ways, end }: Props) {
  return (
    <nav className={`${classes.nav} ${classes.wraps}`} aria-label={label}>
      <span className={classes.links}>
        {ways.map((way) => (
          <NavLink key={way.path} to={way.path} end className={classes.way ?? ''}>
            {way.label}
          </NavLink>
        ))}
      </span>
      {end ? <span className={classes.end}>{end}</span> : null}
    </nav>
  );
}
