import type { Query } from '@shala/contract/assistant';
import { ENTITIES } from '../entities/index.ts';
import { named } from './as-listed.ts';

const LEAD = '(?:(?:and|with|aur|show|give|tell|list|me|kindly|please|sab ?k[aei]|unk[aei]|ink[aei]|their|the|all) )*';
const TRAIL =
  '(?: (?:each|too|also|as well|please|pls|is|are|was|due|ba+ki|bakaya|pending|they|owe|owed|hai|hain|h|sab|k[aei]|ek|bhi|batao|do))*';
/** What a figure is called by its unit. */
const FIGURES: Readonly<Record<string, string>> = {
  percent: '(?:percentages?|per ?cent|percent)',
  rupees: '(?:amounts?|sums?|dues|rupees|how much|kitn[aei](?: kitn[aei])?)',
  number: '(?:how many|kitn[aei](?: kitn[aei])?)',
};
const EACH = new RegExp(`^(?:and |aur )?(?:how much|kis ?k[aei] kitn[aei]|kitn[aei] kitn[aei])${TRAIL}$`, 'i');

/**
 * 'Names and how much each', 'with the percentage': those of the last answer with its own figure; a string where words are left that ask for something besides
 * ('their class and the percentage'). Undefined where its figure is not named.
 */
export function withOwnFigure(said: string, last: Query): Query | string | undefined {
  const { measures, who } = ENTITIES[last.entity];
  const people = who !== undefined && last.groupBy.includes(who) ? { ...last, counts: undefined } : named(last);
  if (people === undefined || people.measure === 'list') return undefined;
  const figure = FIGURES[measures[people.measure]?.unit ?? ''];
  if (figure === undefined) return undefined;
  const names = '(?:names?|naam)s?(?: list)? (?:and|with|aur|ke saath) (?:the |their )?';
  const isShown =
    last.groupBy.length > 0 && new RegExp(`^(?=(?:and|with|show|kindly|their|please|aur) )${LEAD}${figure}${TRAIL}$`, 'i').test(said);
  if (isShown || EACH.test(said) || new RegExp(`^${LEAD}${names}${figure}${TRAIL}$`, 'i').test(said)) return people;
  const rest = said.replace(new RegExp(`,? (?:and|with|aur) (?:the |their )?${figure}(?: (?:too|also|as well|bhi|please))*$`, 'i'), '');
  return rest === said || last.groupBy.length === 0 ? undefined : rest;
}
