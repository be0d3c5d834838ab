import type * as calls from '@shala/contract/exams';
import type { CallAnswer } from '@shala/contract/shared';
import { notFound } from '#platform/errors';
import { addressMade, type Input, type MadeFile, type ReadContext, readMade } from '#platform/http';
import { makeSheet } from '#platform/sheets';
import { say, sayAll } from '#platform/words';
import { layoutValues } from '../rules/layout-values.ts';
import { layoutInputs, loadGround } from './draw-cards.ts';

export const EXAMPLE_LAYOUT = 'examplelayout';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** An address that downloads all placeholders of a version, before the school has a layout. */
export async function exportExampleLayout(
  context: ReadContext,
  { params }: Input<typeof calls.exportExampleLayout>,
): Promise<CallAnswer<typeof calls.exportExampleLayout>> {
  await loadGround(context.db, context.school.id, params.versionId);
  return { url: addressMade(context, EXAMPLE_LAYOUT, params) };
}

/** The file behind the address: each placeholder beside what it is for the first student. Uploaded as a layout, it is filled like any other. */
export const makeExampleLayout: MadeFile = async ({ name, query, schoolId, inSchool }) => {
  const { versionId } = readMade<{ versionId: string }>(EXAMPLE_LAYOUT, name, query.q);
  const values = await inSchool(schoolId, async (db) => {
    const ground = await loadGround(db, schoolId, versionId);
    const [input] = await layoutInputs(db, schoolId, ground, [ground.version.students[0]?.studentId ?? '']);
    if (input === undefined) throw notFound();
    return layoutValues(input);
  });
  const title = say('Example format');
  const rows = values.map(([placeholder, value]) => [`{{${placeholder}}}`, value]);
  return {
    bytes: await makeSheet({ title, headings: sayAll('Fill-in code', 'Example'), rows }, 'xlsx'),
    mediaType: XLSX,
    name: `${title}.xlsx`,
    isInline: false,
  };
};
