import type { Query } from '@shala/contract/assistant';
import { cleanText } from '../../interpreter/text/clean.ts';
import type { Directory } from '../../interpreter/types.ts';
import { ENTITIES } from '../entities/index.ts';
import { partOf } from './focus.ts';

const AVERAGE =
  /^(?:(?:and|so|ok|what is|what was|what about|the|of|for|in|its|their|show|aur) )*(?:(class|section|school|overall|whole class|whole school)(?:['’]?s)?(?: k[aei])? (?:average|avg|mean|ausat)|(?:average|avg|mean|ausat) (?:of|for|in) (?:the )?(?:whole |entire )?(class|section|school))(?: in (?:this|that|the|the same) (?:paper|subject|exam|test))?(?: (?:marks|percentage|percent|score|attendance|kya|hai|then|too|please))*$/i;

/** 'Class average' behind the first five, those who failed or one student: of the whole class, in the same exam and subject, and of no one alone. Null where nobody knows which class. */
export function averageOfAll(prompt: string, last: Query, { students }: Directory): Query | null | undefined {
  const found = AVERAGE.exec(
    cleanText(prompt)
      .trim()
      .replace(/[?.! ]+$/, ''),
  );
  if (found === null) return undefined;
  const scope = (found[1] ?? found[2] ?? '').toLowerCase();
  const about = averaged(last);
  if (about === undefined) return null;
  const { dimensions, measures } = ENTITIES[about.entity];
  const measure = AVERAGES.find((name) => name in measures);
  if (measure === undefined) return null;
  const kept = about.filters.filter(({ by }) => by in dimensions && ['place', 'matter', 'time'].includes(partOf(by, about.entity)));
  const isWhole = scope.endsWith('school') || scope === 'overall';
  const named = about.filters.find(({ by, op, values }) => by === 'student' && op === 'is' && values.length === 1)?.values[0];
  const [one, another] = students.filter(({ name }) => name === named);
  const isPlaced = kept.some(({ by }) => by === 'class' || by === 'section');
  const place = placeOf(kept, scope === 'section', another === undefined ? one : undefined);
  if (!isWhole && place === undefined && (isPlaced || named !== undefined || last.groupBy.length === 0)) return null;
  const rest = kept.filter(({ by }) => by !== 'class' && by !== 'section');
  const isOfEach = !isWhole && place === undefined;
  return {
    entity: about.entity,
    measure,
    filters: isWhole || place === undefined ? rest : [...rest, place],
    groupBy: isOfEach ? ['class'] : [],
    bounds: [],
    also: [],
    ...(about.period && { period: about.period }),
    ...(last.beside && about.entity === last.entity && { beside: last.beside }),
  };
}
const AVERAGES = ['average', 'attendance'];

/** The class or section that was spoken of, or that of the one student. */
function placeOf(
  kept: Query['filters'],
  isSection: boolean,
  one: Directory['students'][number] | undefined,
): Query['filters'][number] | undefined {
  const place = kept.find(({ by }) => by === 'class' || by === 'section');
  if (place === undefined)
    return one && { by: isSection ? 'section' : 'class', op: 'is', values: [isSection ? `${one.class} ${one.section}` : one.class] };
  if (place.by === 'class') return isSection ? undefined : place;
  const classes = [...new Set(place.values.map((value) => value.slice(0, value.lastIndexOf(' '))))];
  return isSection ? place : { by: 'class', op: place.op, values: classes };
}

/** What an average can be told of: the last question, or the one that holds of its people. */
function averaged(last: Query): Pick<Query, 'entity' | 'filters' | 'period'> | undefined {
  const isOf = (entity: Query['entity']) => AVERAGES.some((name) => ENTITIES[entity].measures[name]?.unit === 'percent');
  if (isOf(last.entity)) return last;
  const held = last.also.find(({ entity }) => isOf(entity));
  return held && { filters: [...last.filters, ...(held.filters ?? [])], entity: held.entity, period: held.period };
}
