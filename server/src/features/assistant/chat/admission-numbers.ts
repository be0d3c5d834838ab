import type { School } from '../tools/directory.ts';

/** 'SVN/163', 'NC-2024-17': what has a number behind a stroke. */
const NUMBERED = /(?<![\p{L}\p{N}/-])(?:\(\s*)?([\p{L}\p{N}]+(?:[/-][\p{L}\p{N}]+)+)(?:\s*\))?(?![\p{L}\p{N}/-])/gu;

/** An admission number in the words of name and class, so that it decides between students of one name. */
export function withoutNumbers(prompt: string, { numbered }: Pick<School, 'numbered'>): string {
  return prompt.replace(NUMBERED, (said, number: string, at: number) => {
    const found = /\p{N}/u.test(number) ? numbered(number) : undefined;
    if (found === undefined) return said;
    const before = prompt
      .slice(0, at)
      .trimEnd()
      .replace(/[,:-]$/, '')
      .trimEnd()
      .toLowerCase();
    const place = `of ${found.class}-${found.section}`;
    return before.endsWith(found.name.toLowerCase()) ? place : `${found.name} ${place}`;
  });
}
