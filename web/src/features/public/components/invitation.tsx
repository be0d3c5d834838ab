import { Trans } from '@lingui/react/macro';
import { EntranceLinks } from './entrance-links.tsx';
import classes from './invitation.module.css';
import page from './public-page.module.css';

/** The end of a page: the two ways in once more. */
export function Invitation() {
  return (
    <section className={`${page.column} ${classes.section}`}>
      <div>
        <h2 className={classes.heading}>
          <Trans>Try it with a school that is already full</Trans>
        </h2>
        <p className={classes.text}>
          <Trans>
            A new installation brings a demo school with invented children, staff and payments. Its sign-in works on the computer that Shala
            runs on. Your own school starts empty beside it.
          </Trans>
        </p>
      </div>
      <EntranceLinks className={classes.actions} />
    </section>
  );
}
