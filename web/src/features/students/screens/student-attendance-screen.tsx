import { Trans, useLingui } from '@lingui/react/macro';
import { IconCalendarCheck } from '@tabler/icons-react';
import { PlannedScreen } from '#ui/planned-screen';

export function StudentAttendanceScreen() {
  const { t } = useLingui();
  return (
    <PlannedScreen title={t`Student's attendance`} icon={<IconCalendarCheck size={24} stroke={1.75} />}>
      <Trans>Here you will see the year of one student day by day.</Trans>
    </PlannedScreen>
  );
}
