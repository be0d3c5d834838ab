import { plural } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { compileSection, getResultVersion, getSectionResult, listResults, publishResult } from '@shala/contract/exams';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatDate, formatDateTime, formatNumber } from '#lib/format';
import { paths } from '#lib/paths';
import { termWords } from '#lib/stored-words';
import { showToast } from '#lib/toasts';
import { useAddress } from '#lib/use-address';
import { Button, LinkButton } from '#ui/button';
import { Card } from '#ui/card';
import { Select } from '#ui/controls';
import { DataTable } from '#ui/data-table';
import { FormError } from '#ui/form-error';
import { LoadState } from '#ui/load-state';
import { ReasonDialog } from '#ui/reason-dialog';
import { StatusBadge } from '#ui/status-badge';
import { type ResultRow, type SectionResult, useExamAct, useExams } from '../api.ts';
import classes from '../components/exams.module.css';
import { NoScheme } from '../components/no-scheme.tsx';
import { YearSelect } from '../components/year-select.tsx';
import { useExamYear } from '../lib/use-exam-year.ts';
import { ReportCards } from '../report-cards/report-cards.tsx';
import { SchoolCards } from '../report-cards/school-cards.tsx';
import { NotIncluded, UnsavedMarks } from './before-publishing.tsx';
import { BlankEntries } from './blank-entries.tsx';
import { changeText } from './change-text.ts';
import { CompileDialog } from './compile-dialog.tsx';
import { EntryTable } from './entry-table.tsx';
import { PastResults } from './past-results.tsx';
import { ResultGaps } from './result-gaps.tsx';
import { ResultTable } from './result-table.tsx';

const versionOf = (id: string) => `${paths.exams}?tab=results&version=${id}`;
const sectionOf = (id: string, termNo: number) => `${paths.exams}?tab=results&section=${id}&term=${termNo}`;

/** Results of a year: how far each class is, a section's result as it is now, or a published version. */
export function ResultsPanel() {
  const { get } = useAddress();
  const { isPast } = useExamYear();
  if (get('version')) return <Version versionId={get('version')} />;
  if (get('section') && !isPast) return <Section sectionId={get('section')} termNo={Number(get('term') || 1)} />;
  return (
    <>
      <YearSelect />
      {isPast ? <PastResults /> : <Progress />}
    </>
  );
}

const idOf = ({ classId, termNo }: ResultRow) => `${classId} ${termNo}`;
/** The sections that have to be compiled before the first version. */
const openSections = ({ versions, sections }: ResultRow) =>
  versions.length > 0 ? [] : sections.filter(({ compiledAt }) => compiledAt === null);

/** A class without marks has none to enter: it is assessed by grades. */
function StillToEnter({ row }: { row: ResultRow }) {
  const { t } = useLingui();
  if (isEmpty(row)) return '–';
  if (row.expected === 0) return t`Grades only`;
  return row.missing === 0 ? '0' : t`${formatNumber(row.missing)} of ${formatNumber(row.expected)}`;
}

/** What is next for a class with students. */
function NextStep({ row }: { row: ResultRow }) {
  const { t } = useLingui();
  if (row.missing > 0) return t`Show marks still to enter`;
  if (openSections(row).length > 0) return row.expected === 0 ? t`Confirm and publish` : t`Confirm marks and publish`;
  return row.versions.length > 0 ? t`Publish again after correction` : t`Publish`;
}

