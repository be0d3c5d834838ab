import { Trans, useLingui } from '@lingui/react/macro';
import { IconUserPlus } from '@tabler/icons-react';
import { PlannedScreen } from '#ui/planned-screen';

export function AddEmployeeScreen() {
  const { t } = useLingui();
  return (
    <PlannedScreen title={t`Add Employee`} icon={<IconUserPlus size={24} stroke={1.75} />}>
      <Trans>Here you will add one person, or bring the whole staff from a spreadsheet.</Trans>
    </PlannedScreen>
  );
}
