import { t } from '@lingui/core/macro';

/** What records keep in English, in the person's language; what is not of the list stays as it was entered. */
export function relationWords(relation: string): string {
  const words: Record<string, string> = {
    ...{ Father: t`Father`, Mother: t`Mother`, Grandfather: t`Grandfather`, Grandmother: t`Grandmother`, Uncle: t`Uncle`, Aunt: t`Aunt` },
    ...{ Brother: t`Brother`, Sister: t`Sister`, Guardian: t`Guardian` },
  };
  return words[relation] ?? relation;
}

/** The same of why a student left. */
export function leavingReasonWords(reason: string): string {
  const words: Record<string, string> = {
    'Moved to another town': t`Moved to another town`,
    'Admitted to another school': t`Admitted to another school`,
    'Completed the last class': t`Completed the last class`,
    'Fees not paid': t`Fees not paid`,
    'Long absence': t`Long absence`,
    Health: t`Health reasons`,
    Other: t`Other`,
  };
  return words[reason] ?? reason;
}
