import { useLingui } from '@lingui/react/macro';
import { editEmployee, getEmployee, getEmployeeChoices } from '@shala/contract/employees';
import { useNavigate, useParams } from 'react-router';
import { paths, pathTo } from '#lib/paths';
import type { ScreenParams } from '#lib/screen';
import { showToast } from '#lib/toasts';
import { Card } from '#ui/card';
import { PageHeader } from '#ui/page-header';
import { SkeletonRows } from '#ui/skeleton';
import { prefetchEmployees, useEmployees, useForgetEmployees } from '../api.ts';
import { EmployeeForm } from '../components/employee-form.tsx';
import { TeacherError } from '../components/teacher-error.tsx';
import { TeacherNav } from '../components/teacher-nav.tsx';
import { dutiesOf, seenOf, valuesOf } from '../lib/form-values.ts';

/** Begins loading it before it is shown. */
export function prefetch({ teacherId = '' }: ScreenParams) {
  void prefetchEmployees(getEmployeeChoices, {});
  return prefetchEmployees(getEmployee, { params: { employeeId: teacherId } });
}

/** Changes somebody's record; every change is kept in its history. */
export function EditEmployeeScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { teacherId = '' } = useParams();
  const forget = useForgetEmployees();
  const record = useEmployees(getEmployee, { params: { employeeId: teacherId } });
  const choices = useEmployees(getEmployeeChoices, {});
  const goBack = () => navigate(pathTo(paths.employeeProfile, { teacherId }));
  const failed = record.data ? choices : record;
  return (
    <>
      <PageHeader title={t`Edit employee`} context={record.data?.name ?? ' '} />
      <TeacherNav teacherId={teacherId} />
      {record.data && choices.data ? (
        <EmployeeForm
          key={teacherId}
          call={editEmployee}
          employeeId={teacherId}
          defaults={valuesOf(record.data)}
          seen={seenOf(record.data)}
          duties={dutiesOf(record.data)}
          choices={choices.data}
          act={t`Save changes`}
          onCancel={() => void goBack()}
          onDone={(answer) => {
            forget();
            const isChanged = 'changed' in answer && answer.changed.length > 0;
            showToast({ tone: 'good', sentence: isChanged ? t`The employee’s record was saved.` : t`Nothing was changed.` });
            void goBack();
          }}
        />
      ) : (
        <Card>{failed.isPending ? <SkeletonRows count={9} height={52} /> : <TeacherError query={failed} />}</Card>
      )}
    </>
  );
}
