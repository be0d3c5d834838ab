import { z } from 'zod/mini';
import { defineCall, id } from '../shared/index.ts';
import { resultChanges } from './result-changes.ts';
import { classAssessment, classAssessmentBody, scale, scaleBody, scheme, schemeBody, schemeName, str, year } from './schemas.ts';

/** Schemes, scales and the settings of each class in a year (by default the current one), with the available presets. */
export const getAssessment = defineCall({
  name: 'getAssessment',
  method: 'GET',
  path: '/admin/assessment',
  summary: 'The assessment schemes of a year',
  query: z.strictObject({ yearId: z.optional(id) }),
  answer: z.object({
    year,
    years: z.array(z.object({ id: str, name: str, schemes: z.int() })),
    schemes: z.array(scheme),
    scales: z.array(scale),
    classes: z.array(classAssessment),
    presets: z.array(z.object({ key: str, name: str, description: str, source: str, hasMarks: z.boolean() })),
  }),
});

/** Creates the preset's scheme, scale and areas in the current year, once, and assigns them to the subjects of these classes that have none yet. */
export const applyAssessmentPreset = defineCall({
  name: 'applyAssessmentPreset',
  method: 'POST',
  path: '/admin/assessment/presets/{preset}',
  summary: 'Starts classes on a preset assessment scheme',
  params: z.strictObject({ preset: z.string() }),
  body: z.strictObject({ classIds: z.array(id).check(z.minLength(1), z.maxLength(40)) }),
  answer: z.object({ schemeId: z.nullable(str), subjects: z.int(), areas: z.int() }),
});

/** The students whose results a changed scheme would change, before it is saved; at most fifty are listed. */
export const previewScheme = defineCall({
  name: 'previewScheme',
  method: 'POST',
  path: '/admin/assessment/schemes/{schemeId}/preview',
  summary: 'Shows whose results a changed scheme changes',
  params: z.strictObject({ schemeId: id }),
  body: schemeBody,
  answer: resultChanges,
});

/**
 * Saves a scheme. Published results stay until a new version is published. Refuses: weightsDoNotSum, bestOfTooMany, componentNamedTwice, componentUsed, termEntered,
 * schemeChanged, schemeNameTaken.
 */
export const saveScheme = defineCall({
  name: 'saveScheme',
  method: 'PUT',
  path: '/admin/assessment/schemes/{schemeId}',
  summary: 'Saves an assessment scheme',
  params: z.strictObject({ schemeId: id }),
  body: schemeBody,
  answer: z.object({ revision: z.int() }),
});

/** A separate scheme for subjects with different rules, copied from another one. Refuses: schemeNameTaken. */
export const copyScheme = defineCall({
  name: 'copyScheme',
  method: 'POST',
  path: '/admin/assessment/schemes/{schemeId}/copies',
  summary: 'Copies an assessment scheme under another name',
  params: z.strictObject({ schemeId: id }),
  body: z.strictObject({ name: schemeName }),
  answer: z.object({ id: str }),
});

/** A scheme of the current year with one term of one component, to be edited. Refuses: schemeNameTaken. */
export const addScheme = defineCall({
  name: 'addScheme',
  method: 'POST',
  path: '/admin/assessment/schemes',
  summary: 'Adds a blank assessment scheme',
  body: z.strictObject({ name: schemeName }),
  answer: z.object({ id: str }),
});

/** A grading scale of the school's own. Refuses: bandsOutOfOrder, scaleNameTaken. */
export const addScale = defineCall({
  name: 'addScale',
  method: 'POST',
  path: '/admin/assessment/scales',
  summary: 'Adds a grading scale',
  body: scaleBody,
  answer: z.object({ id: str }),
});

/** The students whose grades a changed scale would change, before it is saved; at most fifty are listed. Refuses: bandsOutOfOrder. */
export const previewScale = defineCall({
  name: 'previewScale',
  method: 'POST',
  path: '/admin/assessment/scales/{scaleId}/preview',
  summary: 'Shows whose results a changed scale changes',
  params: z.strictObject({ scaleId: id }),
  body: scaleBody,
  answer: resultChanges,
});

/** Published results stay until a new version is published. Refuses: bandsOutOfOrder, scaleNameTaken. */
export const saveScale = defineCall({
  name: 'saveScale',
  method: 'PUT',
  path: '/admin/assessment/scales/{scaleId}',
  summary: 'Saves a grading scale',
  params: z.strictObject({ scaleId: id }),
  body: scaleBody,
  answer: z.object({}),
});

/** The students whose results changed class rules would change, before they are saved; at most fifty are listed. */
export const previewClassAssessment = defineCall({
  name: 'previewClassAssessment',
  method: 'POST',
  path: '/admin/assessment/classes/{classId}/preview',
  summary: 'Shows whose results other rules of a class change',
  params: z.strictObject({ classId: id }),
  body: classAssessmentBody,
  answer: resultChanges,
});

/** The settings of a class: schemes by subject, rank, best subjects, areas. Refuses: areaHasGrades. */
export const saveClassAssessment = defineCall({
  name: 'saveClassAssessment',
  method: 'PUT',
  path: '/admin/assessment/classes/{classId}',
  summary: 'Sets what a class is assessed by',
  params: z.strictObject({ classId: id }),
  body: classAssessmentBody,
  answer: classAssessment,
});

/** Copies schemes, class rules and areas of another year to the current one; existing ones stay. Refuses: copySameYear, nothingToCopy. */
export const copyAssessment = defineCall({
  name: 'copyAssessment',
  method: 'POST',
  path: '/admin/assessment/copies',
  summary: 'Copies the assessment schemes of another year',
  body: z.strictObject({ fromYearId: id }),
  answer: z.object({ schemes: z.int(), subjects: z.int(), areas: z.int() }),
});
