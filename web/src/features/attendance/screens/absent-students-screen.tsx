import { Trans, useLingui } from '@lingui/react/macro';
import { IconUserOff } from '@tabler/icons-react';
import { PlannedScreen } from '#ui/planned-screen';

export function AbsentStudentsScreen() {
  const { t } = useLingui();
  return (
    <PlannedScreen title={t`Absent students`} icon={<IconUserOff size={24} stroke={1.75} />}>
      <Trans>Here you will see which students are absent today, by class.</Trans>
    </PlannedScreen>
  );
}
