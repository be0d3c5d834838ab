import { Trans, useLingui } from '@lingui/react/macro';
import { IconSparkles } from '@tabler/icons-react';
import { PlannedScreen } from '#ui/planned-screen';

export function AssistantScreen() {
  const { t } = useLingui();
  return (
    <PlannedScreen title={t`AI assistant`} icon={<IconSparkles size={24} stroke={1.75} />}>
      <Trans>
        Here you will ask for things in your own words: who is absent today, a reminder to those who owe fees, a holiday notice. Shala will
        show its plan before it does anything.
      </Trans>
    </PlannedScreen>
  );
}
