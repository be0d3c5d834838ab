export { makeEntranceLinks } from './service/entrance-links.ts';
export { listUnreadySchools, markReady } from './store/accounts.store.ts';
export { forgetOldAttempts } from './store/attempts.store.ts';
