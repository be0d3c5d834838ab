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
            The Shala program comes with a demo school of sample students, staff and receipts. Anyone can try it on the computer where Shala
            is installed. Your own school is separate and starts empty.
          </Trans>
        </p>
      </div>
      <EntranceLinks className={classes.actions} />
    </section>
  );
}
