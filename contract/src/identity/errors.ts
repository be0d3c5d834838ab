/** Refusals of sign-in and sign-up, by code. */
export const identityErrors = {
  wrongCredentials: 'The email or password is incorrect.',
  wrongCode: 'The code is incorrect or has expired. Check the latest email or ask for a new code.',
  registrationOver: 'This registration is no longer open. Please register again.',
  schoolExists: 'This registration already has its school. Please sign in.',
  wrongLink: 'This link was already used or has expired. Please ask for a new one.',
  schoolNotReady: 'Your school is still being set up. Please wait a moment and sign in again.',
  /** `data` is `{registrationToken}`, with which the browser continues at /school. */
  registrationUnfinished: 'Your school is not registered yet. Please enter its details.',
  /** A new code was mailed; the browser continues at /verification. */
  emailUnverified: 'Your email is not verified yet. We have sent you a new code.',
  emailTaken: 'An administrator of your school already has this email.',
  emailElsewhere: 'This email belongs to an account of another school. Ask your school to invite another email.',
  passwordNeeded: 'Enter your password to continue.',
  wrongPassword: 'The password is not correct.',
  codeNeeded: 'Enter the code from your authenticator app.',
  wrongSecondCode: 'This code is not correct. Enter the latest code from your authenticator app, or an unused recovery code.',
  wrongFirstCode: 'This code is not correct. Enter the code that the app shows now, and set the time of your phone to automatic.',
  factorUnread: 'Codes of the authenticator app cannot be checked on this computer. Enter one of your recovery codes.',
  factorOn: 'Two-step sign-in is already on.',
  factorOff: 'Two-step sign-in is not on.',
  deactivateSelf: 'You cannot stop your own sign-in. Another administrator can.',
  lastUser: 'This is the last administrator who can sign in. Invite another one first.',
  demoAccount: 'The demo account is shared, so its sign-in cannot be changed. Register your school to have your own.',
  noDemo: 'The demo school is not offered here.',
} as const;
