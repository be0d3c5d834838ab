import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { listPerformanceRows } from '@shala/contract/exams';
import type { CallAnswer } from '@shala/contract/shared';
import { IconUsers } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatNumber } from '#lib/format';
import { paths, pathTo } from '#lib/paths';
import { LinkButton } from '#ui/button';
import { Card } from '#ui/card';
import { DataTable } from '#ui/data-table';
import { EmptyState } from '#ui/empty-state';
import { Figure, FigureStrip } from '#ui/figure-strip';
import { LoadState } from '#ui/load-state';
import { Modal } from '#ui/modal';
import { type Performance, useExams } from '../api.ts';
import classes from '../components/exams.module.css';
import { outcomeText } from '../lib/words.ts';
import { CourseChart, Distribution } from './charts.tsx';

const percent = (value: number | null) => (value === null ? '–' : `${formatNumber(value, 1, 1)}%`);
type Person = Performance['toppers'][number] & { before?: number | null };

/** The figures of a term; each opens its rows. */
export function PerformanceView({ data, addressOf }: { data: Performance; addressOf: (changes: Record<string, string>) => string }) {
  const { t } = useLingui();
  const { whole } = data;
  const against = (value: number | null) =>
    data.before === null || value === null ? t`no earlier term` : t`${percent(value)} in ${data.before}`;
  return (
    <div className={classes.stack}>
      <FigureStrip>
        <Figure label={t`Average`} figure={percent(whole.average)} note={against(whole.averageBefore)} to={addressOf({ rows: 'all' })} />
        <Figure
          label={t`Median`}
          figure={percent(whole.median)}
          note={t`half of ${whole.students} students have more`}
          to={addressOf({ rows: 'all' })}
        />
        <Figure
          label={t`Students passed`}
          figure={percent(whole.passRate)}
          note={against(whole.passRateBefore)}
          to={addressOf({ rows: 'pass' })}
        />
        <Figure
          label={t`Failed`}
          figure={whole.passRate === null ? '–' : Math.round((whole.students * (100 - whole.passRate)) / 100)}
          note={t`of ${whole.students}`}
          to={addressOf({ rows: 'fail' })}
        />
        <Figure
          label={t`Needs attention`}
          figure={data.atRiskTotal}
          note={t`failed, or attendance below 75%`}
          to={addressOf({ rows: 'atRisk' })}
        />
      </FigureStrip>
      <div className={classes.charts}>
        <Card title={t`Number of students by marks %`}>
          <Distribution bins={data.distribution} linkOf={(from) => addressOf({ rows: String(from) })} />
        </Card>
        <Card title={t`Terms and years`} fact={t`average in percent`}>
          <CourseChart
            label={t`Average of each term in percent`}
            name={t`Average`}
            points={data.overTerms.map(({ term, year, average }) => ({ label: `${term} ${year}`, value: average }))}
          />
        </Card>
        <Groups
          title={t`Sections`}
          one={t`Section`}
          fact={data.before === null ? undefined : t`compared with the same section in ${data.before} (= no change, – no earlier result)`}
          rows={data.bySection}
          linkOf={(id) => addressOf({ section: id })}
        />
        <Groups
          title={t`Subjects`}
          one={t`Subject`}
          fact={data.before === null ? undefined : t`compared with the same subject in ${data.before} (= no change, – no earlier result)`}
          rows={data.bySubject}
          linkOf={(id) => addressOf({ subject: id })}
        />
        {data.byTeacher.length > 0 ? (
          <Groups
            title={t`Teachers`}
            one={t`Teacher`}
            fact={
              data.before === null
                ? undefined
                : t`compared with the same sections and subjects in ${data.before} (= no change, – no earlier result)`
            }
            rows={data.byTeacher}
            linkOf={(id) => addressOf({ teacher: id })}
          />
        ) : (
          <NoTeachers />
        )}
        <AtRisk rows={data.atRisk} total={data.atRiskTotal} to={addressOf({ rows: 'atRisk' })} />
        <People title={t`Toppers`} rows={data.toppers} />
        <People title={t`Largest drop`} rows={data.fell} />
        <People title={t`Most improved`} rows={data.rose} />
        {data.byChapter.length > 0 ? <Chapters rows={data.byChapter} linkOf={(chapter) => addressOf({ rows: 'all', chapter })} /> : null}
      </div>
    </div>
  );
}

