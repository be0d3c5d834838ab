import type { Query } from '@shala/contract/assistant';
import { spokenPlace } from '@shala/contract/shared';
import { say } from '#platform/words';
import { type Answer, text } from '../../answer/answer.ts';
import { ENTITIES } from '../entities/index.ts';
import type { Unit } from '../entity.ts';
import { measureOf } from './compile.ts';
import type { Asked } from './run.ts';
import { figureWords } from './written.ts';

/** What the figure is, in the language of the request: a part of a whole is a percentage of it. */
export function figureAs(query: Query): { title: string; unit: Unit } {
  const { title, unit } = measureOf(ENTITIES[query.entity], query.measure);
  if (query.made === 'percent') return { title: say('Percentage'), unit: 'percent' };
  if (query.made === 'less') return { title: say('Difference'), unit };
  if (query.made === 'plus') return { title: say('Total'), unit };
  if (query.made === 'ratio') return { title: say('Ratio'), unit: unit === 'rupees' && isOfOther(query) ? 'rupees' : 'number' };
  return query.share ? { title: say('Percentage'), unit: 'percent' } : { title: say(title), unit };
}

/** Rupees for each of something are rupees, and for each rupee a bare number. */
const isOfOther = ({ with: figures = [] }: Query): boolean =>
  figures.every(({ entity, measure }) => measureOf(ENTITIES[entity], measure).unit !== 'rupees');

/** '10' is the class that is written as 10th or 10वीं. */
export const bare = (name: string) => spokenPlace(name).toLowerCase();

/** The place of one group among the others, with its figure. */
export function placeOf({ query, rows }: Asked, words: string): Answer {
  const found = rows.find(({ keys: [key] }) => bare(String(key ?? '')) === bare(query.rankOf ?? ''));
  if (found?.place === undefined) return [text(say('{question}: none.', { question: words }))];
  const { title, unit } = figureAs(query);
  const known = rows.filter(({ keys }) => keys[0] !== null).length;
  return [
    text(say('{question}: {figure}.', { question: words, figure: found.place })),
    text(
      say('Rank {place} out of {count}. {title}: {figure}', {
        place: found.place,
        count: known,
        title,
        figure: figureWords(found.figure, unit),
      }),
    ),
  ];
}
