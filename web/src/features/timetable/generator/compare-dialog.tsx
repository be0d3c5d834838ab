import { useLingui } from '@lingui/react/macro';
import { type ComparedTimetable, compareTimetables, type TimetableDraft } from '@shala/contract/timetable';
import { useState } from 'react';
import { formatNumber } from '#lib/format';
import { Button } from '#ui/button';
import { CheckRow } from '#ui/form';
import { LoadState } from '#ui/load-state';
import { Modal, ModalFoot } from '#ui/modal';
import { PlainTable } from '#ui/plain-table';
import { useTimetableCall } from '../api.ts';
import type { Board } from '../lib/board.ts';
import classes from './generator.module.css';
import { listBurden, useGeneratorWords } from './use-generator-words.ts';

/** So many stand beside each other on a screen. */
const MOST = 5;

type Column = { id: string; name: string; timetable: ComparedTimetable };

/** Drafts beside each other and beside the timetable in force, by rule and by teacher. */
export function CompareDialog({ board, drafts, onClose }: { board: Board; drafts: readonly TimetableDraft[]; onClose: () => void }) {
  const { t } = useLingui();
  const words = useGeneratorWords(board);
  const query = useTimetableCall(compareTimetables, {});
  const able = drafts.filter(({ quality }) => quality.lessons > 0);
  const [picked, setPicked] = useState(() => able.slice(0, MOST - 1).map(({ id }) => id));
  return (
    <Modal
      title={t`Compare timetables`}
      context={t`The lower the score, the better the timetable. The score goes up when a teacher has a free period between two classes, when a teacher has more than 4 periods in a row, when a main subject is in the last two periods, and when a class has the same subject twice in a day. Some of these count more than others.`}
      onClose={onClose}
      width={1120}
    >
      <CheckRow label={t`Drafts to compare`}>
        {able.map((draft) => (
          <label key={draft.id}>
            <input
              type="checkbox"
              checked={picked.includes(draft.id)}
              disabled={!picked.includes(draft.id) && picked.length >= MOST}
              onChange={() => setPicked(picked.includes(draft.id) ? picked.filter((id) => id !== draft.id) : [...picked, draft.id])}
            />
            {words.draftName(draft)}
          </label>
        ))}
      </CheckRow>
      <LoadState query={query} title={t`The timetables could not be compared`}>
        {({ inForce, drafts: compared }) => (
          <Compared
            board={board}
            columns={[
              ...(inForce.lessons > 0 ? [{ id: '', name: t`Current timetable`, timetable: inForce }] : []),
              ...able.flatMap((draft) => {
                const timetable = compared.find(({ id }) => id === draft.id);
                return timetable && picked.includes(draft.id) ? [{ id: draft.id, name: words.draftName(draft), timetable }] : [];
              }),
            ]}
          />
        )}
      </LoadState>
      <ModalFoot>
        <Button onClick={onClose} data-autofocus>{t`Close`}</Button>
      </ModalFoot>
    </Modal>
  );
}

function Compared({ board, columns }: { board: Board; columns: readonly Column[] }) {
  const { t } = useLingui();
  const rules: { head: string; of: (one: ComparedTimetable) => number; isScore?: boolean }[] = [
    { head: t`Score`, of: ({ score }) => score.total, isScore: true },
    { head: t`Free periods between classes`, of: ({ score }) => score.teacherGap, isScore: true },
    { head: t`Main subjects in last periods`, of: ({ score }) => score.lateCore, isScore: true },
    { head: t`Same subject twice in a day`, of: ({ score }) => score.repeatSameDay, isScore: true },
    { head: t`More than 4 periods in a row`, of: ({ score }) => score.longRun, isScore: true },
    ...(columns.some(({ timetable }) => timetable.score.gapsBeyond > 0)
      ? [{ head: t`Free periods above the limit`, of: ({ score }: ComparedTimetable) => score.gapsBeyond, isScore: true }]
      : []),
    { head: t`Periods`, of: ({ lessons }) => lessons },
    { head: t`Different from the current timetable`, of: ({ changed }) => changed },
  ];
  const most = Math.max(0, ...columns.map(({ timetable }) => timetable.lessons));
  const isWhole = ({ timetable }: Pick<Column, 'timetable'>) => timetable.lessons === most;
  const burden = new Map<string, number>();
  for (const { timetable } of columns)
    for (const { teacherId, gaps, lateCore, longRuns } of timetable.teachers)
      burden.set(teacherId, Math.max(burden.get(teacherId) ?? 0, gaps + lateCore + 2 * longRuns));
  const teachers = [...burden].sort((a, b) => b[1] - a[1]).map(([id]) => id);
  return (
    <PlainTable label={t`Timetables side by side`} height={65}>
      <thead>
        <tr>
          <th scope="col">{t`Rule or teacher`}</th>
          {columns.map(({ id, name }) => (
            <th key={id} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rules.map(({ head, of, isScore }) => {
          // A timetable that lacks periods is not the better one for having fewer of them.
          const least = Math.min(...columns.filter(isWhole).map(({ timetable }) => of(timetable)));
          return (
            <tr key={head}>
              <th scope="row">{head}</th>
              {columns.map(({ id, timetable }) => (
                <td
                  key={id}
                  className={isScore && columns.length > 1 && isWhole({ timetable }) && of(timetable) === least ? classes.best : undefined}
                >
                  {formatNumber(of(timetable))}
                </td>
              ))}
            </tr>
          );
        })}
        {teachers.map((teacherId) => (
          <tr key={teacherId}>
            <th scope="row" translate="no">
              {board.teacher(teacherId)?.name}
            </th>
            {columns.map(({ id, timetable }) => (
              <td key={id}>
                <Burden of={timetable.teachers.find((one) => one.teacherId === teacherId)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}

function Burden({ of }: { of: ComparedTimetable['teachers'][number] | undefined }) {
  const parts = of ? listBurden(of) : [];
  return parts.length === 0 ? '–' : parts.join(' · ');
}
