import type { Group, Thing } from './things.ts';

/** What a frame is filled with. `np` is the noun with its conditions, `t` the time behind, `T` in front, `h` in Hinglish; `np` of a sum is its figure. */
type Fill = {
  np: string;
  hp: string;
  t: string;
  T: string;
  h: string;
  g: Group;
  g2: Group;
  n: string;
  is: string;
  one: string;
  other: string;
};
/** `place`: only of what something is in, which no person is. */
export type Frame = readonly [name: string, say: (fill: Fill) => string, place?: true];

const COUNTS: readonly Frame[] = [
  ['how many', ({ np, t }) => `how many ${np} ${t}`],
  ['how many there', ({ np, t }) => `How many ${np} are there ${t}?`],
  ['number of', ({ np, t }) => `number of ${np} ${t}`],
  ['what number', ({ np, t }) => `what is the number of ${np} ${t}`],
  ['give number', ({ np, t }) => `please give me the total number of ${np} ${t}`],
  ['front how many', ({ np, T }) => `${T} how many ${np} were there?`],
  ['count behind', ({ np, t }) => `${np} ${t} - count`],
  ['need count', ({ np, t }) => `I need the count of ${np} ${t}`],
  ['kitne', ({ hp, h }) => `${h} kitne ${hp} hai`],
  ['sankhya', ({ hp, h }) => `${h} ${hp} ki sankhya batao`],
  ['total kitne', ({ hp, h }) => `total kitne ${hp} hai ${h}`],
];
const FIGURES: readonly Frame[] = [
  ['what is', ({ np, t }) => `what is the ${np} ${t}`],
  ['bare', ({ np, t }) => `${np} ${t}`],
  ['front bare', ({ np, T }) => `${T} ${np}`],
  ['show', ({ np, t }) => `Show ${np} ${t}.`],
  ['want to know', ({ np, t }) => `I want to know the ${np} ${t}`],
  ['how much', ({ np, t }) => `how much is the ${np} ${t}?`],
  ['what was', ({ np, T }) => `${T}, what was the ${np}?`],
  ['kitna', ({ hp, h }) => `${h} ${hp} kitna hai`],
  ['batao', ({ hp, h }) => `${h} ${hp} batao`],
  ['chahiye', ({ hp, h }) => `${hp} chahiye ${h}`],
];
const GROUPED: readonly Frame[] = [
  ['by', ({ np, t, g }) => `${np} by ${g.one} ${t}`],
  ['by front', ({ np, T, g }) => `${T} ${np} by ${g.one}`],
  ['show by', ({ np, t, g }) => `show me ${np} ${t} by ${g.one}`],
  ['wise', ({ np, t, g }) => `${g.one} wise ${np} ${t}`],
  ['wise behind', ({ np, t, g }) => `${np} ${t} ${g.one} wise`],
  ['-wise', ({ np, t, g }) => `Please give ${g.one}-wise ${np} ${t}`],
  ['per', ({ np, t, g }) => `${np} per ${g.one} ${t}`],
  ['for each', ({ np, t, g }) => `list the ${np} for each ${g.one} ${t}`],
  ['for every', ({ np, T, g }) => `${T}, what is the ${np} for every ${g.one}?`],
  ['of each', ({ np, t, g }) => `tell me the ${np} of each ${g.one} ${t}`],
  ['split', ({ np, t, g }) => `split ${np} ${t} by ${g.one}`],
  ['breakup', ({ np, t, g }) => `I need a ${g.one} wise breakup of ${np} ${t}`],
  ['across', ({ np, t, g }) => `${np} across ${g.many} ${t}`],
  ['report', ({ np, t, g }) => `report of ${np} by ${g.one} ${t}`],
  ['hisab se', ({ hp, h, g }) => `${h} ${g.hi} ke hisab se ${hp}`],
  ['har', ({ hp, h, g }) => `har ${g.hi} ka ${hp} ${h} batao`],
  ['wise batao', ({ hp, h, g }) => `${h} ka ${g.hi} wise ${hp} bata do`],
];
const COUNT_GROUPED: readonly Frame[] = [
  ['how many each', ({ np, t, g }) => `how many ${np} in each ${g.one} ${t}`, true],
  ['does each have', ({ np, t, g }) => `how many ${np} does each ${g.one} have ${t}`],
  ['number per', ({ np, t, g }) => `number of ${np} per ${g.one} ${t}`],
  ['wise number', ({ np, t, g }) => `${g.one} wise number of ${np} ${t}`],
  ['kis me kitne', ({ hp, h, g }) => `${h} kis ${g.hi} me kitne ${hp} hai`, true],
  ['har me kitne', ({ hp, h, g }) => `har ${g.hi} me kitne ${hp} hai ${h}`, true],
];
const TWO_GROUPS: readonly Frame[] = [
  ['by two', ({ np, t, g, g2 }) => `${np} by ${g.one} and ${g2.one} ${t}`],
  ['two wise', ({ np, t, g, g2 }) => `${g.one} and ${g2.one} wise ${np} ${t}`],
  ['wise wise', ({ np, t, g, g2 }) => `${g.one} wise ${g2.one} wise ${np} ${t}`],
  ['each and each', ({ np, t, g, g2 }) => `${np} for each ${g.one} and ${g2.one} ${t}`],
];
/** `@` is the word for the end that is asked for. */
const ENDS: readonly Frame[] = [
  ['which has', ({ np, t, g }) => `which ${g.one} has the @ ${np} ${t}`],
  ['which had', ({ np, T, g }) => `${T} which ${g.one} had the @ ${np}?`],
  ['with the', ({ np, t, g }) => `${g.one} with the @ ${np} ${t}`],
  ['name the', ({ np, t, g }) => `name the ${g.one} having the @ ${np} ${t}`],
  [
    'in which',
    ({ np, t, g, is }) => (is === 'are' ? `in which ${g.one} are there the @ ${np} ${t}` : `in which ${g.one} is the ${np} @ ${t}`),
    true,
  ],
  ['end first', ({ np, t, g }) => `@ ${np} ${t} - which ${g.one}?`],
  ['top three', ({ np, t, g }) => `3 ${g.many} with the @ ${np} ${t}`],
  ['which three', ({ np, t, g }) => `which three ${g.many} have the @ ${np} ${t}`],
  ['sabse', ({ hp, h, g }) => `${h} sabse # ${hp} kis ${g.hi} me hai`, true],
  ['kaun si', ({ hp, h, g }) => `kaun se ${g.hi} me sabse # ${hp} hai ${h}`, true],
];
const BOUNDS: readonly Frame[] = [
  ['which more than', ({ np, t, g, n }) => `which ${g.many} have more than ${n} ${np} ${t}`],
  ['with more than', ({ np, t, g, n }) => `${g.many} with more than ${n} ${np} ${t}`],
  ['list having', ({ np, t, g, n }) => `list the ${g.many} having more than ${n} ${np} ${t}`],
  ['se zyada', ({ hp, h, g, n }) => `${h} kis ${g.hi} me ${n} se zyada ${hp} hai`, true],
];
const RATE_BOUNDS: readonly Frame[] = [
  ['with above', ({ np, t, g, n }) => `${g.many} with ${np} above ${n} ${t}`],
  ['whose is above', ({ np, t, g, n }) => `${g.many} whose ${np} is above ${n} ${t}`],
  ['where more than', ({ np, t, g, n }) => `${g.many} where the ${np} is more than ${n} ${t}`],
  ['which have above', ({ np, t, g, n }) => `which ${g.many} have ${np} above ${n} ${t}`],
  ['se zyada rate', ({ hp, h, g, n }) => `${h} jin ${g.hi} ka ${hp} ${n} se zyada hai`],
];
const COMPARED: readonly Frame[] = [
  ['compare with', ({ np, one, other }) => `compare ${np} of ${one} with ${other}`],
  ['compare and', ({ np, one, other }) => `compare the ${np} in ${one} and ${other}`],
  ['vs', ({ np, one, other }) => `${np} ${one} vs ${other}`],
  ['vs front', ({ np, one, other }) => `${one} vs ${other} ${np}`],
  ['against', ({ np, one, other }) => `${np} in ${one} against ${other}`],
  ['compared to', ({ np, one, other }) => `what was the ${np} in ${one} compared to ${other}`],
  ['comparison', ({ np, one, other }) => `comparison of ${np} between ${one} and ${other}`],
  ['difference', ({ np, one, other }) => `difference in ${np} between ${one} and ${other}`],
  ['tulna', ({ hp, one, other }) => `${one} aur ${other} ke ${hp} ki tulna karo`],
];
/** Of two values that are named, `one` and `other`. */
const VERSUS: readonly Frame[] = [
  ['compare values', ({ np, t, one, other }) => `compare the ${np} of ${one} and ${other} ${t}`],
  ['values vs', ({ np, t, one, other }) => `${one} vs ${other} ${np} ${t}`],
  ['values behind', ({ np, t, one, other }) => `${np} ${t}: ${one} versus ${other}`],
  ['values front', ({ np, T, one, other }) => `${T} compare ${np} of ${one} with ${other}`],
  ['values tulna', ({ hp, h, one, other }) => `${h} ${one} aur ${other} ke ${hp} ki tulna karo`],
];
/** All groups in their order. */
const ORDERED: readonly Frame[] = [
  ['rank by', ({ np, t, g }) => `rank the ${g.many} by ${np} ${t}`],
  ['highest first', ({ np, t, g }) => `${g.one} wise ${np} ${t}, highest first`],
  ['in order', ({ np, t, g }) => `${np} by ${g.one} ${t} in descending order`],
];
const SHARES: readonly Frame[] = [
  ['what percentage', ({ np, one }) => `what percentage of ${np} are ${one}`],
  ['percentage of who', ({ np, one }) => `percentage of ${np} who are ${one}`],
  ['percent kitne', ({ hp, one }) => `kitne percent ${hp} ${one} hai`],
];
const LISTED: readonly Frame[] = [
  ['list', ({ np, t }) => `list ${np} ${t}`],
  ['show all', ({ np, t }) => `show all ${np} ${t}`],
  ['list of', ({ np, t }) => `give me a list of ${np} ${t}`],
  ['which', ({ np, t }) => `which ${np} ${t} are there`],
  ['ki list', ({ hp, h }) => `${h} ${hp} ki list bhejo`],
  ['dikhao', ({ hp, h }) => `${hp} dikhao ${h}`],
];

