/**
 * How headings differ from the text of printed books: the measures by which the structure is found, each with what it stands for. Sizes are
 * shares of the text's size, and steps and room shares of the line's own, unless a name says points, letters or lines.
 */

/** Headings without the chapter's number, known by looks that recur. */
export const HEAD = {
  /** The least and the largest size of a line that may be one. Text above `largest` is decoration. */
  smallest: 0.8,
  larger: 1.04,
  largest: 2.6,
  clearlyLarger: 1.07,
  muchLarger: 1.25,
  /** Two sizes that differ by fewer points than this count as the same size. */
  samePoints: 0.3,
  /** The room above a heading, in sizes of its type: some and much. */
  room: 0.35,
  clearRoom: 0.8,
  /** How far from the middle a heading may be, as a share of the column's width. */
  centred: 0.05,
  /** Points from an edge at which other lines begin. */
  edgePoints: 4,
  /** The most and the fewest letters of a heading, and what is long and brief. */
  longest: 115,
  shortest: 3,
  long: 60,
  brief: 10,
  /** The least share of letters among the characters. */
  words: 0.5,
  /** The share of a chapter's lines behind which it closes. */
  closing: 0.85,
  /** Shares of a look's lines: what holds of most, and how many must be chosen for it to be a level. */
  most: 0.8,
  half: 0.5,
  /** A text that comes so often is no name of one place. A look with so many lines is sure; so many sets of one name close parts. */
  repeats: 4,
  level: 3,
  strong: 6,
  muchMore: 5,
  /** From this share of a look's lines that are headings, a line of it is one that has so many points less. */
  mostly: 0.6,
  alsoHead: -1,
  /** What must follow a heading: `lookedAt` lines are searched for a line of `textLine` letters. Beside a picture, several short lines are enough. */
  lookedAt: 5,
  textLine: 28,
  short: 14,
  shortLines: 4,
  shortGoingOn: 3,
  /** A column with short lines beside pictures is at least so many times as wide as the type is high. */
  wide: 24,
  /** A note in the margin may be read between a heading and its text. It has fewer lines than this. */
  notes: 30,
  /** The text of a book may have two sizes that differ by this share, or by so many points. */
  alike: 0.085,
  textPoints: 0.8,
  /** Letters of a line that shows where the text's edge is, and how many such lines are needed. */
  edgeLine: 25,
  edgeLines: 3,
  /** A box beside the text holds fewer lines than this share of the page's. */
  boxLines: 0.8,
  /** The distance within which cells are one row, between cells, of rows below their caption, and of text below its badge. */
  rowStep: 0.3,
  cellGap: 2.5,
  captionStep: 3.5,
  badgeStep: 4,
  /** A line below in slightly smaller type, as shares of the heading's size and of the text's. */
  subtitleStep: 1.5,
  subtitleSize: 0.85,
  subtitleLarger: 1.1,
  /** From this share of numbers that count on, letters and Roman numbers are no part of the names. */
  counted: 0.6,
  /** What a look gets of which nearly all lines stand free above text and nothing says against any; and beside many headings of its type. */
  flawlessPoints: 1.75,
  typePoints: 2,
  sure: 0.8,
  unsure: 0.65,
  numbered: 0.9,
};

/** The title on a chapter's first page. */
export const TITLE = {
  /** How far down a page the title may stand, as a share of the page's height: on a cover, on a first page and on any other. */
  coverReach: 0.95,
  firstReach: 0.7,
  reach: 0.62,
  coverLetters: 250,
  coverPages: 3,
  /** The least size of a title without a chapter's word beside it and with one, and the least size of a number that stands alone. */
  size: 1.22,
  markedSize: 1.1,
  numberSize: 1.35,
  numberPoints: 13,
  /** Lines of a title have at least this share of the largest line's size. A line under the title may be smaller, but larger than the text. */
  alike: 0.86,
  under: 0.5,
  lines: 5,
  /** Steps between lines: the most within one block, the least and the most to a wrapped line, and the most to a line under the title. */
  blockStep: 2.5,
  ghostStep: 0.6,
  wrapLeast: 0.6,
  wrapMost: 1.4,
  underStep: 1.6,
  edgePoints: 3,
  /** The most and the fewest letters of a title, and the least share of letters among its characters. */
  longest: 110,
  shortest: 3,
  words: 0.45,
  /** A title of the text's size right below a chapter's word. */
  plainStep: 6,
  /** Of the column's width: the room beside a title in the middle, and how far it may be from it. */
  room: 0.15,
  middle: 0.06,
  plainWrap: 1.7,
  plainLongest: 90,
  plainWords: 0.6,
  /** Points by which a badge's number stands left of the title's other lines. */
  badgePoints: 8,
  badgeShare: 0.75,
};

