import { Trans } from '@lingui/react/macro';
import { paths } from '#lib/paths';
import classes from './own-computer.module.css';
import page from './public-page.module.css';

/** Where Shala runs, and what follows from that. */
export function OwnComputer() {
  return (
    <section className={classes.band} aria-labelledby="own-computer">
      <div className={`${page.column} ${classes.columns}`}>
        <div>
          <h2 id="own-computer" className={classes.heading}>
            <Trans>On the school’s own computer</Trans>
          </h2>
          <p className={classes.lead}>
            <Trans>The school installs Shala on its own computer, and the office opens it in the browser.</Trans>
          </p>
        </div>
        <dl className={classes.facts}>
          <div>
            <dt>
              <Trans>No fee per student</Trans>
            </dt>
            <dd>
              <Trans>The school pays nothing for Shala. Every part is included, for 40 students or 4,000.</Trans>{' '}
              <a href={paths.pricing}>
                <Trans>What it costs</Trans>
              </a>
            </dd>
          </div>
          <div>
            <dt>
              <Trans>Works when the internet does not</Trans>
            </dt>
            <dd>
              <Trans>The counter keeps collecting fees on the school’s own network. Only emails and messages need the internet.</Trans>
            </dd>
          </div>
          <div>
            <dt>
              <Trans>Your records stay with you</Trans>
            </dt>
            <dd>
              <Trans>A backup every night, a copy whenever you want one, and nothing is sent to anyone unless you set it up.</Trans>{' '}
              <a href={paths.privacy}>
                <Trans>What is kept and where</Trans>
              </a>
            </dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
