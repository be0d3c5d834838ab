import { z } from 'zod/mini';
import { id, isoDate, optionalText, text } from '../shared/index.ts';

export const NOTICE_CHANNELS = ['mail', 'sms', 'whatsapp'] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];
export const AUDIENCE_KINDS = ['all', 'staff', 'students', 'classes', 'sections', 'defaulters', 'people'] as const;
export type AudienceKind = (typeof AUDIENCE_KINDS)[number];
export const NOTICE_STATES = ['draft', 'scheduled', 'published', 'withdrawn'] as const;
export const DELIVERY_STATES = ['queued', 'sent', 'failed', 'skipped'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];
/** The largest size of an attachment, in bytes. */
export const MAX_ATTACHMENT_BYTES = 10 * 1024 * 1024;

/** The recipients of a notice; `ids` are classes, sections, or students and employees. The parents of the students get it. */
export const audience = z.strictObject({
  kind: z.enum(AUDIENCE_KINDS),
  ids: z.optional(z.array(id).check(z.maxLength(500))),
});
export type Audience = z.infer<typeof audience>;

export const noticeDraft = z.strictObject({
  title: text(160),
  bodyHtml: z.string().check(z.maxLength(60_000)),
  audience,
  category: z.optional(optionalText(40)),
  channels: z.optional(z.array(z.enum(NOTICE_CHANNELS)).check(z.maxLength(3))),
  isPinned: z.optional(z.boolean()),
  expiresOn: z.optional(z.nullable(isoDate)),
  /** Each recipient is asked to confirm the notice, by a personal link or by a paper slip. */
  asksConfirmation: z.optional(z.boolean()),
});

const deliveryCounts = z.object({ queued: z.number(), sent: z.number(), failed: z.number(), skipped: z.number() });

export const noticeRow = z.object({
  _id: z.string(),
  /** `2026-27/14` after it was sent. */
  number: z.nullable(z.string()),
  title: z.string(),
  excerpt: z.string(),
  category: z.string(),
  state: z.enum(NOTICE_STATES),
  isPinned: z.boolean(),
  isExpired: z.boolean(),
  audience: z.object({ kind: z.enum(AUDIENCE_KINDS), ids: z.array(z.string()), names: z.array(z.string()) }),
  at: z.string(),
  publishAt: z.nullable(z.string()),
  expiresOn: z.nullable(z.string()),
  hasAttachment: z.boolean(),
  recipients: z.number(),
  failed: z.number(),
  asksConfirmation: z.boolean(),
});
export type NoticeRow = z.infer<typeof noticeRow>;

export const noticeWhole = z.extend(noticeRow, {
  bodyHtml: z.string(),
  channels: z.array(z.enum(NOTICE_CHANNELS)),
  version: z.number(),
  author: z.string(),
  /** How many recipients have confirmed. */
  confirmed: z.number(),
  attachment: z.nullable(z.object({ name: z.string(), url: z.string(), bytes: z.number() })),
  deliveries: z.record(z.string(), deliveryCounts),
  school: z.object({ name: z.string(), address: z.string(), phone: z.string() }),
});
export type NoticeWhole = z.infer<typeof noticeWhole>;

/** The exact recipients of a notice. */
export const reach = z.object({
  /** The number of people, each counted once regardless of how many children they have. */
  recipients: z.number(),
  staff: z.number(),
  parents: z.number(),
  students: z.number(),
  /** Students without a parent who can be reached. */
  withoutParent: z.number(),
  /** Parents of several of these students. */
  shared: z.number(),
  channels: z.array(z.object({ channel: z.enum(NOTICE_CHANNELS), reachable: z.number(), withoutAddress: z.number(), isSet: z.boolean() })),
  sample: z.array(z.object({ name: z.string(), students: z.string(), className: z.string(), amount: z.nullable(z.number()) })),
});
