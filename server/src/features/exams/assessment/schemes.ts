import type * as calls from '@shala/contract/exams';
import { PRESETS, type Scheme } from '@shala/contract/exams';
import type { CallAnswer } from '@shala/contract/shared';
import type { Db } from '#platform/db';
import { notFound, Refusal } from '#platform/errors';
import type { Input, ReadContext, WriteContext } from '#platform/http';
import { checkBands, checkScheme } from '../rules/check-scheme.ts';
import { requireYear } from '../year.ts';
import * as classAssessmentStore from './class-assessment.store.ts';
import { listYearsWithSchemes } from './copy.store.ts';
import * as store from './schemes.store.ts';

type Body = Input<typeof calls.saveScheme>['body'];
const whole = (value: number) => Math.round(value * 100);
const part = (value: number | null) => (value === null ? null : value / 100);

/** Schemes, scales and the settings of each class. */
export async function getAssessment(
  context: ReadContext,
  { query }: Input<typeof calls.getAssessment>,
): Promise<CallAnswer<typeof calls.getAssessment>> {
  const { db, school } = context;
  const year = await requireYear(context, query.yearId);
  const [schemes, scales, classes, years] = await Promise.all([
    store.listSchemes(db, school.id, { yearId: year.id }),
    classAssessmentStore.listScales(db, school.id),
    classAssessmentStore.listClassAssessments(db, school.id, { yearId: year.id }),
    listYearsWithSchemes(db, school.id),
  ]);
  return {
    ...{ year, years, classes },
    schemes: schemes.map(onWire),
    scales: scales.map((scale) => ({ ...scale, bands: scale.bands.map((band) => ({ ...band, from: part(band.from) })) })),
    presets: PRESETS.map(({ key, name, description, source, terms }) => ({ key, name, description, source, hasMarks: terms.length > 0 })),
  };
}

function onWire({ terms, ...scheme }: store.StoredScheme): Scheme {
  return {
    ...scheme,
    passPercent: part(scheme.passPercent),
    terms: terms.map(({ name, weight, outOf, components }) => ({
      ...{ name, weight: weight / 100, outOf: outOf / 100 },
      components: components.map((one) => ({ ...one, max: one.max / 100, weight: one.weight / 100, passPercent: part(one.passPercent) })),
    })),
  };
}

/** A checked scheme from the request, in hundredths. */
export function fromWire(body: Input<typeof calls.previewScheme>['body']) {
  checkScheme(body);
  return {
    name: body.name,
    scaleId: body.scaleId,
    passPercent: body.passPercent === null ? null : whole(body.passPercent),
    codes: body.codes,
    rounding: body.rounding,
    terms: body.terms.map(({ name, weight, outOf, components }, index) => ({
      ...{ termNo: index + 1, name, weight: whole(weight), outOf: whole(outOf) },
      components: components.map((one) => ({
        ...one,
        max: whole(one.max),
        weight: whole(one.weight),
        passPercent: one.passPercent === null ? null : whole(one.passPercent),
      })),
    })),
  };
}

/** Refuses components of other schemes, scales of other schools, and removing a component that has papers, or a term before one with entries. */
export async function requireOwn(
  { db, school }: Pick<ReadContext, 'db' | 'school'>,
  present: store.StoredScheme,
  body: Body,
): Promise<void> {
  const known = present.terms.flatMap(({ components }) => components);
  const kept = new Set(body.terms.flatMap(({ components }) => components.flatMap(({ id }) => (id === undefined ? [] : [id]))));
  if ([...kept].some((id) => !known.some((one) => one.id === id))) throw notFound();
  if (body.scaleId !== null && !(await classAssessmentStore.listScales(db, school.id)).some(({ id }) => id === body.scaleId))
    throw notFound();
  const lost = known.find(({ id, papers }) => papers > 0 && !kept.has(id));
  if (lost !== undefined) throw new Refusal('conflict', 'componentUsed', { values: { component: lost.name } });
  const moved = firstMoved(present, body);
  if (moved !== null && (await store.isTermEntered(db, school.id, present, moved))) throw new Refusal('conflict', 'termEntered');
}

/** The first number of a term whose components get another term's number, as the terms behind a removed one do; null when all stay. */
function firstMoved({ terms }: store.StoredScheme, body: Body): number | null {
  const before = new Map(terms.flatMap(({ termNo, components }) => components.map(({ id }) => [id, termNo])));
  const moved = body.terms.flatMap(({ components }, index) =>
    components.flatMap(({ id }) => {
      const from = id === undefined ? undefined : before.get(id);
      return from === undefined || from === index + 1 ? [] : [Math.min(from, index + 1)];
    }),
  );
  return moved.length === 0 ? null : Math.min(...moved);
}

