import { t } from '@lingui/core/macro';

/** What is wrong with a mark, in a sentence. */
export function problemText(problem: string, max: number): string {
  if (problem === 'overMaximum') return t`The maximum is ${max}.`;
  if (problem === 'negative') return t`A mark cannot be less than 0.`;
  if (problem === 'date') return t`A date is not a mark. Format the column as text in Excel and enter the mark again.`;
  if (problem === 'decimals') return t`Enter at most two decimals.`;
  if (problem === 'notInSection') return t`The student is not in this section.`;
  if (problem === 'notTaken') return t`The student has not opted for this subject.`;
  if (problem === 'joinedLater')
    return t`The student joined after this paper. Enter the marks of the previous school, or NA. If the student was there before, correct the date of admission in the student’s record.`;
  if (problem === 'leftBefore') return t`The student left before this paper.`;
  return t`Enter a mark, or AB, ML, EX or NA.`;
}

/** What an outcome is called, as on the report card and the result sheet. */
export function outcomeText(outcome: string): string {
  if (outcome === 'pass') return t`Pass`;
  if (outcome === 'fail') return t`Needs improvement`;
  return outcome === 'withheld' ? t`Withheld` : t`Not assessed`;
}

/** What a report card lacks. */
export function gapText(gap: string): string {
  if (gap === 'marks') return t`marks not entered`;
  if (gap === 'areas') return t`co-scholastic grades not entered`;
  return gap === 'attendance' ? t`no attendance in the register` : t`remark not entered`;
}