/** Headings numbered `N.k`. */
export const SECTION = {
  /** At most this many numbers may be missing, and only if the next `lookedAt` headings count on after the gap. */
  gap: 3,
  lookedAt: 4,
  /** A heading may have words in another font if it is so much larger than the text. */
  larger: 1.1,
  /** The least size of a heading that is set off by bold type or room, and of one that is not. */
  size: 0.8,
  plainSize: 0.93,
  room: 0.6,
  longestPlain: 70,
  longest: 130,
  words: 0.45,
  /** A title with text behind it on the same line: the letters that the title and the rest of the line must have. */
  runInLeast: 6,
  runInRest: 5,
  runInLongest: 70,
  /** As a share of its column, the room at the right of a line that no text fills. */
  short: 0.15,
  wrapStep: 1.7,
  wrapLeast: 4,
  wrapMost: 0.8,
  /** This many numbered lines are a list if there are only short lines between them. */
  list: 3,
  listLine: 45,
  /** Weights that select one of two headings with the same number. */
  boldWeight: 1.5,
  styledWeight: 3,
  marginWeight: -0.5,
  sure: 0.97,
  unsure: 0.7,
};

/** A lesson sheet, whose title stands above its numbered sections. */
export const LESSON = {
  /** Of the text's size: a section's heading; of its headings' size: the title, which has no number. */
  size: 1.1,
  above: 0.98,
  fewest: 2,
  /** For each section, at most, and pages of a sheet whose first section begins right below its title. */
  pages: 6,
  short: 24,
  /** Lines above a heading that goes on with its page, and the share of headings that do. */
  below: 2,
  flowing: 0.6,
};

/** A handout whose only title stands at the top of its first page. */
export const ONE_TITLE = {
  /** Pages for each of its headings at most, and in all. */
  pages: 6,
  longest: 40,
  /** Lines of text below the title, and letters of one. */
  told: 3,
  textLine: 28,
  /** The title's size: of the text's, and of its headings'. What has nearly its size is a title, too. */
  size: 1.22,
  smaller: 1.08,
  alone: 0.97,
};

/** Pages that look like a chapter's first. */
export const START = {
  /** The weight of each sign, and the sum that a page needs. A page whose number does not count on needs `sureLeast`. */
  marker: 2,
  loneNumber: 1.5,
  large: 1,
  restart: 1.5,
  noTitle: -1,
  least: 2,
  sureLeast: 4,
  /** A large title. */
  largeSize: 1.5,
  /** Titles of a book have at least this share of the first title's size, with a chapter's word and without one. */
  alikeMarked: 0.6,
  alike: 0.82,
  /** Numbers that may be missing between two chapters. */
  gap: 3,
  /** A file of fewer pages is one chapter, unless so many titles in a row are numbered from 1, or a chapter's word counts. */
  pages: 6,
  row: 3,
  /** From this share of titles with a set of exercises below them on they are chapters. */
  asked: 0.8,
  /** Letters of text that pages before the first of them may have. */
  coverLetters: 200,
  /** The share of openings that must have a chapter's word before it is expected of all. */
  half: 0.5,
  /** A page that only divides the book has fewer letters than `thinLetters`. On one of the next pages a chapter begins with a title that is nearly as large. */
  thinLetters: 900,
  thinPages: 4,
  thinSize: 0.7,
  /** Letters of a line of text. */
  textLine: 40,
  /** Numbered headings on every fourth page are sections. */
  sectionPages: 4.5,
  highestNumber: 100,
};

/** What a level of an outline needs to be a list of chapters: shares of entries that are on their pages and have a chapter's word, then limits of count and length; `above` are letters of text above a
 * chapter that begins within a page. With `parts` sections below each of `divided` chapters it names all that the book takes for sections. */
export const OUTLINE = {
  agreed: 0.5,
  numbered: 0.5,
  most: 120,
  shortest: 3,
  words: 0.6,
  above: 150,
  parts: 2,
  divided: 2,
  sure: 0.98,
};

/** How far a heading runs on into the next lines. */
export const WRAP = {
  lines: 4,
  marginLines: 8,
  samePoints: 0.5,
  step: 1.85,
  closeStep: 1.65,
  reach: 0.48,
  whole: 0.85,
  indent: 0.25,
  middle: 0.06,
  /** Two headings are so many sizes apart, and behind the first is room for so many times the second's first word. */
  apart: 1.5,
  room: 2.5,
};

