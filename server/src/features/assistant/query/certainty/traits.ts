import type { Query } from '@shala/contract/assistant';
import { withoutCourtesy } from '../../interpreter/courtesy.ts';
import { cleanText } from '../../interpreter/text/clean.ts';
import type { Surroundings } from '../../interpreter/types.ts';
import { isUncounted } from '../compose/form.ts';
import { toldBy } from '../compose/without-effect.ts';
import { ENTITIES } from '../entities/index.ts';
import type { Entity } from '../entity.ts';
import { is, type Mark, marksOf, namesOf, roleOf } from '../reading/marks.ts';
import { findParticulars } from '../reading/particulars.ts';
import { reworded } from '../vocabulary/reword.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.store.ts';
import type { Role } from '../vocabulary/words.ts';

/** What an answer shows that speaks for or against it, whatever its words are; a question that was read as another one often finds nothing, or each row once. */
export type Shown = 'nothing' | 'ones';
/** What is known of a reading, by the name of its points. */
export type Traits = Readonly<Record<string, number>>;

const LONG = 16;
const MOST_UNTOLD = 3;
const MOST_JOINTS = 2;
const JOINTS = ['and', 'aur', '&', 'और', 'bhi', 'also'];
const PARTS = /attendance|pass|percent|share|rate/i;
const WHETHER = /^(?:did|does|are|was|were|has|have|is (?=the|our|there|it|any|that|this)|kya)\b/i;
const WHO = /\b(?:who|kaun|kis kis|names?|naam)\b/i;
const WHOM =
  /\b(?:which|who|whose|kaun|kis|kin|kinke|names? of)\b[^,;?.]*?\b(?:(students?|children|kids|bach{1,2}[eo]n?)|teachers?|staff|employees?)\b/i;

/** What of a question and the query that was made of it tells how likely it is that something else was asked: nothing of it depends on what it is about. */
export function traitsOf(prompt: string, query: Query, shown: Shown | undefined, { surroundings, vocabulary }: Reader): Traits {
  const said = cleanText(prompt);
  const reading = withoutCourtesy(reworded(said), surroundings);
  const { named } = findParticulars(reading, vocabulary);
  const entity = ENTITIES[query.entity];
  const { names } = toldBy(query);
  const { tokens } = reading;
  const marks = marksOf(reading, entity);
  const roles = new Set(marks.flatMap((mark) => (mark.meanings.every(({ type }) => type === 'role') ? [roleOf(mark) as Role] : [])));
  const { measure, groupBy, bounds, share, made, derive } = query;
  const isCounted = measure !== 'list' && entity.measures[measure]?.unit === 'number';
  const isPart = share !== undefined || made === 'percent' || derive !== undefined || PARTS.test(measure);
  const isValue = (at: number) =>
    reading.claims[at] !== undefined ||
    [...named, ...marks.filter((mark) => is(mark, 'value'))].some(({ from, length }) => from <= at && at < from + length);
  const isJoint = (at: number) => JOINTS.includes(tokens[at]?.text ?? '');
  // 'Boys and girls', 'classes 6 and 9' are two of one kind; 'and also' joins once.
  const isBetweenValues = (at: number) => isJoint(at - 1) || (isValue(at - 1) && [at + 1, at + 2, at + 3].some(isValue));
  const traits = {
    always: 1,
    // Groups are counted, though no number is asked for: 'which children come by bus, and from which stop'.
    counted: isCounted && isUncounted(query, marks, said) && bounds.length === 0 && groupBy.some((group) => !isOfValues(query, group)),
    untold: Math.min(MOST_UNTOLD, marks.filter((mark) => isUntold(mark, names)).length),
    people: query.counts !== true && lacksPeople(said, roles.has('who'), { query, entity, names }),
    share: roles.has('share') && !isPart,
    joints: Math.min(MOST_JOINTS, tokens.filter((_, at) => isJoint(at) && !isBetweenValues(at)).length),
    long: tokens.filter(({ kind }) => kind !== 'sign').length > LONG,
    whether: WHETHER.test(said),
    counts: query.counts === true,
    figure: !['list', 'count'].includes(measure),
    ...(shown && { [shown]: 1 }),
  };
  return Object.fromEntries(Object.entries(traits).flatMap(([name, value]) => (Number(value) === 0 ? [] : [[name, Number(value)]])));
}
export type Reader = { surroundings: Surroundings; vocabulary: Vocabulary };

/** 'Boys and girls of class 9': what is told apart is what was named. */
const isOfValues = ({ filters }: Query, group: string) => filters.some(({ by, values }) => by === group && values.length > 1);

/** Whether a phrase that means a group, a figure or a condition of these records, and not the records themselves, is none of the query's. */
function isUntold(mark: Mark, names: ReadonlySet<string>): boolean {
  if (is(mark, 'noun')) return false;
  const values = mark.meanings.flatMap((one) => (one.type === 'value' ? [one.by] : []));
  const own = [...namesOf(mark, 'dimension'), ...namesOf(mark, 'measure'), ...namesOf(mark, 'flag'), ...values];
  return own.length > 0 && !own.some((name) => names.has(name));
}

type Told = { query: Query; entity: Entity; names: ReadonlySet<string> };
/** Whether people are asked for, and nobody of that kind is told. */
function lacksPeople(said: string, asksWho: boolean, { query, entity, names }: Told): boolean {
  const isPerson = (name: string) => entity.who === name || entity.dimensions[name]?.isPerson === true;
  const tellsSome = [...names].some(isPerson) || (query.measure === 'list' && entity.who !== undefined);
  if ((asksWho || WHO.test(said)) && !tellsSome) return true;
  const found = WHOM.exec(said);
  const kind = found?.[1] === undefined ? 'employee' : 'student';
  return found !== null && entity.who !== kind && entity.who !== 'person' && !names.has(kind);
}
