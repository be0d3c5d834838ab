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
          <Trans>Try it with a demo school</Trans>
        </h2>
        <p className={classes.text}>
          <Trans>
            A new Shala comes with a demo school of sample students, staff and receipts. You can sign in to it on the computer that runs
            Shala. Your own school is separate and starts empty.
          </Trans>
        </p>
      </div>
      <EntranceLinks className={classes.actions} />
    </section>
  );
}
