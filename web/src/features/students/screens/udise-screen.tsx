import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CallAnswer } from '@shala/contract/shared';
import { countStudents, listUdiseReadiness } from '@shala/contract/students';
import { IconCircleCheck, IconSchool } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatNumber, formatPercent } from '#lib/format';
import { paths, pathTo } from '#lib/paths';
import { useAddress } from '#lib/use-address';
import { Button, LinkButton } from '#ui/button';
import { Card } from '#ui/card';
import { FilterRow, Select } from '#ui/controls';
import { type Column, DataTable } from '#ui/data-table';
import { EmptyState } from '#ui/empty-state';
import { Figure, FigureStrip } from '#ui/figure-strip';
import { LoadState } from '#ui/load-state';
import { PageHeader } from '#ui/page-header';
import { prefetchStudents, useStudents } from '../api.ts';
import { ExportButtons } from '../components/export-buttons.tsx';
import { StudentsNav } from '../components/students-nav.tsx';
import { FixCell } from '../udise/fix-cell.tsx';
import { useUdiseWords } from '../udise/words.ts';

type Answer = CallAnswer<typeof listUdiseReadiness>;
type Row = Answer['students'][number];

/** Begins loading it before it is shown. */
export function prefetch(_params: unknown, search: URLSearchParams) {
  void prefetchStudents(countStudents, {});
  return search.size === 0 ? prefetchStudents(listUdiseReadiness, { query: {} }) : undefined;
}

/** What the national register asks for and the records lack, student by student, put right where it is seen. */
export function UdiseScreen() {
  const { t } = useLingui();
  const { get } = useAddress();
  const place = { ...(get('class') ? { classId: get('class') } : {}) };
  const field = get('field');
  const query = useStudents(listUdiseReadiness, { query: { ...place, ...(field ? { field } : {}) } });
  const { data } = query;
  return (
    <>
      <PageHeader
        title={t`UDISE+ check`}
        context={data ? t`${formatNumber(data.ready)} of ${formatNumber(data.total)} student records are complete` : ' '}
        actions={<ExportButtons kind="udise" filters={place} />}
      />
      <StudentsNav />
      <UdiseFilters byField={data?.byField ?? []} />
      <LoadState query={query} title={t`The UDISE+ check could not be opened`}>
        {(answer) => <Readiness answer={answer} field={field} />}
      </LoadState>
    </>
  );
}

function UdiseFilters({ byField }: { byField: Answer['byField'] }) {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const { fieldOf } = useUdiseWords();
  const sections = useStudents(countStudents, {}).data?.sections ?? [];
  const classes = [...new Map(sections.map((item) => [item.classId, item.className]))];
  return (
    <FilterRow>
      <Select
        label={t`Class`}
        value={get('class')}
        choices={[{ value: '', label: t`All classes` }, ...classes.map(([value, name]) => ({ value, label: t`Class ${name}` }))]}
        onChange={(value) => change({ class: value })}
      />
      <Select
        label={t`Detail`}
        value={get('field')}
        choices={[
          { value: '', label: t`All missing details` },
          ...byField.map(({ field, students }) => ({ value: field, label: `${fieldOf(field)} (${formatNumber(students)})` })),
        ]}
        onChange={(value) => change({ field: value })}
      />
    </FilterRow>
  );
}

function Readiness({ answer, field }: { answer: Answer; field: string }) {
  const { t } = useLingui();
  const { fieldOf } = useUdiseWords();
  const { get, change } = useAddress();
  const { total, ready, byField, students, hasMore } = answer;
  const columns = useColumns(field || undefined);
  if (total === 0)
    return (
      <Card>
        <EmptyState
          icon={<IconSchool size={24} stroke={1.75} />}
          title={get('class') ? t`No students in this class yet` : t`No students yet`}
          action={<LinkButton to={paths.addStudent}>{t`Add student`}</LinkButton>}
        />
      </Card>
    );
  return (
    <>
      <FigureStrip>
        <Figure
          label={t`Complete`}
          figure={formatPercent(total > 0 ? ready / total : 0)}
          note={t`${formatNumber(ready)} of ${formatNumber(total)} students`}
        />
        {byField.slice(0, 4).map((one) => (
          <Figure
            key={one.field}
            label={fieldOf(one.field)}
            figure={formatNumber(one.students)}
            note={t`not entered, or wrong format`}
            to={`${paths.udiseReadiness}?field=${one.field}`}
          />
        ))}
      </FigureStrip>
      {students.length === 0 ? (
        <Card>
          <EmptyState
            icon={<IconCircleCheck size={24} stroke={1.75} />}
            title={field ? t`This detail is entered for every student` : t`Every record is complete`}
            action={field ? <Button onClick={() => change({ field: null })}>{t`Show all details`}</Button> : null}
          />
        </Card>
      ) : (
        <DataTable
          label={t`Students with missing details`}
          columns={columns}
          rows={students}
          rowId={({ id }) => id}
          isTall
          foot={
            hasMore ? (
              <Trans>Showing the first {students.length} students. To see others, select a class. The Excel file has all of them.</Trans>
            ) : (
              <Plural value={students.length} one="# student" other="# students" />
            )
          }
        />
      )}
    </>
  );
}

function useColumns(field: string | undefined): Column<Row>[] {
  const { t } = useLingui();
  const { fieldOf } = useUdiseWords();
  return [
    {
      id: 'student',
      head: t`Student`,
      width: '200px',
      cell: ({ id, name }) => <Link to={pathTo(paths.studentProfile, { studentId: id })}>{name}</Link>,
    },
    { id: 'class', head: t`Class`, width: '90px', cell: ({ className, sectionName }) => `${className} ${sectionName}` },
    { id: 'number', head: t`Admission no.`, width: '110px', cell: ({ admissionNumber }) => admissionNumber },
    field
      ? { id: 'fix', head: fieldOf(field), cell: (row) => <FixCell key={`${row.id} ${field}`} row={row} field={field} /> }
      : { id: 'lacks', head: t`Not entered, or wrong format`, cell: ({ problems }) => <Lacks problems={problems} /> },
  ];
}

/** Each lacking field leads to the list of all who lack it, where it is filled in. */
function Lacks({ problems }: Pick<Row, 'problems'>) {
  const { fieldOf } = useUdiseWords();
  return problems.map(({ field, problem }, index) => (
    <span key={field}>
      {index > 0 ? ', ' : ''}
      <Link to={`${paths.udiseReadiness}?field=${field}`}>
        {problem === 'illFormed' ? <Trans>{fieldOf(field)} (wrong format)</Trans> : fieldOf(field)}
      </Link>
    </span>
  ));
}
