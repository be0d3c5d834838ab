import { Trans, useLingui } from '@lingui/react/macro';
import { addEmployee, getEmployeeChoices } from '@shala/contract/employees';
import { IconTableImport } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { paths, pathTo } from '#lib/paths';
import { showToast } from '#lib/toasts';
import { LinkButton } from '#ui/button';
import { Card } from '#ui/card';
import { ErrorState } from '#ui/error-state';
import { PageHeader } from '#ui/page-header';
import { SkeletonRows } from '#ui/skeleton';
import { prefetchEmployees, useEmployees, useForgetEmployees } from '../api.ts';
import { EmployeeForm } from '../components/employee-form.tsx';
import { EMPTY_EMPLOYEE, NO_DUTIES } from '../lib/form-values.ts';

/** Begins loading it before it is shown. */
export function prefetch() {
  return prefetchEmployees(getEmployeeChoices, {});
}

/** Adds one person; the way to bring the whole staff from a spreadsheet stands beside the title. */
export function AddEmployeeScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const forget = useForgetEmployees();
  const query = useEmployees(getEmployeeChoices, {});
  return (
    <>
      <PageHeader
        title={t`Add Employee`}
        context={<Trans>Only the name is required. You can add the rest later.</Trans>}
        actions={
          <LinkButton to={`${paths.importData}?what=employees`} icon={<IconTableImport size={16} stroke={1.75} aria-hidden="true" />}>
            {t`Import from Excel`}
          </LinkButton>
        }
      />
      {query.data ? (
        <EmployeeForm
          call={addEmployee}
          defaults={EMPTY_EMPLOYEE}
          duties={NO_DUTIES}
          choices={query.data}
          act={t`Add Employee`}
          onCancel={() => void navigate(paths.employees)}
          onDone={(answer, { name }) => {
            forget();
            showToast({ tone: 'good', sentence: t`${name} was added.` });
            if ('id' in answer) void navigate(pathTo(paths.employeeProfile, { teacherId: answer.id }));
          }}
        />
      ) : (
        <Card>
          {query.isPending ? (
            <SkeletonRows count={9} height={52} />
          ) : (
            <ErrorState
              title={t`The form for a new employee could not be opened`}
              error={query.error}
              onRetry={() => void query.refetch()}
              isRetrying={query.isFetching}
            />
          )}
        </Card>
      )}
    </>
  );
}
