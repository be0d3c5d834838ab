import { Trans, useLingui } from '@lingui/react/macro';
import { IconUsers } from '@tabler/icons-react';
import { PlannedScreen } from '#ui/planned-screen';

export function EmployeesScreen() {
  const { t } = useLingui();
  return (
    <PlannedScreen title={t`Employee`} icon={<IconUsers size={24} stroke={1.75} />}>
      <Trans>Here you will find everyone who works at the school, by name, and open a profile from a card.</Trans>
    </PlannedScreen>
  );
}
