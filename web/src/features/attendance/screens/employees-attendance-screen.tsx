import { Trans, useLingui } from '@lingui/react/macro';
import { IconCalendarCheck } from '@tabler/icons-react';
import { PlannedScreen } from '#ui/planned-screen';

export function EmployeesAttendanceScreen() {
  const { t } = useLingui();
  return (
    <PlannedScreen title={t`Employees' attendance`} icon={<IconCalendarCheck size={24} stroke={1.75} />}>
      <Trans>Here you will mark who of the staff has come, late or not, and who is on leave.</Trans>
    </PlannedScreen>
  );
}
