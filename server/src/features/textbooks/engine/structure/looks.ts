/**
 * How headings differ from the text of printed books: the measures by which the structure is found, each with what it stands for. Sizes are
 * shares of the text's size, and steps and room shares of the line's own, unless a name says points, letters or lines.
 */

/** Headings without a number, known by a look that recurs. */
export const STYLED = {
  /** A heading is larger than the text from this share on; a size further up is decoration. */
  larger: 1.07,
  largest: 2.4,
  /** Sizes that differ by fewer points are one. */
  samePoints: 0.3,
  /** Bold type in a colour may be smaller than the text. */
  smallColoured: 0.88,
  /** Bold type at the text's size is weak: fewer points larger is no more. */
  weakPoints: 0.4,
  /** Room above it, and what makes bold type alone a heading. */
  room: 0.35,
  clearRoom: 0.6,
  clearShare: 0.9,
  /** Where it begins, of the column's width: near the left edge, or in the middle. */
  indent: 0.1,
  centred: 0.05,
  /** Points from an edge at which other lines begin. */
  edgePoints: 4,
  /** Letters: a heading's and a topic's most, and the fewest; the share of its characters that are letters. */
  longest: 100,
  longestTopic: 115,
  shortest: 3,
  words: 0.6,
  /** A look that is used so often is a level of headings; more than so many on a page are labels, and a text that recurs so often a badge. */
  level: 3,
  mostOnPage: 2.2,
  few: 4,
  badge: 4,
  /** Of a look's headings: so many in boxes make the look that of boxes. */
  boxed: 0.6,
  /** What follows a heading: the lines that are looked at, a line of text, and the lines of a text beside a picture. */
  lookedAt: 5,
  textLine: 28,
  shortLines: 4,
  shortGoingOn: 3,
  /** A line by whose edge the text's is known, and how many make one. */
  edgeLine: 25,
  edgeLines: 3,
  /** Points that text may differ in size. */
  textPoints: 0.8,
  /** A box beside the text holds fewer lines than this share of the page's. */
  boxLines: 0.8,
  /** Cells of a row, the first rows below a table's caption, what a badge says is below it. */
  rowStep: 0.3,
  captionStep: 3.5,
  badgeStep: 4,
  /** Headings that hang at one place behind an icon: so many, on so many pages. */
  hung: 3,
  sure: 0.8,
  unsure: 0.65,
};

/** The title on a chapter's first page. */
export const TITLE = {
  /** Of the page's height: where it may stand on a cover, on a first page and on any other. */
  coverReach: 0.95,
  firstReach: 0.7,
  reach: 0.62,
  coverLetters: 250,
  coverPages: 3,
  /** A title's size without and with a chapter's word beside it, and that of a number that stands alone. */
  size: 1.22,
  markedSize: 1.1,
  numberSize: 1.35,
  numberPoints: 13,
  /** A line of the title: of the largest line's size; below that, smaller but still larger than the text. */
  alike: 0.86,
  under: 0.5,
  lines: 5,
  /** Steps between its lines: those of one block, the smallest and the largest of a wrapped line, and of what is under it. */
  blockStep: 2.5,
  ghostStep: 0.6,
  wrapLeast: 0.6,
  wrapMost: 1.4,
  underStep: 1.6,
  edgePoints: 3,
  /** Letters: the most, the fewest, the share of letters. */
  longest: 110,
  shortest: 3,
  words: 0.45,
  /** A title of the text's size right below a chapter's word. */
  plainStep: 6,
  plainWrap: 1.7,
  plainLongest: 90,
  plainWords: 0.6,
  /** Points by which a badge's number stands left of the title's other lines. */
  badgePoints: 8,
};

/** Headings numbered `N.k`. */
export const SECTION = {
  /** A gap in the numbers is believed up to this, if the next headings, so many, go on from it. */
  gap: 3,
  lookedAt: 4,
  /** The smallest size where it is set off, and where it is not. */
  size: 0.8,
  plainSize: 0.93,
  room: 0.6,
  longestPlain: 70,
  longest: 130,
  words: 0.45,
  /** A title that the text goes on behind: letters of its number and its own, and what is left of the line. */
  runInLeast: 6,
  runInRest: 5,
  runInLongest: 70,
  wrapStep: 1.7,
  wrapLeast: 4,
  wrapMost: 0.8,
  /** So many numbered lines with nothing but short lines between them are a list. */
  list: 3,
  listLine: 45,
  /** Of two headings with one number: what bold type, a heading's look and the margin weigh. */
  boldWeight: 1.5,
  styledWeight: 3,
  marginWeight: -0.5,
  sure: 0.97,
  unsure: 0.7,
};

/** A lesson sheet, whose title stands above its numbered sections. */
export const LESSON = {
  /** Of the text's size: a section's heading; of its headings' size: the title. */
  size: 1.1,
  above: 1.15,
  fewest: 2,
  /** For each section, at most. */
  pages: 6,
  /** Lines above a heading that goes on with its page, and the share of headings that do. */
  below: 2,
  flowing: 0.6,
};

