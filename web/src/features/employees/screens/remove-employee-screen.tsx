import { Trans, useLingui } from '@lingui/react/macro';
import { IconUserMinus } from '@tabler/icons-react';
import { useParams } from 'react-router';
import { PlannedScreen } from '#ui/planned-screen';
import { TeacherNav } from '../components/teacher-nav.tsx';

export function RemoveEmployeeScreen() {
  const { t } = useLingui();
  const { teacherId = '' } = useParams();
  return (
    <PlannedScreen title={t`Remove employee`} icon={<IconUserMinus size={24} stroke={1.75} />} nav={<TeacherNav teacherId={teacherId} />}>
      <Trans>Here someone who leaves will be taken off the lists, with the timetable handed over first and the record kept.</Trans>
    </PlannedScreen>
  );
}
