import { Trans, useLingui } from '@lingui/react/macro';
import { IconBuildingCommunity } from '@tabler/icons-react';
import { PlannedScreen } from '#ui/planned-screen';

export function SchoolProfileScreen() {
  const { t } = useLingui();
  return (
    <PlannedScreen title={t`School profile`} icon={<IconBuildingCommunity size={24} stroke={1.75} />}>
      <Trans>Here you will change the school’s name, address, board and logo.</Trans>
    </PlannedScreen>
  );
}
