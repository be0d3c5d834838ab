import { Trans, useLingui } from '@lingui/react/macro';
import { IconChartBar } from '@tabler/icons-react';
import { PlannedScreen } from '#ui/planned-screen';

export function PerformanceScreen() {
  const { t } = useLingui();
  return (
    <PlannedScreen title={t`Performance`} icon={<IconChartBar size={24} stroke={1.75} />}>
      <Trans>Here you will see how classes, subjects and students are doing.</Trans>
    </PlannedScreen>
  );
}
