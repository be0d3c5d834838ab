import { z } from 'zod/mini';
import { defineCall, id, isoDate, optionalText, text } from '../shared/index.ts';
import {
  AUDIENCE_KINDS,
  audience,
  DELIVERY_STATES,
  MAX_ATTACHMENT_BYTES,
  NOTICE_CHANNELS,
  noticeDraft,
  noticeRow,
  noticeWhole,
  reach,
} from './schemas.ts';

const noticeId = z.strictObject({ noticeId: id });

export const listNotices = defineCall({
  name: 'listNotices',
  method: 'GET',
  path: '/admin/notices',
  summary: 'Notices, pinned first, then newest first; `current` leaves out what has expired or was withdrawn',
  query: z.strictObject({
    show: z.optional(z.enum(['current', 'drafts', 'scheduled', 'all'])),
    search: z.optional(optionalText(80)),
    category: z.optional(optionalText(40)),
    audience: z.optional(z.enum(AUDIENCE_KINDS)),
    state: z.optional(z.enum(['published', 'withdrawn', 'expired'])),
    after: z.optional(optionalText(200)),
  }),
  answer: z.object({
    notices: z.array(noticeRow),
    next: z.nullable(z.string()),
    total: z.number(),
    categories: z.array(z.string()),
    counts: z.object({ current: z.number(), drafts: z.number(), scheduled: z.number() }),
  }),
});
export const getNotice = defineCall({
  name: 'getNotice',
  method: 'GET',
  path: '/admin/notices/{noticeId}',
  summary: 'One notice whole',
  params: noticeId,
  answer: noticeWhole,
});
export const countReach = defineCall({
  name: 'countReach',
  method: 'POST',
  path: '/admin/notice-reach',
  summary: 'Exactly whom an audience reaches; nothing is sent',
  body: z.strictObject({ audience }),
  answer: reach,
});
export const addNotice = defineCall({
  name: 'addNotice',
  method: 'POST',
  path: '/admin/notices',
  summary: 'Saves a draft of a notice',
  body: noticeDraft,
  answer: z.object({ _id: z.string(), version: z.number() }),
});
export const changeNotice = defineCall({
  name: 'changeNotice',
  method: 'PUT',
  path: '/admin/notices/{noticeId}',
  summary: 'Changes a notice before it is sent',
  params: noticeId,
  body: z.extend(noticeDraft, { version: z.int().check(z.gte(1)) }),
  answer: z.object({ _id: z.string(), version: z.number() }),
});
export const pinNotice = defineCall({
  name: 'pinNotice',
  method: 'PATCH',
  path: '/admin/notices/{noticeId}',
  summary: 'Pins or unpins a notice, or changes its last day',
  params: noticeId,
  body: z.strictObject({ isPinned: z.optional(z.boolean()), expiresOn: z.optional(z.nullable(isoDate)) }),
  answer: z.object({ _id: z.string(), isPinned: z.boolean() }),
});
export const deleteNotice = defineCall({
  name: 'deleteNotice',
  method: 'DELETE',
  path: '/admin/notices/{noticeId}',
  summary: 'Removes a draft',
  params: noticeId,
  answer: z.object({ _id: z.string() }),
});
export const publishNotice = defineCall({
  name: 'publishNotice',
  method: 'POST',
  path: '/admin/notices/{noticeId}/publication',
  summary: 'Sends a notice, now or at a time; refuses when it would reach another number of people than was shown',
  params: noticeId,
  /** A time without an offset is in the school's time zone. */
  body: z.strictObject({ recipients: z.int().check(z.gte(0)), at: z.optional(z.iso.datetime({ offset: true, local: true })) }),
  answer: z.object({ _id: z.string(), number: z.nullable(z.string()), recipients: z.number(), publishAt: z.nullable(z.string()) }),
});
export const withdrawNotice = defineCall({
  name: 'withdrawNotice',
  method: 'POST',
  path: '/admin/notices/{noticeId}/withdrawal',
  summary: 'Withdraws a notice; messages that are not sent yet are stopped',
  params: noticeId,
  answer: z.object({ _id: z.string(), stopped: z.number(), gone: z.number() }),
});
export const resendNotice = defineCall({
  name: 'resendNotice',
  method: 'POST',
  path: '/admin/notices/{noticeId}/repetition',
  summary: 'Sends a notice again to those it did not reach, or reminds those who have not confirmed it',
  params: noticeId,
  body: z.strictObject({ who: z.optional(z.enum(['missed', 'unconfirmed'])) }),
  answer: z.object({ _id: z.string(), queued: z.number() }),
});
export const listDeliveries = defineCall({
  name: 'listDeliveries',
  method: 'GET',
  path: '/admin/notices/{noticeId}/deliveries',
  summary: 'Recipients of a notice with the status of each message',
  params: noticeId,
  query: z.strictObject({
    state: z.optional(z.enum(DELIVERY_STATES)),
    channel: z.optional(z.enum(NOTICE_CHANNELS)),
    search: z.optional(optionalText(80)),
    confirmed: z.optional(z.enum(['yes', 'no'])),
    after: z.optional(optionalText(200)),
  }),
  answer: z.object({
    deliveries: z.array(
      z.object({
        _id: z.string(),
        name: z.string(),
        students: z.string(),
        channel: z.enum(NOTICE_CHANNELS),
        address: z.string(),
        state: z.enum(DELIVERY_STATES),
        attempts: z.number(),
        reason: z.string(),
        at: z.nullable(z.string()),
        /** When the person confirmed, by the link or by a signed paper slip. */
        confirmedAt: z.nullable(z.string()),
        isOnPaper: z.boolean(),
      }),
    ),
    next: z.nullable(z.string()),
    total: z.number(),
  }),
});
export const noteConfirmation = defineCall({
  name: 'noteConfirmation',
  method: 'PUT',
  path: '/admin/notices/{noticeId}/deliveries/{deliveryId}/confirmation',
  summary: 'Marks a confirmation slip as received, or undoes that; a confirmation by link stays',
  params: z.strictObject({ noticeId: id, deliveryId: id }),
  body: z.strictObject({ isConfirmed: z.boolean() }),
  answer: z.object({ confirmedAt: z.nullable(z.string()) }),
});
export const attachFile = defineCall({
  name: 'attachFile',
  method: 'POST',
  path: '/admin/notices/{noticeId}/attachment',
  summary: 'Attaches a photo or a PDF to a notice',
  params: noticeId,
  upload: { part: 'file', maxBytes: MAX_ATTACHMENT_BYTES },
  answer: z.object({ name: z.string(), url: z.string(), bytes: z.number(), version: z.number() }),
});
export const detachFile = defineCall({
  name: 'detachFile',
  method: 'DELETE',
  path: '/admin/notices/{noticeId}/attachment',
  summary: 'Removes the attachment of a notice',
  params: noticeId,
  answer: z.object({ version: z.number() }),
});

