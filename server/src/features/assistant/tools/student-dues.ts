import { getStudentFees, getStudentHead } from '@shala/contract/finance';
import { type CallAnswer, toPaise, toRupees } from '@shala/contract/shared';
import { say, writeWeekdayAndDay } from '#platform/words';
import { type Answer, choices, link, table, text } from '../answer/answer.ts';
import { monthWords, rupees } from '../answer/words.ts';
import { notInTheBooks } from './fees-due.ts';
import { nameOfMonth } from './span.ts';
import { type Bench, reading } from './tool.ts';

type Student = { id: string; name: string; className: string; sectionName: string };
type Month = CallAnswer<typeof getStudentHead>['months'][number];
/** What a student owes, in all or under one fee head: the months in which something is charged, last year's dues as one of them. */
type Dues = { head?: string; left: number; months: Month[] };

export const studentDues = reading({
  name: 'student.dues',
  needs: [getStudentFees, getStudentHead],
  about: ({ student }) => say('dues of a student: “What does {student} owe?”', { student }),
  async run(bench, slots) {
    const [student, ...others] = bench.school.studentsOf(slots);
    if (student === undefined) return [text(say('No current student has this name.'))];
    if (others.length > 0) {
      const all = [student, ...others].map(({ name, className, sectionName }) => {
        const label = say('{name}, {className} {sectionName}', { name, className, sectionName });
        return { label, prompt: say('What does {name} of {className} {sectionName} owe?', { name, className, sectionName }) };
      });
      return [text(say('Several students have this name. Which one do you mean?')), choices(all)];
    }
    const unknown = notInTheBooks(bench, slots);
    if (unknown !== undefined) return unknown;
    const heads = bench.school.headsOf(slots);
    const month = slots.month === undefined ? undefined : nameOfMonth(slots.month);
    const dues =
      heads === undefined ? [await allDues(bench, student)] : await Promise.all(heads.map(({ id }) => duesUnder(bench, student, id)));
    return [
      ...dues.flatMap((one) => (month === undefined ? yearAnswer(student, one) : monthAnswer(student, one, month))),
      link(say('Fees of {name}', { name: student.name }), `/student/${student.id}/fee/all`),
    ];
  },
});

async function allDues({ calls, context }: Bench, { id }: Student): Promise<Dues> {
  const fees = await calls.read(context, getStudentFees, { params: { studentId: id } });
  return { left: fees.left, months: [fees.arrears, ...fees.months] };
}

async function duesUnder({ calls, context }: Bench, { id }: Student, headId: string): Promise<Dues> {
  const { head, left, months } = await calls.read(context, getStudentHead, { params: { studentId: id, headId } });
  return { head, left, months };
}

const nameOf = (student: Student) => say('{name} ({className} {sectionName})', student);

function monthAnswer(student: Student, { head, months }: Dues, month: string): Answer {
  const name = nameOf(student);
  const found = months.find((one) => one.month === month);
  const said = monthWords(month);
  const what = head === undefined ? said : say('{month}, {heads}', { month: said, heads: head });
  if (found === undefined || found.charged === 0) return [text(say('{name} has no fees charged for {what}.', { name, what }))];
  return [
    text(
      found.isPaid
        ? say('{name} has paid {month}: {sum}.', { name, month: what, sum: rupees(found.paid) })
        : say('{name} has {sum} due for {month}.', { name, month: what, sum: rupees(found.left) }),
    ),
  ];
}

function yearAnswer(student: Student, { head, left, months }: Dues): Answer {
  const name = nameOf(student);
  if (head !== undefined && months.length === 0) return [text(say('{name} has no fees charged for {what}.', { name, what: head }))];
  if (left === 0)
    return [
      text(
        head === undefined ? say('{name} has no dues this year.', { name }) : say('{name} has no {head} dues this year.', { name, head }),
      ),
    ];
  const open = months.filter((one) => one.left > 0);
  const overdue = toRupees(open.reduce((sum, one) => sum + (one.isOverdue ? toPaise(one.left) : 0), 0));
  const sums = { name, left: rupees(left), overdue: rupees(overdue) };
  return [
    text(
      head === undefined
        ? say('{name} has a balance of {left} this year, of which {overdue} is overdue.', sums)
        : say('{name} has a balance of {left} in {head} this year, of which {overdue} is overdue.', { ...sums, head }),
    ),
    table({
      head: [say('Month'), say('Due on'), say('Balance')],
      rows: open.map((one) => [
        one.month === 'Arrears' ? say('Earlier years') : monthWords(one.month),
        one.dueOn ? writeWeekdayAndDay(one.dueOn) : '',
        rupees(one.left),
      ]),
      figures: [2],
    }),
  ];
}
