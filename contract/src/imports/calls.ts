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

/** An empty sheet with the headings that are recognised and one row as an example; good for ten minutes. */
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
 * Reads a sheet and guesses what its columns stand for; nothing is brought in yet. `progress` is a new id under which its progress can be
 * asked for meanwhile. `sheetName` names the sheet of a workbook. Refuses: sheetChoice (422, `data` is `{sheets}`), sheetKind, sheetBroken, sheetTooLarge, sheetEmpty.
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
/** The preview again, under another mapping of the columns, or with the missing classes created by the import or not. Refuses: mappingTwice, importDone. */
export const remapImport = defineCall({
  name: 'remapImport',
  method: 'POST',
  path: '/admin/imports/{importId}/mapping',
  summary: 'Matches the columns of a sheet to fields',
  params,
  body: z.strictObject({ mapping: mappingSchema, createsClasses: z.optional(z.boolean()) }),
  answer: importPreview,
});
/**
 * Corrects a cell of the preview, the file's own rows counted; `everywhere` corrects each cell of the column with the same text.
 * Refuses: importDone, and a row or column that the file does not have (404).
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
/** An address that downloads the rows with errors, or those that a done import left out, as a workbook with reasons; good for ten minutes. Refuses: importNoBadRows. */
export const getImportBadRows = defineCall({
  name: 'getImportBadRows',
  method: 'GET',
  path: '/admin/imports/{importId}/bad-rows',
  summary: 'An address that downloads the rows of an import that have errors',
  params,
  answer: z.object({ url: z.string() }),
});
/**
 * Brings the rows in, all or nothing (`all`) or the good ones (`good`); what becomes of those the school knows is a choice, and unless
 * it is made they stay as they are. Seats, roll numbers and guardians of known students stay in any case. All in one transaction, fees included. Refuses: mappingNeeded, importHasBad, importNothing, importStale, importDone.
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
/** How far an import is: under the id given with the file, then under its own. Null before it begins and an hour after it told of itself last. */
export const getImportProgress = defineCall({
  name: 'getImportProgress',
  method: 'GET',
  path: '/admin/import-progress/{progressId}',
  summary: 'How far an import is',
  params: z.strictObject({ progressId: id }),
  answer: z.nullable(z.object({ step: z.enum(IMPORT_STEPS), done: z.number(), total: z.number() })),
});
/** Takes a whole import back, as long as nothing depends on it. Refuses: importNotDone, importUsed. */
export const undoImport = defineCall({
  name: 'undoImport',
  method: 'POST',
  path: '/admin/imports/{importId}/undo',
  summary: 'Undoes an import',
  params,
  /** `restored`: known ones that got back what they had. */
  answer: z.object({ removed: z.number(), restored: z.number() }),
});
/** The last fifty that were brought in, newest first. */
export const listImports = defineCall({
  name: 'listImports',
  method: 'GET',
  path: '/admin/imports',
  summary: 'Imports that were done',
  answer: z.array(importSummary),
});
