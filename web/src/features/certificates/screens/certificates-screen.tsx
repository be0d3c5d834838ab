import { Trans, useLingui } from '@lingui/react/macro';
import { IconCertificate } from '@tabler/icons-react';
import { PlannedScreen } from '#ui/planned-screen';

export function CertificatesScreen() {
  const { t } = useLingui();
  return (
    <PlannedScreen title={t`Certificates`} icon={<IconCertificate size={24} stroke={1.75} />}>
      <Trans>Here you will find every certificate the school has issued, by number and by name.</Trans>
    </PlannedScreen>
  );
}
