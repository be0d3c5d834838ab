import type * as calls from '@shala/contract/exams';
import type { CallAnswer } from '@shala/contract/shared';
import type { Input, ReadContext, WriteContext } from '#platform/http';
import { listClassesWithoutScheme } from '../marks/exams.store.ts';
import { termName } from '../results/publish.ts';
import { listResults } from '../results/results.store.ts';
import { getResultVersion } from '../results/results.ts';
import { shownLayouts } from '../rules/shown-layouts.ts';
import { requireYear } from '../year.ts';
import { listClassesWithSections } from '../years.store.ts';
import * as store from './report-cards.store.ts';
import { beginFor, inParts, languageOf, onWire } from './report-cards.ts';

type Context = Pick<ReadContext, 'db' | 'school'>;
type Row = Awaited<ReturnType<typeof listResults>>[number];
type Published = { row: Row; versionId: string; batch: store.BatchRow | null };

async function listRows(context: Context, yearId: string | undefined): Promise<{ yearId: string; rows: Row[]; terms: string[] }> {
  const year = await requireYear(context, yearId);
  const rows = await listResults(context.db, context.school.id, year.id);
  return { yearId: year.id, rows, terms: [...new Set(rows.filter(({ versions }) => versions.length > 0).map(termName))] };
}

/** The published results of a term, each with the newest cards of the whole class. */
async function listPublished({ db, school }: Context, rows: readonly Row[], term: string): Promise<Published[]> {
  const latest = rows.flatMap((row) => (row.versions[0] && termName(row) === term ? [{ row, versionId: row.versions[0].id }] : []));
  const batches = await store.listClassBatches(
    db,
    school.id,
    latest.map(({ versionId }) => versionId),
  );
  const batchOf = new Map(batches.map((batch) => [batch.versionId, batch]));
  return latest.map((one) => ({ ...one, batch: batchOf.get(one.versionId) ?? null }));
}

/** The progress of the report cards of all classes in a term, and why a class has none. */
export async function getSchoolCards(
  context: ReadContext,
  { query }: Input<typeof calls.getSchoolCards>,
): Promise<CallAnswer<typeof calls.getSchoolCards>> {
  const { db, school } = context;
  const { yearId, rows, terms } = await listRows(context, query.yearId);
  const term = query.term ?? terms[0] ?? '';
  const published = new Map((await listPublished(context, rows, term)).map((one) => [one.row.classId, one]));
  const ofTerm = new Map(rows.filter((row) => termName(row) === term).map((row) => [row.classId, row]));
  const withoutScheme = new Set(await listClassesWithoutScheme(db, school.id, yearId));
  const classes: CallAnswer<typeof calls.getSchoolCards>['classes'] = [];
  for (const { id: classId, className } of await listClassesWithSections(db, school.id)) {
    const [row, made] = [ofTerm.get(classId), published.get(classId)];
    const batch = made?.batch ? onWire(made.batch) : null;
    if (withoutScheme.has(classId)) classes.push({ classId, className, batch, why: 'noScheme', missing: 0 });
    else if (row !== undefined) {
      const why = made === undefined ? reasonOf(row) : made.batch === null ? await blankness(context, made.versionId) : null;
      classes.push({ classId, className, batch, why, missing: why === 'marksMissing' ? row.missing : 0 });
    }
  }
  return { term, terms, classes };
}

/** Why a class has no published result. */
function reasonOf({ sections, expected, missing }: Row): calls.NoCardsReason {
  if (sections.length + expected === 0) return 'noStudents';
  if (missing > 0) return 'marksMissing';
  return sections.some(({ compiledAt }) => compiledAt === null) ? 'notConfirmed' : 'notPublished';
}

async function blankness(context: Context, versionId: string): Promise<'blank' | null> {
  const { students } = await getResultVersion(context, { params: { versionId } });
  return shownLayouts(students).length === 0 ? 'blank' : null;
}

/**
 * Begins the cards of all classes whose result of a term is published, in the layout that each class can show and the language for parents. While some
 * are being drawn, only classes without cards are begun.
 */
export async function startSchoolCards(
  context: WriteContext,
  { body }: Input<typeof calls.startSchoolCards>,
): Promise<CallAnswer<typeof calls.startSchoolCards>> {
  const published = await listPublished(context, (await listRows(context, body.yearId)).rows, body.term);
  const isDrawing = published.some(({ batch }) => batch !== null && batch.drawn < batch.total);
  const language = await languageOf(context);
  const begun = [];
  for (const { versionId, batch } of published) {
    if (isDrawing && batch !== null) continue;
    const version = await getResultVersion(context, { params: { versionId } });
    const [layout] = shownLayouts(version.students);
    if (layout === undefined) continue;
    const cards = { versionId, sectionId: undefined, layout, layoutId: null, language };
    begun.push(await beginFor(context, { version, students: version.students }, cards, inParts));
  }
  return { classes: begun.length, total: begun.reduce((all, { total }) => all + total, 0) };
}
