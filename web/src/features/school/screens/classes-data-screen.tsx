import { Trans, useLingui } from '@lingui/react/macro';
import { IconStairsUp } from '@tabler/icons-react';
import { PlannedScreen } from '#ui/planned-screen';

export function ClassesDataScreen() {
  const { t } = useLingui();
  return (
    <PlannedScreen title={t`Classes and sections`} icon={<IconStairsUp size={24} stroke={1.75} />}>
      <Trans>Here you will add, rename and order classes and sections.</Trans>
    </PlannedScreen>
  );
}
