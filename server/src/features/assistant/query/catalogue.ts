import type { Query } from '@shala/contract/assistant';
import type { Calls } from '../tools/calls.ts';
import { ENTITIES } from './entities/index.ts';
import type { Entity } from './entity.ts';
import { mayAsk } from './rights.ts';

const isOwn = (name: Query['entity'], calls: Calls) => mayAsk({ entity: name, also: [] }, calls);

function line({ name, title, measures, dimensions, flags = {}, main, list }: Entity): string {
  const figures = [...(main === 'list' && list ? ['list'] : []), ...Object.keys(measures)];
  const flagged = Object.keys(flags).length > 0 ? `; conditions (op "has", no values) ${Object.keys(flags).join(' ')}` : '';
  return `${name} (${title}): measures ${figures.join(' ')}; dimensions ${Object.keys(dimensions).join(' ')}${flagged}`;
}

/** What a program can ask about, a line for each entity with its measures, dimensions and conditions. */
export function catalogueWords(calls: Calls): string {
  return (Object.keys(ENTITIES) as Query['entity'][])
    .filter((name) => isOwn(name, calls))
    .map((name) => line(ENTITIES[name]))
    .join('\n');
}
