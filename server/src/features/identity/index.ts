export { closeAccount, findAccountByEmail } from './service/close-account.ts';
export { makeEntranceLinks } from './service/entrance-links.ts';
export { requireFreshPassword } from './service/fresh-password.ts';
export { type Letterhead, readLetterhead, readPictures } from './service/letterhead.ts';
export { listUnreadySchools, markReady } from './store/accounts.store.ts';
export { forgetOldAttempts } from './store/attempts.store.ts';
export { forgetOldDevices } from './store/forget-devices.store.ts';
