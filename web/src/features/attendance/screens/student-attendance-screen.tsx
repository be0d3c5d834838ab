import { useLingui } from '@lingui/react/macro';
import { getStudentAttendance } from '@shala/contract/attendance';
import { useParams } from 'react-router';
import { StudentTabs } from '#features/students';
import { paths } from '#lib/paths';
import { LinkButton } from '#ui/button';
import { prefetchAttendance, useAttendance } from '../api.ts';
import { PersonYear } from '../year/person-year.tsx';

/** Begins with the student's year. */
export function prefetch({ studentId = '' }: Record<string, string | undefined>) {
  return prefetchAttendance(getStudentAttendance, { params: { studentId } });
}

/** A student's year day by day. */
export function StudentAttendanceScreen() {
  const { t } = useLingui();
  const { studentId = '' } = useParams();
  const query = useAttendance(getStudentAttendance, { params: { studentId } });
  return (
    <PersonYear
      kind="student"
      id={studentId}
      title={t`Student attendance`}
      query={query}
      missing={{
        title: t`This student’s record was not found`,
        action: <LinkButton to={paths.students}>{t`Back to student list`}</LinkButton>,
      }}
      nav={<StudentTabs studentId={studentId} name={query.data?.person.name ?? ''} />}
    />
  );
}
