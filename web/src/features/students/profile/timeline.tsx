import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CallAnswer } from '@shala/contract/shared';
import type { getStudentYear } from '@shala/contract/students';
import {
  IconAward,
  IconBeach,
  IconCash,
  IconCertificate,
  IconClipboardText,
  IconDoorEnter,
  IconDoorExit,
  IconSchool,
  IconUserOff,
  IconUserPlus,
  IconUsers,
} from '@tabler/icons-react';
import { formatDate, formatRupees, formatShortDate } from '#lib/format';
import { modeWord } from '#lib/mode-words';
import { Text } from '#ui/layout';
import classes from './profile.module.css';

type Event = CallAnswer<typeof getStudentYear>['timeline'][number];

const ICONS: Record<Event['kind'], typeof IconCash> = {
  payment: IconCash,
  activity: IconAward,
  absence: IconUserOff,
  leave: IconBeach,
  exam: IconClipboardText,
  move: IconUsers,
  seat: IconSchool,
  place: IconSchool,
  admission: IconUserPlus,
  left: IconDoorExit,
  back: IconDoorEnter,
  certificate: IconCertificate,
};

/** What happened, newest first. */
export function Timeline({ events }: { events: Event[] }) {
  const { t } = useLingui();
  const wordsOf = useEventWords();
  const thisYear = new Date().getFullYear();
  return (
    <section>
      <h2 className={classes.title}>{t`Important events`}</h2>
      {events.length === 0 ? <Text c="dimmed" fz="sm">{t`No entries yet.`}</Text> : null}
      <ol className={classes.timeline}>
        {events.map((event) => {
          const Icon = ICONS[event.kind];
          const [title, detail] = wordsOf(event);
          return (
            <li key={`${event.kind} ${event.on} ${event.what} ${event.detail}`}>
              <span className={classes.dot} aria-hidden="true">
                <Icon size={14} stroke={1.75} />
              </span>
              <span className={classes.event}>
                <span>{title}</span>
                <span>{detail}</span>
              </span>
              <time dateTime={event.on}>
                {Number(event.on.slice(0, 4)) === thisYear ? formatShortDate(event.on) : formatDate(event.on)}
              </time>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function useEventWords(): (event: Event) => [string, string] {
  const { t } = useLingui();
  return ({ kind, what, detail, amount }) => {
    const count = Number(what);
    switch (kind) {
      case 'payment':
        return [t`${formatRupees(amount ?? 0)} paid`, t`${modeWord(what)}, receipt ${detail}`];
      case 'absence':
        return [plural(count, { one: 'Absent one day', other: 'Absent # days' }), detail];
      case 'leave':
        return [plural(count, { one: 'On leave one day', other: 'On leave # days' }), detail];
      case 'exam':
        return [t`${what}: result published`, t`Average ${detail}%`];
      case 'move':
        return [t`Section changed`, t`${what} to ${detail}`];
      case 'seat':
        return [t`Promoted to Class ${what}`, detail];
      case 'place':
        return [t`Class ${what}`, detail];
      case 'admission':
        return [t`Joined the school`, t`Admission no. ${what}`];
      case 'left':
        return [t`Left the school`, what];
      case 'back':
        return [t`Readmitted`, what];
      default:
        return [what, detail];
    }
  };
}
