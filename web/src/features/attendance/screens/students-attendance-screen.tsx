import { Trans, useLingui } from '@lingui/react/macro';
import { IconCalendarCheck } from '@tabler/icons-react';
import { PlannedScreen } from '#ui/planned-screen';

export function StudentsAttendanceScreen() {
  const { t } = useLingui();
  return (
    <PlannedScreen title={t`Students' attendance`} icon={<IconCalendarCheck size={24} stroke={1.75} />}>
      <Trans>Here you will take the register of a section: all present, mark the absent.</Trans>
    </PlannedScreen>
  );
}
