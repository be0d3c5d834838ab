import { Trans, useLingui } from '@lingui/react/macro';
import { IconCertificate } from '@tabler/icons-react';
import { PlannedScreen } from '#ui/planned-screen';

export function NewCertificateScreen() {
  const { t } = useLingui();
  return (
    <PlannedScreen title={t`New certificate`} icon={<IconCertificate size={24} stroke={1.75} />}>
      <Trans>Here you will issue a transfer, bonafide or character certificate, filled from the student’s record.</Trans>
    </PlannedScreen>
  );
}
