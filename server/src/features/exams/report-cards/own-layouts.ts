import type * as calls from '@shala/contract/exams';
import type { CallAnswer } from '@shala/contract/shared';
import { notFound, Refusal } from '#platform/errors';
import type { Input, ReadContext, UploadContext, WriteContext } from '#platform/http';
import { findOffice, readPlaceholders } from '#platform/workbook';
import * as store from './report-layouts.store.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** In seconds: long enough to open the file, too short to share the address. */
const OPEN_SECONDS = 120;

/** The school's own layouts of report cards. */
export async function listReportLayouts({ db, school }: ReadContext): Promise<CallAnswer<typeof calls.listReportLayouts>> {
  const layouts = (await store.listReportLayouts(db, school.id)).map(({ fileId: _, ...layout }) => layout);
  return { layouts, canPdf: findOffice() !== null };
}

/** Stores a workbook as a layout, if it can be read and contains placeholders. */
export async function addReportLayout(
  context: UploadContext,
  { body }: Input<typeof calls.addReportLayout>,
): Promise<CallAnswer<typeof calls.addReportLayout>> {
  const { placeholders } = await readPlaceholders(context.file.bytes);
  if (placeholders.length === 0) throw new Refusal('unprocessable', 'layoutEmpty', { values: { example: '{{student.name}}' } });
  return context.inTransaction(async ({ db, school, admin, platform, audit }) => {
    if (await store.isLayoutNameTaken(db, school.id, body.name))
      throw new Refusal('conflict', 'layoutNameTaken', { values: { name: body.name } });
    const name = context.file.name || 'layout.xlsx';
    const fileId = await platform.files.put(db, {
      schoolId: school.id,
      name,
      mediaType: XLSX,
      bytes: context.file.bytes,
      createdBy: admin.id,
    });
    const id = await store.addReportLayout(db, school.id, {
      name: body.name,
      fileId,
      placeholders: placeholders.length,
      accountId: admin.id,
    });
    audit({ entity: 'report card layout', entityId: id, after: { name: body.name, file: name, placeholders: placeholders.length } });
    return { id, placeholders: placeholders.length };
  });
}

/** A layout that can be selected. */
export async function requireLayout({ db, school }: Pick<ReadContext, 'db' | 'school'>, layoutId: string): Promise<store.LayoutRow> {
  const layout = await store.findLayout(db, school.id, layoutId);
  if (layout === null) throw notFound();
  return layout;
}

/** Removes a layout from the list; cards made with it stay. */
export async function removeReportLayout(
  context: WriteContext,
  { params }: Input<typeof calls.removeReportLayout>,
): Promise<CallAnswer<typeof calls.removeReportLayout>> {
  const { id, name } = await requireLayout(context, params.layoutId);
  await store.removeReportLayout(context.db, context.school.id, id);
  context.audit({ entity: 'report card layout', entityId: id, before: { name } });
  return {};
}

/** An address that downloads the workbook as it was uploaded. */
export async function exportReportLayout(
  context: ReadContext,
  { params }: Input<typeof calls.exportReportLayout>,
): Promise<CallAnswer<typeof calls.exportReportLayout>> {
  const { fileId } = await requireLayout(context, params.layoutId);
  const until = Math.floor(context.now.getTime() / 1000) + OPEN_SECONDS;
  return { url: context.platform.authority.fileAddress(context.school.id, fileId, until) };
}
