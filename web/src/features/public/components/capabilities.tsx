import { Trans } from '@lingui/react/macro';
import { IconBook, IconCalendarCheck, IconCalendarTime, IconCurrencyRupee, IconSparkles, IconSpeakerphone } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './capabilities.module.css';
import page from './public-page.module.css';

const ICON = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** Six parts of the office, each in the words of the person who does the work. */
export function Capabilities() {
  return (
    <section className={`${page.column} ${classes.section}`} aria-labelledby="parts">
      <h2 id="parts" className={classes.heading}>
        <Trans>What the office does in Shala</Trans>
      </h2>
      <ul className={classes.grid}>
        <Capability icon={<IconCurrencyRupee {...ICON} />} title={<Trans>Fees</Trans>}>
          <Trans>
            Find the student, collect cash or a cheque, and hand over the receipt. The selected month is paid first, and any extra amount
            clears the oldest dues. A paid month cannot be collected twice. A wrong receipt is cancelled with a reason and never deleted.
          </Trans>
        </Capability>
        <Capability icon={<IconCalendarTime {...ICON} />} title={<Trans>Timetable</Trans>}>
          <Trans>
            The weekly timetable of each section, Monday to Saturday. If a teacher is already busy in another class, Shala names the class
            and the period. When a teacher is absent, Shala suggests the arrangement for each period.
          </Trans>
        </Capability>
        <Capability icon={<IconCalendarCheck {...ICON} />} title={<Trans>Attendance</Trans>}>
          <Trans>
            Mark only those who are absent or late; the rest are present. Half days and approved leave are separate, holidays are not
            counted, and registers not yet taken are listed.
          </Trans>
        </Capability>
        <Capability icon={<IconSpeakerphone {...ICON} />} title={<Trans>Notices</Trans>}>
          <Trans>
            Send one notice to everyone, a class, a section, the staff or parents with overdue fees. You see the number of recipients before
            it is sent. What was delivered and what was not is kept on record.
          </Trans>
        </Capability>
        <Capability icon={<IconBook {...ICON} />} title={<Trans>Textbooks</Trans>}>
          <Trans>
            Upload the PDF of a textbook, up to 50 MB. Shala lists its chapters, topics, exercise questions and examples with page numbers,
            for the logbook and for question papers. The book does not leave your computer.
          </Trans>
        </Capability>
        <Capability icon={<IconSparkles {...ICON} />} title={<Trans>Assistant</Trans>}>
          <Trans>
            Ask who is absent today, or ask it to send fee reminders to class 8th. It answers from the school’s own records. Before it
            changes or sends anything, it shows the plan and the number of recipients and asks you to confirm.
          </Trans>
        </Capability>
      </ul>
    </section>
  );
}

function Capability({ icon, title, children }: { icon: ReactNode; title: ReactNode; children: ReactNode }) {
  return (
    <li className={classes.item}>
      <span className={classes.icon}>{icon}</span>
      <h3 className={classes.title}>{title}</h3>
      <p className={classes.text}>{children}</p>
    </li>
  );
}
