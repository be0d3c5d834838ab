import type * as calls from '@shala/contract/exams';
import type { CallAnswer } from '@shala/contract/shared';
import { Refusal } from '#platform/errors';
import type { Input, ReadContext, WriteContext } from '#platform/http';
import { REMARKS } from '../presets/remarks.ts';
import { computeClass } from '../results/compute.ts';
import { PLACEHOLDERS, proposeRemark, unknownPlaceholder } from '../rules/propose-remark.ts';
import { requireSection, requireYear } from '../year.ts';
import * as store from './report-cards.store.ts';

const bankOf = async ({ db, school }: Pick<ReadContext, 'db' | 'school'>) => (await store.findBank(db, school.id)) ?? [...REMARKS];

/** The school's remark sentences, or the built-in ones. */
export async function getRemarkBank(context: ReadContext): Promise<CallAnswer<typeof calls.getRemarkBank>> {
  return { sentences: await bankOf(context) };
}

export async function saveRemarkBank(
  context: WriteContext,
  { body }: Input<typeof calls.saveRemarkBank>,
): Promise<CallAnswer<typeof calls.saveRemarkBank>> {
  const { db, school, audit } = context;
  for (const { text } of body.sentences) {
    const unknown = unknownPlaceholder(text);
    if (unknown !== null)
      throw new Refusal('unprocessable', 'remarkPlaceholder', { values: { name: unknown, placeholders: PLACEHOLDERS.join(', ') } });
  }
  audit({
    entity: 'remark bank',
    entityId: school.id,
    before: { sentences: (await bankOf(context)).length },
    after: { sentences: body.sentences.length },
  });
  await store.saveRemarkBank(db, school.id, body.sentences);
  return body;
}

/** Suggested remarks for each student of a section, from the present marks. */
export async function proposeRemarks(
  context: ReadContext,
  { params, query }: Input<typeof calls.proposeRemarks>,
): Promise<CallAnswer<typeof calls.proposeRemarks>> {
  const place = await requireSection(context, params.sectionId);
  const year = await requireYear(context);
  const { students } = await computeClass(context.db, context.school.id, {
    yearId: year.id,
    classId: place.classId,
    sectionId: place.sectionId,
    termNo: params.termNo,
  });
  const sentences = (await bankOf(context)).filter(({ language }) => language === query.language);
  return {
    remarks: students
      .map((student, turn) => ({ studentId: student.id, remark: proposeRemark(sentences, student, turn) }))
      .filter(({ remark }) => remark !== ''),
  };
}
