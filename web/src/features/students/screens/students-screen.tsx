import { Trans, useLingui } from '@lingui/react/macro';
import { IconSchool } from '@tabler/icons-react';
import { PlannedScreen } from '#ui/planned-screen';

export function StudentsScreen() {
  const { t } = useLingui();
  return (
    <PlannedScreen title={t`Students`} icon={<IconSchool size={24} stroke={1.75} />}>
      <Trans>Here you will find every student by name, admission number, class or phone.</Trans>
    </PlannedScreen>
  );
}
