import { Plural, useLingui } from '@lingui/react/macro';
import type { CallAnswer } from '@shala/contract/shared';
import type { listTimetableDrafts, TimetableDraft, TimetableQuality } from '@shala/contract/timetable';
import { formatDate, formatNumber } from '#lib/format';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { type Column, DataTable } from '#ui/data-table';
import { Box, Group } from '#ui/layout';
import { ProgressBar } from '#ui/progress';
import type { Board } from '../lib/board.ts';
import classes from './generator.module.css';
import { useConflictWords } from './use-conflict-words.ts';
import { useGeneratorWords } from './use-generator-words.ts';

const FEW_UNPLACED = 3;
type Row = { id: string; quality: TimetableQuality; draft: TimetableDraft | null };
export type DraftActs = {
  onPreview: (draft: TimetableDraft) => void;
  onApply: (draft: TimetableDraft) => void;
  onStop: (draft: TimetableDraft) => void;
  onDelete: (draft: TimetableDraft) => void;
  onRename: (draft: TimetableDraft) => void;
  onLocks: (draft: TimetableDraft) => void;
  onRepair: (draft: TimetableDraft) => void;
  onCompare: () => void;
};

/** The timetable in force and the drafts, line by line with what makes each worse, so that they can be compared. */
export function DraftsCard({ board, answer, acts }: { board: Board; answer: CallAnswer<typeof listTimetableDrafts>; acts: DraftActs }) {
  const { t } = useLingui();
  const inForce: Row = { id: 'in force', quality: answer.inForce, draft: null };
  const rows: Row[] = [inForce, ...answer.drafts.map((draft) => ({ id: draft.id, quality: draft.quality, draft }))];
  const figure = (id: string, head: string, of: (quality: TimetableQuality) => number): Column<Row> => ({
    id,
    head,
    headCell: <span className={classes.narrow}>{head}</span>,
    isFigure: true,
    cell: ({ quality }) => (quality.lessons === 0 ? '' : formatNumber(of(quality))),
  });
  const columns: Column<Row>[] = [
    {
      id: 'name',
      head: t`Timetable`,
      width: '36%',
      cell: ({ draft, quality }) => (
        <>
          <DraftName board={board} draft={draft} quality={quality} />
          {draft ? <Acts draft={draft} acts={acts} /> : null}
        </>
      ),
    },
    figure('lessons', t`Periods`, ({ lessons }) => lessons),
    figure('gaps', t`Free periods between classes`, ({ score }) => score.teacherGap),
    figure('late', t`Main subjects in last periods`, ({ score }) => score.lateCore),
    figure('repeats', t`Same subject twice in a day`, ({ score }) => score.repeatSameDay),
    figure('runs', t`More than 4 periods in a row`, ({ score }) => score.longRun),
    figure('total', t`Score`, ({ score }) => score.total),
  ];
  return (
    <Card
      title={t`Drafts`}
      fact={t`The lower the score, the better the timetable. The score goes up when a teacher has a free period between two classes, when a teacher has more than 4 periods in a row, when a main subject is in the last two periods, and when a class has the same subject twice in a day. Some of these count more than others.`}
      action={
        rows.filter(({ quality }) => quality.lessons > 0).length > 1 ? (
          <Button size="small" onClick={acts.onCompare}>{t`Compare`}</Button>
        ) : null
      }
    >
      <DataTable label={t`Timetables compared`} columns={columns} rows={rows} rowId={({ id }) => id} isBare />
    </Card>
  );
}

function DraftName({ board, draft, quality }: { board: Board } & Pick<Row, 'draft' | 'quality'>) {
  const { t } = useLingui();
  const words = useGeneratorWords(board);
  const conflict = useConflictWords(board);
  const applied = draft?.appliedAt ? formatDate(draft.appliedAt) : '';
  return (
    <>
      {draft ? words.draftName(draft) : quality.lessons === 0 ? t`Current timetable: no timetable yet` : t`Current timetable`}
      {draft && isRunning(draft) ? (
        <Box component="span" display="block" w={140}>
          <ProgressBar share={draft.done} label={t`Making the timetable`} />
        </Box>
      ) : null}
      {draft?.state === 'failed' ? <span className={classes.note}>{t`This draft could not be made. Make another draft.`}</span> : null}
      {draft?.state === 'stopped' ? <span className={classes.note}>{t`Stopped`}</span> : null}
      {applied ? <span className={classes.note}>{t`Used from ${applied}`}</span> : null}
      {draft && draft.locked > 0 ? (
        <span className={classes.note}>
          <Plural value={draft.locked} one="# locked period" other="# locked periods" />
        </span>
      ) : null}
      <span className={classes.note}>{words.hardest(quality)}</span>
      {draft?.conflict ? <span className={classes.conflict}>{conflict(draft.conflict)}</span> : null}
      {draft && isRunning(draft) && draft.unplaced.length > 0 ? (
        <span className={classes.note}>{t`Looking for the reason why not all periods fit.`}</span>
      ) : null}
      {draft ? <Unplaced rows={draft.unplaced.map(words.unplaced)} /> : null}
    </>
  );
}

/** What found no place: a few sentences, and the others behind a click, so that the figures of the draft stay in view. */
function Unplaced({ rows }: { rows: readonly string[] }) {
  const line = (row: string) => (
    <span key={row} className={classes.note}>
      {row}
    </span>
  );
  const more = rows.slice(FEW_UNPLACED);
  return (
    <>
      {rows.slice(0, FEW_UNPLACED).map(line)}
      {more.length > 0 ? (
        <details className={classes.note}>
          <summary>
            <Plural value={more.length} one="# more subject could not be placed" other="# more subjects could not be placed" />
          </summary>
          {more.map(line)}
        </details>
      ) : null}
    </>
  );
}

function isRunning({ state }: TimetableDraft): boolean {
  return state === 'waiting' || state === 'running';
}

function Acts({ draft, acts }: { draft: TimetableDraft; acts: DraftActs }) {
  const { t } = useLingui();
  const hasLessons = draft.quality.lessons > 0;
  return (
    <Group component="span" gap={6} mt={4} mb={4}>
      {hasLessons ? <Button size="small" onClick={() => acts.onPreview(draft)}>{t`Preview`}</Button> : null}
      {isRunning(draft) ? (
        <Button size="small" isSingle onClick={() => acts.onStop(draft)}>{t`Stop`}</Button>
      ) : (
        <>
          {hasLessons ? <Button size="small" onClick={() => acts.onApply(draft)}>{t`Use this timetable`}</Button> : null}
          {hasLessons ? <Button size="small" onClick={() => acts.onLocks(draft)}>{t`Lock periods`}</Button> : null}
          {hasLessons ? <Button size="small" onClick={() => acts.onRepair(draft)}>{t`Replace a teacher`}</Button> : null}
          <Button size="small" onClick={() => acts.onRename(draft)}>{t`Rename`}</Button>
          <Button size="small" isSingle onClick={() => acts.onDelete(draft)}>{t`Delete`}</Button>
        </>
      )}
    </Group>
  );
}
