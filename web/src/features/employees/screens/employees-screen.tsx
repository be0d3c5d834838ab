import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { EMPLOYEE_KINDS, getTeacherList, listEmployees } from '@shala/contract/employees';
import { IconSearchOff, IconTableImport, IconUserPlus, IconUsers } from '@tabler/icons-react';
import { useLocation } from 'react-router';
import { isAbsent } from '#lib/call-error';
import { paths } from '#lib/paths';
import { useAddress, useSearchText } from '#lib/use-address';
import { useSlashKey } from '#lib/use-slash-key';
import { LinkButton } from '#ui/button';
import { Card } from '#ui/card';
import { FilterRow, SearchBox } from '#ui/controls';
import { EmptyState } from '#ui/empty-state';
import { ErrorState } from '#ui/error-state';
import { PageHeader } from '#ui/page-header';
import { prefetchEmployees, useEmployees } from '../api.ts';
import { DirectoryFilters } from '../components/directory-filters.tsx';
import { CardsButton, ExportMenu } from '../components/export-menu.tsx';
import { TeacherGrid, TeacherSkeletons } from '../components/teacher-card.tsx';
import { type Removed, VacantNotice } from '../components/vacant-notice.tsx';

/** Begins loading everybody. */
export function prefetchDirectory() {
  void prefetchEmployees(listEmployees, { query: {} });
  return prefetchEmployees(getTeacherList, {});
}

/** Everybody who works at the school as cards, found by name; those who have left behind a choice. */
export function EmployeesScreen() {
  const { t } = useLingui();
  const removed = (useLocation().state as { removed?: Removed } | null)?.removed;
  const [search, setSearch] = useSearchText();
  const searchBox = useSlashKey();
  const { filters, isFiltered, isFormer, ...directory } = useDirectory(search);
  const { teachers, rows, departments, query, isNamesOnly } = directory;
  return (
    <>
      <PageHeader
        title={t`Employee`}
        context={isFormer ? t`Former employees` : t`All employees of the school`}
        actions={
          <>
            <ExportMenu filters={{ ...filters, search: search.trim() }} />
            <CardsButton query={{ ...filters, search: search.trim() }} label={t`ID cards`} />
            <LinkButton to={`${paths.importData}?what=employees`} icon={<IconTableImport size={16} stroke={1.75} aria-hidden="true" />}>
              {t`Import`}
            </LinkButton>
            <LinkButton isPrimary to={paths.addEmployee} icon={<IconUserPlus size={16} stroke={1.75} aria-hidden="true" />}>
              {t`Add Employee`}
            </LinkButton>
          </>
        }
      />
      {removed ? <VacantNotice removed={removed} /> : null}
      <FilterRow end={teachers ? <Plural value={teachers.length} one="# employee" other="# employees" /> : null}>
        <SearchBox ref={searchBox} hasKey label={t`Search employee by name...`} value={search} onChange={setSearch} />
        {isNamesOnly ? null : <DirectoryFilters departments={departments} />}
      </FilterRow>
      {query.isPending ? (
        <TeacherSkeletons />
      ) : teachers === undefined ? (
        <Card>
          <ErrorState
            title={t`The employees could not be opened`}
            error={query.error}
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          />
        </Card>
      ) : teachers.length === 0 ? (
        <Card>
          <Nobody isFiltered={isFiltered || search.trim() !== ''} isFormer={isFormer} />
        </Card>
      ) : (
        <TeacherGrid teachers={teachers} rows={rows} />
      )}
    </>
  );
}

/** Who is shown. Those at work come by name alone, what else is known of them may follow; former ones and filters need the longer list. */
function useDirectory(search: string) {
  const { get } = useAddress();
  const isFormer = get('status') === 'former';
  const kind = EMPLOYEE_KINDS.find((name) => name === get('kind') && name !== 'all');
  const department = get('department');
  const filters = { ...(kind && { kind }), ...(department && { department }), ...(isFormer && { status: 'former' as const }) };
  const isFiltered = kind !== undefined || department !== '';
  const names = useEmployees(getTeacherList, {}, !isFormer && !isFiltered);
  const long = useEmployees(listEmployees, { query: filters });
  const wanted = search.trim().toLocaleLowerCase();
  const rows = new Map(long.data?.employees.map((row) => [row.id, row]));
  const all = isFormer || isFiltered ? long.data?.employees.map((row) => ({ ...row, _id: row.id })) : names.data;
  return {
    filters,
    isFiltered,
    isFormer,
    rows,
    departments: long.data?.departments ?? [],
    teachers: all?.filter(({ name }) => name.toLocaleLowerCase().includes(wanted)),
    query: isFormer || isFiltered ? long : names,
    /** The backend knows names alone: there is nothing to filter by. */
    isNamesOnly: isAbsent(long.error),
  };
}

function Nobody({ isFiltered, isFormer }: { isFiltered: boolean; isFormer: boolean }) {
  const { t } = useLingui();
  if (isFiltered)
    return (
      <EmptyState icon={<IconSearchOff size={24} stroke={1.75} />} title={t`No matching employees`}>
        <Trans>Try another name or select All staff.</Trans>
      </EmptyState>
    );
  if (isFormer)
    return (
      <EmptyState icon={<IconUsers size={24} stroke={1.75} />} title={t`No former employees yet`}>
        <Trans>Removed employees are listed here with all their records.</Trans>
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<IconUsers size={24} stroke={1.75} />}
      title={t`No employees yet`}
      action={
        <>
          <LinkButton isPrimary to={paths.addEmployee}>{t`Add Employee`}</LinkButton>
          <LinkButton to={`${paths.importData}?what=employees`}>{t`Import from Excel`}</LinkButton>
        </>
      }
    >
      <Trans>Add the teachers first: the timetable, the logbook and attendance need their names.</Trans>
    </EmptyState>
  );
}
