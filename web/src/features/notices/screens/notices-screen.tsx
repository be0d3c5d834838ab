import { Trans, useLingui } from '@lingui/react/macro';
import { IconSpeakerphone } from '@tabler/icons-react';
import { PlannedScreen } from '#ui/planned-screen';

export function NoticesScreen() {
  const { t } = useLingui();
  return (
    <PlannedScreen title={t`Notices`} icon={<IconSpeakerphone size={24} stroke={1.75} />}>
      <Trans>Here you will write notices and see whom they reach before you send them.</Trans>
    </PlannedScreen>
  );
}
