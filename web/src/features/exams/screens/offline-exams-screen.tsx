import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { listOfflineExams, type PlannedExam } from '@shala/contract/exams';
import { IconAlertTriangle, IconCircleCheck, IconClipboardText, IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatDays, formatNumber } from '#lib/format';
import { paths, pathTo } from '#lib/paths';
import { LinkButton } from '#ui/button';
import { Card } from '#ui/card';
import { DataTable } from '#ui/data-table';
import { EmptyState } from '#ui/empty-state';
import { LoadState } from '#ui/load-state';
import { PageHeader } from '#ui/page-header';
import { StatusBadge } from '#ui/status-badge';
import { prefetchExams, useExams } from '../api.ts';
import classes from '../components/exams.module.css';

/** Begins loading it before it is shown. */
export function prefetch() {
  return prefetchExams(listOfflineExams, {});
}

/** The exams with their date sheets, and the exams of the year that have none yet. */
export function OfflineExamsScreen() {
  const { t } = useLingui();
  const exams = useExams(listOfflineExams, {});
  const add = (
    <LinkButton isPrimary to={paths.newOfflineExam} icon={<IconPlus size={16} stroke={1.75} aria-hidden="true" />}>
      {t`Add exam`}
    </LinkButton>
  );
  return (
    <>
      <PageHeader
        title={t`Offline Exams`}
        context={t`Date sheets, seating and invigilators`}
        actions={
          <>
            <LinkButton to={paths.exams}>{t`Marks and results`}</LinkButton>
            <LinkButton to={paths.performance}>{t`Result analysis`}</LinkButton>
            <LinkButton to={paths.questionPapers}>{t`Question papers`}</LinkButton>
            {add}
          </>
        }
      />
      <LoadState query={exams} title={t`The exams could not be opened`}>
        {(data) => {
          const planned = data.filter(({ hasDateSheet }) => hasDateSheet);
          const without = data.filter(({ hasDateSheet }) => !hasDateSheet);
          if (data.length === 0)
            return (
              <Card>
                <EmptyState
                  icon={<IconClipboardText size={24} stroke={1.75} />}
                  title={t`No exams yet. Add the first exam.`}
                  action={add}
                />
              </Card>
            );
          return (
            <div className={classes.stack}>
              {planned.length > 0 ? <PlannedTable exams={planned} /> : null}
              {without.length > 0 ? <WithoutTable exams={without} /> : null}
            </div>
          );
        }}
      </LoadState>
    </>
  );
}

function PlannedTable({ exams }: { exams: readonly PlannedExam[] }) {
  const { t } = useLingui();
  return (
    <Card title={t`Date sheets`} fact={<Plural value={exams.length} one="# exam" other="# exams" />}>
      <DataTable
        isBare
        label={t`Date sheets`}
        rows={exams}
        rowId={({ id }) => id}
        columns={[
          { id: 'name', head: t`Exam`, cell: ({ id, name }) => <Link to={pathTo(paths.offlineExam, { examId: id })}>{name}</Link> },
          { id: 'year', head: t`Year`, cell: ({ year }) => year, isOneLine: true },
          { id: 'days', head: t`Dates`, cell: ({ startsOn, endsOn }) => formatDays(startsOn, endsOn), isOneLine: true },
          { id: 'classes', head: t`Classes`, cell: ({ classes: own }) => classNames(own) },
          { id: 'placed', head: t`Date sheet`, cell: (exam) => <Placed exam={exam} />, isOneLine: true },
          {
            id: 'seats',
            head: t`Seats allotted (all papers)`,
            cell: ({ seats }) => (seats === 0 ? '–' : formatNumber(seats)),
            isFigure: true,
          },
          { id: 'duties', head: t`Invigilation duties`, cell: ({ duties }) => (duties === 0 ? '–' : duties), isFigure: true },
        ]}
      />
    </Card>
  );
}

function Placed({ exam: { papers, placed } }: { exam: PlannedExam }) {
  return placed === papers ? (
    <StatusBadge tone="good" icon={<IconCircleCheck size={14} stroke={2} />}>
      <Plural value={papers} one="# paper" other="# papers" />
    </StatusBadge>
  ) : (
    <StatusBadge tone="warn" icon={<IconAlertTriangle size={14} stroke={2} />}>
      <Trans>
        {placed} of {papers} papers
      </Trans>
    </StatusBadge>
  );
}

function WithoutTable({ exams }: { exams: readonly PlannedExam[] }) {
  const { t } = useLingui();
  return (
    <Card title={t`Without a date sheet`} fact={t`internal assessment, date sheet optional`}>
      <DataTable
        isBare
        label={t`Without a date sheet`}
        rows={exams}
        rowId={({ id }) => id}
        columns={[
          { id: 'name', head: t`Exam`, cell: ({ name }) => name },
          { id: 'days', head: t`Dates`, cell: ({ startsOn, endsOn }) => formatDays(startsOn, endsOn), isOneLine: true },
          { id: 'classes', head: t`Classes`, cell: ({ classes: own }) => classNames(own) },
          {
            id: 'add',
            head: t`Date sheet`,
            cell: ({ id, name }) => (
              <LinkButton size="small" to={pathTo(paths.editOfflineExam, { examId: id })} aria-label={t`Add date sheet for ${name}`}>
                {t`Add date sheet`}
              </LinkButton>
            ),
            isOneLine: true,
          },
        ]}
      />
    </Card>
  );
}

/** The first and last of many classes. */
function classNames(all: readonly { className: string }[]): string {
  return all.length > 3 ? `${all[0]?.className} – ${all.at(-1)?.className}` : all.map(({ className }) => className).join(', ');
}
