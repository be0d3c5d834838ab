import { Trans, useLingui } from '@lingui/react/macro';
import { IconUserOff } from '@tabler/icons-react';
import { PlannedScreen } from '#ui/planned-screen';

export function AbsentEmployeesScreen() {
  const { t } = useLingui();
  return (
    <PlannedScreen title={t`Absent employees`} icon={<IconUserOff size={24} stroke={1.75} />}>
      <Trans>Here you will see who of the staff is absent today and which periods need cover.</Trans>
    </PlannedScreen>
  );
}
