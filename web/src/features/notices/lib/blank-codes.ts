const CODES = /\{(name|student|class|amount)\}/g;

/** Whether a text has fill-in codes, which only messages are filled with. */
export const hasCodes = (text: string) => text.search(CODES) >= 0;

/** The text for paper that everybody gets alike: a blank line to write on in place of each code. */
export const blankCodes = (text: string) => text.replaceAll(CODES, '______________');
