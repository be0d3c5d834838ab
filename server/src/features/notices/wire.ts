import type { NoticeRow } from '@shala/contract/notices';
import { yearName } from '@shala/contract/shared';
import { textOf } from './rules/notice-text.ts';
import type * as store from './store/notices.store.ts';

const EXCERPT = 220;

/** A circular's number as schools write it: `2026-27/14`. */
export function numberOnWire({ number, numberYear }: { number: number | null; numberYear: number | null }): string | null {
  return number === null || numberYear === null ? null : `${yearName(numberYear)}/${number}`;
}

const POINT = /^– /;

/** A text on one line: a stroke shows where a paragraph ends, and the points of a list follow each other with semicolons. */
export function onOneLine(text: string): string {
  const lines = text.split(/\s*\n\s*/);
  const joined = lines.map((line, at) => {
    const next = lines[at + 1];
    const words = line.replace(POINT, '');
    if (next === undefined) return words;
    if (!POINT.test(line)) return /[,:]$/.test(words) ? `${words} ` : `${words} / `;
    return POINT.test(next) ? `${words}; ` : `${words}${/[.!?]$/.test(words) ? '' : '.'} `;
  });
  return joined.join('').replaceAll(/\s+/g, ' ');
}

/** A notice as a row of a list. */
export function rowOnWire(row: store.NoticeRow): NoticeRow {
  const text = onOneLine(textOf(row.bodyHtml));
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
