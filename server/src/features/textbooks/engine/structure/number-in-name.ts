/** Class, subject and book by letters, the part, then the chapter: how the national council names the files of its books. */
const COUNCIL = /^[a-l][a-z]{3}\d(\d{2})(?!\d)/i;
const WORDED = /(?:chapter|chap|ch|unit|lesson|अध्याय|पाठ)[\s._-]*(\d{1,2})(?!\d)/iu;

/** The chapter's number that a file's name tells: `jeff102.pdf`, `Chapter 4.pdf`, `science_ch-07.pdf`; null where it tells none. */
export function numberInName(name: string): number | null {
  const plain = name.replace(/^.*[\\/]/, '');
  return Number(COUNCIL.exec(plain)?.[1] ?? WORDED.exec(plain)?.[1] ?? 0) || null;
}
