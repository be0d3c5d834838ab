import { Trans, useLingui } from '@lingui/react/macro';
import { IconClipboardText } from '@tabler/icons-react';
import { PlannedScreen } from '#ui/planned-screen';

export function OfflineExamScreen() {
  const { t } = useLingui();
  return (
    <PlannedScreen title={t`Offline exam`} icon={<IconClipboardText size={24} stroke={1.75} />}>
      <Trans>Here you will see one exam with its papers, rooms and marks.</Trans>
    </PlannedScreen>
  );
}
