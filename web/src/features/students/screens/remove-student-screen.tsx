import { Trans, useLingui } from '@lingui/react/macro';
import { IconUserMinus } from '@tabler/icons-react';
import { PlannedScreen } from '#ui/planned-screen';

export function RemoveStudentScreen() {
  const { t } = useLingui();
  return (
    <PlannedScreen title={t`Remove student`} icon={<IconUserMinus size={24} stroke={1.75} />}>
      <Trans>Here a student who leaves will be taken off the roll, with dues checked first and the record kept.</Trans>
    </PlannedScreen>
  );
}