/** Saves a scheme completely. */
export async function saveScheme(
  context: WriteContext,
  { params, body }: Input<typeof calls.saveScheme>,
): Promise<CallAnswer<typeof calls.saveScheme>> {
  const { db, school, audit } = context;
  const present = await store.lockScheme(db, school.id, params.schemeId);
  if (present === null) throw notFound();
  if (present.revision !== body.revision) throw new Refusal('conflict', 'schemeChanged');
  const next = fromWire(body);
  await requireOwn(context, present, body);
  await requireFreeName(context, { yearId: present.yearId, name: body.name, but: present.id });
  await store.saveScheme(db, school.id, { id: present.id, ...next });
  await store.putTerms(db, school.id, present.id, next.terms);
  const { revision: _, subjects: __, ...before } = onWire(present);
  audit({ entity: 'assessment scheme', entityId: present.id, before, after: body });
  return { revision: present.revision + 1 };
}

async function requireFreeName({ db, school }: WriteContext, wanted: { yearId: string; name: string; but: string | null }): Promise<void> {
  if (await store.isSchemeNameTaken(db, school.id, wanted))
    throw new Refusal('conflict', 'schemeNameTaken', { values: { name: wanted.name } });
}

/** A scheme copied from another one, for subjects with different rules. */
export async function copyScheme(
  context: WriteContext,
  { params, body }: Input<typeof calls.copyScheme>,
): Promise<CallAnswer<typeof calls.copyScheme>> {
  const { db, school, audit } = context;
  const from = await store.lockScheme(db, school.id, params.schemeId);
  if (from === null) throw notFound();
  await requireFreeName(context, { yearId: from.yearId, name: body.name, but: null });
  const id = await store.copyScheme(db, school.id, { schemeId: from.id, name: body.name });
  const terms = from.terms.map((term) => ({ ...term, components: term.components.map(({ id: _, ...one }) => one) }));
  await store.putTerms(db, school.id, id, terms);
  audit({ entity: 'assessment scheme', entityId: id, after: { name: body.name, copiedFrom: from.name } });
  return { id };
}

/** A scheme of one term and one component, for a school that no preset fits. */
export async function addScheme(
  context: WriteContext,
  { body }: Input<typeof calls.addScheme>,
): Promise<CallAnswer<typeof calls.addScheme>> {
  const { db, school, audit } = context;
  const year = await requireYear(context);
  await requireFreeName(context, { yearId: year.id, name: body.name, but: null });
  const component = { name: 'Exam', max: 100_00, weight: 100_00, aggregation: 'sum', bestOf: null, passPercent: null } as const;
  const id = await store.insertScheme(db, school.id, year.id, {
    ...{ name: body.name, preset: '', source: '', scaleId: null, passPercent: null },
    codes: { AB: 'zero', ML: 'exclude', EX: 'exclude', NA: 'exclude' },
    rounding: { component: 'none', subject: 'none', up: false },
  });
  await store.putTerms(db, school.id, id, [{ termNo: 1, name: 'Term 1', weight: 100_00, outOf: 100_00, components: [component] }]);
  audit({ entity: 'assessment scheme', entityId: id, after: { name: body.name } });
  return { id };
}

/** A scale's bands, checked, in the form in which they are stored. */
export function bandsFromWire({ bands }: Input<typeof calls.saveScale>['body']) {
  checkBands(bands);
  return bands.map((band) => ({ ...band, from: band.from === null ? null : whole(band.from) }));
}

/** Saves a scale's bands. */
export async function saveScale(
  { db, school, audit }: WriteContext,
  { params, body }: Input<typeof calls.saveScale>,
): Promise<CallAnswer<typeof calls.saveScale>> {
  const bands = bandsFromWire(body);
  const before = (await classAssessmentStore.listScales(db, school.id)).find(({ id }) => id === params.scaleId.toLowerCase());
  if (before === undefined) throw notFound();
  await requireFreeScaleName(db, school.id, { scaleId: before.id, name: body.name });
  await classAssessmentStore.saveScale(db, school.id, before.id, { name: body.name, bands });
  audit({
    entity: 'grading scale',
    entityId: before.id,
    before: { name: before.name, bands: before.bands },
    after: { name: body.name, bands },
  });
  return {};
}

/** A scale of the school's own. */
export async function addScale(
  { db, school, audit }: WriteContext,
  { body }: Input<typeof calls.addScale>,
): Promise<CallAnswer<typeof calls.addScale>> {
  const bands = bandsFromWire(body);
  await requireFreeScaleName(db, school.id, { scaleId: null, name: body.name });
  const id = await classAssessmentStore.addScale(db, school.id, { name: body.name, bands });
  audit({ entity: 'grading scale', entityId: id, after: { name: body.name, bands } });
  return { id };
}

async function requireFreeScaleName(db: Db, schoolId: string, wanted: { scaleId: string | null; name: string }): Promise<void> {
  if (await classAssessmentStore.isScaleNameTaken(db, schoolId, wanted))
    throw new Refusal('conflict', 'scaleNameTaken', { values: { name: wanted.name } });
}
