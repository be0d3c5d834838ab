/** Refusals of sign-in and sign-up, by code. */
export const identityErrors = {
  wrongCredentials: 'The email or password is incorrect.',
  wrongCode: 'The code is incorrect or has expired. Check the latest email or ask for a new code.',
  registrationOver: 'This registration has expired. Please register again.',
  schoolExists: 'This school is already registered. Please sign in.',
  wrongLink: 'This link was already used or has expired. Please ask for a new one.',
  schoolNotReady: 'Your school is still being set up. Please wait a moment and sign in again.',
  /** `data` is `{registrationToken}`, with which the browser continues at /school. */
  registrationUnfinished: 'Your school is not registered yet. Please enter its details.',
  /** A new code was mailed; the browser continues at /verification. */
  emailUnverified: 'Your email is not verified yet. We have sent you a new code.',
  emailTaken: 'An administrator of your school already has this email.',
  emailElsewhere: 'This email address belongs to an account of another school. Ask your school to invite you with another email address.',
  passwordNeeded: 'Enter your password to continue.',
  wrongPassword: 'The password is incorrect.',
  codeNeeded: 'Enter the code from your authenticator app.',
  wrongSecondCode: 'This code is not correct. Enter the latest code from your authenticator app, or an unused recovery code.',
  wrongFirstCode:
    'This code is not correct. Enter the code that the app shows now. If it is still not accepted, turn on automatic date and time in your phone’s settings.',
  factorUnread: 'Codes of the authenticator app cannot be checked on this computer. Enter one of your recovery codes.',
  factorOn: 'Two-step sign-in is already on.',
  factorOff: 'Two-step sign-in is not on.',
  deactivateSelf: 'You cannot stop your own sign-in. Ask another administrator to do it.',
  lastUser: 'This is the last administrator who can sign in. Invite another one first.',
  demoAccount: 'The demo account is shared, so its sign-in cannot be changed. Register your school to have your own.',
  noDemo: 'The demo school is not available here.',
} as const;