/** Pages that look like a chapter's first. */
export const START = {
  /** What each sign weighs, and what a page needs to be one; a number that does not count on needs more. */
  marker: 2,
  loneNumber: 1.5,
  large: 1,
  restart: 1.5,
  noTitle: -1,
  least: 2,
  sureLeast: 4,
  /** A large title. */
  largeSize: 1.5,
  /** Titles of one book are set alike: of the first one's size, with and without a chapter's word. */
  alikeMarked: 0.6,
  alike: 0.82,
  /** Numbers that may be missing between two chapters. */
  gap: 3,
  /** A file of fewer pages is one chapter. */
  pages: 6,
  /** Shares: of the openings that have a chapter's word. */
  half: 0.5,
  /** A page that only divides the book has fewer letters of text, and a chapter begins on one of the next pages, in letters nearly as large. */
  thinLetters: 900,
  thinPages: 4,
  thinSize: 0.7,
  /** Letters of a line of text. */
  textLine: 40,
  /** Numbered headings on every fourth page are sections. */
  sectionPages: 4.5,
  highestNumber: 100,
};

/** An outline's entries as chapters: the share of them that must be on their pages, open one, have a number; so many and so long. */
export const OUTLINE = { agreed: 0.7, opened: 0.6, numbered: 0.5, most: 60, shortest: 3, words: 0.6, sectionPages: 2.5, sure: 0.98 };

/** How far a heading runs on into the next lines. */
export const WRAP = { lines: 4, marginLines: 8, samePoints: 0.5, step: 1.85, closeStep: 1.65, reach: 0.48, whole: 0.85 };

/** Sections that a chapter numbers by themselves, `1` and `1.1`. */
export const OWN_SECTION = {
  capitals: 0.7,
  size: 1.02,
  mainSize: 1.2,
  boldPoints: 0.3,
  shortest: 3,
  leadMost: 5,
  subtitleStep: 1.5,
  subtitleSize: 0.85,
  subtitleLarger: 1.1,
  sure: 0.9,
};

/** Words of the list of roles: what lets a line be a heading. */
export const ROLE = {
  smallest: 0.72,
  room: 0.45,
  /** Of a chapter's lines: what closes a book comes after them, a list in the margin and one on the first page before them. */
  closing: 0.5,
  marginList: 0.25,
  list: 0.15,
  listLines: 40,
  wrapPoints: 0.6,
  wrapStep: 1.8,
  wrapLetters: 32,
  wrapFirst: 40,
  sure: 0.95,
  unsure: 0.75,
};

/** Labels of worked examples. */
export const EXAMPLE = {
  /** Of the text's size: larger is a heading; points by which a label is larger than the text. */
  heading: 1.35,
  labelPoints: 0.75,
  /** Letters of a label in bold, and of a name behind the word. */
  label: 6,
  name: 40,
  /** The share of the label that is set off, and the room above a sentence that opens with it. */
  leadShare: 0.6,
  room: 0.35,
  /** Numbers that may be missing before one; lines within which one number twice is one example. */
  gap: 3,
  again: 60,
  /** Shares of all: of those numbered alike, and of those with the same word. */
  form: 0.3,
  word: 0.42,
  sure: 0.95,
  unsure: 0.75,
};

/** A chapter's word with its number. */
export const MARKER = {
  /** Room above it, where it is no larger than so many points. */
  room: 0.45,
  points: 12,
  /** A unit's word outweighs that of its only chapter, which is so much smaller. */
  unit: 0.7,
  /** A number right under the word: its step, its distance from the word, its size. */
  underStep: 2.2,
  underReach: 3,
  underSize: 1.2,
  /** A number near the word, in points. */
  nearY: 130,
  nearX: 90,
};

/** Running heads, page numbers and stamps. */
export const EDGE = {
  /** A chapter's word at the top of fewer of the pages than that is no running head. */
  chapterWord: 0.3,
  /** Points: a number so large is a chapter's. */
  large: 18,
  /** Points of one height. */
  band: 8,
  /** Pages on which the same words are a running head: so many, at most and at least, or one in so many. */
  mostRepeats: 3,
  leastRepeats: 2,
  onePageIn: 6,
  /** Letters of a head with a number; numbers that keep step on so many pages, or on this share. */
  longest: 70,
  shortest: 3,
  steps: 3,
  stepShare: 0.25,
};

/** A file that is one chapter. */
export const FILE = {
  /** Pages that its title may be on; the title is sure where it is so large. */
  pages: 4,
  sure: 1.5,
  /** What stands before the chapter's first page: so many pages, or this share of them. */
  leadIn: 10,
  leadInShare: 0.3,
  /** A running head that names it: letters, and the share of the pages. */
  shortest: 4,
  longest: 80,
  share: 0.12,
  longestLine: 90,
  found: 0.9,
  unsure: 0.5,
};
