import { Trans, useLingui } from '@lingui/react/macro';
import { SCHOOL_DAYS } from '@shala/contract/shared';
import { Link } from 'react-router';
import { paths } from '#lib/paths';
import { Card } from '#ui/card';
import { Box, Group, Text } from '#ui/layout';
import { type Board, type BoardLesson, countPeriods } from '../lib/board.ts';
import { subjectColour } from '../lib/subject-colour.ts';
import type { Rules } from '../rules/rules.ts';
import { AddGroups } from '../splits/add-groups.tsx';
import { useSplitsOf } from '../splits/use-split.ts';
import classes from './week-counts.module.css';

/** How many periods of each subject the week has, and as dashed boxes those that are still to be placed. */
export function WeekCounts({ board, sectionId }: { board: Board; sectionId: string }) {
  const { t } = useLingui();
  const lessons = board.ofSection(sectionId);
  const splits = useSplitsOf(sectionId);
  const rows = rowsOf(board, sectionId, { lessons, splits });
  const placed = countPeriods(lessons);
  const wanted = placed + missingOf(board, { lessons, splits, rows });
  return (
    <Card title={t`Periods of the week: ${wanted} needed, ${placed} filled`} action={<AddGroups board={board} sectionId={sectionId} />}>
      {rows.length === 0 ? (
        <Text c="dimmed" fz="sm" pb={12} px={16}>
          <Trans>
            The number of periods a week is not entered yet for the subjects of this class. Enter it on the{' '}
            <Link to={paths.subjectsData}>Subjects</Link> page.
          </Trans>
        </Text>
      ) : null}
      <Box component="ul" pb={12} px={16}>
        {rows.map((row) => (
          <li key={row.id} className={classes.row}>
            <span className={classes.dot} style={{ background: subjectColour(row.name).rule }} aria-hidden="true" />
            <span className={classes.name} translate="no">
              {row.name}
            </span>
            <Group component="span" gap={2} align="stretch" wrap="nowrap" miw={0} aria-hidden="true">
              {Array.from({ length: Math.max(row.placed, row.perWeek) }, (_box, index) => (
                <span
                  // biome-ignore lint/suspicious/noArrayIndexKey: the boxes have nothing but their place
                  key={index}
                  className={classes.box}
                  data-open={index >= row.placed || undefined}
                  style={index < row.placed ? { background: subjectColour(row.name).rule } : undefined}
                />
              ))}
            </Group>
            <span className={classes.figure}>
              <Figure placed={row.placed} perWeek={row.perWeek} />
            </span>
          </li>
        ))}
      </Box>
    </Card>
  );
}

type Row = ReturnType<typeof rowsOf>[number];

/** The periods of the section that are still to be placed: those of subjects that are taught at the same time count once. */
function missingOf(
  board: Board,
  { lessons, splits, rows }: { lessons: readonly BoardLesson[]; splits: Rules['splits']; rows: readonly Row[] },
): number {
  const alone = rows.filter(({ id }) => !splits.some((split) => hasSubject(split, id)));
  const inGroups = splits.map(({ id, periodsPerWeek }) => {
    const placed = countPeriods(lessons.filter(({ groupId }) => board.group(groupId)?.splitId === id));
    return Math.max(0, periodsPerWeek - placed);
  });
  return [...alone.map(({ perWeek, placed }) => Math.max(0, perWeek - placed)), ...inGroups].reduce((sum, count) => sum + count, 0);
}

const hasSubject = ({ groups }: Rules['splits'][number], subjectId: string) =>
  groups.some(({ members }) => members.some((member) => member.subjectId === subjectId));

/** The subjects with their counts. Where a class offers more than fits into a week it has streams: what this one does not take is left out. */
function rowsOf(board: Board, sectionId: string, { lessons, splits }: { lessons: readonly BoardLesson[]; splits: Rules['splits'] }) {
  const rows = board
    .subjectsOf(sectionId)
    .map((subject) => {
      const own = lessons.filter(({ subjectId }) => subjectId === subject.id);
      const placed = countPeriods(own);
      // Of what is taught in groups the rules say how many periods there are, and not the subject.
      const inGroups = splits.filter((split) => hasSubject(split, subject.id)).reduce((sum, { periodsPerWeek }) => sum + periodsPerWeek, 0);
      const perWeek = own.some(({ groupId }) => groupId) ? Math.max(placed, inGroups) : inGroups || board.perWeek(sectionId, subject.id);
      return { ...subject, placed, perWeek };
    })
    .filter(({ placed, perWeek }) => placed > 0 || perWeek > 0);
  const alone = rows.filter(({ id }) => !splits.some((split) => hasSubject(split, id)));
  const needed = [...alone.map(({ perWeek }) => perWeek), ...splits.map(({ periodsPerWeek }) => periodsPerWeek)];
  const hasStreams = needed.reduce((sum, count) => sum + count, 0) > board.periods.length * SCHOOL_DAYS.length;
  return hasStreams && lessons.length > 0 ? rows.filter(({ placed }) => placed > 0) : rows;
}

function Figure({ placed, perWeek }: { placed: number; perWeek: number }) {
  if (perWeek === 0) return <Trans>{placed} a week</Trans>;
  return (
    <Trans>
      {placed} of {perWeek}
    </Trans>
  );
}
