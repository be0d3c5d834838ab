import type { Query } from '@shala/contract/assistant';
import { type Mark, namesOf, type Work } from '../reading/marks.ts';

type Tokens = Work['reading']['tokens'];

/** What may stand between a denial and its field, or between the field and what is said of it. */
const SMALL = 'a an any the their his her its of is are was were be been has have ka ki ke koi'.split(' ');
const DENIES = 'without no lacking lack lacks missing bina बिना'.split(' ');
const HAVING = 'with having have has had who which that jo jinke'.split(' ');
/** 'Whose bank is not recorded', 'jinka bank nahi likha'. */
const DENIES_BEHIND = 'not nahi nahin नहीं never'.split(' ');
const KEPT =
  'recorded entered given filled noted mentioned written available known saved stated specified updated likha likhi likhe bhara bhari bhare diya di dala hai'.split(
    ' ',
  );
const LACKING = 'missing blank empty unknown khali'.split(' ');

const textAt = (tokens: Tokens, at: number) => tokens[at]?.text ?? '';
function behindSmall(tokens: Tokens, from: number): number {
  let at = from;
  while (SMALL.includes(textAt(tokens, at))) at += 1;
  return at;
}
/** Where what says that something is kept ends: 'recorded', 'on record', 'ke'. */
function endOfKept(tokens: Tokens, from: number): number {
  const at = behindSmall(tokens, from);
  if (textAt(tokens, at) === 'on' && textAt(tokens, at + 1) === 'record') return at + 2;
  let end = at;
  while (KEPT.includes(textAt(tokens, end))) end += 1;
  return end > at ? end : from;
}

type Said = { isThere: boolean; from: number; end: number };
/** Whether it is said of a field that it is, or is not, recorded. */
function saidOf(tokens: Tokens, { from, length }: Mark): Said | undefined {
  let before = from - 1;
  while (SMALL.includes(textAt(tokens, before)) && before > from - 4) before -= 1;
  const end = endOfKept(tokens, from + length);
  const behind = behindSmall(tokens, from + length);
  if (DENIES.includes(textAt(tokens, before))) {
    let start = before;
    while (HAVING.includes(textAt(tokens, start - 1))) start -= 1;
    return { isThere: false, from: start, end: textAt(tokens, from + length) === 'ke' && end === from + length ? end + 1 : end };
  }
  if (DENIES_BEHIND.includes(textAt(tokens, behind))) {
    const kept = endOfKept(tokens, behind + 1);
    return kept > behind + 1 ? { isThere: false, from, end: kept } : undefined;
  }
  if (LACKING.includes(textAt(tokens, behind))) return { isThere: false, from, end: behind + 1 };
  return end > from + length && textAt(tokens, end - 1) !== 'hai' ? { isThere: true, from, end } : undefined;
}

/** Rows that are kept because a field of theirs is or is not recorded ('receipts with no bank recorded'), and the marks that are left. */
export function lackingOf({ entity, reading: { tokens }, marks, claimed }: Work): { filters: Query['filters']; marks: readonly Mark[] } {
  const filters: Query['filters'] = [];
  const spans: Said[] = [];
  for (const mark of marks) {
    const by = namesOf(mark, 'dimension').find((name) => entity.dimensions[name]?.mayLack === true);
    const said = by === undefined ? undefined : saidOf(tokens, mark);
    if (by === undefined || said === undefined || filters.some((one) => one.by === by)) continue;
    filters.push({ by, op: said.isThere ? 'has' : 'not', values: [] });
    spans.push({ ...said, end: Math.max(said.end, mark.from + mark.length) });
  }
  if (filters.length === 0) return { filters, marks };
  for (const { from, end } of spans) claimed.fill(true, from, end);
  const isTaken = (at: number) => spans.some(({ from, end }) => from <= at && at < end);
  return { filters, marks: marks.filter(({ from }) => !isTaken(from)) };
}