export const findPeople = defineCall({
  name: 'findPeople',
  method: 'GET',
  path: '/admin/notice-people',
  summary: 'Students and staff by the beginnings of their names, to write to single people',
  query: z.strictObject({ search: text(80) }),
  answer: z.array(z.object({ _id: z.string(), name: z.string(), place: z.string(), isStaff: z.boolean() })),
});

const hook = z.object({
  channel: z.enum(['sms', 'whatsapp']),
  url: z.nullable(z.string()),
  changedAt: z.nullable(z.string()),
  /** The secret was saved on another computer and cannot be decrypted on this one. */
  needsSecret: z.boolean(),
});
const hookOf = z.strictObject({ channel: z.enum(['sms', 'whatsapp']) });

export const listHooks = defineCall({
  name: 'listHooks',
  method: 'GET',
  path: '/admin/notice-channels',
  summary: 'Where SMS and WhatsApp messages are handed over, and whether mail goes out',
  answer: z.object({ isMailSet: z.boolean(), hooks: z.array(hook) }),
});
export const setHook = defineCall({
  name: 'setHook',
  method: 'PUT',
  path: '/admin/notice-channels/{channel}',
  summary: 'Sets up a message channel',
  params: hookOf,
  body: z.strictObject({
    url: z.string().check(z.trim(), z.maxLength(500), z.url()),
    secret: z.string().check(z.minLength(16), z.maxLength(200)),
  }),
  answer: hook,
});
export const removeHook = defineCall({
  name: 'removeHook',
  method: 'DELETE',
  path: '/admin/notice-channels/{channel}',
  summary: 'Turns a message channel off',
  params: hookOf,
  answer: hook,
});