/** Results have no teacher until the timetable says who teaches the subject in the section. */
function NoTeachers() {
  const { t } = useLingui();
  return (
    <Card title={t`Teachers`}>
      <EmptyState
        icon={<IconUsers size={24} stroke={1.75} />}
        title={t`No teachers to compare yet`}
        action={<LinkButton to={paths.scheduler}>{t`Open the timetable`}</LinkButton>}
      >
        {t`To compare results by teacher, enter the teachers of these subjects in the timetable.`}
      </EmptyState>
    </Card>
  );
}

function Groups({
  title,
  one,
  fact,
  rows,
  linkOf,
}: {
  title: string;
  one: string;
  fact: string | undefined;
  rows: Performance['bySection'];
  linkOf: (id: string) => string;
}) {
  const { t } = useLingui();
  return (
    <Card title={title} fact={fact}>
      <DataTable
        isBare
        isTall
        isCompact
        label={title}
        rows={rows}
        rowId={({ id }) => id}
        columns={[
          { id: 'name', head: one, cell: ({ id, name }) => <Link to={linkOf(id)}>{name}</Link> },
          { id: 'students', head: t`Students`, cell: ({ students }) => students, isFigure: true },
          { id: 'average', head: t`Average`, cell: ({ average }) => percent(average), isFigure: true, isOneLine: true },
          {
            id: 'change',
            head: t`Rise or fall`,
            cell: ({ average, before }) => changeOf(average, before),
            isFigure: true,
            isOneLine: true,
          },
          { id: 'median', head: t`Median`, cell: ({ median }) => percent(median), isFigure: true, isOneLine: true },
          { id: 'pass', head: t`Passed`, cell: ({ passRate }) => percent(passRate), isFigure: true, isOneLine: true },
        ]}
      />
    </Card>
  );
}

/** With its sign, so that it is read without colour. */
function changeOf(now: number | null, before: number | null): string {
  if (now === null || before === null) return '–';
  const change = Math.round((now - before) * 10) / 10;
  return change > 0 ? `▲ ${formatNumber(change, 1, 1)}` : change < 0 ? `▼ ${formatNumber(-change, 1, 1)}` : '=';
}

const person = ({ studentId, name }: Person) => <Link to={pathTo(paths.studentProfile, { studentId })}>{name}</Link>;
const place = ({ className, section }: Person) => `${className} ${section}`;

function People({ title, rows }: { title: string; rows: readonly Person[] }) {
  const { t } = useLingui();
  const hasBefore = rows.some(({ before }) => before !== undefined);
  if (rows.length === 0) return null;
  return (
    <Card title={title}>
      <DataTable
        isBare
        isCompact
        label={title}
        rows={rows}
        rowId={({ studentId }) => studentId}
        columns={[
          { id: 'name', head: t`Student`, cell: person },
          { id: 'class', head: t`Class`, cell: place, isOneLine: true },
          ...(hasBefore
            ? [{ id: 'before', head: t`Earlier term`, cell: (row: Person) => percent(row.before ?? null), isFigure: true, isOneLine: true }]
            : []),
          { id: 'now', head: t`Marks %`, cell: (row: Person) => percent(row.percent), isFigure: true, isOneLine: true },
        ]}
      />
    </Card>
  );
}

