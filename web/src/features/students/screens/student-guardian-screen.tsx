import { Trans, useLingui } from '@lingui/react/macro';
import { IconUsers } from '@tabler/icons-react';
import { PlannedScreen } from '#ui/planned-screen';

export function StudentGuardianScreen() {
  const { t } = useLingui();
  return (
    <PlannedScreen title={t`Guardians`} icon={<IconUsers size={24} stroke={1.75} />}>
      <Trans>Here you will keep who looks after this student and who may collect the child.</Trans>
    </PlannedScreen>
  );
}
