import type { Query } from '@shala/contract/assistant';
import { findEntities } from '../interpreter/entities/find-all.ts';
import { interpret } from '../interpreter/interpret.ts';
import { readText } from '../interpreter/reading.ts';
import { cleanText } from '../interpreter/text/clean.ts';
import { wordsIn } from '../interpreter/text/listed.ts';
import { readQuery } from '../query/compose/ask.ts';
import { ENTITIES } from '../query/entities/index.ts';
import { leansOn } from '../query/follow/of-whole.ts';
import { hasSubject } from '../query/follow/subject.ts';
import { ASKS, DENIED, DOES, ELLIPTIC, ONE, OPENS, PEOPLE, POINTS, THEIRS, WHOM } from '../query/vocabulary/clause-words.ts';
import { reworded } from '../query/vocabulary/reword.ts';
import type { School } from '../tools/directory.ts';
import { goesOn, isPart, pointsAtSome } from './goes-on.ts';
import { bareOf } from './says.ts';

/**
 * Whether a prompt is a whole question or request, which stands for itself whatever was answered or refused before it: the one rule of when nothing of an
 * earlier answer gets into a prompt. A question has a word that asks or tells to list, a verb, what it is about and something that is said of it, or is about
 * its own rows of which it keeps some by two things, and all of its words are read. No word says that it goes on ('and', 'only', 'of these', 'his', 'what about'), unless it points at somebody whom the prompt itself names.
 */
export function standsAlone(prompt: string, school: School): boolean {
  const clean = bareOf(cleanText(prompt));
  if (clean.split(' ').length > MOST_WORDS) return false;
  const said = clean.replace(THEIRS, '$1 ').toLowerCase();
  if (OPENS.test(said) || goesOnAfter(said)) return isOfItsOwn(clean, school);
  if (goesOn(said) !== undefined || isPart(said) || leansOn(said) || pointsAtSome(said)) return false;
  const own = wholly(prompt, school);
  if (own === undefined) return false;
  const isClause = ASKS.test(said) && DOES.test(said);
  return isOfNamed(own) || ((isClause || isOfSome(own, said, school)) && saysEnough(own, said, school));
}

/** 'Students in 9B without phone number': without a verb it names its rows, and at least two things by which some of them are kept. */
const isOfSome = (own: Query, said: string, school: School): boolean =>
  own.filters.filter(({ by }) => by !== 'gender').length + own.bounds.length > 1 && hasSubject(said, own, school);

/** 'Komal Saini ki janm tithi': what is recorded of somebody whom the prompt names needs no verb. */
const isOfNamed = ({ entity, filters, columns = [] }: Query): boolean =>
  columns.length > 0 && filters.some(({ by, op }) => by === entity && op === 'is');

/** What is longer is a text, or opens with its reasons. */
const MOST_WORDS = 40;

const goesOnAfter = (said: string): boolean => POINTS.test(said) || ELLIPTIC.test(said);

/** The query of a question of which all words are read. */
function wholly(prompt: string, { today, directory, names }: School): Query | undefined {
  const own = readQuery(prompt, { today, directory }, names);
  return own?.unread === undefined ? own?.query : undefined;
}

/** 'Kal Sunita madam chhutti par hai, uska arrangement kar do': the word points at the one person whom the prompt has named before it, and at nobody else. */
function isOfItsOwn(clean: string, school: School): boolean {
  const said = clean.toLowerCase();
  const at = said.search(ONE);
  if (at <= 0 || OPENS.test(said) || goesOnAfter(said.replaceAll(ONE, ' '))) return false;
  const { mentions } = findEntities(readText(clean.slice(0, at), school));
  if (mentions.length !== 1) return false;
  const alone = interpret(clean, school);
  return alone.intent !== 'clarify' && alone.intent !== 'decline' && ('teacher' in alone.slots || 'student' in alone.slots);
}

/** What a question is about and what it says besides are at least two things; a figure that is denied ('marks not entered') says as much. */
function saysEnough(
  { entity, measure, filters, groupBy, bounds, also, period, compare, order }: Query,
  said: string,
  school: School,
): boolean {
  const { who } = ENTITIES[entity];
  const parts = [period, compare, order].filter((one) => one !== undefined).length;
  // Girls are the people who are spoken of, and nothing that is said of them; that somebody has such a row at all is what is asked.
  const kept = filters.filter(({ by }) => by !== 'gender').length + bounds.filter(({ value }) => value !== 0).length;
  const groups = groupBy.filter((group) => group !== who).length;
  const isOfRows = entity !== who || !['list', 'count'].includes(measure);
  const isDenied = measure !== 'list' && DENIED.test(said);
  const things = kept + groups + also.length + parts + Number(isOfRows) + Number(PEOPLE.test(said)) + Number(isDenied);
  const about = { entity, measure, filters, groupBy, bounds, also };
  const hasMatter = kept > 1 || hasSubject(said, about, school) || hasSubject(reworded(said), about, school);
  // 'Kitni leave li', 'how many failed': of whom and when is said before.
  const isOpen = who !== undefined && period === undefined && !WHOM.test(said) && !filters.some(({ by }) => PERSONS.includes(by));
  return hasMatter && things >= (isOpen ? MORE : WHOLE);
}
const WHOLE = 2;
const MORE = 3;
const PERSONS: readonly string[] = wordsIn('student employee guardian person');
