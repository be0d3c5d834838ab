import type { Query } from '@shala/contract/assistant';
import { ENTITIES } from '../entities/index.ts';
import { OWN_FIGURE } from '../vocabulary/follow-words.ts';
import { named } from './as-listed.ts';

const { lead, trail, names, shows, behind, percent, rupees, number } = OWN_FIGURE;
const FIGURES: Readonly<Record<string, string>> = { percent, rupees, number };
const EACH = new RegExp(`^${OWN_FIGURE.each.replace('{trail}', trail)}$`, 'i');

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
  const isShown = last.groupBy.length > 0 && new RegExp(`^(?=${shows})${lead}${figure}${trail}$`, 'i').test(said);
  if (isShown || EACH.test(said) || new RegExp(`^${lead}${names}${figure}${trail}$`, 'i').test(said)) return people;
  const rest = said.replace(new RegExp(`${behind.replace('{figure}', figure)}$`, 'i'), '');
  return rest === said || last.groupBy.length === 0 ? undefined : rest;
}
