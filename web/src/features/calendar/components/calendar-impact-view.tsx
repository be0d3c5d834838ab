import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatDate, formatMonth, formatNumber, formatShortDate } from '#lib/format';
import { festivalWords } from '#lib/stored-names';
import { CheckField, TextAreaField, TextField } from '#ui/field';
import { Text } from '#ui/layout';
import type { CalendarImpact } from '../api.ts';
import { useCalendarWords } from '../lib/words.ts';
import classes from './calendar-impact.module.css';

const MOST_DAYS = 6;

/** What a change touches, one line each; what it does not touch is said too where somebody would ask. */
export function CalendarImpactView({ impact }: { impact: CalendarImpact }) {
  const { t } = useLingui();
  const { kinds, daysOf } = useCalendarWords();
  const { lostDays, wonDays, schoolDays, workingDays, periods, papers, dueDates, registers, leaves, collisions, occurrences } = impact;
  const lessons = periods.reduce((sum, row) => sum + row.periods, 0);
  const isQuiet = lostDays.length + wonDays.length + impact.staffLostDays.length + impact.staffWonDays.length === 0;
  return (
    <Text component="dl" mb={16} fz="sm">
      {occurrences.length > 1 ? (
        <Row title={t`Entries`}>
          <details open={occurrences.length <= MOST_DAYS}>
            <summary>
              <Plural value={occurrences.length} one="# entry" other="# entries" />
            </summary>
            {occurrences.map((days) => (
              <span key={days.startsOn} className={classes.line}>
                {daysOf(days)}
              </span>
            ))}
          </details>
        </Row>
      ) : null}
      {collisions.length > 0 ? (
        <Row title={t`Other entries on these days`} isWarning>
          {collisions.map((event) => (
            <span key={event._id} className={classes.line}>
              {kinds[event.kind]}: {festivalWords(event.title)}, {daysOf(event)}
            </span>
          ))}
        </Row>
      ) : null}
      <Row title={t`School days`}>
        {isQuiet ? (
          <Trans>School days and working days do not change.</Trans>
        ) : (
          <>
            <span className={classes.line}>
              {lostDays.length > 0 ? (
                <Days days={lostDays} isLost />
              ) : wonDays.length > 0 ? (
                <Days days={wonDays} isLost={false} />
              ) : (
                <Trans>School days of students do not change.</Trans>
              )}
            </span>
            <span className={classes.line}>
              {schoolDays.after === schoolDays.before ? (
                <Trans>Students have {formatNumber(schoolDays.after)} school days this year, as before.</Trans>
              ) : (
                <Trans>
                  Students will have {formatNumber(schoolDays.after)} school days this year instead of {formatNumber(schoolDays.before)}.
                  Attendance % is calculated on these days.
                </Trans>
              )}
            </span>
            <span className={classes.line}>
              {workingDays.after === workingDays.before ? (
                <Trans>Staff have {formatNumber(workingDays.after)} working days, as before.</Trans>
              ) : (
                <Trans>
                  Staff will have {formatNumber(workingDays.after)} working days instead of {formatNumber(workingDays.before)}.
                </Trans>
              )}
            </span>
          </>
        )}
      </Row>
      {lessons !== 0 ? (
        <Row title={lessons > 0 ? t`Periods that will not be held` : t`Periods that will now be held`}>
          <details>
            <summary>
              <Trans>
                <Plural value={Math.abs(lessons)} one="# period" other="# periods" /> of{' '}
                <Plural value={periods.length} one="# class" other="# classes" />
              </Trans>
            </summary>
            {periods.map(({ className, periods: count }) => (
              <span key={className} className={classes.pair}>
                <span>{t`Class ${className}`}</span>
                <span>{formatNumber(Math.abs(count))}</span>
              </span>
            ))}
          </details>
        </Row>
      ) : null}
      {papers.length > 0 ? (
        <Row title={t`Exams`} isWarning>
          <details open={papers.length <= 4}>
            <summary>
              <Plural
                value={papers.length}
                one="# exam paper is on these days. Change its date."
                other="# exam papers are on these days. Change their dates."
              />
            </summary>
            {papers.map(({ exam, className, subject, on }) => (
              <span key={`${exam} ${className} ${subject}`} className={classes.line}>
                {formatShortDate(on)}: {exam}, {className}, {subject}
              </span>
            ))}
          </details>
        </Row>
      ) : null}
      {dueDates.map(({ month, dueOn, students, nextSchoolDay }) => (
        <Row key={month} title={t`Fees`} isWarning={students > 0}>
          <Trans>
            Fees of {formatMonth(month)} are due on {formatDate(dueOn)}.{' '}
            <Plural value={students} one="# student has" other="# students have" /> dues. The due date does not change.
          </Trans>{' '}
          {nextSchoolDay ? <Trans>The next school day is {formatShortDate(nextSchoolDay)}.</Trans> : null}
        </Row>
      ))}
      {registers.length > 0 ? (
        <Row title={t`Attendance`} isWarning>
          {registers.map(({ on, sections }) => (
            <span key={on} className={classes.line}>
              <Trans>
                {formatShortDate(on)}:{' '}
                <Plural value={sections} one="attendance already taken in # section" other="attendance already taken in # sections" />
              </Trans>
            </span>
          ))}
          <span className={classes.line}>
            <Trans>These registers are kept but not counted in attendance %.</Trans>
          </span>
        </Row>
      ) : null}
      {leaves > 0 ? (
        <Row title={t`Leave`}>
          <Plural value={leaves} one="# approved leave is on these days" other="# approved leaves are on these days" />
        </Row>
      ) : null}
    </Text>
  );
}