function AtRisk({ rows, total, to }: { rows: Performance['atRisk']; total: number; to: string }) {
  const { t } = useLingui();
  if (rows.length === 0) return null;
  const shown = rows.length;
  return (
    <Card
      title={t`Needs attention`}
      fact={t`failed, or attendance below 75%`}
      action={shown < total ? <Link to={to}>{t`View all ${total}`}</Link> : null}
    >
      <DataTable
        isBare
        isTall
        isCompact
        label={t`Needs attention`}
        foot={shown < total ? t`Showing ${shown} of ${total} students` : undefined}
        rows={rows}
        rowId={({ studentId }) => studentId}
        columns={[
          { id: 'name', head: t`Student`, cell: person },
          { id: 'class', head: t`Class`, cell: place, isOneLine: true },
          { id: 'failed', head: t`Subjects failed`, cell: ({ failed }) => failed, isFigure: true },
          { id: 'attendance', head: t`Attendance`, cell: ({ attendance }) => percent(attendance), isFigure: true, isOneLine: true },
          { id: 'now', head: t`Marks %`, cell: (row) => percent(row.percent), isFigure: true, isOneLine: true },
        ]}
      />
    </Card>
  );
}

function Chapters({ rows, linkOf }: { rows: Performance['byChapter']; linkOf: (id: string) => string }) {
  const { t } = useLingui();
  return (
    <Card title={t`Chapters`} fact={t`from the papers with these chapters in the syllabus`}>
      <DataTable
        isBare
        isTall
        isCompact
        label={t`Chapters`}
        rows={rows}
        rowId={({ id }) => id}
        columns={[
          { id: 'chapter', head: t`Chapter`, cell: ({ id, chapter }) => <Link to={linkOf(id)}>{chapter}</Link> },
          { id: 'subject', head: t`Subject`, cell: ({ subject }) => subject },
          { id: 'papers', head: t`Papers`, cell: ({ papers }) => papers, isFigure: true },
          { id: 'average', head: t`Average`, cell: ({ average }) => percent(average), isFigure: true, isOneLine: true },
        ]}
      />
    </Card>
  );
}

type Row = CallAnswer<typeof listPerformanceRows>['rows'][number];

/** The rows behind a figure. */
export function RowsDialog({ query, rows, onClose }: { query: Record<string, string>; rows: string; onClose: () => void }) {
  const { t } = useLingui();
  const from = Number(rows);
  const narrowed =
    rows === 'pass' || rows === 'fail' || rows === 'atRisk'
      ? { outcome: rows }
      : Number.isNaN(from)
        ? {}
        : { from, below: from === 90 ? 101 : from + 10 };
  const found = useExams(listPerformanceRows, { query: { ...query, ...narrowed } as never });
  return (
    <Modal
      title={t`Results`}
      context={found.data ? plural(found.data.total, { one: '# result', other: '# results' }) : undefined}
      onClose={onClose}
      width={640}
    >
      <LoadState query={found} title={t`The result analysis could not be opened`}>
        {(data) => (
          <DataTable
            isTall
            label={t`Results`}
            foot={
              data.rows.length < data.total
                ? t`Showing ${data.rows.length} of ${data.total} results. Select a class to see fewer.`
                : undefined
            }
            rows={data.rows}
            rowId={({ studentId, subject, exam }) => `${studentId} ${subject} ${exam}`}
            columns={[
              { id: 'name', head: t`Student`, cell: person },
              { id: 'class', head: t`Class`, cell: place, isOneLine: true },
              ...(data.rows.some(({ subject }) => subject)
                ? [{ id: 'subject', head: t`Subject`, cell: ({ subject }: Row) => subject }]
                : []),
              ...(query.chapterId ? [{ id: 'exam', head: t`Exam`, cell: ({ exam }: Row) => exam }] : []),
              { id: 'percent', head: t`Marks %`, cell: (row) => percent(row.percent), isFigure: true, isOneLine: true },
              ...(query.chapterId ? [] : [{ id: 'grade', head: t`Grade`, cell: ({ grade }: Row) => grade, isOneLine: true }]),
              { id: 'outcome', head: t`Result`, cell: ({ outcome }) => outcomeText(outcome), isOneLine: true },
            ]}
          />
        )}
      </LoadState>
    </Modal>
  );
}
