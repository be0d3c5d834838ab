import { Trans, useLingui } from '@lingui/react/macro';
import { IconCalendarTime } from '@tabler/icons-react';
import { PlannedScreen } from '#ui/planned-screen';

export function SchedulerScreen() {
  const { t } = useLingui();
  return (
    <PlannedScreen title={t`Scheduler`} icon={<IconCalendarTime size={24} stroke={1.75} />}>
      <Trans>Here you will set the weekly timetable of each section and be told of clashes as you type.</Trans>
    </PlannedScreen>
  );
}
