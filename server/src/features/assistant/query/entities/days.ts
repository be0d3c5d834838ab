import type { Fragment } from '#platform/db';
import { sql } from '#platform/db';
import type { Dimension, Measure } from '../entity.ts';
import { yearOf } from './fields.ts';

const WORDS = {
  day: 'schooldays, day, days, date, dates, din, tarikh, दिन, तारीख, daily',
  week: 'week, weeks, weekly, hafte, hafta, saptah, हफ्ते, सप्ताह',
  month: 'month, months, monthly, mahine, mahina, mahino, mahinon, maah, महीने, महीना, माह, mnth',
  weekday: 'weekday, weekdays, day of the week, days of the week, day of week, week day',
};

/** The ways in which rows with a day can be grouped by it. */
export function dayDimensions(on: Fragment) {
  return {
    day: { words: WORDS.day, title: 'Day', sql: sql`${on}`, unit: 'day', sort: sql`${on}` },
    week: {
      words: WORDS.week,
      title: 'Week from',
      sql: sql`date_trunc('week', ${on})::date`,
      unit: 'day',
      sort: sql`date_trunc('week', ${on})`,
    },
    ...monthDimension(on),
    weekday: {
      words: WORDS.weekday,
      title: 'Weekday',
      sql: sql`extract(isodow from ${on})::int`,
      unit: 'weekday',
      sort: sql`extract(isodow from ${on})`,
    },
  } as const satisfies Record<string, Dimension>;
}

export function monthDimension(on: Fragment) {
  return {
    month: {
      words: WORDS.month,
      title: 'Month',
      sql: sql`date_trunc('month', ${on})::date`,
      unit: 'month',
      sort: sql`date_trunc('month', ${on})`,
    },
    quarter: {
      words: 'quarter, quarters, quarterly, qtr, timahi, timaahi, तिमाही',
      title: 'Quarter',
      sql: sql`date_trunc('quarter', ${on})::date`,
      unit: 'quarter',
      sort: sql`date_trunc('quarter', ${on})`,
    },
  } as const satisfies Record<string, Dimension>;
}

/** The days, and the calendar year, of what reaches back over many: who joined and who left. With `others` it holds what is no word for these rows. */
export const yearsAndDays = (on: Fragment, others = '') => ({
  ...dayDimensions(on),
  year: yearOf(on, { title: 'Year', words: `year, years, yearly, calendar year, saal, sal, varsh, साल, वर्ष${others}` }),
});

/** Keeps the rows whose day lies in a period. */
export const within =
  (on: Fragment) =>
  ({ from, to }: { from: string; to: string }) =>
    sql`${on} between ${from}::date and ${to}::date`;

/** What a sum comes to on a day or in a month that has any ('average daily collection'), and for each of the people. */
export const averagesOf = (sum: Fragment, on: Fragment, person?: Fragment) =>
  ({
    ...(person && {
      perPerson: {
        words: '',
        title: 'Average per student',
        sql: sql`round(${sum} / nullif(count(distinct ${person}), 0), 2)`,
        unit: 'rupees',
      },
    }),
    perDay: { words: '', title: 'Average per day', sql: sql`round(${sum} / nullif(count(distinct ${on}), 0), 2)`, unit: 'rupees' },
    perMonth: {
      words: '',
      title: 'Average per month',
      sql: sql`round(${sum} / nullif(count(distinct date_trunc('month', ${on})), 0), 2)`,
      unit: 'rupees',
    },
  }) as const satisfies Record<string, Measure>;

/** The month in which somebody was born, of pupils and staff. */
export const birthMonth = {
  words: 'birth month, birth months, month of birth',
  title: 'Month of birth',
  sql: sql`to_char(t.date_of_birth, 'FMMonth')`,
  unit: 'monthName',
  sort: sql`extract(month from t.date_of_birth)`,
} satisfies Dimension;
