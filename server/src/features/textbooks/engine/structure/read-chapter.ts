import type { Line } from '../text/line.ts';
import type { Chapter, Question, Topic } from './book.ts';
import type { ChapterDraft } from './draft-chapter.ts';
import { withoutLetters } from './enumerated.ts';
import { type FoundSet, findSets, intextOf } from './find-sets.ts';
import type { Mark } from './marks.ts';
import { joinTexts } from './marks.ts';
import type { Body } from './measure.ts';
import { extractiveSummary, firstSentences, proseOf } from './prose.ts';
import { type Region, regionsOf } from './regions.ts';
import { areOfQuestions, exampleOf } from './worked-examples.ts';

const SUMMARY_LIMIT = 4000;

/** A chapter with what opens its parts, before the sets of the whole book are judged. */
export type ChapterParts = ReturnType<typeof partsOf>;

/** The parts of one chapter, from its lines and the headings among them. */
export function partsOf(draft: ChapterDraft, marks: readonly Mark[]) {
  const { regions, topics } = regionsOf(draft.lines, marks);
  return { draft, regions, topics, ...findSets({ draft, regions, marks, topics }) };
}

/** Everything of one chapter, with the sets that are its exercises. */
export function readChapter({ draft, regions, topics, worked }: ChapterParts, sets: readonly FoundSet[]): Chapter {
  const { span, lines, body } = draft;
  const intext: Question[] = [];
  for (const region of regions) if (region.kind === 'intext') intext.push(...intextOf(region, span, lines, intext));
  const exercises = sets.flatMap(({ questions }) => questions);
  const hasTasks = sets.some(({ source }) => source === 'tasks');
  const examples = hasTasks ? [] : regions.filter(({ kind }) => kind === 'example').map((region) => exampleOf(region, lines, body));
  return {
    number: span.number,
    isNumbered: span.isNumbered ?? true,
    name: span.name,
    page: span.first + 1,
    lastPage: span.last + 1,
    confidence: span.confidence,
    ...summaryOf(regions, lines, body),
    topics: withoutLetters(topics).map((mark, index) => topicOf(mark, topics[index + 1], lines, body)),
    exerciseSets: sets.map(({ name, questions, page, confidence }) => ({ name, count: questions.length, page, confidence })),
    exercises,
    intext,
    examples: [...(areOfQuestions(examples, exercises, topics) ? [] : examples), ...worked],
  };
}

function topicOf(mark: Mark, next: Mark | undefined, lines: readonly Line[], body: Body): Topic {
  const from = mark.index + mark.span;
  const own = lines.slice(from, Math.min(next?.index ?? lines.length, from + 14));
  return {
    name: mark.text,
    number: mark.kind === 'section' ? mark.number : '',
    level: mark.kind === 'section' || mark.kind === 'style' ? mark.level : 1,
    description: firstSentences(proseOf(own, body), 120, 360),
    page: (lines[mark.index]?.page ?? 0) + 1,
    confidence: mark.confidence,
  };
}

function summaryOf(regions: readonly Region[], lines: readonly Line[], body: Body): { summary: string; summarySection: string } {
  const own = regions.filter(({ kind, from, to }) => kind === 'summary' && to > from).at(-1);
  if (own?.mark) {
    const text = joinTexts(lines.slice(own.from, own.to).map((line) => line.text)).slice(0, SUMMARY_LIMIT);
    if (text.length > 40) return { summary: text, summarySection: lines[own.mark.index]?.text ?? own.mark.text };
  }
  const plain = regions.filter(({ kind }) => kind === 'body').flatMap(({ from, to }) => lines.slice(from, to));
  return { summary: extractiveSummary(plain, body, 5), summarySection: '' };
}
