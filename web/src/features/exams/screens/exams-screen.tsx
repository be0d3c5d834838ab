import { Trans, useLingui } from '@lingui/react/macro';
import { IconClipboardText } from '@tabler/icons-react';
import { PlannedScreen } from '#ui/planned-screen';

export function ExamsScreen() {
  const { t } = useLingui();
  return (
    <PlannedScreen title={t`Exams`} icon={<IconClipboardText size={24} stroke={1.75} />}>
      <Trans>Here you will enter marks and publish results.</Trans>
    </PlannedScreen>
  );
}