/** Words of the list of roles: what lets a line be a heading. */
export const ROLE = {
  smallest: 0.72,
  room: 0.45,
  /** Shares of a chapter's lines: closing parts come after `closing`, a list in the margin before `marginList`, a list on the first page before `list`. */
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
  /** A label above this share of the text's size is a heading. `labelPoints` is how much larger than the text a label must be. */
  heading: 1.35,
  labelPoints: 0.75,
  /** Letters of a label in bold, and of a name behind the word. */
  label: 6,
  name: 40,
  /** The share of a label that must be set off, and the room above a sentence that begins with a label. */
  leadShare: 0.6,
  room: 0.35,
  /** How many numbers may be missing before an example. The same number again within `again` lines is the same example. */
  gap: 3,
  again: 60,
  /** The least share of all examples that have the same form of number, and that have the same word. */
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
  /** A unit's word counts more than the word of its only chapter if the chapter's has at most this share of its size. */
  unit: 0.7,
  /** A number right under the word: the most steps down, the most to the side, and its least size. */
  underStep: 2.2,
  underReach: 3,
  underSize: 1.2,
  /** A number near the word, in points. */
  nearY: 130,
  nearX: 90,
};

/** Running heads, page numbers and stamps. */
export const EDGE = {
  /** A chapter's word at the top of less than this share of the pages is no running head. */
  chapterWord: 0.3,
  /** A number of at least this many points is a chapter's number, and one before words in type so much larger than the text. */
  large: 18,
  heading: 1.15,
  /** Points of one height. */
  band: 8,
  /** The same words are a running head if one page in six has them, but at least `leastRepeats` pages; `mostRepeats` pages are always enough. */
  mostRepeats: 3,
  leastRepeats: 2,
  onePageIn: 6,
  /** Letters of a running head with a number. Its numbers must rise with the pages, on `steps` pages or on `stepShare` of them. */
  longest: 70,
  shortest: 3,
  steps: 3,
  stepShare: 0.25,
  /** The publisher's name beside the titles: points of its type, how far down a page it stands, on how many pages, and within how many points at one place. */
  badge: 16,
  badgeReach: 0.3,
  badgePages: 5,
  badgePoints: 8,
  badgeShare: 0.75,
  /** Headings that come again in each chapter are on pages that are so far apart, and bold or so much larger than the text. */
  apart: 3,
  apartSize: 1.07,
  /** Of headings above lists: the share of pages on which a list follows. */
  listShare: 0.75,
  /** A title is so much larger than the text, and the number that counts it so many times its size above it at most. */
  titleSize: 1.2,
  titleStep: 2.5,
};

/** A file that is one chapter. */
export const FILE = {
  /** The title is on one of this many first pages. It is certain if it has at least `sure` times the text's size. */
  pages: 4,
  sure: 1.5,
  /** At most this many pages, or this share of them, come before the chapter's first page. */
  leadIn: 10,
  leadInShare: 0.3,
  /** A running head that names the chapter: its letters, and the share of pages that have it. */
  shortest: 4,
  longest: 80,
  share: 0.12,
  longestLine: 90,
  found: 0.9,
  unsure: 0.5,
};

/** Headings whose words recur through a book. */
export const RECURRING = {
  /** Of such headings, and of the items below each: so many at least. `share` of the headings open items, `asked` of which ask something. */
  sets: 2,
  share: 0.6,
  asked: 0.34,
  /** The lines below a heading within which its items begin, the same where its words name tasks, and the lines that are looked at. */
  near: 4,
  told: 12,
  reach: 90,
  /** Lines that a section's heading has at most. */
  title: 2,
  /** Letters of an item that tell whether it asks. */
  question: 180,
  /** A box stands in so many chapters at least, and in this share of them; what closes a chapter stands behind `closing` of its lines, and its questions, if a word
   * for questions on the way heads them, behind `behind`. */
  chapters: 3,
  most: 0.5,
  closing: 0.6,
  behind: 0.4,
  /** Letters, the share of letters, the size as a share of the text's, and the room above it as a share of its own. */
  shortest: 4,
  longest: 48,
  words: 0.6,
  smallest: 0.85,
  room: 0.45,
};

/** Titles of chapters known by nothing but their type. */
export const TITLE_CHAIN = {
  /** As shares of the text's size and of their own: how large, and how far apart the lines of one title are. */
  size: 1.15,
  step: 2.6,
  alike: 0.92,
  /** Of the page's height: a chapter's word in small type stands above it. */
  upper: 0.4,
  longest: 110,
  shortest: 3,
  words: 0.5,
  /** So many titles of one look, chapters at most, and of the largest looks; then sizes of display type, and letters that such a title heads. */
  few: 3,
  most: 120,
  looks: 5,
  display: 2,
  taught: 1000,
};
