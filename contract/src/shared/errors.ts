/** The sentences of refusals by their stable code: the server sends them and the browser translates them. `{name}` is filled in. */
export const generalErrors = {
  badJson: 'What you sent could not be read. Please try again. If it happens again, reload the page.',
  badForm: 'The file was not received completely. Please send it again.',
  badAddress: 'This web address is not correct. Check it, or open the Dashboard.',
  badInput: 'Please check the marked fields.',
  unauthenticated: 'Please sign in to continue.',
  sessionEnded: 'You have been signed out. Please sign in again.',
  forbidden: 'You do not have permission for this. Ask the principal or the person who manages the users of this program.',
  notFound: 'Record not found. It may have been deleted.',
  noSuchCall: 'Nothing was found at this address.',
  /** 408: no byte of the rest of a body arrived within the time limit. The connection is closed. */
  bodyStopped: 'Only a part of what you sent was received. Check the connection and send it again.',
  tooLarge: 'Too much was sent at one time. Send fewer entries or a smaller file.',
  unsupportedType: 'This type of file or data is not accepted here. Select another file.',
  fileMissing: 'Select a file that is not empty.',
  fileTooLarge: 'The file is larger than {megabytes} MB. Select a smaller file.',
  uploadsBusy: 'Your school is already uploading {count} files. Please send this file again when one of them is finished.',
  uploadsWaiting: 'Many large files are being uploaded now. Please send this file again in a moment.',
  pictureTooLarge:
    'This picture has {megapixels, plural, one {# megapixel} other {# megapixels}}; at most {most} are allowed. Save a smaller copy and select it.',
  pictureTooHeavy: 'This picture takes too long to read. Save it on your computer as a smaller JPEG and select that file.',
  pictureDamaged: 'This file is not a complete PNG or JPEG picture. Open it on your computer, save it again as JPEG and select that file.',
  paperTooHeavy: 'This document is too large to prepare now. Select fewer classes, or try again in a few minutes.',
  tooMany: 'Too many attempts. Please try again in {minutes, plural, one {# minute} other {# minutes}}.',
  changedMeanwhile: 'Another user changed this record while you were editing. Your entries are kept. Check them and save again.',
  /** 422: the first sending under this key was saved; this one has other values. */
  keyReused:
    'This form was already saved once, before you changed it. Check what was saved first. To make another entry, open the form again.',
  shownOnce: 'This link was already made and is shown only once. If you did not copy it, cancel the link and make a new one.',
  entryTwice: 'One entry is in the list twice. Remove one of them and save again. Nothing was changed.',
  badValue: 'One of the values entered cannot be accepted, for example a number that is too large. Check the entries and save again.',
  /** 409 */
  stillUsed: 'This cannot be deleted because other records use it. Nothing was changed.',
  diskFull: 'The disk of the server is full. Nothing was changed. Please ask your computer person to free some space.',
  readOnly: 'The server cannot write to its disk or database now. Nothing was changed. Please tell your computer person.',
  /** 422: the day of the last entry is after today. */
  clockBehind:
    'The date of the server is {today}, but the last entry in the accounts was recorded on {last}. Nothing was recorded. Ask your computer person to set its date and time.',
  /** 422 */
  clockYear:
    'The date of the server is {today}, which cannot be right. Nothing was recorded. Ask your computer person to set its date and time.',
  storageAway:
    'The storage for files does not answer now. Nothing was changed. Please try again in a moment, or tell your computer person.',
  /** 404: a stored file whose bytes are missing or were changed. */
  fileLost:
    'The file “{name}” is missing or damaged on the server. Upload it again, or ask your computer person to restore it from a backup.',
  /** 422 */
  storageFull: 'Your school’s files use {used} of {quota}, and this file does not fit. Ask your computer person for more space.',
  busy: 'The program is very busy or its database is not answering. Nothing was changed. Please try again in a moment.',
  internal:
    'Something went wrong in the program. Nothing was changed. Please try again. If it happens again, tell your computer person this error number: {requestId}.',
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
  /** Of days that may be the same. */
  notBeforeStart: 'The last day cannot be before the first day.',
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
  unknownField: 'This entry is not known: {keys}. Reload the page and try again.',
  characters: 'Some characters cannot be used here. Remove special characters and try again.',
  money: 'Enter an amount in rupees with up to two decimals.',
  futureDay: 'Select today or an earlier date.',
  changedTo: 'Another user changed this to “{value}”. Save again to use your entry.',
  changedSince: 'Another user changed this. Save again to use your entry.',
  wrong: 'This entry cannot be accepted. Check it and enter it again.',
} as const;

export type FieldProblem = { code: keyof typeof fieldErrors; values: Record<string, string | number> };
