import { Trans, useLingui } from '@lingui/react/macro';
import { IconSpeakerphone } from '@tabler/icons-react';
import { PlannedScreen } from '#ui/planned-screen';

export function AllNoticesScreen() {
  const { t } = useLingui();
  return (
    <PlannedScreen title={t`All notices`} icon={<IconSpeakerphone size={24} stroke={1.75} />}>
      <Trans>Here you will find every notice that was sent.</Trans>
    </PlannedScreen>
  );
}