function Progress() {
  const { t } = useLingui();
  const rows = useExams(listResults, { query: {} });
  const [askedId, setAsked] = useState<string | null>(null);
  const [isOfSchool, setOfSchool] = useState(false);
  const asked = rows.data?.find((row) => idOf(row) === askedId) ?? null;
  return (
    <LoadState query={rows} title={t`The results could not be opened`}>
      {(data) =>
        data.length === 0 ? (
          <NoScheme />
        ) : (
          <Card
            title={t`Results of the year`}
            fact={<Plural value={data.filter(isPublished).length} one="# published" other="# published" />}
            action={data.some(isPublished) ? <Button onClick={() => setOfSchool(true)}>{t`Report cards of all classes`}</Button> : null}
          >
            <p className={classes.body}>
              {t`After publishing, the marks of the class can be changed only as a correction. Report cards can then be printed. Nothing is sent to parents.`}
            </p>
            <DataTable
              isBare
              isTall
              label={t`Results of the year`}
              rows={data}
              rowId={idOf}
              columns={[
                { id: 'class', head: t`Class`, cell: ({ className }) => className, isOneLine: true },
                { id: 'term', head: t`Term`, cell: ({ term, termNo }) => (termNo === 0 ? t`Year` : termWords(term)), isOneLine: true },
                {
                  id: 'missing',
                  head: t`Marks still to enter`,
                  cell: (row) => <StillToEnter row={row} />,
                  isFigure: true,
                  isOneLine: true,
                },
                {
                  id: 'sections',
                  head: t`Confirmed by class teacher`,
                  cell: (row) => (isEmpty(row) ? t`No students` : <Sections row={row} />),
                },
                {
                  id: 'version',
                  head: t`Published`,
                  cell: ({ versions: [last] }) =>
                    last ? <Link to={versionOf(last.id)}>{t`Result no. ${last.version}, ${formatDateTime(last.at)}`}</Link> : '–',
                },
                {
                  id: 'act',
                  head: t`Publish`,
                  isHeadHidden: true,
                  isOneLine: true,
                  cell: (row) =>
                    isEmpty(row) ? null : (
                      <Button size="small" onClick={() => setAsked(idOf(row))}>
                        <NextStep row={row} />
                      </Button>
                    ),
                },
              ]}
            />
            {isOfSchool ? <SchoolCards ofYear={{}} onClose={() => setOfSchool(false)} /> : null}
            {asked && asked.missing > 0 ? <ResultGaps row={asked} onClose={() => setAsked(null)} /> : null}
            {asked && asked.missing === 0 && openSections(asked).length > 0 ? (
              <CompileDialog row={asked} onClose={() => setAsked(null)} />
            ) : null}
            {asked && asked.missing === 0 && openSections(asked).length === 0 ? (
              <PublishDialog row={asked} onClose={() => setAsked(null)} />
            ) : null}
          </Card>
        )
      }
    </LoadState>
  );
}

const isPublished = ({ versions }: ResultRow) => versions.length > 0;
/** A class without students has nothing to confirm or to publish. */
const isEmpty = ({ sections, versions, expected }: ResultRow) => sections.length + versions.length + expected === 0;

function Sections({ row }: { row: ResultRow }) {
  const { t } = useLingui();
  return (
    <span className={classes.buttons}>
      {row.sections.map(({ id, section, compiledAt }) => (
        <Link key={id} to={sectionOf(id, row.termNo)}>
          <StatusBadge
            tone={compiledAt === null ? 'plain' : 'good'}
            icon={compiledAt === null ? <IconCircleDashed size={14} stroke={2} /> : <IconCircleCheck size={14} stroke={2} />}
          >
            {compiledAt === null ? t`${section}: not confirmed` : t`${section}: confirmed`}
          </StatusBadge>
        </Link>
      ))}
    </span>
  );
}

