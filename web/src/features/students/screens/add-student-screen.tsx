import { Trans, useLingui } from '@lingui/react/macro';
import { IconUserPlus } from '@tabler/icons-react';
import { PlannedScreen } from '#ui/planned-screen';

export function AddStudentScreen() {
  const { t } = useLingui();
  return (
    <PlannedScreen title={t`Add student`} icon={<IconUserPlus size={24} stroke={1.75} />}>
      <Trans>Here you will admit one student, or bring a whole school from a spreadsheet.</Trans>
    </PlannedScreen>
  );
}
