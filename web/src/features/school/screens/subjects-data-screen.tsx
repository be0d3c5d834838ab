import { Trans, useLingui } from '@lingui/react/macro';
import { IconBooks } from '@tabler/icons-react';
import { PlannedScreen } from '#ui/planned-screen';

export function SubjectsDataScreen() {
  const { t } = useLingui();
  return (
    <PlannedScreen title={t`Subjects`} icon={<IconBooks size={24} stroke={1.75} />}>
      <Trans>Here you will set which subjects each class is taught.</Trans>
    </PlannedScreen>
  );
}
