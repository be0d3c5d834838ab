import { claim, type Reading } from '../reading.ts';
import { type Amounts, findAmounts } from './amounts.ts';
import { widened } from './class-bounds.ts';
import { type Classes, findBareClasses, findClasses } from './classes.ts';
import { type Dates, findDates } from './dates.ts';
import { findCategory, findFeeType, findSubject } from './extras.ts';
import { findLeftOut, withoutLeftOut } from './left-out.ts';
import { findFullNames, findNames, hasStranger, type Mention } from './people.ts';
import { findPeriod, type Period } from './periods.ts';
import { findPurpose } from './purpose.ts';
import { findTime } from './times.ts';

/** All particulars of a prompt, whatever it asks. */
export type Entities = {
  readonly mentions: readonly Mention[];
  /** Students who are to be left out; they are not among the mentions. */
  readonly leftOut: readonly Mention[];
  readonly hasStranger: boolean;
  readonly amounts: Amounts;
  readonly time: string | undefined;
  readonly period: Period | undefined;
  readonly classes: Classes;
  readonly dates: Dates;
  readonly feeType: string | undefined;
  readonly category: string | undefined;
  readonly subject: string | undefined;
  /** What a certificate is for. */
  readonly purpose: string | undefined;
};

type Found = { readonly today: string; readonly entities: Entities; readonly claims: Reading['claims'] };
/** Of words that are read once more on the same day the particulars are the same. */
const found = new WeakMap<Reading['tokens'], Found>();

/** Finds particulars in an order in which each takes its words from the next: a name is never read as a class, nor '9 am' as one. */
export function findEntities(reading: Reading): Entities {
  if (reading.claims.some((claimed) => claimed !== undefined)) return find(reading);
  const before = found.get(reading.tokens);
  if (before?.today === reading.today) {
    for (const [at, claimed] of before.claims.entries()) reading.claims[at] = claimed;
    return before.entities;
  }
  const entities = find(reading);
  found.set(reading.tokens, { today: reading.today, entities, claims: [...reading.claims] });
  return entities;
}

function find(reading: Reading): Entities {
  const fullNames = findFullNames(reading);
  const time = findTime(reading);
  const period = findPeriod(reading);
  const leftOut = findLeftOut(reading, fullNames);
  const surelyClasses = findClasses(reading);
  const amounts = findAmounts(reading);
  const dates = findDates(reading);
  const classes = withoutLeftOut(reading, widened(reading, findBareClasses(reading, surelyClasses)), leftOut);
  const purpose = findPurpose(reading);
  const feeType = findFeeType(reading);
  const category = findCategory(reading);
  const names = findNames(reading).map((name) => (isBehindMonthName(reading, name) ? { ...name, isDoubtful: true } : name));
  for (const { from, length } of names) claim(reading, from, length, 'name');
  const subject = findSubject(reading);
  const mentions = [...fullNames, ...names].filter((one) => !leftOut?.people.some(({ from }) => from === one.from));
  return {
    mentions,
    leftOut: leftOut?.people ?? [],
    hasStranger: mentions.length === 0 && hasStranger(reading),
    amounts,
    time,
    period,
    classes,
    dates,
    feeType,
    category,
    subject,
    purpose,
  };
}

/** These are names of people as well as of months. */
const MONTH_NAMES = ['april', 'may', 'june', 'august'];

/** 'pending fees of April Fernandes', where no April is in the school: not Myra Fernandes. */
function isBehindMonthName({ tokens, claims }: Reading, { from, length }: Mention): boolean {
  const month = tokens[from - 1];
  const before = tokens[from - 2]?.text ?? '';
  return (
    length === 1 &&
    claims[from - 1] === 'date' &&
    MONTH_NAMES.includes(month?.text ?? '') &&
    !['for', 'in', 'since', 'from'].includes(before)
  );
}
