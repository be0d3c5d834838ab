/** Refusals of sign-in and sign-up, by code. */
export const identityErrors = {
  wrongCredentials: 'The mail address or the password is not right.',
  wrongCode: 'This code is not right or no longer valid. Check the latest mail, or ask for a new code.',
  registrationOver: 'This registration is no longer open. Please register again.',
  schoolExists: 'This registration already has its school. Please sign in.',
  wrongLink: 'This link was used already or is too old. Please ask for a new one.',
  schoolNotReady: 'Your school is still being set up. Please wait a moment and sign in again.',
  /** Carries `data: {registrationToken}`, with which the browser goes on at /school. */
  registrationUnfinished: 'Your school is not registered yet. Please enter its details.',
  /** A new code has been mailed; the browser goes on at /verification. */
  emailUnverified: 'Your mail address is not verified yet. We have mailed you a new code.',
  emailTaken: 'Somebody has an account with this mail address already.',
  deactivateSelf: 'You cannot deactivate yourself. Another administrator can.',
  lastUser: 'This is the last administrator who can sign in. Invite another one first.',
  noDemo: 'The demo school is not offered here.',
} as const;
