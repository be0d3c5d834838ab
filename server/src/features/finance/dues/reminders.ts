import type * as calls from '@shala/contract/finance';
import { upiLink } from '@shala/contract/finance';
import { type CallAnswer, toRupees, writeDay } from '@shala/contract/shared';
import { findParentsLanguage } from '#features/identity';
import { fieldSentence, Refusal } from '#platform/errors';
import type { Input, ReadContext } from '#platform/http';
import { inLanguage, isSpoken } from '#platform/words';
import { findUpiAccount } from '../counter/counter-list.store.ts';
import { writeReminder } from '../rules/reminder-text.ts';
import { headWord } from '../rules/words.ts';
import { listHeads } from '../structure/fees.store.ts';
import { formatPaise, studentName } from '../wire.ts';
import { listDefaulters, sumDefaulters } from './overdue.store.ts';

const MOST = 500;

/** A message for each family with overdue fees and a phone number; also who is left out, and why. Refuses a language without a catalogue. */
export async function listReminders(
  { db, school }: ReadContext,
  { query }: Input<typeof calls.listReminders>,
): Promise<CallAnswer<typeof calls.listReminders>> {
  const { kind = 'first', language: asked, ...filter } = query;
  if (asked !== undefined && !isSpoken(asked))
    throw new Refusal('invalid', 'badInput', { fields: { language: fieldSentence('choice', {}) } });
  const [rows, total, withExtended, { upiAddress, payee }, heads, language] = await Promise.all([
    listDefaulters(db, school.id, filter, { after: null, limit: MOST }),
    sumDefaulters(db, school.id, filter),
    sumDefaulters(db, school.id, { ...filter, withExtended: true }),
    findUpiAccount(db, school.id),
    filter.headId === undefined ? [] : listHeads(db, school.id),
    asked ?? findParentsLanguage(db, school.id),
  ]);
  const head = heads.find(({ id }) => id === filter.headId?.toLowerCase())?.name;
  const reachable = rows.filter(({ phone }) => phone !== '');
  return {
    language,
    reminders: reachable.map((row) => ({
      student: studentName(row),
      guardian: row.guardian,
      phone: row.phone,
      overdue: toRupees(row.overduePaise),
      text: writeReminder(kind, language, {
        guardian: row.guardian,
        student: row.studentName,
        className: `${row.className} ${row.sectionName}`,
        overdue: formatPaise(row.overduePaise),
        months: row.months,
        head: head && inLanguage(language, () => headWord(head)),
        oldestDueOn: writeDay(row.oldestDueOn, language),
        daysOverdue: row.daysOverdue,
        school: payee,
        upiAddress,
      }),
      upi:
        upiAddress === ''
          ? null
          : upiLink({ upiAddress, payee, amount: toRupees(row.overduePaise), note: `Fees ${row.admissionNumber} ${row.studentName}` }),
    })),
    leftOut: {
      noPhone: rows.filter(({ phone }) => phone === '').map(studentName),
      extended: withExtended.students - total.students,
      more: total.students - rows.length,
    },
    amount: toRupees(reachable.reduce((sum, { overduePaise }) => sum + overduePaise, 0)),
  };
}
