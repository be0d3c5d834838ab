/** The sentences of refusals by their stable code: the server sends them and the browser translates them. `{name}` is filled in. */
export const generalErrors = {
  badJson: 'The request could not be read. Please try again; if it happens again, reload the page.',
  badForm: 'The file was not received completely. Please send it again.',
  badAddress: 'This address is not written correctly.',
  badInput: 'Please check the marked fields.',
  unauthenticated: 'Please sign in to continue.',
  sessionEnded: 'You have been signed out. Please sign in again.',
  forbidden: 'You do not have permission for this.',
  notFound: 'Record not found. It may have been deleted.',
  noSuchCall: 'Nothing was found at this address.',
  /** 408: no byte of the rest of a body arrived within the time limit. The connection is closed. */
  bodyStopped: 'Only part of the request was received. Check the connection and send it again.',
  tooLarge: 'The request is too large.',
  unsupportedType: 'This type of content is not accepted here.',
  fileMissing: 'Select a file that is not empty.',
  fileTooLarge: 'The file is larger than {megabytes} MB.',
  uploadsBusy: 'Your school is already uploading {count} files. Please send this file again when one of them is finished.',
  uploadsWaiting: 'Many large files are being uploaded now. Please send this file again in a moment.',
  pictureTooLarge:
    'This picture has {megapixels, plural, one {# megapixel} other {# megapixels}}; at most {most} are allowed. Save a smaller copy and select it.',
  pictureTooHeavy: 'This picture takes too long to read. Save it on your computer as a smaller JPEG and select that file.',
  pictureDamaged: 'This file is not a complete PNG or JPEG picture. Open it on your computer, save it again as JPEG and select that file.',
  paperTooHeavy: 'This document is too large to prepare now. Select fewer classes, or try again in a few minutes.',
  tooMany: 'Too many attempts. Please try again in {minutes, plural, one {# minute} other {# minutes}}.',
  changedMeanwhile: 'Another user changed this record while you were editing. Your entries are kept. Check them and save again.',
  keyReused: 'This form was already sent. Please open the form again.',
  shownOnce: 'This was already created, and its address is shown only once. If you did not see it, delete it and create a new one.',
  entryTwice: 'One entry is in the list twice. Remove one of them and save again. Nothing was changed.',
  badValue: 'One of the entries cannot be used. Please check them.',
  /** 409 */
  stillUsed: 'This cannot be deleted because other records use it. Nothing was changed.',
  diskFull: 'The disk of the server is full. Nothing was changed. Please ask the person who looks after the server to free some space.',
  readOnly: 'The server cannot write to its disk or database now. Nothing was changed. Please tell the person who looks after the server.',
  /** 422: the day of the last entry is after today. */
  clockBehind:
    'The date of the server is {today}, but the last entry in the accounts was recorded on {last}. Nothing was recorded. Ask the person who looks after the server to set its date and time.',
  /** 422 */
  clockYear:
    'The date of the server is {today}, which cannot be right. Nothing was recorded. Ask the person who looks after the server to set its date and time.',
  storageAway:
    'The storage for files does not answer now. Nothing was changed. Please try again in a moment, or tell the person who looks after the server.',
  /** 404: a stored file whose bytes are missing or were changed. */
  fileLost:
    'The file “{name}” is missing or damaged on the server. Upload it again, or ask the person who looks after the server to restore it from a backup.',
  /** 422 */
  storageFull:
    'Your school’s files use {used} of {quota}, and this file does not fit. Ask the person who looks after the server for more space.',
  busy: 'Shala is very busy or its database is not answering. Nothing was changed. Please try again in a moment.',
  internal:
    'Something went wrong in Shala. Nothing was changed. Please try again. If it happens again, tell the person who looks after your computer this error number: {requestId}.',
} as const;

/** The sentences shown under a field, by problem. */
export const fieldErrors = {
  required: 'Please fill in this field.',
  tooShort: 'Use at least {min} characters.',
  tooLong: 'Use at most {max} characters.',
  email: 'Enter an email address, for example name@school.in.',
  phone: 'Enter a 10-digit mobile number, or a landline with its STD code.',
  mobile: 'Enter a 10-digit mobile number.',
  sixDigits: 'Enter the 6-digit code.',
  laterTime: 'The end time must be after the start time.',
  afterStart: 'The last day must be after the first day.',
  udise: 'Enter the 11-digit UDISE code.',
  pinCode: 'Enter the 6-digit PIN code.',
  digits4: 'Enter only the last 4 digits.',
  digits6: 'Enter 6 digits.',
  digits11: 'Enter 11 digits.',
  digits12: 'Enter 12 digits.',
  clock: 'Enter a time, for example 08:20.',
  mailHost: 'Enter the name of a mail server, for example smtp.gmail.com.',
  website: 'Enter a website address, for example https://www.school.in.',
  picture: 'Select a PNG, JPEG or WebP picture.',
  date: 'Enter a date that exists, for example 22/11/2026.',
  noAddress: 'Enter a name without a web or email address.',
  commonPassword: 'This password is too common. Enter another one, for example a short sentence.',
  factorCode: 'Enter the 6-digit code from your authenticator app, or a recovery code.',
  number: 'Enter a number.',
  tooSmall: 'Enter at least {min}.',
  tooBig: 'Enter at most {max}.',
  choice: 'Select one of the options.',
  twice: 'Enter this only once.',
  unknownField: 'Unknown field: {keys}.',
  characters: 'Some characters cannot be used here.',
  money: 'Enter an amount in rupees with up to two decimals.',
  futureDay: 'Select today or an earlier date.',
  changedTo: 'Another user changed this to “{value}”. Save again to use your entry.',
  changedSince: 'Another user changed this. Save again to use your entry.',
  wrong: 'This entry is not accepted.',
} as const;

export type FieldProblem = { code: keyof typeof fieldErrors; values: Record<string, string | number> };
