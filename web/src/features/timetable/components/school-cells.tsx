import { useLingui } from '@lingui/react/macro';
import { type DayName, shortName, shortSubject } from '@shala/contract/timetable';
import type { CSSProperties } from 'react';
import type { Board } from '../lib/board.ts';
import { subjectColour } from '../lib/subject-colour.ts';
import { LessonBox } from './lesson-box.tsx';
import classes from './school-table.module.css';

/** A place in the table of the whole school: a section's then, or a teacher's. */
type Props = { board: Board; isByTeacher: boolean; rowId: string; day: DayName; periodId: string };

/** What stands there in full, for a day. */
export function DayCell(props: Props) {
  const found = find(props);
  if (!found) return <span className={classes.free} aria-hidden="true" />;
  const { subject, where, teacher } = found;
  if (props.isByTeacher) return <LessonBox subject={subject} first={where} second={subject} />;
  return <LessonBox subject={subject} first={subject} second={teacher === null ? null : shortName(teacher)} />;
}

/** The same in short, for six days beside each other. */
export function WeekCell(props: Props) {
  const { t } = useLingui();
  const found = find(props);
  if (!found) return null;
  const { subject, where, teacher } = found;
  const who = props.isByTeacher ? where : teacher === null ? t`No teacher` : shortName(teacher);
  return (
    <span
      className={classes.lesson}
      data-waits={(!props.isByTeacher && teacher === null) || undefined}
      style={{ '--tint': subjectColour(subject).tint } as CSSProperties}
      title={`${subject} · ${props.isByTeacher ? where : (teacher ?? who)}`}
      translate="no"
    >
      <strong>{shortSubject(subject)}</strong>
      <span>{who}</span>
    </span>
  );
}

function find({ board, isByTeacher, rowId, day, periodId }: Props): { subject: string; where: string; teacher: string | null } | null {
  const lesson = isByTeacher ? board.whereIs(rowId, day, periodId) : board.at({ sectionId: rowId, day, periodId });
  if (!lesson) return null;
  const section = board.section(lesson.sectionId);
  return {
    subject: board.subject(lesson.subjectId)?.name ?? '',
    where: section ? `${section.className} ${section.name}` : '',
    teacher: (lesson.teacherId && board.teacher(lesson.teacherId)?.name) || null,
  };
}
