import { Trans, useLingui } from '@lingui/react/macro';
import { IconBook } from '@tabler/icons-react';
import { PlannedScreen } from '#ui/planned-screen';

export function TextbooksScreen() {
  const { t } = useLingui();
  return (
    <PlannedScreen title={t`Textbook Management`} icon={<IconBook size={24} stroke={1.75} />}>
      <Trans>Here you will upload a textbook and read its chapters, topics and questions.</Trans>
    </PlannedScreen>
  );
}
