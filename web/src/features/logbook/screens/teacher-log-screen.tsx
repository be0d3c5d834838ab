import { Trans, useLingui } from '@lingui/react/macro';
import { IconNotebook } from '@tabler/icons-react';
import { PlannedScreen } from '#ui/planned-screen';

export function TeacherLogScreen() {
  const { t } = useLingui();
  return (
    <PlannedScreen title={t`Teacher log`} icon={<IconNotebook size={24} stroke={1.75} />}>
      <Trans>Here you will see one teacher’s day, from P1 to P8.</Trans>
    </PlannedScreen>
  );
}
