import { Trans, useLingui } from '@lingui/react/macro';
import type { CallAnswer } from '@shala/contract/shared';
import { MONTHS } from '@shala/contract/shared';
import type { getStudentYear } from '@shala/contract/students';
import { IconArrowDownRight, IconArrowRight, IconArrowUpRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatMonth, formatPercent } from '#lib/format';
import { paths, pathTo } from '#lib/paths';
import { Card } from '#ui/card';
import { HiddenText } from '#ui/controls';
import { Text } from '#ui/layout';
import classes from './profile.module.css';

type Year = CallAnswer<typeof getStudentYear>;

/** What counts as a day at school: a half day is half of one. */
const WORTH: Record<string, number> = { P: 1, L: 1, H: 0.5, A: 0, V: 0 };
const SHOWN_MARKS: Record<string, string> = { A: 'A', V: 'L', H: '½' };

/** Every day of the year: present, absent, on leave, no school, still to come. */
export function AttendanceCard({ studentId, months }: { studentId: string; months: Year['months'] }) {
  const { t } = useLingui();
  const all = months.map(({ days }) => days).join('');
  const [present, taken] = countDays(all);
  const absent = [...all].filter((mark) => mark === 'A').length;
  const onLeave = [...all].filter((mark) => mark === 'V').length;
  return (
    <Card
      title={t`Attendance`}
      fact={taken === 0 ? t`attendance not taken yet` : t`${present} of ${taken} days, ${formatPercent(present / taken)}`}
      action={<Link to={pathTo(paths.studentAttendance, { studentId })}>{t`Register`}</Link>}
    >
      <div className={classes.body}>
        <div className={classes.days}>
          {months.map(({ month, days }) => (
            <MonthRow key={month} month={month} days={days} />
          ))}
        </div>
        <p className={classes.legend} aria-hidden="true">
          <span>
            <i className={classes.cell} data-mark="P" /> <Trans>Present</Trans>
          </span>
          <span>
            <i className={classes.cell} data-mark="A" translate="no">
              A
            </i>
            <Trans>Absent {absent}</Trans>
          </span>
          <span>
            <i className={classes.cell} data-mark="V" translate="no">
              L
            </i>
            <Trans>On leave {onLeave}</Trans>
          </span>
          <span>
            <i className={classes.cell} data-mark="H" translate="no">
              ½
            </i>
            <Trans>Half day</Trans>
          </span>
          <span>
            <i className={classes.cell} /> <Trans>Holiday</Trans>
          </span>
        </p>
      </div>
    </Card>
  );
}

function MonthRow({ month, days }: { month: string; days: string }) {
  const { t } = useLingui();
  const [present, taken] = countDays(days);
  const name = formatMonth(MONTHS[Number(month.slice(5, 7)) - 1] ?? '', 'short');
  return (
    <div>
      <span>{name}</span>
      <span className={classes.cells} aria-hidden="true">
        {[...days].map((mark, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place in the month
          <i key={index} className={classes.cell} data-mark={mark}>
            {SHOWN_MARKS[mark] ?? ''}
          </i>
        ))}
      </span>
      <span>{taken === 0 ? '–' : t`${present} of ${taken}`}</span>
    </div>
  );
}

function countDays(days: string): [present: number, taken: number] {
  const marks = [...days].filter((mark) => mark in WORTH);
  return [marks.reduce((sum, mark) => sum + (WORTH[mark] ?? 0), 0), marks.length];
}

/** The last exam against the one before, subject by subject, out of a hundred. */
export function MarksCard({ exams: [last, before], marks }: Pick<Year, 'exams' | 'marks'>) {
  const { t } = useLingui();
  if (!last) return null;
  const fact = before
    ? t`The bar and the number show ${last.name}, in %. The vertical line shows ${before.name}. + or − shows the difference.`
    : t`${last.name}, in %`;
  return (
    <Card title={t`Marks`} fact={fact} action={<Link to={paths.performance}>{t`Result analysis`}</Link>}>
      <div className={`${classes.body} ${classes.marks}`}>
        {marks.map(({ subject, last: now, before: then, code }) => {
          const change = now !== null && then !== null ? now - then : null;
          const Arrow = change === null || change === 0 ? IconArrowRight : change > 0 ? IconArrowUpRight : IconArrowDownRight;
          return (
            <div key={subject}>
              <span translate="no">{subject}</span>
              <span className={classes.bar} aria-hidden="true">
                <span style={{ width: `${now ?? 0}%` }} />
                {then === null ? null : <i style={{ insetInlineStart: `calc(${then}% - 1px)` }} />}
              </span>
              <Text span fw={600} ta="end">
                {now ?? (code || '–')}
              </Text>
              <span className={classes.change}>
                {change === null ? null : (
                  <>
                    <Arrow size={14} stroke={2} aria-hidden="true" /> {change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '0'}
                    <HiddenText>{t`compared with the previous exam`}</HiddenText>
                  </>
                )}
              </span>
            </div>
          );
        })}
      </div>
    </Card>
  );
}
