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
    Other: t`Other reason`,
  };
  return words[reason] ?? reason;
}

/** The category that an expense has when none is chosen, as it is kept. */
export const OTHER_CATEGORY = 'Other';

/** A category of expenses: the one for what fits nowhere else is kept as `Other`. */
export function categoryWords(category: string): string {
  return category === OTHER_CATEGORY ? t`Other expenses` : category;
}

/** The category that somebody typed or chose, as it is kept. */
export function readCategory(typed: string): string {
  const category = typed.trim();
  return category.toLowerCase() === t`Other expenses`.toLowerCase() ? OTHER_CATEGORY : category;
}
