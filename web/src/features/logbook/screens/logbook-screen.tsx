import { Trans, useLingui } from '@lingui/react/macro';
import { IconNotebook } from '@tabler/icons-react';
import { PlannedScreen } from '#ui/planned-screen';

export function LogbookScreen() {
  const { t } = useLingui();
  return (
    <PlannedScreen title={t`Logbook`} icon={<IconNotebook size={24} stroke={1.75} />}>
      <Trans>Here you will see, teacher by teacher, what is taught today.</Trans>
    </PlannedScreen>
  );
}
