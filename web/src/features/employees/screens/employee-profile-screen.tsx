import { Trans, useLingui } from '@lingui/react/macro';
import { IconUser } from '@tabler/icons-react';
import { useParams } from 'react-router';
import { PlannedScreen } from '#ui/planned-screen';
import { TeacherNav } from '../components/teacher-nav.tsx';

export function EmployeeProfileScreen() {
  const { t } = useLingui();
  const { teacherId = '' } = useParams();
  return (
    <PlannedScreen title={t`Employee Profile`} icon={<IconUser size={24} stroke={1.75} />} nav={<TeacherNav teacherId={teacherId} />}>
      <Trans>Here one page will show an employee with phone, address, classes and dates.</Trans>
    </PlannedScreen>
  );
}
