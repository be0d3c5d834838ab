import { Trans, useLingui } from '@lingui/react/macro';
import { IconSpeakerphone } from '@tabler/icons-react';
import { PlannedScreen } from '#ui/planned-screen';

export function NoticeViewScreen() {
  const { t } = useLingui();
  return (
    <PlannedScreen title={t`Notice`} icon={<IconSpeakerphone size={24} stroke={1.75} />}>
      <Trans>Here you will read one notice and see whom it reached.</Trans>
    </PlannedScreen>
  );
}
