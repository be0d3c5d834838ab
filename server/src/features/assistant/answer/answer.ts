type Name = { text: string; path: string };
/** A name that opens a screen, several of them, or plain text or figures. */
export type Cell = string | Name | readonly Name[];

/**
 * A table of what was found; `figures` are the places of columns that stand at their end, `file` its name when it is downloaded. With `isDrawn` the first
 * of its figures is drawn as bars above it.
 */
export type Table = { head: string[]; rows: Cell[][]; figures?: number[]; foot?: string; file?: string; isDrawn?: boolean };

/** Something that can be said next with one press. */
export type Choice = { label: string; prompt: string; isPrimary?: boolean };

/** What is about to be done: who, how much, when, the text that goes out, what to think of before. */
export type Plan = { title: string; facts: { term: string; value: string }[]; sample?: string; warnings: string[] };

export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'table'; table: Table }
  | { kind: 'plan'; plan: Plan; choices: Choice[]; hint: string }
  | { kind: 'choices'; choices: Choice[] }
  | { kind: 'link'; label: string; path: string };

/** An answer before it is written as HTML and Markdown. */
export type Answer = Block[];

/** The parts of a list that are there: a condition before one leaves it out. */
export const parts = <Part>(...list: readonly (Part | false | '' | null | undefined)[]): Part[] =>
  list.filter((one): one is Part => one !== false && one !== '' && one !== null && one !== undefined);

export const text = (words: string): Block => ({ kind: 'text', text: words });
export const table = (made: Table): Block => ({ kind: 'table', table: made });
/** A link to a screen, which opens as filtered as the answer was. */
export const link = (label: string, path: string, filters: Readonly<Record<string, string | undefined>> = {}): Block => {
  const said = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value !== undefined) said.set(name, value);
  return { kind: 'link', label, path: said.size > 0 ? `${path}?${said}` : path };
};
/** The words of a cell, without what they open. */
export const cellText = (cell: Cell): string =>
  typeof cell === 'string' ? cell : 'text' in cell ? cell.text : cell.map(({ text }) => text).join(', ');
export const choices = (list: Choice[]): Block => ({ kind: 'choices', choices: list });
