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

/** The formats that come with Shala; one that a school named is shown as it named it. */
export function formWords(name: string): string {
  const words: Record<string, string> = {
    'CBSE transfer certificate': t`CBSE transfer certificate`,
    'Transfer certificate': t`Transfer certificate`,
    'Maharashtra leaving certificate': t`Maharashtra leaving certificate`,
    'Bonafide certificate': t`Bonafide certificate`,
    'Study certificate': t`Study certificate`,
    'Character certificate': t`Character certificate`,
    'Character certificate with the class passed': t`Character certificate with the class passed`,
    'Provisional certificate': t`Provisional certificate`,
    'Sports and achievements certificate': t`Sports and achievements certificate`,
    'Experience certificate': t`Experience certificate`,
    'Relieving letter': t`Relieving letter`,
  };
  return words[name] ?? name;
}

/** The types of leave that come with Shala. */
export function leaveTypeWords(name: string): string {
  const words: Record<string, string> = {
    'Casual leave': t`Casual leave`,
    'Sick leave': t`Sick leave`,
    'Earned leave': t`Earned leave`,
    'Duty leave': t`Duty leave`,
  };
  return words[name] ?? name;
}

/** The schemes and scales that come with Shala, and where they come from. */
export function schemeWords(text: string): string {
  const words: Record<string, string> = {
    'CBSE pattern, two terms': t`CBSE pattern, two terms`,
    'CBSE pattern, classes 9 and 10': t`CBSE pattern, classes 9 and 10`,
    'Eight-point scale (A1 to E)': t`Eight-point scale (A1 to E)`,
    'Three-point scale (A to C)': t`Three-point scale (A to C)`,
    'Three smiles': t`Three smiles`,
    'Common practice of pre-primary schools': t`Common practice of pre-primary schools`,
  };
  return words[text] ?? text;
}

/** The day of the week that is no school day, where the server gives it as the reason. */
export function weekdayWords(text: string): string {
  const words: Record<string, string> = { Sunday: t`Sunday`, Saturday: t`Saturday` };
  return words[text] ?? text;
}

/** The fee heads that Shala itself charges under. */
export function feeHeadWords(name: string): string {
  const words: Record<string, string> = {
    'Cheque bounce charge': t`Cheque bounce charge`,
    'Arrears of last year': t`Arrears of last year`,
  };
  return words[name] ?? name;
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
