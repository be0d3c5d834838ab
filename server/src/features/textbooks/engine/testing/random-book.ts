import type { Truth } from '../../evaluation/score.ts';
import { type Desk, numeralOf } from './desk.ts';
import { Dice } from './dice.ts';
import { drawSheets } from './draw-sheets.ts';
import { type Family, type Look, randomFamily } from './random-family.ts';
import { writeSet } from './random-set.ts';
import { Words } from './random-words.ts';
import { Typesetter } from './typesetter.ts';
import { writeDecoy } from './write-decoy.ts';

export type RandomBook = { bytes: Buffer; truth: Truth; family: Family };
type ChapterTruth = Truth['chapters'][number];

/** A book in a layout by chance, and its truth, known because this wrote it. The same seed gives the same book. */
export async function randomBook(seed: number): Promise<RandomBook> {
  const dice = new Dice(seed);
  const family = randomFamily(dice);
  const words = new Words(dice);
  const set = new Typesetter(family);
  const desk = { family, dice, words, set };
  const title = words.heading(true);
  set.bookTitle = title;
  const plan = Array.from({ length: family.chapterCount }, () => words.heading(true));
  if (family.hasPreface) writePreface(desk);
  const chapters = plan.map((name, index) => writeChapter(desk, index + 1, name));
  if (family.answers === 'book') writeAnswers(desk, chapters);
  set.endChapter();
  return { bytes: await drawSheets(family, set, title), truth: { chapters }, family };
}

function writePreface({ set, words, family }: Desk): void {
  set.heading('Preface', family.opening.look);
  for (let i = 0; i < 3; i++) set.paragraph(words.paragraph(3, 6));
  set.newPage();
}

function writeChapter(desk: Desk, number: number, name: string): ChapterTruth {
  const { family, dice, set, words } = desk;
  const truth: ChapterTruth = {
    number,
    name,
    topics: [],
    exerciseQuestionCount: 0,
    exerciseSamples: [],
    exampleCount: 0,
    exampleSamples: [],
  };
  writeOpening(desk, number, name);
  if (family.objectives !== '') writeObjectives(desk);
  if (dice.chance(0.6)) set.paragraph(words.paragraph(2, 5));
  if (family.wild.hasIntroduction && family.topicStyle === 'plain') writePlain(desk, truth, 'Introduction');
  for (let section = 1; section <= family.sectionCount; section++) {
    writeSection(desk, truth, section);
    if (family.set.place === 'section') writeSet(desk, truth, section);
  }
  if (family.wild.hasConclusion && family.topicStyle === 'plain') writePlain(desk, truth, 'Conclusion');
  if (family.summary !== '') {
    set.heading(family.summary, family.topic);
    for (let i = 0; i < 4; i++) set.item('•', words.sentence(), { hang: 14 });
  }
  if (family.set.place !== 'section') {
    if (family.set.place === 'page') set.newPage();
    writeSet(desk, truth, 0);
  }
  if (family.after !== '') {
    set.heading(family.after, family.topic);
    for (let i = 0; i < 3; i++) set.item(family.lists === 'numbers' ? `${i + 1}.` : '•', words.sentence(), { hang: 14 });
  }
  return truth;
}

function writeOpening({ family, set }: Desk, number: number, name: string): void {
  const { word, numeral, form, isOnNewPage, look, label } = family.opening;
  set.beginChapter(name, isOnNewPage);
  const written = numeral === 'none' ? '' : numeralOf(number, numeral);
  const mark = [word, written].filter((part) => part !== '').join(' ');
  const small: Look = { ...look, size: Math.max(family.size, look.size * label), below: 4 };
  if (mark === '') set.heading(name, look);
  else if (form === 'above') {
    set.heading(mark, small);
    set.heading(name, { ...look, above: 2 });
  } else if (form === 'beside') {
    set.heading(mark, { ...small, align: 'right', below: 0 });
    set.heading(name, { ...look, above: 0, align: 'left' });
  } else
    set.heading(
      `${mark}${word === '' ? (numeral === 'padded' ? '' : '.') : form === 'inline' ? ':' : form === 'dashed' ? ' –' : ''} ${name}`,
      look,
    );
}

function writeObjectives({ family, set, words }: Desk): void {
  set.heading(family.objectives, { ...family.topic, size: family.size });
  for (let i = 0; i < 3; i++) set.item(family.lists === 'numbers' ? `${i + 1}.` : '•', words.sentence(), { hang: 14 });
}

/** A heading that all chapters have, with text below it. */
function writePlain({ family, set, words }: Desk, truth: ChapterTruth, name: string): void {
  set.heading(name, family.topic, name);
  truth.topics.push(name);
  for (let i = 0; i < 2; i++) set.paragraph(words.paragraph(2, 5));
}

