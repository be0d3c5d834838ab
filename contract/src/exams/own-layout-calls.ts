import { z } from 'zod/mini';
import { defineCall, id, text } from '../shared/index.ts';
import { str } from './schemas.ts';

export const OWN_CARD_FORMATS = ['xlsx', 'pdf'] as const;

const ofLayout = z.strictObject({ layoutId: id });
const inVersion = z.strictObject({ versionId: id, layoutId: id });
const ofStudent = z.strictObject({ versionId: id, layoutId: id, studentId: id });
/** A placeholder's place: a cell such as `B4`, a text box, or the header or footer. */
const place = { name: str, sheet: str, cell: str };

/** The school's own layouts of report cards. */
export const listReportLayouts = defineCall({
  name: 'listReportLayouts',
  method: 'GET',
  path: '/admin/report-layouts',
  summary: 'The school’s own formats of report cards',
  answer: z.object({
    layouts: z.array(z.object({ id: str, name: str, placeholders: z.int(), at: str, by: str })),
    /** Whether this machine can make PDFs of workbooks. */
    canPdf: z.boolean(),
  }),
});
/** Uploads a workbook with placeholders. Refuses: layoutKind, layoutBroken, layoutTooLarge, layoutMacros, layoutLinks, layoutEmpty, layoutNameTaken. */
export const addReportLayout = defineCall({
  name: 'addReportLayout',
  method: 'POST',
  path: '/admin/report-layouts',
  summary: 'Uploads a layout of report cards',
  upload: { part: 'layout', maxBytes: 5 * 1024 * 1024 },
  body: z.strictObject({ name: text(80) }),
  answer: z.object({ id: str, placeholders: z.int() }),
});
/** Cards made with it stay. */
export const removeReportLayout = defineCall({
  name: 'removeReportLayout',
  method: 'DELETE',
  path: '/admin/report-layouts/{layoutId}',
  summary: 'Deletes a layout of report cards',
  params: ofLayout,
  answer: z.object({}),
});
export const exportReportLayout = defineCall({
  name: 'exportReportLayout',
  method: 'GET',
  path: '/admin/report-layouts/{layoutId}/file',
  summary: 'An address that downloads a layout as it was uploaded',
  params: ofLayout,
  answer: z.object({ url: str }),
});
/** An Excel file of all placeholders of a published version with an example of each; it can be uploaded as a layout itself. */
export const exportExampleLayout = defineCall({
  name: 'exportExampleLayout',
  method: 'GET',
  path: '/admin/results/versions/{versionId}/example-layout',
  summary: 'An address that downloads an example layout with all placeholders',
  params: z.strictObject({ versionId: id }),
  answer: z.object({ url: str }),
});
/** The values of a layout for a student of a published version (by default the first), the unknown placeholders, and all known ones. */
export const checkReportLayout = defineCall({
  name: 'checkReportLayout',
  method: 'GET',
  path: '/admin/results/versions/{versionId}/layouts/{layoutId}',
  summary: 'What a layout fills in, and its unknown placeholders',
  params: inVersion,
  query: z.strictObject({ studentId: z.optional(id) }),
  answer: z.object({
    student: str,
    filled: z.array(z.object({ ...place, value: str })),
    unknown: z.array(z.object(place)),
    known: z.array(z.object({ name: str, example: str })),
  }),
});
/** The pages of a student's card as pictures; none when this machine cannot make PDFs of workbooks. */
export const previewOwnCard = defineCall({
  name: 'previewOwnCard',
  method: 'GET',
  path: '/admin/results/versions/{versionId}/layouts/{layoutId}/cards/{studentId}/preview',
  summary: 'The pages of a student’s card in the school’s own layout as pictures',
  params: ofStudent,
  answer: z.object({ pages: z.array(str), width: z.number(), height: z.number() }),
});
export const exportOwnCard = defineCall({
  name: 'exportOwnCard',
  method: 'GET',
  path: '/admin/results/versions/{versionId}/layouts/{layoutId}/cards/{studentId}',
  summary: 'An address that opens a student’s card in the school’s own layout',
  params: ofStudent,
  query: z.strictObject({ format: z.enum(OWN_CARD_FORMATS) }),
  answer: z.object({ url: str }),
});
/** Fills the layout for a class or a section in the background, one workbook for each section. Refuses: cardsNobody. */
export const startOwnCards = defineCall({
  name: 'startOwnCards',
  method: 'POST',
  path: '/admin/results/versions/{versionId}/layouts/{layoutId}/cards',
  summary: 'Makes report cards in the school’s own layout',
  params: inVersion,
  body: z.strictObject({ sectionId: z.optional(id) }),
  answer: z.object({ id: str, total: z.int() }),
});
