import type { NoticeRow } from '@shala/contract/notices';
import { yearName } from '@shala/contract/shared';
import { textOf } from './rules/notice-text.ts';
import type * as store from './store/notices.store.ts';

const EXCERPT = 220;

/** A circular's number as schools write it: `2026-27/14`. */
export function numberOnWire({ number, numberYear }: { number: number | null; numberYear: number | null }): string | null {
  return number === null || numberYear === null ? null : `${yearName(numberYear)}/${number}`;
}

/** A notice as a row of a list. */
export function rowOnWire(row: store.NoticeRow): NoticeRow {
  // On one line a stroke shows where a line of the notice ends.
  const text = textOf(row.bodyHtml)
    .replaceAll(/([,:])\s*\n\s*/g, '$1 ')
    .replaceAll(/\s*\n\s*/g, ' / ')
    .replaceAll(/\s+/g, ' ');
  return {
    _id: row.id,
    number: numberOnWire(row),
    title: row.title,
    excerpt: text.length > EXCERPT ? `${text.slice(0, EXCERPT).replace(/\s\S*$/, '')}…` : text,
    category: row.category,
    state: row.state,
    isPinned: row.isPinned,
    isExpired: row.isExpired,
    audience: { kind: row.audience.kind, ids: row.audience.ids ?? [], names: row.names },
    at: (row.sentAt ?? row.publishAt ?? row.createdAt).toISOString(),
    publishAt: row.publishAt?.toISOString() ?? null,
    expiresOn: row.expiresOn,
    hasAttachment: row.fileId !== null,
    recipients: row.recipients,
    failed: row.failed,
    asksConfirmation: row.asksConfirmation,
  };
}
