import { leansOn } from '../query/follow/of-whole.ts';
import { remindedOfThese } from './named-plan.ts';
import { bareOf, plainOf, says, wording } from './says.ts';

/** What was not answered: a question of its own, what pointed at an answer, or what was to change it. */
export type Refused = 'subject' | 'points' | 'edits';

const MOST_WORDS = 10;

/**
 * Whether a prompt goes on from an answer rather than asking anew: it points at that answer ('how many is that', 'remind them') or says what is to be
 * changed of it ('only girls', 'and 12B?', 'section wise').
 */
export function goesOn(prompt: string): 'points' | 'edits' | undefined {
  const said = plainOf(prompt);
  if (said.split(' ').length > MOST_WORDS) return undefined;
  if (leansOn(said) || says('points', said)) return 'points';
  // 'Only those who …' narrows, and asks nothing.
  const isLed = says('lead', said) && !says('asksItself', said.replace(wording('about'), '').replace(wording('thoseWho'), ''));
  return says('bare', said) || isLed ? 'edits' : undefined;
}

/** 'Of the absent ones, only the girls' is asked of an answer that may be the one before the last. */
export const pointsAtSome = (prompt: string): boolean => says('ofSome', prompt);

/** What points at an answer and keeps some of it: refused, it is not what is meant by 'them' behind it. */
export const narrows = (prompt: string): boolean => says('narrows', bareOf(prompt));

/** Whether a prompt says nothing but how it goes on: never a question of its own. */
export function isFragment(prompt: string): boolean {
  const said = plainOf(prompt);
  const kind = goesOn(prompt);
  return kind === 'points' || says('bare', said) || (kind === 'edits' && (says('takesAway', said) || says('addsTo', said)));
}

/** The same, and what opens like a part: 'now for unit test 1'. */
export const isPart = (prompt: string): boolean => isFragment(prompt) || says('ofMore', prompt);

/**
 * Whether what this goes on from was not answered, so that it would be taken of something else. After a change that was refused the answer may be changed in
 * other words; what points at it would miss that change. What only pointed at an answer changed nothing.
 */
export function isAdrift(prompt: string, refused: Refused | null): boolean {
  const kind = refused === null || refused === 'points' ? undefined : goesOn(prompt);
  const isOfThose = refused === 'subject' && remindedOfThese(prompt) !== undefined;
  return isOfThose || kind === 'points' || (kind === 'edits' && refused === 'subject');
}
