import { useLingui } from '@lingui/react/macro';

/** The kinds of papers in the person's language. */
export function usePaperWords(): Record<string, string> {
  const { t } = useLingui();
  return {
    'ID proof': t`ID proof`,
    Contract: t`Contract`,
    Qualification: t`Qualification`,
    'Police verification': t`Police verification`,
    'Medical certificate': t`Medical certificate`,
    Other: t`Other document`,
  };
}
