import { type Blueprint, LEVELS, type Level, printedMarks } from '@shala/contract/question-papers';

type Asked = { chapterNumber: number; chapterName: string; level: Level; marks: number; isAlternative: boolean };
type Chapter = { number: number; name: string };

/** The marks of a paper by chapter, in the order of the book, and by level, without alternatives. */
export function coverageOf(questions: readonly Asked[], blueprint: Blueprint, book: readonly Chapter[]) {
  const printed = questions.filter(({ isAlternative }) => !isAlternative);
  const marks = (list: readonly Asked[]) => list.reduce((sum, one) => sum + one.marks, 0);
  const names = new Map<number, string>(book.map(({ number, name }) => [number, name]));
  for (const { chapterNumber, chapterName } of questions) if (!names.has(chapterNumber)) names.set(chapterNumber, chapterName);
  const wanted = new Map(blueprint.chapters.map(({ number, marks: of }) => [number, of]));
  const shown = [...names].filter(([number]) => wanted.has(number) || printed.some(({ chapterNumber }) => chapterNumber === number));
  return {
    chapters: shown.map(([number, name]) => {
      const own = printed.filter(({ chapterNumber }) => chapterNumber === number);
      return { number, name, wanted: wanted.get(number) ?? null, marks: marks(own), questions: own.length };
    }),
    levels: LEVELS.map((level) => ({
      level,
      wanted: blueprint.levels === null ? null : (blueprint.levels[level] * printedMarks(blueprint)) / 100,
      marks: marks(printed.filter((one) => one.level === level)),
    })),
  };
}
