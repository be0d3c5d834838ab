import { type Blueprint, LEVELS, type PaperSection, printedMarks } from '@shala/contract/question-papers';

/** A section that a teacher adds, named by the first letter that no other section has. */
export function newSection(taken: readonly string[]): PaperSection {
  const names = Array.from({ length: 26 }, (_letter, index) => `Section ${String.fromCharCode(65 + index)}`);
  const name = names.find((one) => !taken.includes(one)) ?? 'Section Z';
  return { name, note: '', types: ['Short answer'], otherTypes: [], count: 5, marks: 2, anyMarks: false, choices: 0, attempt: null };
}

/** What is still wrong with a blueprint before it is sent; null when nothing is. */
export function problemOf(blueprint: Blueprint): 'noChapters' | 'noSections' | 'noTypes' | 'levels' | 'chapterMarks' | null {
  if (blueprint.sections.length === 0) return 'noSections';
  if (blueprint.chapters.length === 0) return 'noChapters';
  if (blueprint.sections.some(({ types }) => types.length === 0)) return 'noTypes';
  const { levels } = blueprint;
  if (levels !== null && LEVELS.reduce((sum, level) => sum + levels[level], 0) !== 100) return 'levels';
  const wished = blueprint.chapters.reduce((sum, { marks }) => sum + (marks ?? 0), 0);
  return wished > printedMarks(blueprint) ? 'chapterMarks' : null;
}

/** A whole number within its bounds from what was typed; the least where nothing usable was. */
export function wholeOf(text: string, least: number, most: number): number {
  const number = Math.round(Number(text));
  return Number.isFinite(number) && text.trim() !== '' ? Math.min(most, Math.max(least, number)) : least;
}
