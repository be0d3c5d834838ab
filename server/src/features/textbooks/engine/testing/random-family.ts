import { Dice } from './dice.ts';
import { type Drawn, randomWild } from './random-wild.ts';

/** How a kind of text is set. */
export type Look = {
  font: string;
  size: number;
  colour: string;
  isCapital: boolean;
  align: 'left' | 'centre' | 'right';
  above: number;
  below: number;
  drawn?: Drawn;
  band?: string;
  indent?: number;
};
/** How numbers are written. */
export type Numeral = 'arabic' | 'roman' | 'word' | 'padded' | 'none';
/** A layout of a family of books: each field is one choice, so that results can be told by it. */
export type Family = ReturnType<typeof randomFamily>;

const FACES = [
  ['Times-Roman', 'Times-Bold', 'Times-Italic'],
  ['Helvetica', 'Helvetica-Bold', 'Helvetica-Oblique'],
] as const;
const COLOURS = ['#000000', '#000000', '#000000', '#1a4f9c', '#a01c1c', '#0a6b3d', '#6b2c91', '#c25a00'];
const CHAPTER_WORDS = [
  'Chapter',
  'Chapter',
  'Chapter',
  'Unit',
  'Unit',
  'Lesson',
  'Lesson',
  'Module',
  'Topic',
  'Theme',
  'Section',
  'Block',
  'Study',
  'Week',
];
/** Some are in the engine's table of words and some are not. */
const SET_WORDS =
  'Exercises,Exercise,Questions,Review Questions,Practice,Check Your Progress,Assessment,Test Your Skills,Brain Gym,Time to Recall,Now Try These,Work It Out,Consolidation,Checkpoint Tasks,Questions to Answer,Homework,Let Us Revise,Skill Builder,Show What You Know,Tasks,Think and Write,Problem Corner'.split(
    ',',
  );
const SUMMARY_WORDS = ['Summary', 'Key Points', 'Let Us Sum Up', 'In Short', 'Points to Remember', 'Wrapping Up'];
const BOX_WORDS = ['Did You Know?', 'Activity', 'Fun Fact', 'Think!', 'Note', 'Do It Yourself', 'Case Study', 'Remember'];
const AFTER_WORDS = ['Project Work', 'Key Terms', 'Further Reading', 'Glossary', 'References', 'Activity Corner'];
const EXAMPLE_WORDS = ['Example', 'Worked Example', 'Solved Example', 'Illustration', 'Sample Problem'];

/** A layout by chance. Sizes are points. */
export function randomFamily(dice: Dice) {
  const usual = usualFamily(dice);
  const wild = randomWild(new Dice(dice.between(1, 1_000_000)));
  const [topic, sub] = [
    wildLook(usual.topic, usual, {
      drawn: wild.topicDrawn,
      band: wild.band,
      indent: wild.topicIndent,
      face: wild.topicFace,
      isCapital: wild.isPlainCapital,
    }),
    wildLook(wild.isSubAtTextSize ? { ...usual.sub, size: usual.size } : usual.sub, usual, {
      drawn: wild.subDrawn,
      band: wild.band,
      indent: wild.subIndent,
      face: wild.subFace,
      isCapital: wild.isPlainCapital,
    }),
  ];
  return { ...usual, columns: wild.isTwoColumn ? (2 as const) : usual.columns, topic, sub, wild };
}

type Face = 'usual' | 'slantedBold' | 'slanted' | 'text';

function wildLook(
  look: Look,
  { headFaces, size }: { headFaces: Faces; size: number },
  { drawn, band, indent, face, isCapital }: { drawn: Drawn; band: string; indent: number; face: Face; isCapital: boolean },
): Look {
  const slanted = headFaces[2].replace('Italic', 'BoldItalic').replace('Oblique', 'BoldOblique');
  const font = { usual: look.font, slantedBold: slanted, slanted: headFaces[2], text: headFaces[0] }[face];
  // What has the text's type and size has capitals, or room about it.
  const isLike = face === 'text' && look.size < 1.09 * size;
  const colour = drawn === 'band' ? '#ffffff' : look.colour;
  return {
    ...look,
    font,
    colour,
    isCapital: look.isCapital || (isLike && isCapital),
    above: isLike ? Math.max(look.above, 12) : look.above,
    drawn,
    band,
    indent,
    below: look.below + (drawn === 'band' ? 6 : 0),
  };
}

