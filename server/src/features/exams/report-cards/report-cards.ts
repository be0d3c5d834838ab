import type * as calls from '@shala/contract/exams';
import type { StudentResult } from '@shala/contract/exams';
import type { CallAnswer } from '@shala/contract/shared';
import { findParentsLanguage } from '#features/identity';
import { notFound, Refusal } from '#platform/errors';
import { addressMade, type Input, type ReadContext, type SlowContext, type WriteContext } from '#platform/http';
import { picturePdf } from '#platform/pdf';
import { say } from '#platform/words';
import { REPORT_CARDS_JOB } from '../job-name.ts';
import { getResultVersion } from '../results/results.ts';
import { shownLayouts } from '../rules/shown-layouts.ts';
import { CARD_FILE, CARDS_FILE } from './card-files.ts';
import { drawOne } from './draw-cards.ts';
import * as store from './report-cards.store.ts';

/** How many cards are drawn as one part: progress is counted in parts, and after a stop at most one part is drawn again. */
const PART = 20;

type Wanted = { params: { versionId: string }; sectionId: string | undefined };

async function requireStudents(context: Pick<ReadContext, 'db' | 'school'>, { params, sectionId }: Wanted) {
  const version = await getResultVersion(context, { params });
  const students = version.students.filter((student) => sectionId === undefined || student.sectionId === sectionId.toLowerCase());
  if (sectionId !== undefined && students.length === 0) throw notFound();
  return { version, students };
}

/** The students who get a card, what is missing for whom, and the cards made before. */
export async function checkReportCards(
  context: ReadContext,
  { params, query }: Input<typeof calls.checkReportCards>,
): Promise<CallAnswer<typeof calls.checkReportCards>> {
  const { db, school } = context;
  const { version, students } = await requireStudents(context, { params, sectionId: query.sectionId });
  const areas = await store.countAreas(db, school.id, params.versionId);
  // Annual results published before their grades named the term have one of each area.
  const isNamed = version.termNo > 0 || version.students.every((one) => one.areas.every(({ term }) => term !== undefined));
  const sections = Map.groupBy(version.students, ({ sectionId }) => sectionId);
  return {
    total: students.length,
    sections: [...sections].map(([id, own]) => ({ id, section: own[0]?.section ?? '', students: own.length })),
    incomplete: students
      .map((student) => ({
        ...identify(student),
        missing: gapsOf(student, { areas: isNamed ? areas : 0, hasMarks: version.subjects.length > 0 }),
      }))
      .filter(({ missing }) => missing.length > 0),
    batches: (await store.listBatches(db, school.id, params.versionId)).map(onWire),
    layouts: shownLayouts(students),
    language: await languageOf(context),
  };
}

/** Refuses a layout that would show nothing of the students. */
function requireContent(layout: calls.ReportLayout, students: readonly StudentResult[], who: string): void {
  if (!shownLayouts(students).includes(layout)) throw new Refusal('unprocessable', 'cardsBlank', { values: { layout, who } });
}

/** Cards have words in English and Hindi only. */
export async function languageOf({ db, school }: Pick<ReadContext, 'db' | 'school'>): Promise<calls.ReportLanguage> {
  return (await findParentsLanguage(db, school.id)) === 'hi' ? 'hi' : 'en';
}

const identify = ({ studentId, name, section }: StudentResult) => ({ studentId, name, section });

/** A card of the year needs the grades of each term. A class assessed by areas only has no marks. */
function gapsOf({ subjects, areas, attendance, remark }: StudentResult, wanted: { areas: number; hasMarks: boolean }) {
  const gaps: [(typeof calls.CARD_GAPS)[number], boolean][] = [
    [
      'marks',
      wanted.hasMarks &&
        (subjects.length === 0 || subjects.some((one) => one.components.some(({ obtained, code }) => obtained === null && code === ''))),
    ],
    ['areas', areas.filter(({ grade }) => grade !== '').length < wanted.areas],
    ['attendance', attendance === null],
    ['remark', remark === ''],
  ];
  return gaps.filter(([, isMissing]) => isMissing).map(([gap]) => gap);
}

/** Stores whose cards are to be drawn; the background job draws them. */
export async function startReportCards(
  context: WriteContext,
  { params, body }: Input<typeof calls.startReportCards>,
): Promise<CallAnswer<typeof calls.startReportCards>> {
  const { layout, language, sectionId } = body;
  return begin(context, { versionId: params.versionId, sectionId, layout, layoutId: null, language }, inParts);
}

/** The parts that are drawn one by one. */
export function inParts(students: StudentResult[]): StudentResult[][] {
  return Array.from({ length: Math.ceil(students.length / PART) }, (_, index) => students.slice(index * PART, (index + 1) * PART));
}

type Begun = Pick<store.BatchRow, 'layout' | 'layoutId' | 'language'> & { versionId: string; sectionId: string | undefined };

type Split = (students: StudentResult[]) => StudentResult[][];

