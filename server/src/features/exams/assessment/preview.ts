import type * as calls from '@shala/contract/exams';
import type { ResultChanges } from '@shala/contract/exams';
import type { CallAnswer } from '@shala/contract/shared';
import { notFound } from '#platform/errors';
import type { Input, ReadContext } from '#platform/http';
import { listPublishedTerms } from '../marks/marks.store.ts';
import { type Loaded, loadClass } from '../results/compute.ts';
import { requireYear } from '../year.ts';
import { findClass } from '../years.store.ts';
import { type ClassAssessment, listClassAssessments, listScales } from './class-assessment.store.ts';
import { requireKnown } from './class-assessment.ts';
import { compareResults } from './compare-results.ts';
import { listSchemes } from './schemes.store.ts';
import { bandsFromWire, fromWire, requireOwn } from './schemes.ts';

const MOST_ROWS = 50;

type Trial = { yearId: string; classes: readonly ClassAssessment[]; change: (loaded: Loaded) => Loaded; hasTotals: boolean };

/** Computes each class from its present marks twice: by the present and by the changed rules. */
async function compareClasses({ db, school }: ReadContext, { yearId, classes, change, hasTotals }: Trial): Promise<ResultChanges> {
  const rows: ResultChanges['rows'] = [];
  const publishedClasses: string[] = [];
  let students = 0;
  for (const { classId, className } of classes) {
    const loaded = await loadClass(db, school.id, { yearId, classId, termNo: 0 });
    students += loaded.students.length;
    rows.push(...compareResults(className, loaded, change(loaded), hasTotals));
    const terms = Array.from({ length: 6 }, (_, index) => index + 1);
    if ((await listPublishedTerms(db, school.id, { yearId, classId, terms })).length > 0) publishedClasses.push(className);
  }
  return { students, changed: rows.length, publishedClasses, rows: rows.slice(0, MOST_ROWS) };
}

/** The students whose results a changed scheme would change. */
export async function previewScheme(
  context: ReadContext,
  { params, body }: Input<typeof calls.previewScheme>,
): Promise<CallAnswer<typeof calls.previewScheme>> {
  const { db, school } = context;
  const [present] = await listSchemes(db, school.id, { schemeId: params.schemeId });
  if (present === undefined) throw notFound();
  const next = fromWire(body);
  await requireOwn(context, present, body);
  const year = await requireYear(context, undefined);
  const all = await listClassAssessments(db, school.id, { yearId: year.id });
  const changed = {
    ...present,
    ...next,
    terms: next.terms.map((term) => ({
      ...term,
      components: term.components.map((one, index) => ({ ...one, id: one.id ?? `new ${index}`, papers: 0 })),
    })),
  };
  return compareClasses(context, {
    yearId: year.id,
    classes: all.filter(({ subjects }) => subjects.some(({ schemeId }) => schemeId === present.id)),
    change: (loaded) => ({ ...loaded, schemes: loaded.schemes.map((scheme) => (scheme.id === present.id ? changed : scheme)) }),
    hasTotals: false,
  });
}

/** The students whose grades a changed scale would change: in subjects, and in the total when a class grades it by this scale. */
export async function previewScale(
  context: ReadContext,
  { params, body }: Input<typeof calls.previewScale>,
): Promise<CallAnswer<typeof calls.previewScale>> {
  const { db, school } = context;
  const bands = bandsFromWire(body);
  const present = (await listScales(db, school.id)).find(({ id }) => id === params.scaleId.toLowerCase());
  if (present === undefined) throw notFound();
  const year = await requireYear(context);
  const using = new Set(
    (await listSchemes(db, school.id, { yearId: year.id })).filter(({ scaleId }) => scaleId === present.id).map(({ id }) => id),
  );
  const all = await listClassAssessments(db, school.id, { yearId: year.id });
  return compareClasses(context, {
    yearId: year.id,
    classes: all.filter(
      ({ scaleId, subjects }) => scaleId === present.id || subjects.some(({ schemeId }) => schemeId !== null && using.has(schemeId)),
    ),
    change: (loaded) => ({ ...loaded, scales: loaded.scales.map((scale) => (scale.id === present.id ? { ...scale, bands } : scale)) }),
    hasTotals: true,
  });
}

/** The students whose results changed class rules would change. */
export async function previewClassAssessment(
  context: ReadContext,
  { params, body }: Input<typeof calls.previewClassAssessment>,
): Promise<CallAnswer<typeof calls.previewClassAssessment>> {
  const { db, school } = context;
  const place = await findClass(db, school.id, params.classId);
  if (place === null) throw notFound();
  const year = await requireYear(context);
  await requireKnown(context, year.id, place.id, body);
  const classes = await listClassAssessments(db, school.id, { yearId: year.id, classId: place.id });
  const wanted = new Map(body.subjects.map((subject) => [subject.subjectId.toLowerCase(), subject]));
  const subjects = (classes[0]?.subjects ?? []).flatMap((present) => {
    const { schemeId, countsInTotal, isCompulsory } = wanted.get(present.subjectId) ?? present;
    return schemeId === null ? [] : [{ subjectId: present.subjectId, subject: present.subject, schemeId, countsInTotal, isCompulsory }];
  });
  const { ranking, rankWithin, bestSubjects, scaleId, attendancePercent } = body;
  return compareClasses(context, {
    yearId: year.id,
    classes,
    change: (loaded) => ({
      ...loaded,
      subjects,
      rules: { ...loaded.rules, ranking, rankWithin, bestSubjects, scaleId, attendancePercent },
    }),
    hasTotals: true,
  });
}
