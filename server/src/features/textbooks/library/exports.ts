import type { CallAnswer } from '@shala/contract/shared';
import type * as calls from '@shala/contract/textbooks';
import { TEXTBOOK_FORMATS } from '@shala/contract/textbooks';
import type { Db } from '#platform/db';
import { notFound } from '#platform/errors';
import type { Input, MadeFile, ReadContext } from '#platform/http';
import { makeSheet } from '#platform/sheets';
import { say } from '#platform/words';
import { asMarkdown } from '../rules/as-markdown.ts';
import { asSheet } from '../rules/as-sheet.ts';
import { findBookById } from '../viewer/content.store.ts';
import { type BookContent, loadContent } from '../viewer/content.ts';

type Format = (typeof TEXTBOOK_FORMATS)[number];
const GOOD_FOR_SECONDS = 10 * 60;

/** An address that downloads a book's content for ten minutes; the data is read when it is opened. Refuses an unknown book. */
export async function exportTextbook(
  { db, school, platform, now }: ReadContext,
  { params, query }: Input<typeof calls.exportTextbook>,
): Promise<CallAnswer<typeof calls.exportTextbook>> {
  if ((await findBookById(db, school.id, params.textId)) === null) throw notFound();
  const name = `bookexport-${query.format}-${params.textId}`;
  return { url: platform.authority.fileAddress(school.id, name, Math.floor(now.getTime() / 1000) + GOOD_FOR_SECONDS) };
}

/** The file behind that address. */
export const makeBookExport: MadeFile = async ({ schoolId, name, inSchool }) => {
  const [, format = '', textId = ''] = /^bookexport-(\w+)-(.+)$/.exec(name) ?? [];
  if (!(TEXTBOOK_FORMATS as readonly string[]).includes(format)) throw notFound();
  const content = await inSchool(schoolId, (db: Db) => contentById(db, schoolId, textId));
  const title = say('{subject} - Class {className}', { subject: content.subject, className: content.class });
  return { ...(await MAKERS[format as Format](content, title)), isInline: false };
};

async function contentById(db: Db, schoolId: string, textId: string): Promise<BookContent> {
  const book = await findBookById(db, schoolId, textId);
  if (book === null) throw notFound();
  return loadContent(db, schoolId, book);
}

type Made = { bytes: Uint8Array; mediaType: string; name: string };
const MAKERS: Record<Format, (content: BookContent, title: string) => Promise<Made>> = {
  xlsx: async (content, title) => ({
    bytes: await makeSheet(asSheet(content, title), 'xlsx'),
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    name: `${title}.xlsx`,
  }),
  json: async (content, title) => ({
    bytes: Buffer.from(`${JSON.stringify(content, null, 2)}\n`),
    mediaType: 'application/json; charset=utf-8',
    name: `${title}.json`,
  }),
  markdown: async (content, title) => ({
    bytes: Buffer.from(asMarkdown(content, title)),
    mediaType: 'text/markdown; charset=utf-8',
    name: `${title}.md`,
  }),
};
