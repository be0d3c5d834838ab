/** The sentences of refusals by their stable code: what the server answers and what the browser translates. `{name}` is filled in. */
export const generalErrors = {
  badJson: 'The request could not be read. Please try again; if it happens again, reload the page.',
  badAddress: 'This address is not written correctly.',
  badInput: 'Please check the marked fields.',
  unauthenticated: 'Please sign in to go on.',
  sessionEnded: 'You have been signed out. Please sign in again.',
  forbidden: 'You may not do this.',
  notFound: 'This could not be found. It may have been removed.',
  noSuchCall: 'There is nothing at this address.',
  tooLarge: 'This is too large to be accepted.',
  unsupportedType: 'This kind of content is not accepted here.',
  fileMissing: 'Choose a file.',
  fileTooLarge: 'The file is larger than {megabytes} MB.',
  uploadsBusy: 'Your school has {count} files under way already. Please send this one again when one of them is done.',
  tooMany: 'Too many attempts. Please try again in {minutes, plural, one {# minute} other {# minutes}}.',
  keyReused: 'This request was already used for something else. Please open the form again.',
  busy: 'Shala is very busy or its database is not answering. Nothing was changed; please try again in a moment.',
  internal: 'Something went wrong on our side. Nothing was changed; please try again. If it goes on, tell us the number {requestId}.',
} as const;

/** What a field's problem is called in a sentence under the field. */
export const fieldErrors = {
  required: 'Please fill in this field.',
  tooShort: 'Use at least {min} characters.',
  tooLong: 'Use at most {max} characters.',
  email: 'Enter a mail address such as name@school.in.',
  phone: 'Enter an Indian phone number of ten digits.',
  sixDigits: 'Enter the six digits of the code.',
  laterTime: 'The end must be later than the beginning.',
  afterStart: 'The last day must lie after the first.',
  udise: 'Enter the eleven digits of the UDISE code.',
  pinCode: 'Enter the six digits of the PIN code.',
  clock: 'Enter a time such as 08:20.',
  website: 'Enter an address such as https://www.school.in.',
  picture: 'Choose a PNG, JPEG or WebP picture.',
  date: 'Enter a date that exists, as day, month and year.',
  number: 'Enter a number.',
  tooSmall: 'Enter at least {min}.',
  tooBig: 'Enter at most {max}.',
  choice: 'Choose one of the offered values.',
  unknownField: 'There is no such field: {keys}.',
  characters: 'Some characters cannot be used here.',
  money: 'Enter a sum in rupees with at most two decimals.',
  futureDay: 'Choose today or a day before it.',
  wrong: 'This value is not accepted.',
} as const;

export type FieldProblem = { code: keyof typeof fieldErrors; values: Record<string, string | number> };
