import { createHash } from 'node:crypto';
import type { CallAnswer } from '@shala/contract/shared';
import type * as calls from '@shala/contract/timetable';
import type { TIMETABLE_PAPERS } from '@shala/contract/timetable';
import type { Db } from '#platform/db';
import { notFound } from '#platform/errors';
import type { Input, MadeFile, ReadContext } from '#platform/http';
import { makeGrid } from '#platform/pdf';
import { makeSheet } from '#platform/sheets';
import { demandsForFet } from '../fet/demands.ts';
import { findSchool } from '../store/lessons.store.ts';
import { changesPaper } from './changes-paper.ts';
import { arrangementPaper, classPaper, type Of, type Paper, schoolPaper, teacherPaper } from './papers.ts';
import { roomPaper } from './room-paper.ts';
import { sheetPaper } from './sheet-paper.ts';

const GOOD_FOR_SECONDS = 10 * 60;
const MEDIA_TYPES = {
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  fet: 'application/xml; charset=utf-8',
} as const;

const PAPERS: Record<Wanted['paper'], (db: Db, schoolId: string, of: Of) => Promise<Paper>> = {
  class: classPaper,
  teacher: teacherPaper,
  room: roomPaper,
  school: schoolPaper,
  sheet: sheetPaper,
  changes: changesPaper,
  arrangement: arrangementPaper,
};

type Wanted = { paper: (typeof TIMETABLE_PAPERS)[number]; format: keyof typeof MEDIA_TYPES; id?: string | undefined; date: string };

/** An address that opens a document for ten minutes. Unknown ids are refused now, while the user can see it. */
export async function exportTimetable(
  { db, school, platform, now }: ReadContext,
  { params, query }: Input<typeof calls.exportTimetable>,
): Promise<CallAnswer<typeof calls.exportTimetable>> {
  const facts = await findSchool(db, school.id);
  const wanted: Wanted = { paper: params.paper, format: query.format, id: query.id, date: query.date ?? facts.today };
  if (wanted.format !== 'fet') await makePaper(db, school.id, wanted);
  const text = new URLSearchParams({ q: JSON.stringify(wanted) });
  const until = Math.floor(now.getTime() / 1000) + GOOD_FOR_SECONDS;
  return { url: `${platform.authority.fileAddress(school.id, `timetable-${digest(text.get('q') ?? '')}`, until)}&${text}` };
}

/** The file behind such an address. */
export const makeTimetableFile: MadeFile = async ({ name, query, schoolId, inSchool }) => {
  if (query.q === undefined || name !== `timetable-${digest(query.q)}`) throw notFound();
  const wanted = JSON.parse(query.q) as Wanted;
  if (wanted.format === 'fet') return makeFetFile(await inSchool(schoolId, (db) => demandsForFet(db, schoolId)));
  const { paper, school } = await inSchool(schoolId, async (db) => ({
    paper: await makePaper(db, schoolId, wanted),
    school: (await findSchool(db, schoolId)).name,
  }));
  const { title, pages, sheet, size } = paper;
  const bytes =
    wanted.format === 'pdf' ? await makeGrid({ school, title, pages, ...(size && { size }) }) : await makeSheet(sheet, wanted.format);
  return { bytes, mediaType: MEDIA_TYPES[wanted.format], name: `${title}.${wanted.format}`, isInline: wanted.format === 'pdf' };
};

function makeFetFile({ title, text }: { title: string; text: string }): Awaited<ReturnType<MadeFile>> {
  return { bytes: Buffer.from(text), mediaType: MEDIA_TYPES.fet, name: `${title}.fet`, isInline: false };
}

function makePaper(db: Db, schoolId: string, { paper, ...of }: Wanted): Promise<Paper> {
  return PAPERS[paper](db, schoolId, of);
}

/** The request's parameters are signed through their digest, which is part of the file's name. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 32);
}
