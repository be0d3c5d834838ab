import { useLingui } from '@lingui/react/macro';
import type { CertificateType } from '@shala/contract/certificates';

/** What types and languages of certificates are called. A type of the school's own has the name that the school gave it. */
export function useCertificateWords() {
  const { t } = useLingui();
  const types: Record<CertificateType, string> = {
    transfer: t`Transfer certificate`,
    bonafide: t`Bonafide certificate`,
    study: t`Study certificate`,
    character: t`Character certificate`,
    provisional: t`Provisional certificate`,
    sports: t`Sports and achievements`,
    experience: t`Experience certificate`,
    relieving: t`Relieving letter`,
  };
  const languages = { en: t`English`, hi: t`Hindi`, both: t`English and Hindi` };
  return { typeOf: (type: string, name: string) => (type in types ? types[type as CertificateType] : name), languages };
}
