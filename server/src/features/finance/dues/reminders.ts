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
import { type DefaulterRow, listDefaulters, sumDefaulters } from './overdue.store.ts';

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
  const families = byPhone(rows);
  const reachable = rows.filter(({ phone }) => phone !== '');
  return {
    language,
    reminders: families.map((family) => {
      const [oldest] = family.toSorted((one, other) => other.daysOverdue - one.daysOverdue) as [DefaulterRow];
      const overduePaise = sumOf(family);
      return {
        students: family.map(studentName),
        guardian: guardianOf(family),
        phone: oldest.phone,
        overdue: toRupees(overduePaise),
        text: writeReminder(kind, language, {
          guardian: guardianOf(family),
          students: family.map((row) => ({
            student: row.studentName,
            className: `${row.className} ${row.sectionName}`,
            overdue: formatPaise(row.overduePaise),
            months: row.months,
          })),
          overdue: formatPaise(overduePaise),
          head: head && inLanguage(language, () => headWord(head)),
          oldestDueOn: writeDay(oldest.oldestDueOn, language),
          daysOverdue: oldest.daysOverdue,
          school: payee,
          upiAddress,
        }),
        upi: upiAddress === '' ? null : upiLink({ upiAddress, payee, amount: toRupees(overduePaise), note: noteOf(family) }),
      };
    }),
    leftOut: {
      noPhone: rows.filter(({ phone }) => phone === '').map(studentName),
      extended: withExtended.students - total.students,
      more: total.students - rows.length,
    },
    amount: toRupees(sumOf(reachable)),
  };
}

/** Students whose parents have the same phone number, in the order of the list; those without one are left out. */
function byPhone(rows: readonly DefaulterRow[]): DefaulterRow[][] {
  return [...Map.groupBy(rows, ({ phone }) => phone)].filter(([phone]) => phone !== '').map(([, family]) => family);
}

const sumOf = (rows: readonly DefaulterRow[]): number => rows.reduce((sum, { overduePaise }) => sum + overduePaise, 0);

/** The name of the parent; none where a phone number belongs to several. */
function guardianOf(family: readonly DefaulterRow[]): string {
  const names = new Set(family.map(({ guardian }) => guardian));
  return names.size === 1 ? (family[0]?.guardian ?? '') : '';
}

/** The purpose that a UPI app shows: of one student number and name, of several the numbers. */
function noteOf(family: readonly DefaulterRow[]): string {
  return [
    'Fees',
    ...family.flatMap(({ admissionNumber, studentName: name }) => (family.length === 1 ? [admissionNumber, name] : [admissionNumber])),
  ].join(' ');
}
