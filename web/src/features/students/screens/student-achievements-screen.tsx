import { Trans, useLingui } from '@lingui/react/macro';
import { IconAward } from '@tabler/icons-react';
import { PlannedScreen } from '#ui/planned-screen';

export function StudentAchievementsScreen() {
  const { t } = useLingui();
  return (
    <PlannedScreen title={t`Achievements`} icon={<IconAward size={24} stroke={1.75} />}>
      <Trans>Here you will keep what this student has won, with the certificate.</Trans>
    </PlannedScreen>
  );
}
