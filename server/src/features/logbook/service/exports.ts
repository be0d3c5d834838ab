import { createHash } from 'node:crypto';
import type * as calls from '@shala/contract/logbook';
import type { CallAnswer } from '@shala/contract/shared';
import { notFound, Refusal } from '#platform/errors';
import type { Input, MadeFile, ReadContext } from '#platform/http';
import { dayCell, makeSheet } from '#platform/sheets';
import { dateWords, say, sayAll, writeDay } from '#platform/words';
import * as lists from '../store/lists.store.ts';

const GOOD_FOR_SECONDS = 10 * 60;
const MOST_DAYS = 366;
const MEDIA_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

type Wanted = { from: string; to: string; teacherId?: string | undefined; format: keyof typeof MEDIA_TYPES };

/** The address of a table of the entries of some days, for ten minutes. Refuses an unknown teacher, and a range of more than a year or in the wrong order. */
export async function exportLogbook(
  { db, school, platform, now }: ReadContext,
  { query }: Input<typeof calls.exportLogbook>,
): Promise<CallAnswer<typeof calls.exportLogbook>> {
  const days = (Date.parse(query.to) - Date.parse(query.from)) / 86_400_000;
  if (days < 0 || days > MOST_DAYS) throw new Refusal('unprocessable', 'logSpan');
  if (query.teacherId !== undefined && (await lists.findTeacherName(db, school.id, query.teacherId)) === null) throw notFound();
  const text = new URLSearchParams({ q: JSON.stringify(query) });
  const until = Math.floor(now.getTime() / 1000) + GOOD_FOR_SECONDS;
  return { url: `${platform.authority.fileAddress(school.id, `logbook-${digest(text.get('q') ?? '')}`, until)}&${text}` };
}

/** The file behind such an address. */
export const makeLogbookFile: MadeFile = async ({ name, query, schoolId, inSchool }) => {
  if (query.q === undefined || name !== `logbook-${digest(query.q)}`) throw notFound();
  const wanted = JSON.parse(query.q) as Wanted;
  const entries = await inSchool(schoolId, (db) => lists.listEntries(db, schoolId, wanted));
  const rows = entries.map((row) => [
    ...[dayCell(row.onDate), row.periodName, row.teacherName, row.className, row.sectionName],
    ...[row.subjectName, row.chapter, row.description, row.homework, row.writtenBy],
  ]);
  const { from, to } = wanted;
  const title =
    from === to
      ? say('Logbook {day}', { day: writeDay(from) })
      : say('Logbook {from} to {to}', { from: dayBefore(from, to), to: writeDay(to) });
  const headings = [
    ...sayAll('Date', 'Period', 'Teacher', 'Class', 'Section', 'Subject'),
    ...sayAll('Chapter', 'What was taught', 'Homework', 'Entered by'),
  ];
  const bytes = await makeSheet({ title, headings, rows }, wanted.format);
  return { bytes, mediaType: MEDIA_TYPES[wanted.format], name: `${title}.${wanted.format}`, isInline: false };
};

/** The first day of a span: its year is written only where the last day is of another one. */
function dayBefore(from: string, to: string): string {
  const { day, shortMonth, year } = dateWords(from);
  return year === dateWords(to).year ? `${day} ${shortMonth}` : writeDay(from);
}

/** The request's parameters are signed through their digest, which is part of the file's name. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 32);
}
