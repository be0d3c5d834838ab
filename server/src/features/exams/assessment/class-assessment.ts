import type * as calls from '@shala/contract/exams';
import { isGradedArea, PRESETS, SCALES } from '@shala/contract/exams';
import type { CallAnswer } from '@shala/contract/shared';
import { notFound, Refusal } from '#platform/errors';
import type { Input, WriteContext } from '#platform/http';
import { requireYear } from '../year.ts';
import { listClassesWithSections, lockClass } from '../years.store.ts';
import * as store from './class-assessment.store.ts';
import * as copyStore from './copy.store.ts';
import { insertScheme, listSchemes, putTerms } from './schemes.store.ts';

/** Starts classes on a preset: its scheme is created once a year, its scale once a school, its areas once a class. */
export async function applyAssessmentPreset(
  context: WriteContext,
  { params, body }: Input<typeof calls.applyAssessmentPreset>,
): Promise<CallAnswer<typeof calls.applyAssessmentPreset>> {
  const { db, school, audit } = context;
  const preset = PRESETS.find(({ key }) => key === params.preset);
  if (preset === undefined) throw new Refusal('notFound', 'presetUnknown');
  const year = await requireYear(context);
  const known = new Set((await listClassesWithSections(db, school.id)).map(({ id }) => id));
  if (body.classIds.some((id) => !known.has(id))) throw notFound();
  const scaleOf = (key: keyof typeof SCALES) => store.ensureScale(db, school.id, { ...SCALES[key], preset: key });
  let schemeId: string | null = null;
  let subjects = 0;
  if (preset.terms.length > 0) {
    const scaleId = preset.scale === null ? null : await scaleOf(preset.scale);
    schemeId = (await listSchemes(db, school.id, { yearId: year.id })).find((one) => one.preset === preset.key)?.id ?? null;
    if (schemeId === null) {
      schemeId = await insertScheme(db, school.id, year.id, { ...preset, preset: preset.key, scaleId });
      await putTerms(
        db,
        school.id,
        schemeId,
        preset.terms.map((term, index) => ({ ...term, termNo: index + 1, components: [...term.components] })),
      );
    }
    const taught = await store.listSubjectNames(db, school.id, body.classIds);
    subjects = await store.giveScheme(db, school.id, {
      yearId: year.id,
      schemeId,
      subjectIds: taught.filter(({ name }) => !preset.hasGradedAreas || !isGradedArea(name)).map(({ id }) => id),
      isBestOf: preset.bestSubjects !== null,
    });
    await giveRules(context, year.id, { classIds: body.classIds, scaleId, bestSubjects: preset.bestSubjects });
  }
  const scaleId = await scaleOf(preset.areaScale);
  const areas = await store.addAreas(db, school.id, {
    yearId: year.id,
    classIds: body.classIds,
    areas: preset.areas.map((area) => ({ ...area, scaleId })),
  });
  audit({ entity: 'assessment scheme', ...(schemeId !== null && { entityId: schemeId }), after: { preset: preset.key, subjects, areas } });
  return { schemeId, subjects, areas };
}

/** Existing rules of the class stay. */
async function giveRules(
  { db, school }: WriteContext,
  yearId: string,
  { classIds, scaleId, bestSubjects }: { classIds: string[]; scaleId: string | null; bestSubjects: number | null },
) {
  for (const classId of classIds) {
    const [present] = await store.listClassAssessments(db, school.id, { yearId, classId });
    if (present !== undefined && present.scaleId === null)
      await store.putClassRules(db, school.id, {
        ...rulesOf(present),
        yearId,
        classId,
        scaleId,
        bestSubjects: present.bestSubjects ?? bestSubjects,
      });
  }
}

function rulesOf({ ranking, rankWithin, bestSubjects, scaleId, attendancePercent }: store.ClassRules): store.ClassRules {
  return { ranking, rankWithin, bestSubjects, scaleId, attendancePercent };
}

/** Saves the assessment settings of a class. */
export async function saveClassAssessment(
  context: WriteContext,
  { params, body }: Input<typeof calls.saveClassAssessment>,
): Promise<CallAnswer<typeof calls.saveClassAssessment>> {
  const { db, school, audit } = context;
  const place = await lockClass(db, school.id, params.classId);
  if (place === null) throw notFound();
  const year = await requireYear(context);
  const [before] = await store.listClassAssessments(db, school.id, { yearId: year.id, classId: place.id });
  await requireKnown(context, year.id, place.id, body);
  await store.putClassRules(db, school.id, { ...rulesOf(body), yearId: year.id, classId: place.id });
  await store.putSchemeSubjects(db, school.id, year.id, body.subjects);
  const graded = await store.putAreas(db, school.id, { yearId: year.id, classId: place.id, areas: body.areas });
  if (graded !== null) throw new Refusal('conflict', 'areaHasGrades', { values: { area: graded } });
  const [after] = await store.listClassAssessments(db, school.id, { yearId: year.id, classId: place.id });
  audit({ entity: 'class assessment', entityId: place.id, before, after });
  return after as store.ClassAssessment;
}

/** Refuses subjects, schemes, areas and scales of other schools. */
export async function requireKnown(
  { db, school }: Pick<WriteContext, 'db' | 'school'>,
  yearId: string,
  classId: string,
  body: Input<typeof calls.saveClassAssessment>['body'],
): Promise<void> {
  const ids = [...new Set(body.subjects.map(({ subjectId }) => subjectId))];
  if ((await store.countKnownSubjects(db, school.id, classId, ids)) !== ids.length) throw notFound();
  const schemes = new Set((await listSchemes(db, school.id, { yearId })).map(({ id }) => id));
  if (body.subjects.some(({ schemeId }) => schemeId !== null && !schemes.has(schemeId))) throw notFound();
  const [present] = await store.listClassAssessments(db, school.id, { yearId, classId });
  const areas = new Set(present?.areas.map(({ id }) => id));
  if (body.areas.some(({ id }) => id !== undefined && !areas.has(id))) throw notFound();
  const scales = new Set((await store.listScales(db, school.id)).map(({ id }) => id));
  const wanted = [...body.areas.map(({ scaleId }) => scaleId), ...(body.scaleId === null ? [] : [body.scaleId])];
  if (wanted.some((id) => !scales.has(id))) throw notFound();
}

/** Copies another year's schemes, class rules and areas into the current year. */
export async function copyAssessment(
  context: WriteContext,
  { body }: Input<typeof calls.copyAssessment>,
): Promise<CallAnswer<typeof calls.copyAssessment>> {
  const { db, school, audit } = context;
  const [from, to] = [await requireYear(context, body.fromYearId), await requireYear(context)];
  if (from.id === to.id) throw new Refusal('unprocessable', 'copySameYear');
  if ((await listSchemes(db, school.id, { yearId: from.id })).length === 0) throw new Refusal('unprocessable', 'nothingToCopy');
  const copied = await copyStore.copyAssessment(db, school.id, { from: from.id, to: to.id });
  audit({ entity: 'assessment scheme', after: { copiedFrom: from.name, ...copied } });
  return copied;
}
