import type { Query } from '@shala/contract/assistant';
import type { Calls } from '../tools/calls.ts';
import { ENTITIES } from './entities/index.ts';
import type { Entity } from './entity.ts';
import { mayAsk } from './rights.ts';

/** Dimensions that many entities have in common: they are named once. */
const IN_COMMON = {
  DAYS: ['day', 'week', 'month', 'quarter', 'weekday'],
  STUDENT: Object.keys(ENTITIES.attendanceRun.dimensions),
  EMPLOYEE: Object.keys(ENTITIES.staffAttendanceRun.dimensions),
};

const isOwn = (name: Query['entity'], calls: Calls) => mayAsk({ entity: name, also: [] }, calls);

function line({ name, title, measures, dimensions, flags = {}, main, list }: Entity): string {
  const figures = [...(main === 'list' && list ? ['list'] : []), ...Object.keys(measures)];
  const common = Object.entries(IN_COMMON).filter(([, names]) => names.every((one) => one in dimensions));
  const own = Object.keys(dimensions).filter((one) => !common.some(([, names]) => names.includes(one)));
  // What is recorded of a field says itself: no_phone, has_phone.
  const held = Object.entries(flags).map(([key, one]) => (one.of === undefined ? `${key} (${one.title})` : key));
  const flagged = held.length > 0 ? `; conditions (op "has", no values) ${held.join(' ')}` : '';
  return `${name} (${title}): measures ${figures.join(' ')}; dimensions ${[...own, ...common.map(([word]) => word)].join(' ')}${flagged}`;
}

/** What a program can ask about, a line for each entity with its measures, dimensions and conditions. */
export function catalogueWords(calls: Calls): string {
  const entities = (Object.keys(ENTITIES) as Query['entity'][]).filter((name) => isOwn(name, calls)).map((name) => line(ENTITIES[name]));
  return [...Object.entries(IN_COMMON).map(([word, names]) => `${word} means the dimensions ${names.join(' ')}`), ...entities].join('\n');
}
