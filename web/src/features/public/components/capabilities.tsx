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
            Find the child, take cash or a cheque, hand over the receipt. The named month is paid first, what is left over goes to the
            oldest months. A month that is already paid cannot be taken twice, and a mistake is reversed with a reason, never erased.
          </Trans>
        </Capability>
        <Capability icon={<IconCalendarTime {...ICON} />} title={<Trans>Timetable</Trans>}>
          <Trans>
            Each section’s week, Monday to Saturday, edited row by row. A teacher who is already busy in another class is refused with the
            class and the period named. When somebody is absent, Shala proposes who takes which period.
          </Trans>
        </Capability>
        <Capability icon={<IconCalendarCheck {...ICON} />} title={<Trans>Attendance</Trans>}>
          <Trans>
            Mark the exceptions, the rest are present. Absent, late, half day and approved leave stay apart, holidays do not count, and the
            registers that nobody has taken yet are listed by name.
          </Trans>
        </Capability>
        <Capability icon={<IconSpeakerphone {...ICON} />} title={<Trans>Notices</Trans>}>
          <Trans>
            Write once to everybody, a class, a section, the staff or the families with fees due. Before anything goes out you see how many
            people it reaches. What was sent to whom, and what did not arrive, stays on record.
          </Trans>
        </Capability>
        <Capability icon={<IconBook {...ICON} />} title={<Trans>Textbooks</Trans>}>
          <Trans>
            Give Shala the PDF of a textbook, up to 50 MB. It lists the chapters, topics, exercise questions and examples, each found on its
            page, ready for the logbook and for question papers. The book does not leave your computer.
          </Trans>
        </Capability>
        <Capability icon={<IconSparkles {...ICON} />} title={<Trans>Assistant</Trans>}>
          <Trans>
            Ask who is absent today, or tell it to remind the families of class 8th about their fees. It answers from the same records as
            the screens. Before it changes or sends anything it shows what, to whom and how many, and waits.
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
