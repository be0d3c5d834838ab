import { z } from 'zod/mini';
import { defineCall, email, optionalText } from '../shared/index.ts';

const mailChannel = z.object({
  host: z.string(),
  port: z.number(),
  username: z.string(),
  from: z.string(),
  changedAt: z.string(),
  /** True when the stored password can no longer be decrypted, for example after a move to another machine: it has to be entered again. */
  needsPassword: z.boolean(),
});

/** A mail account as a person enters it. Without a password the stored one stays, if server and username do too. */
export const mailChannelSchema = z.strictObject({
  host: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(253), z.regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, 'mailHost')),
  port: z.int().check(z.gte(1), z.lte(65_535)),
  username: optionalText(254),
  password: z.optional(z.string().check(z.maxLength(200))),
  from: email,
});

export const getMailChannel = defineCall({
  name: 'getMailChannel',
  method: 'GET',
  path: '/admin/mail-channel',
  summary: 'The mail account that the school sends notices with, without its password, and whether the installation has one for all',
  answer: z.object({ isInstallationSet: z.boolean(), own: z.nullable(mailChannel) }),
});
export const saveMailChannel = defineCall({
  name: 'saveMailChannel',
  method: 'PUT',
  path: '/admin/mail-channel',
  summary: 'Saves the mail account that the school sends notices with; the password is kept sealed and never shown again',
  body: mailChannelSchema,
  answer: mailChannel,
});
export const removeMailChannel = defineCall({
  name: 'removeMailChannel',
  method: 'DELETE',
  path: '/admin/mail-channel',
  summary: 'Removes the mail account of the school',
  answer: z.object({ host: z.string() }),
});
/** Refuses: mailHost, mailPrivate, mailUnreachable, mailInsecure, mailSignIn, mailRefused, mailPassword. */
export const sendTestMail = defineCall({
  name: 'sendTestMail',
  method: 'POST',
  path: '/admin/mail-channel/test',
  summary: 'Sends a test mail with a mail account as it was entered, before or after it is saved',
  body: z.extend(mailChannelSchema, { to: email }),
  answer: z.object({ to: z.string() }),
});
