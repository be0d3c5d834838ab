import { Trans, useLingui } from '@lingui/react/macro';
import { IconClipboardText } from '@tabler/icons-react';
import { PlannedScreen } from '#ui/planned-screen';

export function OfflineExamsScreen() {
  const { t } = useLingui();
  return (
    <PlannedScreen title={t`Offline Exams`} icon={<IconClipboardText size={24} stroke={1.75} />}>
      <Trans>Here you will find the written exams of the year with their date sheets.</Trans>
    </PlannedScreen>
  );
}
