import type * as calls from '@shala/contract/exams';
import type { CallAnswer } from '@shala/contract/shared';
import { notFound, Refusal } from '#platform/errors';
import { addressMade, type Input, type ReadContext, type SlowContext, type WriteContext } from '#platform/http';
import { picturePdf } from '#platform/pdf';
import { say } from '#platform/words';
import { findOffice, placeholderKey, readPlaceholders, toPdf } from '#platform/workbook';
import { byKey, layoutValues, PHOTO } from '../rules/layout-values.ts';
import { OWN_CARD_FILE } from './card-files.ts';
import { type Ground, layoutInputs, loadGround } from './draw-cards.ts';
import { drawOwn, readLayoutFile } from './draw-own-cards.ts';
import { requireLayout } from './own-layouts.ts';
import { begin } from './report-cards.ts';

type OfStudent = { versionId: string; layoutId: string; studentId: string };

/** The values of a layout for a student, and the placeholders that are unknown in this version. */
export async function checkReportLayout(
  context: SlowContext,
  { params, query }: Input<typeof calls.checkReportLayout>,
): Promise<CallAnswer<typeof calls.checkReportLayout>> {
  const { db, school, platform } = context;
  const layout = await requireLayout(context, params.layoutId);
  const ground = await loadGround(db, school.id, params.versionId);
  const studentId = query.studentId?.toLowerCase() ?? ground.version.students[0]?.studentId ?? '';
  const [input] = await layoutInputs(db, school.id, ground, [studentId]);
  if (input === undefined) throw notFound();
  const values = layoutValues(input);
  const known = byKey(values, placeholderKey);
  const { placeholders } = await readPlaceholders(await readLayoutFile({ db, school, platform }, layout.fileId));
  const isKnown = ({ name }: { name: string }) => known[placeholderKey(name)] !== undefined;
  // The photo is drawn and has no text.
  const hasPhoto = input.person.photoFileId !== null;
  const shownFor = (name: string) =>
    hasPhoto && placeholderKey(name) === placeholderKey(PHOTO) ? say('Photo') : String(known[placeholderKey(name)]);
  return {
    student: input.student.name,
    filled: placeholders.filter(isKnown).map((one) => ({ ...one, value: shownFor(one.name) })),
    unknown: placeholders.filter((one) => !isKnown(one)),
    known: values.map(([name, value]) => ({ name, example: String(value) })),
  };
}

async function requireCard(context: Pick<ReadContext, 'db' | 'school'>, { versionId, layoutId, studentId }: OfStudent): Promise<Ground> {
  await requireLayout(context, layoutId);
  const ground = await loadGround(context.db, context.school.id, versionId);
  if (!ground.version.students.some((student) => student.studentId === studentId.toLowerCase())) throw notFound();
  return ground;
}

/** The pages of a student's card; none when this machine cannot make PDFs. */
export async function previewOwnCard(
  context: SlowContext,
  { params }: Input<typeof calls.previewOwnCard>,
): Promise<CallAnswer<typeof calls.previewOwnCard>> {
  const { db, school, platform } = context;
  await requireCard(context, params);
  const office = findOffice();
  if (office === null) return { pages: [], width: 0, height: 0 };
  const inSchool = <T>(_: string, work: (within: typeof db) => Promise<T>) => work(db);
  const workbook = await drawOwn(platform, { inSchool, schoolId: school.id }, { ...params, studentIds: [params.studentId.toLowerCase()] });
  const { pages, width, height } = await picturePdf(await toPdf(office, workbook));
  return { pages: pages.map((png) => `data:image/png;base64,${Buffer.from(png).toString('base64')}`), width, height };
}

/** The address of a student's card. Refuses PDF when this machine cannot make it. */
export async function exportOwnCard(
  context: ReadContext,
  { params, query }: Input<typeof calls.exportOwnCard>,
): Promise<CallAnswer<typeof calls.exportOwnCard>> {
  await requireCard(context, params);
  if (query.format === 'pdf' && findOffice() === null) throw new Refusal('unprocessable', 'layoutNoPdf');
  const { versionId, layoutId, studentId } = params;
  return { url: addressMade(context, OWN_CARD_FILE, { versionId, layoutId, studentIds: [studentId.toLowerCase()], format: query.format }) };
}

/** Fills the layout for a class or a section in the background, one workbook for each section. */
export async function startOwnCards(
  context: WriteContext,
  { params, body }: Input<typeof calls.startOwnCards>,
): Promise<CallAnswer<typeof calls.startOwnCards>> {
  const { id: layoutId } = await requireLayout(context, params.layoutId);
  return begin(context, { versionId: params.versionId, sectionId: body.sectionId, layout: 'own', layoutId, language: 'en' }, (students) => [
    ...Map.groupBy(students, ({ sectionId }) => sectionId).values(),
  ]);
}