function PublishDialog({ row, onClose }: { row: ResultRow; onClose: () => void }) {
  const { t } = useLingui();
  const publish = useExamAct(publishResult);
  const isAgain = row.versions.length > 0;
  return (
    <ReasonDialog
      title={
        isAgain ? t`Publish the result of ${row.className}, ${row.term}, again` : t`Publish the result of ${row.className}, ${row.term}`
      }
      act={t`Publish`}
      isWithout={!isAgain}
      isBusy={publish.isPending}
      error={publish.error}
      onSubmit={(reason) =>
        publish.mutate(
          { params: { classId: row.classId, termNo: row.termNo }, body: { reason } },
          {
            onSuccess: ({ version, students }) => {
              showToast({
                tone: 'good',
                sentence: t`Result published for ${plural(students, { one: '# student', other: '# students' })} (result no. ${version}).`,
              });
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    >
      <p>
        {isAgain
          ? t`The result published earlier is kept on record. Enter the reason for the correction. Nothing is sent to parents.`
          : t`Report cards can be printed after publishing. Nothing is sent to parents. After that, marks can be corrected only with a reason, and the result is published again.`}
      </p>
      <UnsavedMarks row={row} />
      <NotIncluded row={row} />
      <ul aria-label={t`Not entered yet`}>
        {row.sections.map((section) => (
          <BlankEntries key={section.id} row={row} section={section} />
        ))}
      </ul>
    </ReasonDialog>
  );
}

function Section({ sectionId, termNo }: { sectionId: string; termNo: number }) {
  const { t } = useLingui();
  const result = useExams(getSectionResult, { params: { sectionId, termNo } });
  return (
    <LoadState query={result} title={t`The result could not be opened`} rows={16}>
      {(data) => (
        <div className={classes.stack}>
          <Card
            title={`${data.className} ${data.section} · ${data.term}`}
            fact={data.subjects.length > 0 ? factOf(data, t`All marks are entered`) : null}
            action={<Compile data={data} sectionId={sectionId} termNo={termNo} />}
          >
            {data.subjects.length > 0 ? (
              <ResultTable label={t`Result of ${data.className} ${data.section}`} subjects={data.subjects} students={data.students} />
            ) : (
              <p className={classes.body}>{t`This class has no subjects with marks. Enter grades and remarks below.`}</p>
            )}
            <Left students={data.left} />
          </Card>
          <EntryTable key={`${sectionId} ${termNo}`} data={data} sectionId={sectionId} termNo={termNo} />
        </div>
      )}
    </LoadState>
  );
}

/** Who is not in the result because of having left before it was complete. */
function Left({ students }: { students: SectionResult['left'] }) {
  const { t } = useLingui();
  if (students.length === 0) return null;
  const names = students.map(({ name, leftOn }) => t`${name} (left on ${formatDate(leftOn)})`).join(', ');
  return <p className={classes.body}>{t`No result, because these students left before all papers were held: ${names}`}</p>;
}

function factOf({ missing }: SectionResult, none: string) {
  return missing === 0 ? none : <Plural value={missing} one="# mark is not entered yet" other="# marks are not entered yet" />;
}

function Compile({ data, sectionId, termNo }: { data: SectionResult; sectionId: string; termNo: number }) {
  const { t } = useLingui();
  const compile = useExamAct(compileSection);
  const isCompiled = data.compiledAt !== null;
  return (
    <span className={classes.buttons}>
      <FormError error={compile.error} />
      <LinkButton to={`${paths.exams}?tab=results`}>{t`All results`}</LinkButton>
      <Button
        isPrimary={!isCompiled}
        disabled={data.missing > 0}
        isBusy={compile.isPending}
        onClick={() => compile.mutate({ params: { sectionId, termNo }, body: { isCompiled: !isCompiled } })}
      >
        {isCompiled ? t`Reopen marks` : t`Confirm marks`}
      </Button>
    </span>
  );
}

function Version({ versionId }: { versionId: string }) {
  const { t } = useLingui();
  const { change } = useAddress();
  const { linkTo } = useExamYear();
  const version = useExams(getResultVersion, { params: { versionId } });
  return (
    <LoadState query={version} title={t`The result could not be opened`} rows={16}>
      {(data) => {
        const changed = new Map(data.changed.map((one) => [one.studentId, changeText(one)]));
        return (
          <div className={classes.stack}>
            <Card
              title={`${data.className} · ${data.term} · ${data.year}`}
              fact={t`Result no. ${data.version}, published ${formatDateTime(data.at)} by ${data.by || t`the office`}`}
              action={
                <span className={classes.buttons}>
                  <Select
                    label={t`Published result`}
                    value={versionId}
                    choices={data.versions.map((one) => ({
                      value: one.id,
                      label: one.isCurrent ? t`Latest result (no. ${one.version})` : t`Result no. ${one.version}`,
                    }))}
                    onChange={(id) => change({ version: id })}
                  />
                  <LinkButton to={linkTo({ tab: 'results' })}>{t`All results`}</LinkButton>
                </span>
              }
            >
              {data.reason ? (
                <p className={classes.body}>
                  {t`Reason: ${data.reason}`} · <Plural value={data.changed.length} one="# student changed" other="# students changed" />
                </p>
              ) : null}
              <ResultTable
                hasSection
                label={t`Result of ${data.className}`}
                subjects={data.subjects}
                students={data.students}
                changed={changed}
              />
            </Card>
            <ReportCards key={versionId} versionId={versionId} students={data.students} />
          </div>
        );
      }}
    </LoadState>
  );
}
