import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { listExams, listMissingMarks } from '@shala/contract/exams';
import { IconCircleCheck, IconClipboardText, IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { formatDays, todayAtSchool } from '#lib/format';
import { useAddress } from '#lib/use-address';
import { Button, LinkButton } from '#ui/button';
import { Card } from '#ui/card';
import { Select } from '#ui/controls';
import { DataTable } from '#ui/data-table';
import { EmptyState } from '#ui/empty-state';
import { LoadState } from '#ui/load-state';
import { StatusBadge } from '#ui/status-badge';
import { type Exams, useExams } from '../api.ts';
import classes from '../components/exams.module.css';
import { NoScheme } from '../components/no-scheme.tsx';
import { YearSelect } from '../components/year-select.tsx';
import { useExamYear } from '../lib/use-exam-year.ts';
import { MarksPanel } from './marks-panel.tsx';

// Marks are entered far more often than exams are added or changed.
const NewExam = lazy(() => import('./new-exam.tsx').then((part) => ({ default: part.NewExam })));
const EditExam = lazy(() => import('./edit-exam.tsx').then((part) => ({ default: part.EditExam })));

/** The exams of a year; one of them with its missing marks, or the grid of a section. */
export function ExamsPanel() {
  const { t } = useLingui();
  const { get } = useAddress();
  const { ofYear } = useExamYear();
  const exams = useExams(listExams, { query: ofYear });
  return (
    <LoadState query={exams} title={t`The exams could not be opened`}>
      {(data) => {
        const exam = data.exams.find(({ id }) => id === get('exam'));
        return exam ? (
          <OneExam exam={exam} exams={data} />
        ) : (
          <>
            <YearSelect />
            <ExamList exams={data} />
          </>
        );
      }}
    </LoadState>
  );
}

function ExamList({ exams }: { exams: Exams }) {
  const { t } = useLingui();
  const { isPast, linkTo } = useExamYear();
  const [isAdding, setIsAdding] = useState(false);
  const add = isPast ? null : (
    <Button
      isPrimary={exams.exams.length > 0}
      icon={<IconPlus size={16} stroke={1.75} aria-hidden="true" />}
      onClick={() => setIsAdding(true)}
    >
      {t`Add exam`}
    </Button>
  );
  const hasSchemes = exams.components.length > 0;
  const states = { held: t`Marks being entered`, published: t`Published` };
  const today = todayAtSchool(new Date());
  const stateOf = ({ state, startsOn }: Exams['exams'][number]) => {
    if (state !== 'planned') return states[state];
    return startsOn > today ? t`Planned` : t`In progress`;
  };
  return (
    <>
      {exams.exams.length === 0 && !hasSchemes && !isPast ? (
        <NoScheme />
      ) : exams.exams.length === 0 ? (
        <Card>
          <EmptyState
            icon={<IconClipboardText size={24} stroke={1.75} />}
            title={isPast ? t`No exams were held in this year.` : t`No exams yet. Add the first exam of the year.`}
            action={add}
          />
        </Card>
      ) : (
        <Card title={t`Exams of the year`} fact={<Plural value={exams.exams.length} one="# exam" other="# exams" />} action={add}>
          <DataTable
            isBare
            label={t`Exams of the year`}
            rows={exams.exams}
            rowId={({ id }) => id}
            columns={[
              { id: 'name', head: t`Exam`, cell: ({ id, name }) => <Link to={linkTo({ exam: id })}>{name}</Link> },
              { id: 'days', head: t`Dates`, cell: ({ startsOn, endsOn }) => formatDays(startsOn, endsOn), isOneLine: true },
              { id: 'classes', head: t`Classes`, cell: ({ classes: own }) => classNames(own) },
              { id: 'papers', head: t`Papers`, cell: ({ papers }) => papers, isFigure: true },
              { id: 'state', head: t`Status`, cell: stateOf, isOneLine: true },
            ]}
          />
        </Card>
      )}
      <Suspense>{isAdding ? <NewExam exams={exams} onClose={() => setIsAdding(false)} /> : null}</Suspense>
    </>
  );
}

/** The first and last of many classes. */
function classNames(all: readonly { className: string }[]): string {
  return all.length > 3 ? `${all[0]?.className} – ${all.at(-1)?.className}` : all.map(({ className }) => className).join(', ');
}

function OneExam({ exam, exams }: { exam: Exams['exams'][number]; exams: Exams }) {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const { isPast, linkTo } = useExamYear();
  const [isEditing, setIsEditing] = useState(false);
  const sections = exams.classes
    .filter(({ id }) => exam.classes.some((own) => own.id === id))
    .flatMap(({ className, sections: own }) => own.map(({ id, section }) => ({ value: id, label: `${className} ${section}` })));
  const sectionId = get('section');
  return (
    <>
      <div className={classes.filters}>
        <Select
          label={t`Exam`}
          value={exam.id}
          choices={exams.exams.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => change({ exam: id })}
        />
        <Select
          label={t`Section`}
          value={sectionId}
          choices={[{ value: '', label: t`All sections: marks not entered` }, ...sections]}
          onChange={(id) => change({ section: id })}
        />
        {isPast ? null : <Button onClick={() => setIsEditing(true)}>{t`Edit exam`}</Button>}
        <LinkButton to={linkTo({})}>{t`All exams`}</LinkButton>
      </div>
      {sectionId ? (
        <MarksPanel isReadOnly={isPast} examId={exam.id} sectionId={sectionId} />
      ) : (
        <MissingMarks examId={exam.id} name={exam.name} />
      )}
      <Suspense>{isEditing ? <EditExam key={exam.id} exam={exam} onClose={() => setIsEditing(false)} /> : null}</Suspense>
    </>
  );
}

function MissingMarks({ examId, name }: { examId: string; name: string }) {
  const { t } = useLingui();
  const { linkTo } = useExamYear();
  const rows = useExams(listMissingMarks, { params: { examId } });
  return (
    <LoadState query={rows} title={t`The marks could not be opened`}>
      {(data) => {
        const missing = data.reduce((all, { expected, entered }) => all + expected - entered, 0);
        return (
          <Card
            title={name}
            fact={
              missing === 0 ? (
                t`All marks are entered`
              ) : (
                <Plural value={missing} one="# mark is not entered yet" other="# marks are not entered yet" />
              )
            }
          >
            <DataTable
              isBare
              isTall
              label={t`Marks by section and subject`}
              rows={[...data].sort((one, other) => Number(one.entered === one.expected) - Number(other.entered === other.expected))}
              rowId={({ sectionId, paperId }) => `${sectionId} ${paperId}`}
              columns={[
                {
                  id: 'section',
                  head: t`Section`,
                  cell: ({ sectionId, className, section }) => (
                    <Link to={linkTo({ exam: examId, section: sectionId })}>{`${className} ${section}`}</Link>
                  ),
                  isOneLine: true,
                },
                { id: 'subject', head: t`Subject`, cell: ({ subject, component }) => (component ? `${subject} · ${component}` : subject) },
                { id: 'teacher', head: t`Teacher`, cell: ({ teacher }) => teacher || '–' },
                {
                  id: 'entered',
                  head: t`Entered`,
                  cell: ({ entered, expected }) => t`${entered} of ${expected}`,
                  isFigure: true,
                  isOneLine: true,
                },
                {
                  id: 'state',
                  head: t`Status`,
                  cell: ({ entered, expected }) =>
                    entered === expected ? (
                      <StatusBadge tone="good" icon={<IconCircleCheck size={14} stroke={2} />}>
                        <Trans>Complete</Trans>
                      </StatusBadge>
                    ) : (
                      <Plural value={expected - entered} one="# not entered yet" other="# not entered yet" />
                    ),
                  isOneLine: true,
                },
              ]}
            />
          </Card>
        );
      }}
    </LoadState>
  );
}