function usualFamily(dice: Dice) {
  const { pick, chance } = chances(dice);
  const faces = pick(FACES);
  const headFaces = chance(0.7) ? faces : pick(FACES);
  const size = pick([9.5, 10, 10.5, 11, 12]);
  const columns = chance(0.18) ? 2 : 1;
  const topicStyle = pick(['decimal', 'decimal', 'decimal', 'own', 'lettered', 'plain', 'plain', 'plain'] as const);
  const topicSize = size * pick([1, 1.1, 1.2, 1.35]);
  const topic = topicOf(dice, headFaces, size, topicSize);
  return {
    width: pick([595, 595, 482, 612]),
    height: pick([842, 842, 680, 792]),
    margin: pick([50, 60, 72]),
    columns: columns as 1 | 2,
    faces,
    headFaces,
    size,
    leading: pick([1.2, 1.3, 1.45]),
    paragraph: pick(['gap', 'indent'] as const),
    hasCover: chance(0.7),
    hasPreface: chance(0.4),
    contents: pick(['none', 'leaders', 'spaces', 'titles', 'sections'] as const),
    contentsWord: pick(['Contents', 'CONTENTS', 'Table of Contents', 'What is Inside', 'List of Chapters']),
    outline: pick(['none', 'none', 'none', 'chapters', 'all'] as const),
    head: pick(['none', 'book', 'chapter', 'both', 'section'] as const),
    folio: pick(['none', 'bottom', 'outer', 'head'] as const),
    opening: openingOf(dice, { faces: headFaces, size, topicSize }),
    objectives: chance(0.3) ? pick(['Learning Objectives', 'In this chapter', 'What You Will Learn', 'Objectives']) : '',
    topicStyle,
    isTitled: chance(0.6),
    topic,
    point: pick(['', '.', ':'] as const),
    /** Headings below a topic. */
    below: pick(['none', 'none', 'decimal', 'plain', 'plain'] as const),
    sub: subOf(dice, topic, size),
    hasLeads: chance(0.3),
    lists: pick(['none', 'bullets', 'numbers', 'both'] as const),
    boxes: chance(0.5) ? pick(['framed', 'bold', 'plain'] as const) : ('none' as const),
    boxWord: pick(BOX_WORDS),
    hasFigures: chance(0.6),
    hasTables: chance(0.4),
    examples: chance(0.35) ? pick(EXAMPLE_WORDS) : '',
    exampleNumber: pick(['plain', 'decimal'] as const),
    solution: pick(['Solution:', 'Solution', 'Answer:', 'Sol.']),
    summary: chance(0.5) ? pick(SUMMARY_WORDS) : '',
    set: setOf(dice, size),
    after: chance(0.4) ? pick(AFTER_WORDS) : '',
    answers: pick(['none', 'none', 'none', 'book', 'chapter'] as const),
    chapterCount: dice.between(3, 8),
    sectionCount: dice.between(2, 5),
  };
}

type Faces = (typeof FACES)[number];

/** A chapter's word, number and title. */
function openingOf(dice: Dice, { faces, size, topicSize }: { faces: Faces; size: number; topicSize: number }) {
  const { pick, chance } = chances(dice);
  const word = chance(0.72) ? pick(CHAPTER_WORDS) : '';
  const numeral: Numeral =
    word === ''
      ? pick(['arabic', 'arabic', 'none', 'padded'] as const)
      : pick(['arabic', 'arabic', 'arabic', 'roman', 'word', 'padded'] as const);
  return {
    word: chance(0.4) ? word.toUpperCase() : word,
    numeral,
    form: pick(
      word === '' ? (['inline', 'inline', 'above'] as const) : (['above', 'above', 'inline', 'spaced', 'dashed', 'beside'] as const),
    ),
    isOnNewPage: chance(0.82),
    look: {
      font: faces[1],
      // A chapter's title is no smaller than its headings.
      size: Math.max(size * pick([1.35, 1.6, 1.9, 2.3]), topicSize * 1.15),
      colour: pick(COLOURS),
      isCapital: chance(0.3),
      align: pick(['left', 'left', 'centre', 'right'] as const),
      above: 20,
      below: 16,
    } satisfies Look as Look,
    label: pick([0.6, 0.8, 1]),
  };
}

function topicOf(dice: Dice, faces: Faces, size: number, topicSize: number): Look {
  const { pick, chance } = chances(dice);
  const topicColour = pick(COLOURS);
  const isPlainBold = topicSize > size * 1.05 && chance(0.2);
  return {
    font: isPlainBold ? faces[0] : faces[1],
    size: topicSize,
    colour: topicColour,
    isCapital: chance(0.2),
    align: chance(0.1) ? 'centre' : 'left',
    above: pick([8, 12, 18]),
    below: pick([2, 4, 8]),
  };
}

function subOf(dice: Dice, topic: Look, size: number): Look {
  const { pick, chance } = chances(dice);
  return {
    font: topic.font.replace(/-Roman$|^Helvetica$/, (end) => (end === '-Roman' ? '-Bold' : 'Helvetica-Bold')),
    size: Math.max(size, topic.size * pick([0.85, 0.92])),
    colour: chance(0.6) ? topic.colour : '#000000',
    isCapital: false,
    align: 'left',
    above: 8,
    below: 2,
  };
}

/** The exercises: what they are called, where they stand, and how they count. */
function setOf(dice: Dice, size: number) {
  const { pick, chance } = chances(dice);
  return {
    word: pick(SET_WORDS),
    number: pick(['none', 'none', 'chapter', 'decimal'] as const),
    place: pick(['end', 'end', 'end', 'section', 'page'] as const),
    look: pick(['topic', 'topic', 'larger', 'bold', 'centre', 'capitals'] as const),
    parts: pick(['none', 'none', 'restart', 'onwards'] as const),
    partLabel: pick(['A.', 'I.', 'none', 'Part A:', '(A)']),
    partStyle: pick(['bold', 'bold', 'italic', 'plain'] as const),
    label: pick(['1.', '1.', '1.', '1)', '(1)', 'Q1.', 'Q.1', 'Question 1.', '01.', 'N.1', '1', 'a.', 'a)', '(i)', 'i.', '•'] as const),
    isBoldLabel: chance(0.25),
    hang: pick([14, 18, 24, 0]),
    indent: pick([0, 0, 12]),
    options: pick(['lines', 'row', 'pairs'] as const),
    optionLabel: pick(['(a)', 'a)', 'A.', '(i)'] as const),
    hasSubparts: chance(0.4),
    hasRules: chance(0.15),
    gap: pick([0, 3, 6, 14]),
    size: chance(0.2) ? size - 1 : size,
  };
}

function chances(dice: Dice) {
  return { pick: <T>(list: readonly T[]) => dice.pick(list), chance: (share: number) => dice.chance(share) };
}