function writeSection(desk: Desk, truth: ChapterTruth, section: number): void {
  const { family, dice, set, words } = desk;
  const heading = words.heading(family.isTitled);
  set.heading(`${sectionLabel(family, truth.number, section)}${heading}${family.wild.ending}`, family.topic, heading);
  truth.topics.push(heading);
  set.section = heading;
  writeText(desk, truth);
  if (family.below === 'none' || family.topicStyle === 'lettered') return;
  const subs = dice.between(1, 3);
  for (let sub = 1; sub <= subs; sub++) {
    const below = words.heading(family.isTitled);
    const isNumbered = family.below === 'decimal' && family.topicStyle !== 'plain';
    const label = isNumbered ? `${family.topicStyle === 'own' ? '' : `${truth.number}.`}${section}.${sub} ` : subLabel(family, sub);
    set.heading(`${label}${below}`, family.sub, below);
    truth.topics.push(below);
    writeText(desk, truth);
  }
}

function subLabel({ wild, topicStyle }: Family, sub: number): string {
  if (topicStyle === 'lettered' || wild.subNumber === 'usual') return '';
  const letter = String.fromCharCode(96 + sub);
  return { letter: `${letter}. `, roman: `${numeralOf(sub, 'roman').toLowerCase()}) `, bracket: `(${letter}) ` }[wild.subNumber];
}

function sectionLabel({ topicStyle, point, wild }: Family, chapter: number, section: number): string {
  const own = { roman: `${numeralOf(section, 'roman')}. `, paren: `${section}) `, sign: `§ ${section}. `, worded: `Section ${section}: ` };
  if (topicStyle === 'own' && wild.topicNumber !== 'usual') return own[wild.topicNumber];
  if (topicStyle === 'decimal') return `${chapter}.${section}${point} `;
  if (topicStyle === 'own') return `${section}${point === '' ? '.' : point} `;
  return topicStyle === 'lettered' ? `${String.fromCharCode(64 + section)}. ` : '';
}

function writeText(desk: Desk, truth: ChapterTruth): void {
  const { family, dice, set, words } = desk;
  for (let i = dice.between(1, 3); i > 0; i--) {
    if (family.hasLeads && dice.chance(0.3)) set.lead(`${words.heading(false)}:`, words.paragraph(2, 3));
    else set.paragraph(words.paragraph(2, 6));
  }
  if (family.lists !== 'none' && dice.chance(0.4)) writeList(desk);
  if (family.hasFigures && dice.chance(0.3)) set.figure(`Fig. ${truth.number}.${set.count('figure')} ${words.heading(false)}`);
  if (family.hasTables && dice.chance(0.25)) writeTable(desk, truth);
  if (family.examples !== '' && dice.chance(0.6)) writeExample(desk, truth);
  if (family.boxes !== 'none' && dice.chance(0.3)) set.box(family.boxWord, words.paragraph(1, 2), family.boxes);
  for (const decoy of family.wild.decoys) if (dice.chance(0.35)) writeDecoy(desk, decoy, truth.number);
  if (dice.chance(0.5)) set.paragraph(words.paragraph(2, 4));
}

function writeList({ family, dice, set, words }: Desk): void {
  const isNumbered = family.lists === 'numbers' || (family.lists === 'both' && dice.chance(0.5));
  set.paragraph(`${words.sentence().slice(0, -1)}:`);
  const items = dice.between(3, 5);
  for (let i = 1; i <= items; i++) set.item(isNumbered ? `${i}.` : '•', words.sentence(), { hang: 14, indent: 10 });
}

function writeTable({ set, words }: Desk, { number }: ChapterTruth): void {
  const row = () => [words.noun(), words.noun(), String(set.count('cell') * 3)];
  set.table(`Table ${number}.${set.count('table')}: ${words.heading(false)}`, [['Name', 'Kind', 'Number'], row(), row(), row()]);
}

function writeExample({ family, set, words }: Desk, truth: ChapterTruth): void {
  truth.exampleCount++;
  const number = family.exampleNumber === 'plain' ? String(truth.exampleCount) : `${truth.number}.${truth.exampleCount}`;
  const question = words.question();
  truth.exampleSamples.push(question);
  set.lead(`${family.examples} ${number}${family.point === '' ? ':' : family.point}`, question);
  set.lead(family.solution, words.paragraph(1, 3));
}

function writeAnswers({ family, set, words }: Desk, chapters: readonly ChapterTruth[]): void {
  set.endChapter();
  set.newPage();
  set.heading('Answers', family.opening.look);
  for (const { number, exerciseQuestionCount } of chapters) {
    set.heading(`${family.opening.word || 'Chapter'} ${number}`, family.topic);
    for (let i = 1; i <= Math.min(exerciseQuestionCount, 12); i++) set.item(`${i}.`, `${words.noun()} and ${words.noun()}`, { hang: 18 });
  }
}
