import { describe, expect, it } from 'vitest';
import { ENTITIES } from './entities/index.ts';
import { expectSame, queryOf, surroundings } from './testing/read.ts';
import { names } from './testing/small-school.ts';
import { ENGLISH_BESIDES, HINDI_NOUNS, HINDI_SMALL } from './vocabulary/office-words.ts';
import { inSecondWords } from './vocabulary/second-words.ts';
import { ROLES, VALUES } from './vocabulary/words.ts';

/** The same questions in English, in Devanagari and in Latin letters. */
const ALIKE: readonly (readonly string[])[] = [
  ['number of girls class wise', 'छात्राओं की संख्या कक्षावार', 'chhatraon ki sankhya kakshavar'],
  ['number of students religion wise', 'विद्यार्थियों की संख्या धर्मवार', 'vidyarthiyon ki sankhya dharm ke hisab se'],
  ['how many Sikh students are in class 8', 'कक्षा 8 में कितने सिख विद्यार्थी हैं', 'kaksha 8 mein kitne sikh vidyarthi hain'],
  ['how many boys are in Raman House', 'रमन हाउस में कितने लड़के हैं'],
  ['students of route 3', 'रूट 3 के बच्चे'],
  ['surname wise number of students', 'उपनाम वार विद्यार्थियों की संख्या'],
  ['number of students mother tongue wise', 'मातृभाषा वार छात्रों की संख्या'],
  ['how many students of 4 B are absent today', '4 बी में आज कितने बच्चे अनुपस्थित हैं'],
  ['how many bounced cheques', 'कितने चेक बाउंस हुए'],
  ['electricity expenses in October', 'अक्टूबर में बिजली पर खर्च'],
  ['collection mode wise', 'वसूली माध्यम वार'],
  ['teachers department wise', 'शिक्षक विभागवार', 'adhyapak vibhagwar'],
  ['average marks of Mathematics in class 9', 'कक्षा 9 में गणित के औसत अंक'],
  ['certificates issued in October', 'अक्टूबर में जारी प्रमाणपत्र'],
];
describe('Hindi in both scripts', () => {
  it.each(ALIKE.flatMap(([english = '', ...others]) => others.map((other) => [other, english] as const)))('%s', (other, english) => {
    expectSame(other, english);
  });
  it.each(['कक्षा', 'कक्षाएं', 'कक्षाओं', 'kaksha', 'kakshaon'])('every form of a noun: %s', (word) => {
    expect(inSecondWords(`${word} x`, surroundings, names)).toBe('class x');
  });
  it('keeps the section that stands behind its class', () => {
    expect(queryOf('6वीं सी के विद्यार्थी')).toMatchObject({ filters: [{ by: 'section', values: ['6 C'] }] });
  });
});

const TIMES: readonly (readonly [string, string, string])[] = [
  ['in the second quarter', '2026-07-01', '2026-09-30'],
  ['in Q1', '2026-04-01', '2026-06-30'],
  ['in the first half of the year', '2026-04-01', '2026-09-30'],
  ['in the second half of September', '2026-09-16', '2026-09-30'],
  ['in the first fortnight of August', '2026-08-01', '2026-08-15'],
  ['in the last fortnight', '2026-11-07', '2026-11-20'],
  ['in the last 6 working days', '2026-11-14', '2026-11-20'],
  ['on the last working day', '2026-11-19', '2026-11-19'],
  ['today or yesterday', '2026-11-19', '2026-11-20'],
  ['aaj ya kal', '2026-11-19', '2026-11-20'],
  ['month to date', '2026-11-01', '2026-11-20'],
  ['over the last three months', '2026-08-21', '2026-11-20'],
  ['in 2025-26', '2025-04-01', '2026-03-31'],
  ['in term 1', '2026-04-01', '2026-09-30'],
];
describe.each(['collection', 'expenses', 'late marks'])('the time of %s', (of) => {
  it.each(TIMES)('%s', (said, from, to) => {
    expect(queryOf(`${of} ${said}`)).toMatchObject({ period: { from, to } });
  });
});

const ORDERED: readonly (readonly [string, string, readonly string[]])[] = [
  ['players at state level or above', 'level', ['National', 'State']],
  ['achievements at least division level', 'level', ['Division', 'National', 'State']],
  ['students with grade B1 or above', 'grade', ['A', 'A1', 'A2', 'B', 'B1']],
  ['students with grade C2 or below', 'grade', ['C2', 'D', 'E']],
  ['teachers with M.A. B.Ed.', 'qualification', ['M.A., B.Ed.']],
  ['teachers with B.A., D.El.Ed.', 'qualification', ['B.A., D.El.Ed.']],
  ['students with surname Shinde or Kadam', 'surname', ['Shinde', 'Kadam']],
  ['Verma naam ke bachche', 'surname', ['Verma']],
];
it.each(ORDERED)('%s', (said, by, values) => {
  const found = queryOf(said)?.filters.find((one) => one.by === by);
  expect(found?.values.toSorted()).toEqual(values.toSorted());
});

/** What only a wording makes, or no phrase of its own is asked for. */
const INNER =
  /^(?:teacher count|subject count|salary share|how many lessons|being |lead of |in and out|marks spread|section count|exact age|begins with|dues of leavers|of single subjects|having |without \w+, no |cash flow|margin)/;
const pairs = [...HINDI_NOUNS, ...HINDI_SMALL];
const inHindi = new Set(pairs.flatMap(([, word]) => word.toLowerCase().split(' ')));
const SMALL = new Set('of the a in by with and no not'.split(' '));
const hasHindi = (list: string) =>
  /[\u0900-\u097f]/.test(list) ||
  list.split(', ').some((phrase) => phrase.split(' ').every((word) => inHindi.has(word) || SMALL.has(word)));

it('has a Hindi word for what can be asked', () => {
  const lists = Object.values(ENTITIES).flatMap(({ name, asks, dimensions, measures, flags = {} }) => [
    [`${name}: asks`, asks ?? ''],
    ...Object.entries({ ...dimensions, ...measures, ...flags }).map(([of, { words }]) => [`${name}: ${of}`, words]),
  ]);
  const all = [...lists, ...VALUES.map(({ value, words }) => [value, words]), ...Object.entries(ROLES)];
  const none = all.filter(([, list = '']) => list.trim() !== '' && !INNER.test(list) && !hasHindi(list)).map(([of]) => of);
  expect(none).toEqual([]);
});

it('says each thing once', () => {
  for (const list of [HINDI_NOUNS, HINDI_SMALL, ENGLISH_BESIDES]) {
    const said = list.map(([one]) => one);
    expect(said.filter((one, at) => said.indexOf(one) !== at)).toEqual([]);
  }
});
