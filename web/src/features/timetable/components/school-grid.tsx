import { useLingui } from '@lingui/react/macro';
import { SCHOOL_DAYS } from '@shala/contract/shared';
import { shortName } from '@shala/contract/timetable';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import type { Board, BoardLesson } from '../lib/board.ts';
import { subjectColour } from '../lib/subject-colour.ts';
import { useDayNames } from '../lib/use-words.ts';
import classes from './school-grid.module.css';

type Row = { id: string; name: string; to: string };
type Props = { board: Board; label: string; head: string; rows: readonly Row[]; isByTeacher: boolean };

/** The whole week of the whole school on one sheet: a line a section or teacher, the days beside each other, subjects in short. */
export function SchoolGrid({ board, label, head, rows, isByTeacher }: Props) {
  const { long } = useDayNames();
  return (
    <div className={classes.frame}>
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col" rowSpan={2} className={classes.corner}>
              {head}
            </th>
            {SCHOOL_DAYS.map((day) => (
              <th key={day} scope="colgroup" colSpan={board.periods.length} className={classes.day}>
                {long[day]}
              </th>
            ))}
          </tr>
          <tr>
            {SCHOOL_DAYS.map((day) =>
              board.periods.map((period) => (
                <th key={`${day} ${period.id}`} scope="col" className={classes.period}>
                  {period.name}
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row" className={classes.name}>
                <Link to={row.to} translate="no">
                  {row.name}
                </Link>
              </th>
              {SCHOOL_DAYS.map((day) =>
                board.periods.map(({ id }, index) => (
                  <td key={`${day} ${id}`} data-first={index === 0 || undefined}>
                    <Cell
                      board={board}
                      isByTeacher={isByTeacher}
                      lesson={isByTeacher ? board.whereIs(row.id, day, id) : board.at({ sectionId: row.id, day, periodId: id })}
                    />
                  </td>
                )),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ board, lesson, isByTeacher }: { board: Board; lesson: BoardLesson | undefined; isByTeacher: boolean }) {
  const { t } = useLingui();
  if (!lesson) return null;
  const subject = board.subject(lesson.subjectId)?.name ?? '';
  const section = board.section(lesson.sectionId);
  const where = section ? `${section.className} ${section.name}` : '';
  const teacher = lesson.teacherId ? (board.teacher(lesson.teacherId)?.name ?? '') : '';
  const who = isByTeacher ? where : teacher ? shortName(teacher) : t`No teacher`;
  return (
    <span
      className={classes.lesson}
      data-waits={(!isByTeacher && teacher === '') || undefined}
      style={{ '--tint': subjectColour(subject).tint } as CSSProperties}
      title={`${subject} · ${isByTeacher ? where : teacher || who}`}
      translate="no"
    >
      <strong>{inShort(subject)}</strong>
      <span>{who}</span>
    </span>
  );
}

/** `Mathematics` as `Math`, `Physical Education` as `PE`. */
function inShort(subject: string): string {
  const words = subject.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word));
  return words.length > 1 ? words.map((word) => word.slice(0, 1)).join('') : subject.slice(0, 4);
}
