import type { Query } from '@shala/contract/assistant';
import { cleanText } from '../interpreter/text/clean.ts';
import { runQuery } from '../query/answer/run.ts';
import { readQuery } from '../query/compose/ask.ts';
import { ENTITIES } from '../query/entities/index.ts';
import { named } from '../query/follow/as-listed.ts';
import { readEditOf } from '../query/follow/edit.ts';
import { inFocus } from '../query/follow/focus.ts';
import { wholeOf } from '../query/follow/of-whole.ts';
import { mayAsk } from '../query/rights.ts';
import { atomsOf, points, wordsOf } from '../query/vocabulary/follow-words.ts';
import { spanOfMonth } from '../tools/span.ts';
import type { ToolContext } from './acts.ts';
import { says, wording } from './says.ts';

const MOST_WORDS = 8;
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Whether groups are told apart by one thing that is no person, each with its figure. */
const isTable = ({ groupBy, measure, compare, change, with: figures, others, share, counts, within, entity }: Query): boolean =>
  groupBy.length === 1 &&
  measure !== 'list' &&
  counts !== true &&
  within !== true &&
  [compare, change, figures, others, share].every((one) => one === undefined) &&
  ENTITIES[entity].dimensions[groupBy[0] ?? '']?.isPerson !== true;

type Behind = { last: Query | undefined; before: Query | undefined };

/**
 * The row of a table that is counted off: 'how many girls in the first one', 'who are in the last section'. 'unclear' where there is no such row, or where what is
 * asked of it cannot be read; undefined where no row is counted off.
 */
export async function countedRow(
  toolContext: ToolContext,
  prompt: string,
  { last, before }: Behind,
): Promise<Query | 'unclear' | undefined> {
  const [phrase, ordinal = '', noun] = wording('theRow').exec(prompt) ?? [];
  if (phrase === undefined || prompt.split(' ').length > MOST_WORDS) return undefined;
  // 'What about the second' behind the first one: of the table before it.
  const isBefore = last !== undefined && before !== undefined && !isTable(last) && isTable(before);
  const table = last && isTable(last) ? last : isBefore ? before : undefined;
  const group = table?.groupBy[0] ?? '';
  const isOne = isBefore && last.filters.some(({ by, op, values }) => by === group && op === 'is' && values.length === 1);
  // 'The first one' of people is one of them.
  const isOfPerson = says('theOne', prompt) && !says('howMany', prompt);
  if (table === undefined || (isBefore && !isOne))
    return noun === undefined || isOfPerson || last?.order !== undefined ? undefined : 'unclear';
  // 'The first' of a ranking is its end.
  if (noun === undefined && table.order !== undefined) return undefined;
  const keys = await keysOf(toolContext, table);
  const at =
    ordinal === 'last'
      ? keys.length - 1
      : ORDINALS.findIndex((word, no) => word === ordinal.toLowerCase() || ordinal.startsWith(String(no + 1)));
  const key = keys[at];
  const base = key === undefined ? undefined : ofRow(isBefore ? { ...last, groupBy: table.groupBy } : table, key);
  const rest = prompt.replace(phrase, ' ').replace(/\s+/g, ' ').trim();
  return base === undefined ? 'unclear' : (askedOf(toolContext, rest, base) ?? 'unclear');
}

/** The row of a table that is named by words of it: 'merit', 'who are on College Road'. */
export async function namedRow(toolContext: ToolContext, prompt: string, last: Query): Promise<Query | undefined> {
  const words = wordsOf(cleanText(prompt));
  if (!isTable(last) || words.length === 0 || words.length > MOST_WORDS) return undefined;
  const said = atomsOf(words).filter(
    ({ roles, from }) => !roles.some((role) => LEADING.includes(role)) && !SMALL.includes(words[from]?.text ?? ''),
  );
  const content = said.map(({ from }) => words[from]?.text ?? '');
  const keys = content.length === 0 ? [] : await keysOf(toolContext, last);
  const found = keys.filter((key) => {
    const own = wordsOf(key).map(({ text }) => text);
    return content.every((word) => own.includes(word));
  });
  const base = found.length === 1 && found[0] !== undefined ? ofRow(last, found[0]) : undefined;
  const asksWho = atomsOf(words).some((atom) => points(atom, 'who', 'names'));
  return base && asksWho ? named(base) : base;
}
const LEADING: readonly string[] = ['and', 'filler', 'who', 'names', 'list', 'count', 'kitne'];
const SMALL = ['what', 'about', 'only', 'just', 'ones', 'one', 'on', 'in', 'for', 'are', 'is', 'the', 'wale', 'walo', 'with'];

async function keysOf({ context, calls, school }: ToolContext, table: Query): Promise<string[]> {
  if (!mayAsk(table, calls)) return [];
  const { rows } = await runQuery(context, table, school);
  return rows.flatMap(({ keys: [key] }) => (typeof key === 'string' ? [key] : []));
}

/** The figure of one row alone. */
function ofRow({ groupBy: [group = ''], order: _o, limit: _l, place: _p, columns: _c, ...table }: Query, key: string): Query | undefined {
  const { dimensions, inPeriod } = ENTITIES[table.entity];
  const rest = { ...table, groupBy: [], bounds: [] };
  if (group === 'day' && inPeriod) return { ...rest, period: { from: key, to: key } };
  if (group === 'month' && inPeriod) return { ...rest, period: spanOfMonth(key.slice(0, 7)) };
  if (dimensions[group]?.unit !== undefined && dimensions[group].unit !== 'text') return undefined;
  const value = group === 'class' || group === 'section' ? key.replace(/^(\d{1,2})(?:st|nd|rd|th)\b/, '$1') : key;
  const filters = table.filters.filter(({ by }) => by !== group);
  return { ...rest, filters: [...filters, { by: group, op: 'is', values: [value] }] };
}

/** What is asked of the row beside which these words stand. */
function askedOf({ school }: ToolContext, rest: string, base: Query): Query | undefined {
  const atoms = atomsOf(wordsOf(cleanText(rest)));
  const words = wordsOf(cleanText(rest));
  const isOpen = atoms.every(({ roles, from }) => roles.some((role) => LEADING.includes(role)) || SMALL.includes(words[from]?.text ?? ''));
  if (isOpen) return atoms.some((atom) => points(atom, 'who', 'names', 'list')) || wholeOf(rest)?.says === 'names' ? named(base) : base;
  const edited = readEditOf(rest, base, school, school.names);
  if (edited !== undefined) return edited;
  const own = readQuery(rest, school, school.names);
  return own?.unread === undefined && own !== undefined ? inFocus(own.query, base) : undefined;
}
