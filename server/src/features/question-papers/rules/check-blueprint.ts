import { type Blueprint, LEVELS, printedMarks } from '@shala/contract/question-papers';
import { Refusal } from '#platform/errors';

/** Refuses a blueprint that contradicts itself, or names a chapter that the book does not have. */
export function checkBlueprint(blueprint: Blueprint, chapters: ReadonlySet<number>): void {
  const refuse = (code: 'chapterNotInBook' | 'levelsNotWhole' | 'chapterMarksTooMany', values: Record<string, number>) => {
    throw new Refusal('unprocessable', code, { values });
  };
  const unknown = blueprint.chapters.find(({ number }) => !chapters.has(number));
  if (unknown) refuse('chapterNotInBook', { number: unknown.number });
  const { levels } = blueprint;
  const sum = levels === null ? 100 : LEVELS.reduce((all, level) => all + levels[level], 0);
  if (sum !== 100) refuse('levelsNotWhole', { sum });
  for (const { name, attempt, count, choices } of blueprint.sections) {
    if (attempt !== null && attempt > count)
      throw new Refusal('unprocessable', 'attemptTooMany', { values: { section: name, attempt, count } });
    if (choices > count) throw new Refusal('unprocessable', 'choicesTooMany', { values: { section: name, choices, count } });
  }
  const marks = blueprint.chapters.reduce((all, one) => all + (one.marks ?? 0), 0);
  const total = printedMarks(blueprint);
  if (marks > total) refuse('chapterMarksTooMany', { sum: marks, total });
}
