import { type Parted, tableIn } from '../../interpreter/text/listed.ts';
import { compilePhrases, type Phrases } from '../../interpreter/text/phrases.ts';
import { ENTITIES } from '../entities/index.ts';

/**
 * What words do where something is to be told of each row. `beside` stands before it, `asks` before it and asks for the rows themselves, `behind` closes it in
 * Hindi; `joint` parts two, `small` says nothing, `tail` may stand behind all of it, `of` parts it from the rows
 * and `on` goes on with the question. `row` is the row itself, `whose` a part
 * of the noun before it; the rest is what a figure is counted in.
 */
export type ToldRole = Parted<'beside asks behind joint small tail of on row whose rupees percent number day'>;

const TOLD: readonly (readonly [string, string])[] = tableIn(`
beside: with, along with, alongwith, alongside, together with, as well as, including, showing, mentioning, stating, giving, and their, and his, and her, and its, with their, with his, with her, with its, aur unka, aur unki, aur unke, aur uska, aur uski, aur uske
asks: and, aur, and which, and in which, and on which, and from which, and at which, and of which, and to which, and what, and on what, and in what, and from what, and what is, and what is the, and what is his, and what is her, and what is their, and what are, and what are the, and what are their, and what was the, and what were their, and who is their, and who is the, aur kis, aur kin, aur kaun sa, aur kaun si, aur kaunsa, aur kaunsi, and for, and on, and for how many, and on how many, unke, inke, unka, inka, unki, inki, sabke, aur unke, aur inke, aur unka, and their, their, और उनके, और उनका, उनके, उनका
behind: ke saath, ke sath, ki saath, sahit, samet, ke samet, के साथ, सहित, समेत
joint: and, aur, n, &, +, /, और, तथा, एवं, evam, tatha, plus, as well as, along with, with, also, and also
small: which, what, by which, in which, from which, through which, on which, by what, kaun sa, kaunsa, kis, kaun se, please, kindly, give, show, tell, me, us, the, their, his, her, its, each, only, just, unke, unka, unki, inke, inka, inki, also, bhi, respective, own, current, sabke, sabka, उनके, उनका, उनकी, के, का, की, भी
tail: list, list do, list chahiye, show, kindly show, please show, tell, please tell, please, pls, kindly, only, each, of each, for each, also, too, as well, bhi, do, de do, dena, batao, bata do, bataiye, dikhao, chahiye, likho, likhiye, are they, is it, were they, was it, are these, is each, do they have, is that, he is, she is, beside each, beside, against each, se, ko, ke, ka, ki, me, mein, par, hai, hain, h, noted, shown, given, mentioned, separately, of each of them, of each one, भी, दो, दीजिए, बताइए, बताओ, चाहिए, दिखाओ, है, हैं, लिखो
of: of, for, belonging to, ke, ki, ka, के, की, का
on: of, for, in, from, who, whose, that, jo, jinke, jinki, at, since
row: who, whom, whose, of whom, by whom, from whom, to whom, kaun, kiska, kiske, kiski, kisne, name, names, naam, title, titles, student, students, child, children, pupils, student name, student names, students name, students names, child name, teacher name, teacher names, employee name, employee names, staff name, staff names, book name, book title, notice title, full name, full names, नाम
whose: name, names, naam, number, numbers, no, nos, details, 's, 's name, 's names, 's number
rupees: amount, amounts, sum, sums, rupees, total, dues, due amount, overdue amount, total amount, total dues, amount due, amount owed, amount overdue, amount paid, amount of each, kitna, kitni, kitne, how much, value, rakam, रकम, राशि
percent: percentage, percentages, percent, per cent, %, attendance, attendance percentage, attendance percent, attendance %, marks percentage, marks percent, pratishat, प्रतिशत
number: number, no, count, how many, kitna, kitni, kitne, number of days, number of times, number of months, number of subjects, number of papers, number of periods, number of students, number of chapters, no of days, no of times, no of months, no of subjects, how many days, how many times, how many months, how many subjects, how many periods, how many students, days, months, times, count of days, total days, din, kitne din, दिन
day: date, dates, day, days, tarikh, tareekh, din, tithi, तारीख, तिथि`);

/** The words by what they do. */
export const TOLD_WORDS: Phrases<ToldRole> = compilePhrases(
  TOLD.map(([role, words]) => ({ words, value: role as ToldRole, isFolded: true })),
);

let columns: Phrases<'column' | 'figure'> | undefined;
/** The words of whatever some entity tells apart, and of those that mean a figure or a condition as well. */
export function columnWords(): Phrases<'column' | 'figure'> {
  if (columns) return columns;
  const entities = Object.values(ENTITIES);
  // Most of these lists belong to many entities.
  const rows = (lists: readonly string[], value: 'column' | 'figure') =>
    [...new Set(lists)].filter((words) => words !== '').map((words) => ({ words, value, isFolded: true }));
  const wordsOf = (group: Readonly<Record<string, { words: string }>>) => Object.values(group).map(({ words }) => words);
  columns = compilePhrases([
    ...rows(
      entities.flatMap(({ dimensions }) => [...wordsOf(dimensions), ...Object.keys(dimensions)]),
      'column',
    ),
    ...rows(
      entities.flatMap(({ measures, flags = {} }) => [...wordsOf(measures), ...wordsOf(flags)]),
      'figure',
    ),
  ]);
  return columns;
}

/** A day on which somebody was late is a time as well. */
export const COUNTED_BY: Readonly<Record<string, readonly string[]>> = {
  days: ['days', 'times'],
  times: ['days', 'times'],
  months: ['months'],
  subjects: ['subjects', 'times'],
  papers: ['subjects', 'times'],
};
