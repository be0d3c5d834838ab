export { makeMailer } from './mailer.ts';
export { countMails, forgetOldMails, listNewestMails, type Mail, putMail, type StoredMail } from './outbox.ts';
export { openTransport } from './transport.ts';
