import { t } from '@lingui/core/macro';
import { monthName, toRupees } from '@shala/contract/shared';
import { fieldWord, recordWord } from '#features/history';
import { formatDate, formatMonth, formatRupees, formatShortWeekday } from '#lib/format';
import { outcomeWords } from '#lib/stored-words';

type Values = Record<string, unknown> | null;
export type Change = { field: string; before: string; after: string };

/** An act by the name of its call, as words: `renameClass` is `Rename class`. */
export function wordsOfAct(action: string): string {
  const words = action
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[._]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A kind of record: `certificateForm` is `Certificate format`. */
export function wordsOfRecord(entity: string): string {
  return recordWord(entity) ?? wordsOfAct(entity);
}

/** Each field that has another value after than before; ids and the assistant's name of a question are left out. */
export function listChanges(before: Values, after: Values): Change[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return (
    fields
      .sort((one, other) => placeOf(one) - placeOf(other))
      .filter((field) => field !== 'intent' && !isId(before?.[field]) && !isId(after?.[field]))
      // What was just made is valid.
      .filter((field) => field !== 'state' || before !== null || after?.[field] !== 'live')
      .map((field) => ({ field: wordsOfField(field), before: valueInWords(field, before), after: valueInWords(field, after) }))
      .filter((change) => change.before !== change.after)
  );
}

/** The first changes in one line, for a row of the log. */
export function shortChanges(before: Values, after: Values): string {
  const changes = listChanges(before, after);
  const words = changes
    .slice(0, 3)
    .map((change) => `${change.field}: ${change.before === '' ? '' : `${change.before} → `}${change.after || '–'}`);
  return changes.length > 3 ? `${words.join(', ')} …` : words.join(', ');
}

function wordsOfField(field: string): string {
  const name = isPaise(field) ? field.slice(0, -PAISE.length) : field.replace(/(?<=[a-z])Ids?$/, '');
  if (/^\d{4}-\d{2}-\d{2}$/.test(name)) return formatDate(name);
  return fieldWord(name) ?? wordsOfAct(name);
}

const PAISE = 'Paise';
/** Which sum it was is what one looks for first. */
const SUM = 'amountPaise';
/** The end of something follows its beginning. */
const ENDS = ['endsOn', 'toMonth', 'to'];
const placeOf = (field: string) => (field === SUM ? -1 : ENDS.includes(field) ? 1 : 0);
/** What acts note in rupees. */
const SUMS = ['amount', 'charge', 'counted', 'expected'];

function isPaise(field: string): boolean {
  return field.endsWith(PAISE);
}

/** One number or several, as a list. */
function listOf(value: unknown): number[] {
  return [value].flat().filter((one) => typeof one === 'number');
}

function valueInWords(field: string, values: Values): string {
  const value = values?.[field];
  // Sums are kept in paise and the months of the year by their number; a person reads rupees and names.
  if (isPaise(field))
    return listOf(value)
      .map((paise) => formatRupees(toRupees(paise)))
      .join(', ');
  if (field === 'months')
    return listOf(value)
      .map((month) => (month === 0 ? t`Old dues` : formatMonth(monthName(month))))
      .join(', ');
  if (field === 'audience') return audiences()[(value as { kind?: string } | undefined)?.kind ?? ''] ?? '';
  if (SUMS.includes(field) && typeof value === 'number') return formatRupees(value);
  const words: Record<string, string> = field === 'state' ? states() : field === 'outcome' ? outcomeWords() : isTask(field) ? tasks() : {};
  return typeof value === 'string' ? (words[value] ?? asWords(value)) : asWords(value);
}

/** What the screens call the states of payments, cheques, leave, certificates and notices. */
function states(): Record<string, string> {
  return {
    ...{ live: t`Valid`, reversed: t`Cancelled`, cancelled: t`Cancelled`, issued: t`Issued` },
    ...{ received: t`In hand`, deposited: t`Deposited`, cleared: t`Cleared`, bounced: t`Bounced` },
    ...{ applied: t`Pending`, approved: t`Approved`, refused: t`Rejected`, withdrawn: t`Withdrawn` },
    ...{ draft: t`Draft`, published: t`Sent`, done: t`Done`, undone: t`Cancelled` },
  };
}

/** Who a notice is written to, as the screen of notices calls it. */
function audiences(): Record<string, string> {
  return {
    ...{ all: t`Everyone: parents and staff`, staff: t`Staff`, students: t`Parents of all students`, classes: t`Parents by class` },
    ...{ sections: t`Parents by section`, defaulters: t`Parents with overdue fees`, people: t`Selected people` },
  };
}

/** The assistant notes what it prepared or cancelled by the name of its tool. */
const isTask = (field: string) => ['prepared', 'cancelled'].includes(field);

function tasks(): Record<string, string> {
  return {
    'fee_reminder.send': t`Fee reminder`,
    'notice.publish': t`Notice`,
    'certificate.issue': t`Certificate`,
    'calendar.add_holiday': t`Holiday`,
    'calendar.add_event': t`Event`,
  };
}

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Ids, one or several: they say nothing to a person. */
function isId(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 && value.every(isId) : typeof value === 'string' && ID.test(value);
}

function asWords(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? t`yes` : t`no`;
  if (typeof value === 'string') return /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDate(value) : value;
  if (Array.isArray(value) && value.every((one) => ['string', 'number'].includes(typeof one))) return value.join(', ');
  if (Array.isArray(value)) return value.map((row) => (isPlace(row) ? placeInWords(row) : asWords(row))).join(' / ');
  if (typeof value === 'object') return rowInWords(value);
  return String(value);
}

/** A row of a list, such as the rules of a teacher: what is filled in, without ids. */
function rowInWords(row: object): string {
  return Object.entries(row)
    .filter(([, value]) => !isBlank(value) && !isId(value))
    .map(([field, value]) => `${wordsOfField(field)}: ${asWords(value)}`)
    .join(', ');
}

const isBlank = (value: unknown) =>
  value === null || value === '' || value === 0 || value === false || (Array.isArray(value) && value.length === 0);

/** A place of the week, as the rules of the timetable keep it; 1 June 2026 is a Monday. */
const isPlace = (value: unknown): value is [day: number, period: string] =>
  Array.isArray(value) && typeof value[0] === 'number' && typeof value[1] === 'string';
const placeInWords = ([day, period]: [day: number, period: string]) => `${formatShortWeekday(`2026-06-0${day}`)} ${period}`;
