import type { Chapter } from '../engine/structure/book.ts';

/** The ground truth of a book, as the samples' JSON files have it. */
export type Truth = {
  chapters: {
    number: number;
    name: string;
    topics: string[];
    exerciseQuestionCount: number;
    exerciseSamples: string[];
    exampleCount: number;
    exampleSamples: (string | { number: string; startsWith: string })[];
    intextQuestionCount?: number;
  }[];
};

export type Score = {
  /** Shares from 0 to 1. */
  chapters: number;
  topicsF1: number;
  topicsPrecision: number;
  topicsRecall: number;
  words: number;
  /** Found and true numbers. */
  exercises: [number, number];
  examples: [number, number];
  /** The worst chapter's share of wrong count. */
  exerciseError: number;
  exampleError: number;
  missing: string[];
};

/** Characters of a name or beginning that are compared, once all but letters and digits is dropped. */
const COMPARED = 22;

const OPTION = /(?<=^|\s)\(?[a-h][.)]\s/g;

/** Compares the result with the truth, chapter by chapter in order of their numbers. */
export function scoreBook(found: readonly Chapter[], truth: Truth): Score {
  const missing: string[] = [];
  const tally = {
    right: 0,
    topicsFound: 0,
    topicsTrue: 0,
    topicsMatched: 0,
    samples: 0,
    sampled: 0,
    exercises: [0, 0] as [number, number],
    examples: [0, 0] as [number, number],
  };
  for (const chapter of truth.chapters) {
    const own =
      found.find((one) => one.number === chapter.number && sameStart(one.name, chapter.name)) ??
      found.find((one) => one.number === chapter.number || sameStart(one.name, chapter.name));
    if (own && own.number === chapter.number && sameStart(own.name, chapter.name)) tally.right++;
    else missing.push(`chapter ${chapter.number} ${chapter.name} (found ${own?.number} ${own?.name})`);
    const topics = matchTopics(own?.topics.map(({ name }) => name) ?? [], chapter.topics);
    tally.topicsMatched += topics.matched;
    tally.topicsFound += topics.found;
    tally.topicsTrue += topics.expected;
    missing.push(...topics.missed.map((name) => `- topic ${name}`), ...topics.extra.map((name) => `+ topic ${name}`));
    tally.exercises[0] += own?.exercises.length ?? 0;
    tally.exercises[1] += chapter.exerciseQuestionCount;
    tally.examples[0] += own?.examples.length ?? 0;
    tally.examples[1] += chapter.exampleCount;
    const sought = [
      ...chapter.exerciseSamples.map((text) => ({ text, among: own?.exercises ?? [] })),
      ...chapter.exampleSamples.map((sample) => ({
        text: typeof sample === 'string' ? sample : sample.startsWith,
        among: own?.examples ?? [],
      })),
    ];
    for (const { text, among } of sought) {
      tally.samples++;
      if (among.some(({ question }) => beginsWith(question, text))) tally.sampled++;
      else missing.push(`sample ${text}`);
    }
  }
  const extra = Math.max(0, found.length - truth.chapters.length);
  const precision = tally.topicsMatched / (tally.topicsFound || 1);
  const recall = tally.topicsMatched / (tally.topicsTrue || 1);
  return {
    chapters: tally.right / (truth.chapters.length + extra || 1),
    topicsPrecision: precision,
    topicsRecall: recall,
    topicsF1: tally.topicsTrue === 0 ? 1 : (2 * precision * recall) / (precision + recall || 1),
    words: tally.sampled / (tally.samples || 1),
    exercises: tally.exercises,
    examples: tally.examples,
    exerciseError: Math.abs(tally.exercises[0] - tally.exercises[1]) / (tally.exercises[1] || 1),
    exampleError: Math.abs(tally.examples[0] - tally.examples[1]) / (tally.examples[1] || 1),
    missing,
  };
}

/** Each name counts once for each time that it is there; a topic `Summary` may be there or not. */
function matchTopics(found: readonly string[], expected: readonly string[]) {
  const isCounted = (name: string) => comparable(name) !== 'summary';
  const rest = found.filter(isCounted).map(comparable);
  const names = expected.filter(isCounted);
  const missed: string[] = [];
  let matched = 0;
  for (const name of names) {
    const at = rest.findIndex((one) => sameStart(one, name));
    if (at < 0) missed.push(name);
    else {
      rest.splice(at, 1);
      matched++;
    }
  }
  return { matched, found: matched + rest.length, expected: names.length, missed, extra: rest };
}

/** The labels of options count for nothing: a truth that was taken from a book's source has lists without them. */
function beginsWith(question: string, words: string): boolean {
  const start = comparable(words).slice(0, COMPARED);
  return comparable(question).includes(start) || comparable(question.replaceAll(OPTION, ' ')).includes(start);
}

function sameStart(a: string, b: string): boolean {
  const [one, other] = [comparable(a), comparable(b)];
  const length = Math.min(COMPARED, Math.max(one.length, other.length));
  return one.slice(0, length) === other.slice(0, length);
}

function comparable(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
