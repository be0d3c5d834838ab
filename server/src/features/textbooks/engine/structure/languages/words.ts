/**
 * What school books of other languages than English and those of India call their parts: singulars as printed before a number, in lower case; but
 * for what opens a part of a book, each an alternative of a regular expression. A language that is new needs its row here, and nothing elsewhere.
 */
export type Words = {
  chapter: string[];
  unit?: string[];
  theme?: string[];
  part?: string[];
  /** What counts within a chapter: `Cours 1 (Listes).` */
  lesson?: string[];
  example?: string[];
  exercise?: string[];
  /** Headings of a set of exercises that are no exercise's own word. */
  set?: string[];
  solution?: string[];
  summary?: string[];
  objectives?: string[];
  answers?: string[];
  contents?: string[];
  /** What stands before the first chapter and behind the last one. */
  outside?: string[];
  figure?: string[];
  table?: string[];
  /** What a task begins with. */
  ask?: string[];
  /** Statements that are numbered through a text. */
  statement?: string[];
};
