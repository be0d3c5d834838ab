/** Refusals of textbooks, by code. */
export const textbooksErrors = {
  bookNotPdf: 'This file is not a PDF, whatever its name says. Please select a valid PDF file.',
  bookEncrypted: 'This PDF is protected by a password. Please save a copy without the password and upload that.',
  bookDamaged: 'This PDF is damaged or incomplete and cannot be read. Please download or save it again.',
  bookNoPages: 'This PDF has no pages.',
  bookTooManyPages: 'This PDF has more than {pages} pages. Please upload the book in parts, such as chapter by chapter.',
  bookNoText: 'This PDF has no readable text. Its letters are drawings or codes of a font that is not known here.',
  bookTooHeavy: 'This PDF is too complicated to be read. Please save it again from another program, or upload it in parts.',
  bookNothingFound: 'No chapters could be found in this PDF. Please check that it is a textbook.',
  noSuchClass: 'There is no class named {name} in this school.',
  bookChangedSince: 'This textbook was changed by something else since. Look at it again before you take anything back.',
  itemChangedSince: 'Somebody else changed this since you opened it. Close it and look at it again; nothing of theirs was overwritten.',
  nothingToUndo: 'There is nothing to take back.',
  nothingAfter: 'There is nothing after this that it could be joined with.',
  atTheEnd: 'This is already at that end of the list.',
  jobOver: 'This analysis has already ended.',
} as const;