function Days({ days, isLost }: { days: string[]; isLost: boolean }) {
  const shown = days.slice(0, MOST_DAYS).map(formatShortDate).join(', ') + (days.length > MOST_DAYS ? '…' : '');
  return isLost ? (
    <Trans>
      <Plural value={days.length} one="# school day is lost" other="# school days are lost" />: {shown}
    </Trans>
  ) : (
    <Trans>
      <Plural value={days.length} one="# school day is added" other="# school days are added" />: {shown}
    </Trans>
  );
}

function Row({ title, isWarning = false, children }: { title: string; isWarning?: boolean; children: ReactNode }) {
  return (
    <div className={classes.row} data-warning={isWarning || undefined}>
      <dt>
        {isWarning ? <IconAlertTriangle size={14} stroke={2} aria-hidden="true" /> : null}
        {title}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

export type NoticeText = { isSent: boolean; title: string; text: string };
type NoticeProps = { value: NoticeText; recipients: number; onChange: (value: NoticeText) => void };

/** The notice that may go out with the change: its words, and how many it reaches. */
export function CalendarImpactNotice({ value, recipients, onChange }: NoticeProps) {
  const { t } = useLingui();
  return (
    <div className={classes.notice}>
      <CheckField
        label={
          recipients > 0
            ? plural(recipients, { one: 'Send a notice to # person', other: `Send a notice to ${formatNumber(recipients)} people` })
            : t`Send a notice (no recipients yet)`
        }
        checked={value.isSent && recipients > 0}
        disabled={recipients === 0}
        onChange={(event) => onChange({ ...value, isSent: event.target.checked })}
      />
      {value.isSent && recipients > 0 ? (
        <>
          <TextField
            label={t`Title`}
            value={value.title}
            maxLength={160}
            onChange={(event) => onChange({ ...value, title: event.target.value })}
          />
          <TextAreaField
            label={t`Text`}
            value={value.text}
            maxLength={4000}
            rows={4}
            onChange={(event) => onChange({ ...value, text: event.target.value })}
          />
        </>
      ) : null}
    </div>
  );
}
