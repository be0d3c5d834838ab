import { useLingui } from '@lingui/react/macro';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { CSSProperties, ReactNode } from 'react';
import { hasLongWord } from '#lib/has-long-word';
import { subjectColour } from '../lib/subject-colour.ts';
import classes from './lesson-box.module.css';

type Props = {
  /** The subject decides the colour, whatever stands first. */
  subject: string;
  first: string;
  second: string | null;
  note?: ReactNode;
  tone?: 'bad' | 'warn' | 'good' | undefined;
  /** The note stands in the place of the second line. */
  isNoteOnly?: boolean;
};

/** A lesson in a week: a strong rule and a pale tint by subject, and always the words. */
export function LessonBox({ subject, first, second, note, tone, isNoteOnly = false }: Props) {
  const { t } = useLingui();
  const { rule, tint } = subjectColour(subject);
  return (
    <span
      className={classes.box}
      data-tone={tone}
      data-noted={isNoteOnly || undefined}
      style={{ '--rule': rule, '--tint': tint } as CSSProperties}
    >
      <span className={classes.first} data-long={hasLongWord(first) || undefined} translate="no" title={first}>
        {first}
      </span>
      {isNoteOnly ? null : second === null ? (
        <span className={classes.waits}>
          <IconAlertTriangle size={12} stroke={2} aria-hidden="true" />
          {t`No teacher`}
        </span>
      ) : (
        <span className={classes.second} translate="no" title={second}>
          {second}
        </span>
      )}
      {note}
    </span>
  );
}

/** A period without a lesson. */
export function VacantBox({ note }: { note?: ReactNode }) {
  const { t } = useLingui();
  return <div className={classes.vacant}>{note ?? t`No class`}</div>;
}
