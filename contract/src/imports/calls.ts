import { z } from 'zod/mini';
import { defineCall, id } from '../shared/index.ts';
import {
  IMPORT_KINDS,
  IMPORT_STEPS,
  importCorrection,
  importPreview,
  importSummary,
  KNOWN_CHOICES,
  MAX_IMPORT_BYTES,
  mappingSchema,
} from './schemas.ts';

const params = z.strictObject({ importId: id });
const kind = z.strictObject({ kind: z.enum(IMPORT_KINDS) });

/** An empty sheet with the recognised headings and one row as an example; valid for ten minutes. */
export const getImportTemplate = defineCall({
  name: 'getImportTemplate',
  method: 'GET',
  path: '/admin/import-templates/{kind}',
  summary: 'An address that downloads a template',
  params: kind,
  query: z.strictObject({ format: z.enum(['csv', 'xlsx']) }),
  answer: z.object({ url: z.string() }),
});
/**
 * Reads a sheet and guesses the fields of its columns; nothing is imported yet. `progress` is a new id for asking about the progress meanwhile. `sheetName`
 * selects a sheet of a workbook. Refuses: sheetChoice (422, `data` is `{sheets}`), sheetKind, sheetBroken, sheetTooLarge, sheetEmpty.
 */
export const startImport = defineCall({
  name: 'startImport',
  method: 'POST',
  path: '/admin/imports/of/{kind}',
  summary: 'Uploads a sheet of students or employees for a preview',
  params: kind,
  upload: { part: 'sheet', maxBytes: MAX_IMPORT_BYTES },
  body: z.strictObject({
    progress: z.optional(z.string().check(z.regex(/^[0-9a-f]{32}$/))),
    sheetName: z.optional(z.string().check(z.maxLength(100))),
  }),
  answer: importPreview,
});
/** The preview with another mapping of the columns, or with or without creating missing classes and tidying names. Refuses: mappingTwice, importDone. */
export const remapImport = defineCall({
  name: 'remapImport',
  method: 'POST',
  path: '/admin/imports/{importId}/mapping',
  summary: 'Matches the columns of a sheet to fields',
  params,
  body: z.strictObject({ mapping: mappingSchema, createsClasses: z.optional(z.boolean()), tidiesNames: z.optional(z.boolean()) }),
  answer: importPreview,
});
/**
 * Corrects a cell of the preview, by the row number of the file; `everywhere` corrects all cells of the column with the same text. Refuses: importDone, and a
 * row or column that the file does not have (404).
 */
export const correctImport = defineCall({
  name: 'correctImport',
  method: 'POST',
  path: '/admin/imports/{importId}/corrections',
  summary: 'Corrects a cell of an import before it is done',
  params,
  body: z.strictObject({
    row: z.number().check(z.int()),
    column: z.number().check(z.int(), z.nonnegative()),
    text: z.string().check(z.maxLength(500)),
    everywhere: z.optional(z.boolean()),
  }),
  answer: importCorrection,
});
/**
 * The address of a workbook with the rows with errors, or those that a completed import left out, with reasons; valid for ten minutes. Refuses:
 * importNoBadRows.
 */
export const getImportBadRows = defineCall({
  name: 'getImportBadRows',
  method: 'GET',
  path: '/admin/imports/{importId}/bad-rows',
  summary: 'An address that downloads the rows of an import that have errors',
  params,
  answer: z.object({ url: z.string() }),
});
/**
 * Imports all rows (`all`) or only the valid ones (`good`). What happens to existing records is a choice; by default they stay unchanged. Classes, roll numbers
 * and guardians of existing students never change. All in one transaction, including fees. Refuses: mappingNeeded, importHasBad, importNothing, importStale,
 * importDone.
 */
export const confirmImport = defineCall({
  name: 'confirmImport',
  method: 'POST',
  path: '/admin/imports/{importId}/confirmation',
  summary: 'Imports the rows of a sheet',
  params,
  body: z.strictObject({ take: z.enum(['all', 'good']), known: z.optional(z.enum(KNOWN_CHOICES)) }),
  answer: z.object({ created: z.number(), updated: z.number(), left: z.number() }),
});
/** The progress of an import: first under the id given with the file, then under its own. Null before it begins, and an hour after its last report. */
export const getImportProgress = defineCall({
  name: 'getImportProgress',
  method: 'GET',
  path: '/admin/import-progress/{progressId}',
  summary: 'How far an import is',
  params: z.strictObject({ progressId: id }),
  answer: z.nullable(z.object({ step: z.enum(IMPORT_STEPS), done: z.number(), total: z.number() })),
});
/** Undoes a whole import, while nothing depends on it. Refuses: importNotDone, importUsed. */
export const undoImport = defineCall({
  name: 'undoImport',
  method: 'POST',
  path: '/admin/imports/{importId}/undo',
  summary: 'Undoes an import',
  params,
  /** `restored`: existing records that got their former values back. */
  answer: z.object({ removed: z.number(), restored: z.number() }),
});
/** The last fifty imports, newest first. */
export const listImports = defineCall({
  name: 'listImports',
  method: 'GET',
  path: '/admin/imports',
  summary: 'Imports that were done',
  answer: z.array(importSummary),
});
/** Guardians of imported students who have the mobile number of a guardian with another name: perhaps the same person, which `confirmSiblings` says. */
export const listSharedPhones = defineCall({
  name: 'listSharedPhones',
  method: 'GET',
  path: '/admin/imports/{importId}/shared-phones',
  summary: 'Parents of an import with the same mobile number as a parent of another name',
  params,
  answer: z.array(
    z.object({
      studentId: z.string(),
      student: z.string(),
      guardianId: z.string(),
      guardian: z.string(),
      otherGuardianId: z.string(),
      otherGuardian: z.string(),
      phone: z.string(),
      students: z.array(z.object({ id: z.string(), name: z.string(), className: z.string(), sectionName: z.string() })),
    }),
  ),
});
