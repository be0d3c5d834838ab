import { useLingui } from '@lingui/react/macro';
import { getEmployeeAttendance } from '@shala/contract/attendance';
import { useParams } from 'react-router';
import { TeacherNav } from '#features/employees';
import { paths } from '#lib/paths';
import { LinkButton } from '#ui/button';
import { prefetchAttendance, useAttendance } from '../api.ts';
import { PersonYear } from '../year/person-year.tsx';

/** Begins with the employee's year. */
export function prefetch({ teacherId = '' }: Record<string, string | undefined>) {
  return prefetchAttendance(getEmployeeAttendance, { params: { employeeId: teacherId } });
}

/** An employee's year day by day. */
export function EmployeeAttendanceScreen() {
  const { t } = useLingui();
  const { teacherId = '' } = useParams();
  const query = useAttendance(getEmployeeAttendance, { params: { employeeId: teacherId } });
  return (
    <PersonYear
      kind="employee"
      id={teacherId}
      title={t`Employee attendance`}
      query={query}
      missing={{
        title: t`This employee’s record was not found`,
        action: <LinkButton to={paths.employees}>{t`Back to all employees`}</LinkButton>,
      }}
      nav={<TeacherNav teacherId={teacherId} />}
    />
  );
}
