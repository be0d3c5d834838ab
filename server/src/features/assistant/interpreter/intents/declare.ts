import type { QueryEntity } from '@shala/contract/assistant';
import type { ActIntent } from '../types.ts';
import type { Concept } from '../words/concepts.ts';
import { SPEAKS_OF } from '../words/coverage.ts';
import type { Signal } from './signals.ts';

/** What an act or answer is like: records look back; the others say what it can be about. */
type Trait = 'looksBack' | 'takesSections' | 'leavesOut' | 'takesMoney' | 'holdsText';

/** All that is said of one intent, in its one file. Words are parted by spaces, phrases by commas. */
type Said = {
  /** The subjects that it takes into account. A word about another subject is left over. */
  takes: string;
  /** Phrases that only its answer takes into account. */
  words?: string;
  /** How it begins in plain words, so that 'and of 9B?' is read by the same rules as a whole sentence. */
  lead?: string;
  /** One word for the content of its table, for the name of a file. */
  file?: string;
  /** The part of the answer that a negation belongs to: 'not paid', 'did not come'. */
  denies?: string;
  /** What its answer is about, in the words of the records. */
  records?: readonly QueryEntity[];
  is?: string;
  /**
   * Ways of asking for it, one a line: points, what must be there (alternatives with | between) and what must not be (!). The most points win; where they
   * are equal the intent that is declared earlier. A line with # is a remark.
   */
  rules: string;
};

export type Rule = {
  readonly intent: ActIntent;
  readonly all: readonly (readonly Signal[])[];
  readonly none: readonly Signal[];
  readonly points: number;
};

export type Declared = {
  intent: ActIntent;
  takes: readonly Concept[];
  words: string;
  lead: string | undefined;
  file: string | undefined;
  denies: readonly Concept[];
  records: readonly QueryEntity[];
  is: ReadonlySet<Trait>;
  rules: readonly Rule[];
};

/** Signals that are often named together. */
const TOGETHER: Readonly<Record<string, string>> = {
  $money: 'fee due defaulter paid @feeType',
  $whom: '?audience whoever those @student @class defaulter @stranger who',
  $wanted: 'show who question howMuch ?asks count upcoming',
  $event: 'event eventKind',
  $elsewhere: 'notice notify ?asks holiday closed fee due absent reminder texting tell leave onLeave show',
};

const listOf = <T extends string>(words = ''): T[] => words.split(' ').filter(Boolean) as T[];
const signalsOf = (words: string) => words.split('|').flatMap((one) => listOf<Signal>(TOGETHER[one] ?? one));

function ruleOf(intent: ActIntent, line: string): Rule {
  const [points = '', ...terms] = listOf(line);
  const isNot = (term: string) => term.startsWith('!');
  return {
    intent,
    points: Number.parseFloat(points),
    all: terms.filter((term) => !isNot(term)).map(signalsOf),
    none: terms.filter(isNot).flatMap((term) => signalsOf(term.slice(1))),
  };
}

export function declare(intent: ActIntent, { takes, words = '', lead, file, denies, records = [], is, rules }: Said): Declared {
  const lines = rules.split('\n').map((line) => line.trim());
  return {
    intent,
    takes: takes === '$all' ? SPEAKS_OF : listOf(takes),
    words,
    lead,
    file,
    denies: listOf(denies),
    records,
    is: new Set(listOf<Trait>(is)),
    rules: lines.filter((line) => line !== '' && !line.startsWith('#')).map((line) => ruleOf(intent, line)),
  };
}
