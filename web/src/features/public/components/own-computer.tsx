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
            <Trans>On a computer of the school’s own</Trans>
          </h2>
          <p className={classes.lead}>
            <Trans>
              Shala is not a service somewhere else. The school installs it on its own computer, and the office opens it in the browser.
            </Trans>
          </p>
        </div>
        <dl className={classes.facts}>
          <div>
            <dt>
              <Trans>No fee per student</Trans>
            </dt>
            <dd>
              <Trans>All of Shala is there for forty children and for four thousand.</Trans>{' '}
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
              <Trans>Inside the school’s network the counter keeps taking fees. Only mail and messages wait for the line.</Trans>
            </dd>
          </div>
          <div>
            <dt>
              <Trans>The records stay with you</Trans>
            </dt>
            <dd>
              <Trans>A backup every night, a copy whenever you want one, and nothing sent to anybody unless you set it up.</Trans>{' '}
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
