import { Trans } from '@lingui/react/macro';
import { IconCalendarTime, IconCurrencyRupee, IconSparkles } from '@tabler/icons-react';
import { Capabilities } from '../components/capabilities.tsx';
import { EntranceLinks } from '../components/entrance-links.tsx';
import { Invitation } from '../components/invitation.tsx';
import { LandingPicture } from '../components/landing-picture.tsx';
import { OwnComputer } from '../components/own-computer.tsx';
import page from '../components/public-page.module.css';
import { PublicPage } from '../components/public-page.tsx';
import classes from './landing-screen.module.css';

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** The first page: one sentence, one way in, the product itself, and what it does for the office. */
export function LandingScreen() {
  return (
    <PublicPage page="landing">
      <section className={classes.hero}>
        <div className={`${page.column} ${classes.stage}`}>
          <div className={classes.words}>
            <h1 className={classes.title} tabIndex={-1}>
              <Trans>The whole school office in one place.</Trans>
            </h1>
            <p className={classes.lead}>
              <Trans>
                Fee receipts at once, a timetable without clashes, attendance by 10 am, certificates in your own format. Made for schools in
                India.
              </Trans>
            </p>
            <EntranceLinks className={classes.actions} />
          </div>
          <LandingPicture />
        </div>
      </section>
      <Promises />
      <Capabilities />
      <OwnComputer />
      <Invitation />
    </PublicPage>
  );
}

/** The three things that a school asks first, in the first screenful. */
function Promises() {
  return (
    <section className={classes.strip}>
      <ul className={`${page.column} ${classes.promises}`}>
        <li className={classes.promise}>
          <span className={classes.icon}>
            <IconCurrencyRupee {...ICON} />
          </span>
          <div>
            <h2 className={classes.promiseTitle}>
              <Trans>Accounts that always tally</Trans>
            </h2>
            <p>
              <Trans>Part payments, cheques, cancelled receipts. Click any amount to see its receipts.</Trans>
            </p>
          </div>
        </li>
        <li className={classes.promise}>
          <span className={classes.icon}>
            <IconCalendarTime {...ICON} />
          </span>
          <div>
            <h2 className={classes.promiseTitle}>
              <Trans>Timetable clashes shown as you type</Trans>
            </h2>
            <p>
              <Trans>Shala says which teacher is busy and in which class, and offers the teachers who are free.</Trans>
            </p>
          </div>
        </li>
        <li className={classes.promise}>
          <span className={classes.icon}>
            <IconSparkles {...ICON} />
          </span>
          <div>
            <h2 className={classes.promiseTitle}>
              <Trans>An assistant that asks first</Trans>
            </h2>
            <p>
              <Trans>It shows the plan, the names and the count, and asks you to confirm.</Trans>
            </p>
          </div>
        </li>
      </ul>
    </section>
  );
}
