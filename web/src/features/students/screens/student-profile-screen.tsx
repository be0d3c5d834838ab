import { Trans, useLingui } from '@lingui/react/macro';
import { IconSchool } from '@tabler/icons-react';
import { PlannedScreen } from '#ui/planned-screen';

export function StudentProfileScreen() {
  const { t } = useLingui();
  return (
    <PlannedScreen title={t`Student profile`} icon={<IconSchool size={24} stroke={1.75} />}>
      <Trans>Here one page will show a student with guardians, fees, attendance and marks.</Trans>
    </PlannedScreen>
  );
}
