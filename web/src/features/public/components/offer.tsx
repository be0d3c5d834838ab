import { Trans } from '@lingui/react/macro';
import { IconCheck, IconCoinRupee } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './offer.module.css';
import page from './public-page.module.css';

/** What is there for everybody, and what a school may still spend on others. */
export function Offer() {
  return (
    <div className={`${page.column} ${classes.offer}`}>
      <section className={classes.card}>
        <h2 className={classes.title}>
          <Trans>Included, for every school</Trans>
        </h2>
        <ul className={classes.list}>
          <Included>
            <Trans>
              Every part of the office: fees, expenses, people, timetable, logbook, attendance, calendar, notices, certificates, exams
            </Trans>
          </Included>
          <Included>
            <Trans>
              Finding chapters and questions in your textbooks, and an assistant that answers your questions, both on your own computer
            </Trans>
          </Included>
          <Included>
            <Trans>As many students, staff, classes and years as the computer can hold</Trans>
          </Included>
          <Included>
            <Trans>A backup every night, from which the records can be restored</Trans>
          </Included>
          <Included>
            <Trans>A demo school for practice</Trans>
          </Included>
          <Included>
            <Trans>Download of all your data, at any time</Trans>
          </Included>
        </ul>
      </section>
      <section className={classes.card}>
        <h2 className={classes.title}>
          <Trans>What can still cost money</Trans>
        </h2>
        <ul className={classes.list}>
          <Extra>
            <Trans>The computer, electricity, and a disk for a second copy of the backups</Trans>
          </Extra>
          <Extra>
            <Trans>A person to look after it, if nobody on your staff does</Trans>
          </Extra>
          <Extra>
            <Trans>
              Messages by SMS or WhatsApp, paid to the company that you choose. Email from the school’s own email account costs nothing
              extra
            </Trans>
          </Extra>
          <Extra>
            <Trans>
              A paid AI service (such as ChatGPT) for the assistant, only if the school takes one. The assistant also works without it
            </Trans>
          </Extra>
        </ul>
      </section>
    </div>
  );
}

function Included({ children }: { children: ReactNode }) {
  return (
    <li className={classes.item}>
      <IconCheck className={classes.included} size={18} stroke={2} aria-hidden="true" />
      <span>{children}</span>
    </li>
  );
}

function Extra({ children }: { children: ReactNode }) {
  return (
    <li className={classes.item}>
      <IconCoinRupee className={classes.extra} size={18} stroke={1.75} aria-hidden="true" />
      <span>{children}</span>
    </li>
  );
}