/** What a person says around a question. */
export const POLITE: readonly ((words: string) => string)[] = [
  (words) => `Sir, ${words}`,
  (words) => `${words} please`,
  (words) => `Good morning, ${words}`,
  (words) => `Madam ${words} pls`,
  (words) => `${words.toLowerCase()} sir`,
  (words) => `${words} asap`,
];

export type Kind = 'figure' | 'grouped' | 'two groups' | 'end' | 'bound' | 'compared' | 'list' | 'versus' | 'ordered' | 'share';
export const KINDS: readonly Kind[] = [
  'figure',
  'grouped',
  'grouped',
  'two groups',
  'end',
  'end',
  'bound',
  'compared',
  'list',
  'versus',
  'ordered',
  'share',
];

/** The frames of a kind of question. */
export function framesOf(kind: Kind, thing: Thing): readonly Frame[] {
  const isCount = thing.kind === 'count';
  if (kind === 'figure') return isCount ? COUNTS : FIGURES;
  if (kind === 'grouped' && thing.isNumber) return COUNT_GROUPED;
  if (kind === 'grouped') return isCount ? [...GROUPED, ...COUNT_GROUPED] : GROUPED;
  if (kind === 'two groups') return TWO_GROUPS;
  if (kind === 'end') return ENDS;
  if (kind === 'bound') return isCount ? BOUNDS : RATE_BOUNDS;
  if (kind === 'versus') return VERSUS;
  if (kind === 'ordered') return ORDERED;
  if (kind === 'share') return SHARES;
  return kind === 'compared' ? COMPARED : LISTED;
}
