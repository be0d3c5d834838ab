import { Trans, useLingui } from '@lingui/react/macro';
import { IconClipboardPlus } from '@tabler/icons-react';
import { PlannedScreen } from '#ui/planned-screen';

export function NewOfflineExamScreen() {
  const { t } = useLingui();
  return (
    <PlannedScreen title={t`New offline exam`} icon={<IconClipboardPlus size={24} stroke={1.75} />}>
      <Trans>Here you will set up a written exam: classes, papers, dates and marks.</Trans>
    </PlannedScreen>
  );
}
