import { Trans, useLingui } from '@lingui/react/macro';
import { IconUsersGroup } from '@tabler/icons-react';
import { PlannedScreen } from '#ui/planned-screen';

export function StudentClubsScreen() {
  const { t } = useLingui();
  return (
    <PlannedScreen title={t`Clubs`} icon={<IconUsersGroup size={24} stroke={1.75} />}>
      <Trans>Here you will keep the clubs that this student belongs to.</Trans>
    </PlannedScreen>
  );
}