/** The same for any layout; `split` makes the parts that are drawn and stored one by one. */
export async function begin(context: WriteContext, wanted: Begun, split: Split): Promise<{ id: string; total: number }> {
  return beginFor(
    context,
    await requireStudents(context, { params: { versionId: wanted.versionId }, sectionId: wanted.sectionId }),
    wanted,
    split,
  );
}

/** The same for a version that was read already. */
export async function beginFor(
  context: WriteContext,
  { version, students }: Awaited<ReturnType<typeof requireStudents>>,
  { versionId, sectionId, ...look }: Begun,
  split: Split,
): Promise<{ id: string; total: number }> {
  const { db, school, admin, audit, platform } = context;
  const place = sectionId === undefined ? version.className : `${version.className} ${students[0]?.section ?? ''}`;
  if (students.length === 0) throw new Refusal('unprocessable', 'cardsNobody', { values: { place } });
  if (look.layout !== 'own') requireContent(look.layout, students, place);
  // A second press while the cards are being made asks for the same cards.
  const begun = await store.findUndrawnBatch(db, school.id, { versionId, sectionId: sectionId ?? null, ...look });
  if (begun !== null) return { id: begun, total: students.length };
  const parts = split(students).map((part) => part.map(({ studentId }) => studentId));
  const id = await store.insertBatch(db, school.id, {
    versionId,
    sectionId: sectionId ?? null,
    place,
    ...look,
    accountId: admin.id,
    parts,
  });
  audit({
    entity: 'report cards',
    entityId: id,
    after: { place, term: version.term, version: version.version, students: students.length },
  });
  platform.wakeJob(REPORT_CARDS_JOB);
  return { id, total: students.length };
}

export const onWire = ({ id, place, layout, layoutName, language, startedAt, startedBy, total, drawn, hasPdf }: store.BatchRow) => ({
  ...{ id, place, layout, layoutName, language, startedBy, total, drawn },
  formats: layout === 'own' ? (['xlsx', ...(hasPdf ? ['pdf' as const] : [])] as ('xlsx' | 'pdf')[]) : ['pdf' as const],
  startedAt: startedAt.toISOString(),
  isDone: drawn === total,
});

async function requireBatch({ db, school }: ReadContext, batchId: string): Promise<store.BatchRow> {
  const batch = await store.findBatch(db, school.id, batchId);
  if (batch === null) throw notFound();
  return batch;
}

export async function getReportCards(
  context: ReadContext,
  { params }: Input<typeof calls.getReportCards>,
): Promise<CallAnswer<typeof calls.getReportCards>> {
  return onWire(await requireBatch(context, params.batchId));
}

export async function exportReportCards(
  context: ReadContext,
  { params, query }: Input<typeof calls.exportReportCards>,
): Promise<CallAnswer<typeof calls.exportReportCards>> {
  const { id, total, drawn, layout, hasPdf } = await requireBatch(context, params.batchId);
  if (drawn < total) throw new Refusal('conflict', 'cardsNotDrawn');
  const format = layout === 'own' ? (query.format ?? 'xlsx') : 'pdf';
  if (layout === 'own' && format === 'pdf' && !hasPdf) throw new Refusal('unprocessable', 'layoutNoPdf');
  return { url: addressMade(context, CARDS_FILE, { batchId: id, format }) };
}

type OfStudent = { versionId: string; studentId: string };

/** The layout of a student's card, by default the first that shows something. Refuses a version without a result of the student, and a blank card. */
async function requireCard(
  context: Pick<ReadContext, 'db' | 'school'>,
  { versionId, studentId }: OfStudent,
  wanted: calls.ReportLayout | undefined,
): Promise<calls.ReportLayout> {
  const { students } = await getResultVersion(context, { params: { versionId } });
  const student = students.find((one) => one.studentId === studentId.toLowerCase());
  if (student === undefined) throw notFound();
  const layout = wanted ?? shownLayouts([student])[0] ?? shownLayouts(students)[0] ?? 'term';
  requireContent(layout, [student], student.name);
  return layout;
}

export async function exportReportCard(
  context: ReadContext,
  { params, query }: Input<typeof calls.exportReportCard>,
): Promise<CallAnswer<typeof calls.exportReportCard>> {
  const layout = await requireCard(context, params, query.layout);
  const look = { layout, language: query.language ?? (await languageOf(context)) };
  return { url: addressMade(context, CARD_FILE, { versionId: params.versionId, studentId: params.studentId.toLowerCase(), look }) };
}

/** The card as it will be printed. */
export async function previewReportCard(
  context: SlowContext,
  { params, query }: Input<typeof calls.previewReportCard>,
): Promise<CallAnswer<typeof calls.previewReportCard>> {
  const { db, school, platform } = context;
  await requireCard(context, params, query.layout);
  const inSchool = <T>(_: string, work: (within: typeof db) => Promise<T>) => work(db);
  const wanted = { versionId: params.versionId, studentId: params.studentId.toLowerCase(), look: query, mark: say('PREVIEW') };
  const { pages, width, height } = await picturePdf(await drawOne(platform, { inSchool, schoolId: school.id }, wanted));
  return { pages: pages.map((png) => `data:image/png;base64,${Buffer.from(png).toString('base64')}`), width, height };
}
