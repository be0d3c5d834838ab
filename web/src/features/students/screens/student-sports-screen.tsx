import { Trans, useLingui } from '@lingui/react/macro';
import { IconBallFootball } from '@tabler/icons-react';
import { PlannedScreen } from '#ui/planned-screen';

export function StudentSportsScreen() {
  const { t } = useLingui();
  return (
    <PlannedScreen title={t`Sports`} icon={<IconBallFootball size={24} stroke={1.75} />}>
      <Trans>Here you will keep the sports that this student plays and at which level.</Trans>
    </PlannedScreen>
  );
}
