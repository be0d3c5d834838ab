import { Trans, useLingui } from '@lingui/react/macro';
import { IconClipboardText } from '@tabler/icons-react';
import { PlannedScreen } from '#ui/planned-screen';

export function EditOfflineExamScreen() {
  const { t } = useLingui();
  return (
    <PlannedScreen title={t`Edit offline exam`} icon={<IconClipboardText size={24} stroke={1.75} />}>
      <Trans>Here you will change an exam before it is held.</Trans>
    </PlannedScreen>
  );
}
