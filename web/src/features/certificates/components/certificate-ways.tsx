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
        { path: paths.certificates, label: t`Certificate register` },
        { path: paths.newCertificate, label: t`New certificate` },
        { path: paths.classCertificates, label: t`Whole class` },
        { path: paths.certificateForms, label: t`Formats` },
        { path: paths.certificateSettings, label: t`Settings` },
      ]}
    />
  );
}
