import type { QueryEntity } from '@shala/contract/assistant';
import type { Call } from '@shala/contract/shared';
import type { Db, Fragment } from '#platform/db';

/** How a figure or a cell is written. */
export type Unit = 'text' | 'number' | 'rupees' | 'percent' | 'day' | 'month' | 'quarter' | 'monthName' | 'weekday';

/**
 * Something that rows are told apart by. `sql` is its value, `sort` what it is sorted by where that is not the value; `isPerson`: the rows are people, who
 * may have the same name, so that `key` tells them apart.
 */
export type Dimension = {
  words: string;
  title: string;
  sql: Fragment;
  unit?: Unit;
  sort?: Fragment;
  key?: Fragment;
  /** The page of one of them; the key is put behind it. */
  path?: string;
  isPerson?: boolean;
  /** Which of the school's own names its values are. */
  values?: string;
  /** What the school calls it where the value is one of a few words ('upi' is UPI). */
  shows?: Readonly<Record<string, string>>;
  /** What it may be called beside its row, where it is a figure written as a text. */
  tells?: readonly Unit[];
  /** Words behind which a person is meant as this one: 'covered for Meena'. */
  behind?: readonly string[];
  /** Stands beside a list, and tells no rows apart. */
  isColumn?: true;
  /** A text that is searched for its values. */
  isPart?: true;
  /** Some rows have none of it, so that 'without bank', 'no bank recorded' keep these. */
  mayLack?: true;
};

/** A figure. `good`: what is best, the most or the least; without it neither is, and 'worst' is not understood. */
export type Measure = {
  words: string;
  title: string;
  /** What it is called within a sentence, where that is not its title ('collection'). */
  noun?: string;
  sql: Fragment;
  unit: Unit;
  good?: 'most' | 'least';
  /** The figure that is shown beside it where a number and a sum are both asked for. */
  pair?: string;
  /** The measure that tells it for each day. */
  averagedBy?: string;
  /** The condition of the rows that it counts, where it is not of all of them. */
  rows?: string;
  /** What it counts, where that is no row of its own entity: 'list them' behind a number of chapters. */
  counts?: QueryEntity;
  /** What 'three … or more' counts by when this measure is meant ('days', 'months'). */
  counted?: 'days' | 'months' | 'times' | 'periods' | 'percent' | 'marks' | 'subjects' | 'sections' | 'rupees' | 'years';
};

/** Words that mean one of the values of a dimension, or that a condition holds. */
export type Flag = {
  words: string;
  /** Words that mean it only right before people or their number: 'bus defaulters'. */
  before?: string;
  title: string;
  sql: Fragment;
  /** The dimension of which the school may have a value of this name, which is meant first. */
  yieldsTo?: string;
  /** The heading that stands in the title as its field. */
  of?: string;
  /** Holds although its word tells rows apart as well: 'students in each club'. */
  isKept?: true;
};

export type Period = { from: string; to: string };
export type Scope = {
  schoolId: string;
  today: string;
  period: Period | undefined;
  uses(names: readonly string[]): boolean;
  names: readonly string[];
  /** What is told beside the groups. */
  columns: readonly string[];
};

/**
 * What can be asked about one kind of thing, in one file: where its rows come from (the feature's own table, view or definition), its dimensions, measures
 * and conditions with their words, the call whose right it needs, and the screen that shows the same.
 */
export type Entity = {
  name: QueryEntity;
  needs: Call;
  /** Words that mean these rows themselves; they are claimed where the question is about them. */
  nouns: string;
  title: string;
  /** The nouns by which single rows are counted and listed, where another figure is usually meant: 'more than five bills', 'covers today'. */
  counted?: readonly string[];
  /** Whose the figures are, behind their name (' of staff'). */
  of?: string;
  screen: { label: string; path: string };
  /** One row a thing, as `t`; of the whole school, under row-level security. */
  from(scope: Scope): Fragment;
  /** Keeps the rows of a period; none where the rows have no time. */
  inPeriod?(period: Period, names?: readonly string[]): Fragment;
  /** Which way an unsaid year lies, and what is meant where no time is said. */
  bias: 'past' | 'future';
  usual?: 'year' | 'today' | 'wholeYear';
  /** The rows are of whole months, and so is each time that they are told of. */
  isOfMonths?: true;
  /** What somebody is on one day, so that it is said of today where no time is said: 'on leave'. */
  now?: string;
  dimensions: Readonly<Record<string, Dimension>>;
  measures: Readonly<Record<string, Measure>>;
  flags?: Readonly<Record<string, Flag>>;
  /** What is meant where only the rows are spoken of: their list (of these columns), or this measure. */
  main: string;
  list?: readonly string[];
  /** What tells single rows apart, where the largest of them are asked for and nobody is. */
  each?: readonly string[];
  /** What is told of each of these beside its figure. */
  eachWith?: readonly string[];
  /** The dimension that 'who' and 'students' mean. */
  who?: string;
  /** What is kept where no filter or group is by one of these dimensions. */
  unless?: { by: readonly string[]; sql: Fragment; title: string };
  /** The dimension, and the two values of it, the earlier first, that are compared where something rose or fell and no times are said. */
  inTurn?: { by: string; lastTwo(db: Db, schoolId: string): Promise<[string, string] | null> };
  /** The dimension of whose names one is enough to ask for these rows. */
  askedBy?: string;
  /** Words without which this entity is not meant, where it shares its nouns with another. */
  asks?: string;
  /** The text that is searched for words of which nothing else is known. */
  searched?: string;
};

/** An entity as its file declares it; of the past unless it says something else. */
export type Declared = Omit<Entity, 'bias'> & { bias?: Entity['bias'] };
