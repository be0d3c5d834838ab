import { MARK_LETTERS, type Mark, type Tally } from '@shala/contract/attendance';
import type { RegisterPaper } from '#platform/pdf';
import type { Sheet } from '#platform/sheets';
import { dateWords, say, sayAll, spokenLanguage, writeMonth } from '#platform/words';
import type { MonthRegister } from './months.ts';

const FIGURES = ['P', 'A', 'LT', 'HD', 'L', '%'] as const;

/** A month's register for printing. */
export function registerPaper(school: string, register: MonthRegister): RegisterPaper {
  const { days, rows, total, classTeacher } = register;
  const open = days.filter(({ isSchoolDay }) => isSchoolDay).length;
  const holidays = holidaysOf(days).slice(0, 4);
  const taken = days.filter((_, place) => rows.some(({ marks }) => marks[place])).length;
  return {
    school,
    title: titleOf(register),
    context: [
      classTeacher && say('Class teacher: {classTeacher}', { classTeacher }),
      taken === open
        ? say('{open, plural, one {# school day} other {# school days}}', { open })
        : say('{open, plural, one {# school day} other {# school days}}, attendance taken on {taken, plural, one {# day} other {# days}}', {
            open,
            taken,
          }),
      holidays.length > 0 && say('Holidays: {holidays}', { holidays: holidays.join(', ') }),
    ]
      .filter(Boolean)
      .join('  ·  '),
    days: days.map(({ on, isSchoolDay }) => ({
      number: String(Number(on.slice(8))),
      weekday: shortWeekday(on),
      isOpen: isSchoolDay,
    })),
    rows: rows.map(({ person, marks, tally }, index) => ({
      number: person.number || String(index + 1),
      name: person.name,
      marks: marks.map((mark) => (mark ? MARK_LETTERS[mark] : '')),
      figures: figuresOf(tally),
    })),
    figureHeads: FIGURES,
    foot: {
      name: say('Total'),
      marks: days.map(({ isSchoolDay, present }) => (isSchoolDay && present > 0 ? String(present) : '')),
      figures: figuresOf(total),
    },
    heads: { number: say('No.'), name: say('Name') },
    note: say(
      'P present, A absent, LT late, HD half day, L on leave. Total of a day: all who came (P, LT and HD). Attendance %: P and LT count as 1 day, HD as half a day, A and L as no day.',
    ),
  };
}

/** Each holiday of the month with its days, such as `6 to 9 Diwali break`. */
function holidaysOf(days: MonthRegister['days']): string[] {
  const spans: { why: string; first: number; last: number }[] = [];
  for (const { on, why } of days) {
    const day = Number(on.slice(8));
    const before = spans.at(-1);
    if (before?.why === why && before.last === day - 1) before.last = day;
    else if (why !== '') spans.push({ why, first: day, last: day });
  }
  return spans.map(({ why, first, last }) => `${first === last ? first : say('{first} to {last}', { first, last })} ${why}`);
}

/** Two letters in English; in other languages the short name, which cannot be shortened further. */
function shortWeekday(on: string): string {
  const { shortWeekday: name } = dateWords(on);
  return spokenLanguage() === 'en' ? name.slice(0, 2) : name;
}

/** The same as a table. */
export function registerSheet(register: MonthRegister): Sheet {
  const { days, rows } = register;
  return {
    title: titleOf(register),
    headings: [
      ...sayAll('No.', 'Name'),
      ...days.map(({ on }) => String(Number(on.slice(8)))),
      ...sayAll('Present', 'Absent', 'Late', 'Half day', 'On leave', 'Attendance %'),
    ],
    rows: rows.map(({ person, marks, tally }, index) => [
      person.number || String(index + 1),
      person.name,
      ...marks.map((mark: Mark | null, place) => (mark ? MARK_LETTERS[mark] : days[place]?.isSchoolDay ? '' : '–')),
      ...countsOf(tally),
      tally.share === null ? null : Math.round(tally.share * 1000) / 10,
    ]),
  };
}

function titleOf({ month, section }: MonthRegister): string {
  const name = writeMonth(month);
  return section === '' ? say('Staff attendance {name}', { name }) : say('Attendance register {section} {name}', { section, name });
}

function countsOf({ present, absent, late, halfDay, onLeave }: Tally): number[] {
  return [present, absent, late, halfDay, onLeave];
}

function figuresOf(tally: Tally): string[] {
  return [...countsOf(tally).map(String), tally.share === null ? '–' : String(Math.round(tally.share * 100))];
}
