/** Refusals of question papers, by code. */
export const questionPapersErrors = {
  noTextbookForPaper: 'This subject has no textbook. Upload its textbook first, then make the paper.',
  chapterNotInBook: 'Chapter {number} is not in this textbook. Select the chapters again.',
  levelsNotWhole: 'The skill percentages add up to {sum}%. They must add up to 100%.',
  chapterMarksTooMany: 'The marks of the chapters add up to {sum}, but the paper has {total}. Lower the marks of a chapter.',
  attemptTooMany: '{section}: a student cannot answer {attempt} of {count} questions. Lower the number to answer.',
  choicesTooMany: '{section}: {choices} questions cannot have an alternative, because there are only {count}.',
  paperIsFinal: 'This paper is final. Reopen it as a draft to change it.',
  paperMadeMeanwhile:
    'Another paper of this subject was made at the same moment. Make this paper again, so that no question is asked twice.',
  paperByHand: 'The questions of this paper were added by hand. Add or replace single questions.',
  tooManySections: 'A paper has at most 12 sections. Use one of its sections.',
  questionTwice: 'This question is already in the paper. Select another one.',
  questionHasNoPage: 'No page of the textbook is stored for this question. Upload the PDF of the textbook again to copy pictures from it.',
  pageNotDrawn: 'Page {page} of the textbook could not be opened. Try again, or select another page.',
  pictureTooSmall: 'Select a larger part of the page.',
  noSuchSet: 'This paper has {sets, plural, one {one set} other {# sets}} only.',
  solverBusy: 'The paper could not be completed in time. Try again, or ask for fewer chapters with fixed marks.',
} as const;
