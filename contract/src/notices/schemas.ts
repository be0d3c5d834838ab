import { z } from 'zod/mini';
import { id, isoDate, optionalText, text } from '../shared/index.ts';

export const NOTICE_CHANNELS = ['mail', 'sms', 'whatsapp'] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];
export const AUDIENCE_KINDS = ['all', 'staff', 'students', 'classes', 'sections', 'defaulters', 'people'] as const;
export type AudienceKind = (typeof AUDIENCE_KINDS)[number];
export const NOTICE_STATES = ['draft', 'scheduled', 'published', 'withdrawn'] as const;
export const DELIVERY_STATES = ['queued', 'sent', 'failed', 'skipped'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];
/** The largest attachment. */
export const MAX_ATTACHMENT_BYTES = 10 * 1024 * 1024;
/** What may stand in a text in curly brackets, and is filled in for each recipient. */
export const NOTICE_PLACES = ['name', 'student', 'class', 'amount'] as const;

/** Whom a notice is for; `ids` are classes, sections, or students and employees. Parents stand for their children. */
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
  /** Each recipient is asked to confirm that he has read it: by a link of his own, or by a slip on paper. */
  asksConfirmation: z.optional(z.boolean()),
});

const deliveryCounts = z.object({ queued: z.number(), sent: z.number(), failed: z.number(), skipped: z.number() });

export const noticeRow = z.object({
  _id: z.string(),
  /** `2026-27/14` once it went out. */
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
  /** How many people have confirmed, of those whom it went to. */
  confirmed: z.number(),
  attachment: z.nullable(z.object({ name: z.string(), url: z.string(), bytes: z.number() })),
  deliveries: z.record(z.string(), deliveryCounts),
  school: z.object({ name: z.string(), address: z.string(), phone: z.string() }),
});
export type NoticeWhole = z.infer<typeof noticeWhole>;

/** Exactly whom a notice would reach. */
export const reach = z.object({
  /** People, each once, however many children they have here. */
  recipients: z.number(),
  staff: z.number(),
  parents: z.number(),
  students: z.number(),
  /** Students with nobody to write to. */
  withoutParent: z.number(),
  /** Parents who stand for several of these students. */
  shared: z.number(),
  channels: z.array(z.object({ channel: z.enum(NOTICE_CHANNELS), reachable: z.number(), withoutAddress: z.number(), isSet: z.boolean() })),
  sample: z.array(z.object({ name: z.string(), students: z.string(), className: z.string(), amount: z.nullable(z.number()) })),
});
