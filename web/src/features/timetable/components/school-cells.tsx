import { useLingui } from '@lingui/react/macro';
import { type DayName, shortSubject } from '@shala/contract/timetable';
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
  const { where, teachers } = found;
  const subject = found.subjects.join(' / ');
  if (props.isByTeacher) return <LessonBox subject={subject} first={where} second={subject} />;
  return (
    <LessonBox
      subject={found.subjects[0] ?? ''}
      first={subject}
      second={teachers === null ? null : teachers.map(props.board.shortName).join(' / ')}
    />
  );
}

/** The same in short, for six days beside each other. */
export function WeekCell(props: Props) {
  const { t } = useLingui();
  const found = find(props);
  if (!found) return null;
  const { subjects, where, teachers } = found;
  const who = props.isByTeacher ? where : teachers === null ? t`No teacher` : teachers.map(props.board.shortName).join(' / ');
  return (
    <span
      className={classes.lesson}
      data-waits={(!props.isByTeacher && teachers === null) || undefined}
      style={{ '--tint': subjectColour(subjects[0] ?? '').tint } as CSSProperties}
      title={`${subjects.join(' / ')} · ${props.isByTeacher ? where : (teachers?.join(' / ') ?? who)}`}
      translate="no"
    >
      <strong>{subjects.map(shortSubject).join(' / ')}</strong>
      <span>{who}</span>
    </span>
  );
}

function nameOf(section: ReturnType<Board['section']>): string | null {
  return section ? `${section.className} ${section.name}` : null;
}

/** What is taught there; teachers are null where somebody is missing. */
function find({
  board,
  isByTeacher,
  rowId,
  day,
  periodId,
}: Props): { subjects: string[]; where: string; teachers: string[] | null } | null {
  const lesson = isByTeacher ? board.whereIs(rowId, day, periodId) : board.at({ sectionId: rowId, day, periodId });
  if (!lesson) return null;
  const taught = isByTeacher ? [lesson] : board.allAt({ sectionId: rowId, day, periodId });
  const names = taught.flatMap(({ teacherId }) => (teacherId && board.teacher(teacherId)?.name) || []);
  return {
    subjects: [...new Set(taught.map(({ subjectId }) => board.subject(subjectId)?.name ?? ''))],
    where: board
      .sectionsWith(lesson)
      .flatMap((id) => nameOf(board.section(id)) ?? [])
      .join(', '),
    teachers: names.length < taught.length ? null : names,
  };
}
