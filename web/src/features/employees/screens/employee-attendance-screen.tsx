import { Trans, useLingui } from '@lingui/react/macro';
import { IconCalendarCheck } from '@tabler/icons-react';
import { useParams } from 'react-router';
import { PlannedScreen } from '#ui/planned-screen';
import { TeacherNav } from '../components/teacher-nav.tsx';

export function EmployeeAttendanceScreen() {
  const { t } = useLingui();
  const { teacherId = '' } = useParams();
  return (
    <PlannedScreen
      title={t`Employee's attendance`}
      icon={<IconCalendarCheck size={24} stroke={1.75} />}
      nav={<TeacherNav teacherId={teacherId} />}
    >
      <Trans>Here you will see the year of one employee day by day, with leave.</Trans>
    </PlannedScreen>
  );
}
