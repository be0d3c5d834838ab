import { useLingui } from '@lingui/react/macro';
import { paths } from '#lib/paths';
import { Ways } from '#ui/ways';

/** The ways between the screens about certificates. */
export function CertificateWays() {
  const { t } = useLingui();
  return (
    <Ways
      label={t`Certificates`}
      ways={[
        { path: paths.certificates, label: t`Register` },
        { path: paths.newCertificate, label: t`New certificate` },
        { path: paths.classCertificates, label: t`For a class` },
        { path: paths.certificateForms, label: t`Forms` },
        { path: paths.certificateSettings, label: t`Settings` },
      ]}
    />
  );
}
