import type { Truth } from '../../evaluation/score.ts';
import { type Desk, numeralOf } from './desk.ts';
import type { Family, Look } from './random-family.ts';

type ChapterTruth = Truth['chapters'][number];
const KINDS = ['Choose the correct option', 'Fill in the blanks', 'Write True or False', 'Answer in one sentence', 'Answer in detail'];
const FREE = [4, 3];

/** A set of exercises in the family's style; its questions are counted in the truth. */
export function writeSet(desk: Desk, truth: ChapterTruth, section: number): void {
  const { family, dice, set } = desk;
  const own = family.set;
  set.heading(`${own.word}${setNumber(family, truth.number, section)}`, setLook(family));
  set.at = 0;
  if (own.parts === 'none' || section > 0) {
    const most = dice.between(section > 0 ? 3 : 5, section > 0 ? 6 : 12);
    for (let i = 1; i <= most; i++) writeQuestion(desk, truth, i, FREE[i % 2] ?? 3);
    return;
  }
  let count = 0;
  const parts = dice.between(2, 4);
  for (let part = 0; part < parts; part++) {
    const letter = own.partLabel.replace('A', String.fromCharCode(65 + part)).replace('I', numeralOf(part + 1, 'roman'));
    const name = KINDS[(part + truth.number) % KINDS.length] ?? '';
    const text = `${own.partLabel === 'none' ? '' : `${letter} `}${name}${own.partStyle === 'plain' ? ':' : '.'}`;
    const font = family.faces[own.partStyle === 'bold' ? 1 : own.partStyle === 'italic' ? 2 : 0];
    set.heading(text, { font, size: family.size, colour: '#000000', isCapital: false, align: 'left', above: 8, below: 3 });
    if (own.parts === 'restart') count = 0;
    for (let i = dice.between(3, 6); i > 0; i--) writeQuestion(desk, truth, ++count, KINDS.indexOf(name));
  }
}

function setNumber({ set }: Family, chapter: number, section: number): string {
  if (section > 0) return set.number === 'none' ? '' : ` ${chapter}.${section}`;
  return set.number === 'none' ? '' : ` ${set.number === 'decimal' ? `${chapter}.1` : chapter}`;
}

function setLook({ set, topic, size, headFaces, opening }: Family): Look {
  if (set.look === 'larger')
    return { ...topic, font: headFaces[1], size: Math.min(topic.size * 1.25, opening.look.size * 0.95), isCapital: false };
  if (set.look === 'bold') return { ...topic, font: headFaces[1], size, colour: '#000000', isCapital: false };
  if (set.look === 'centre') return { ...topic, font: headFaces[1], align: 'centre' };
  return set.look === 'capitals' ? { ...topic, font: headFaces[1], isCapital: true } : topic;
}

function labelOf(form: Family['set']['label'], chapter: number, number: number): string {
  if (form === '•') return '•';
  if (form === 'N.1') return `${chapter}.${number}`;
  if (form === '01.') return `${String(number).padStart(2, '0')}.`;
  if (form.includes('a')) return form.replace('a', String.fromCharCode(96 + number));
  if (form.includes('i') && !form.startsWith('Q')) return form.replace('i', numeralOf(number, 'roman').toLowerCase());
  return form.replace('1', String(number));
}

function writeQuestion({ family, dice, set, words }: Desk, truth: ChapterTruth, number: number, kind: number): void {
  const own = family.set;
  const text = kind === 1 ? words.blank() : kind === 2 ? words.statement() : words.question();
  const label = labelOf(own.label, truth.number, number);
  set.item(label, text, { hang: own.hang, indent: own.indent, isBold: own.isBoldLabel, size: own.size, gap: own.gap });
  truth.exerciseQuestionCount++;
  truth.exerciseSamples.push(text);
  if (kind === 0) set.options(words.options(), own.options, own.optionLabel, own.hang + own.indent);
  else if (kind > 2 && own.hasSubparts && dice.chance(0.3))
    for (let part = 0; part < 3; part++)
      set.item(`(${'abc'[part]})`, `${words.noun()} and ${words.noun()}`, { hang: 18, indent: own.hang + own.indent + 10, size: own.size });
  if (own.hasRules && kind > 2) set.rules(2);
}
