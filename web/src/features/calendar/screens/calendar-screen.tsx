import { Trans, useLingui } from '@lingui/react/macro';
import { IconCalendar } from '@tabler/icons-react';
import { PlannedScreen } from '#ui/planned-screen';

export function CalendarScreen() {
  const { t } = useLingui();
  return (
    <PlannedScreen title={t`Calendar`} icon={<IconCalendar size={24} stroke={1.75} />}>
      <Trans>Here you will plan the year: holidays, exams, meetings and fee dates in one view.</Trans>
    </PlannedScreen>
  );
}
