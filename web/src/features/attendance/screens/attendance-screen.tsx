import { Trans, useLingui } from '@lingui/react/macro';
import { IconCalendarCheck } from '@tabler/icons-react';
import { PlannedScreen } from '#ui/planned-screen';

export function AttendanceScreen() {
  const { t } = useLingui();
  return (
    <PlannedScreen title={t`Attendance`} icon={<IconCalendarCheck size={24} stroke={1.75} />}>
      <Trans>Here you will see who is in school today, students and staff.</Trans>
    </PlannedScreen>
  );
}
