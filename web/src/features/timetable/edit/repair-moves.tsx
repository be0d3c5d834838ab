import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { RepairMove, RepairOpen } from '@shala/contract/timetable';
import { formatList } from '#lib/format';
import { PlainTable } from '#ui/plain-table';
import type { Board } from '../lib/board.ts';
import classes from './edit.module.css';
import { useEditWords } from './use-edit-words.ts';

type Props = { board: Board; moves: readonly RepairMove[]; open: readonly RepairOpen[] };

/** The changes of a repair, period by period, and what it leaves open. */
export function RepairMoves({ board, moves, open }: Props) {
  const { t } = useLingui();
  const words = useEditWords(board);
  const teacher = (id: string | null) => (id === null ? t`no teacher` : words.teacher(id));
  const reason = ({ sectionId, subjectId, count, why, blockers }: RepairOpen): string => {
    const [subject, where] = [words.subject(subjectId), words.section(sectionId)];
    const many = plural(count, { one: '# period', other: '# periods' });
    if (why === 'noTeacher')
      return t`${subject} of Class ${where}: ${many} without a teacher. No teacher of this subject has vacant periods for them.`;
    if (why === 'locked')
      return t`${subject} of Class ${where}: ${many} without a teacher, as they are locked when the teacher is away. Unlock them.`;
    const who = formatList(blockers.map((id) => board.teacher(id)?.name ?? words.section(id)));
    return who === ''
      ? t`${subject} of Class ${where}: ${many} without a teacher, as no other time was found.`
      : t`${subject} of Class ${where}: ${many} without a teacher, as no other time was found. Busy in most periods: ${who}.`;
  };
  return (
    <>
      {moves.length === 0 ? null : (
        <PlainTable label={t`Periods that change`} height={46}>
          <thead>
            <tr>
              <th scope="col">{t`Class`}</th>
              <th scope="col">{t`Subject`}</th>
              <th scope="col">{t`From`}</th>
              <th scope="col">{t`To`}</th>
              <th scope="col">{t`Teacher`}</th>
            </tr>
          </thead>
          <tbody>
            {moves.map(({ sectionId, subjectId, from, to, teacherBefore, teacherAfter }) => {
              const isMoved = from.day !== to.day || from.periodId !== to.periodId;
              const [before, after] = [teacher(teacherBefore), teacher(teacherAfter)];
              return (
                <tr key={`${sectionId} ${from.day} ${from.periodId}`}>
                  <td>{words.section(sectionId)}</td>
                  <td translate="no">{words.subject(subjectId)}</td>
                  <td>{words.place(from)}</td>
                  <td>{isMoved ? words.place(to) : t`same`}</td>
                  <td translate="no">{teacherBefore === teacherAfter ? after : t`${before} → ${after}`}</td>
                </tr>
              );
            })}
          </tbody>
        </PlainTable>
      )}
      {open.length === 0 ? null : (
        <ul className={classes.open}>
          {open.map((one) => (
            <li key={`${one.sectionId} ${one.subjectId} ${one.why}`}>{reason(one)}</li>
          ))}
        </ul>
      )}
    </>
  );
}
