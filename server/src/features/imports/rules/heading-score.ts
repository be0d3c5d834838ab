import { IMPORT_FIELDS, type ImportField, type ImportKind } from '@shala/contract/imports';
import { HEADING_NAMES, IDLE_WORDS, SAME_WORDS, WHOSE_WORDS } from './heading-names.ts';

/** A heading as it is shown, and its possible readings; a heading over two rows is read with and without its group. */
export type Heading = { text: string; readings: readonly string[] };

const SURE = 100;
/** The score of the field's own name, which is more certain than a synonym. */
const OWN_NAME = 103;
const WEAK = 60;
/** The factor for a part of a heading, as in "Name / नाम", and the required similarity of two names. */
const OF_A_PART = 0.9;
const ALIKE = 0.75;

type Known = { words: ReadonlySet<string>; weight: number };
const KNOWN = new Map<ImportField, readonly Known[]>(
  (Object.keys(HEADING_NAMES) as ImportField[]).map((field) => {
    const { names, weak = [] } = HEADING_NAMES[field];
    const known = (weight: number) => (name: string) => ({ words: headingWords(name), weight });
    const [own = '', ...others] = names;
    return [field, [known(OWN_NAME)(own), ...others.map(known(SURE)), ...weak.map(known(WEAK))]];
  }),
);

/** The heading of a field in the template. */
export function headingOf(field: ImportField): string {
  return HEADING_NAMES[field].names[0] as string;
}

/** How certainly a heading means each field, 0 to 103, by its words only. */
export function scoreHeading(kind: ImportKind, { readings }: Heading): Map<ImportField, number> {
  const scores = new Map<ImportField, number>();
  for (const [place, reading] of readings.entries()) {
    for (const [index, words] of variantsOf(reading).entries()) {
      const share = (index === 0 ? 1 : OF_A_PART) * (place === 0 ? 1 : OF_A_PART);
      for (const field of IMPORT_FIELDS[kind]) {
        const score = share * nearest(words, KNOWN.get(field) ?? []);
        if (score > (scores.get(field) ?? 0)) scores.set(field, score);
      }
    }
  }
  return scores;
}

/** The whole heading, then its parts if there are several: "Name / नाम", "जन्म तिथि (DOB)". */
function variantsOf(reading: string): ReadonlySet<string>[] {
  const parts = reading.split(/[/|()[\]\n\r]+/).filter((part) => /[\p{L}\p{N}]/u.test(part));
  return [reading, ...(parts.length > 1 ? parts : [])].map(headingWords).filter((words) => words.size > 0);
}

function nearest(words: ReadonlySet<string>, known: readonly Known[]): number {
  let best = 0;
  for (const { words: name, weight } of known) {
    const common = [...words].filter((word) => name.has(word)).length;
    const likeness = (2 * common) / (words.size + name.size);
    const isWhole = likeness === 1;
    if (!isWhole && (likeness < ALIKE || isAboutOthers(words, name))) continue;
    best = Math.max(best, weight * (isWhole ? 1 : likeness * 0.7));
  }
  return best;
}

function isAboutOthers(words: ReadonlySet<string>, name: ReadonlySet<string>): boolean {
  return [...words, ...name].some((word) => WHOSE_WORDS.has(word) && words.has(word) !== name.has(word));
}

/** The significant words of a heading in a uniform spelling: "ADM. NO." and "Admission Number" are equal. */
function headingWords(heading: string): ReadonlySet<string> {
  const plain = heading
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/['’`]s\b/g, 's')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    // D.O.B. and S R No: consecutive single letters are one word.
    .replaceAll(/\b[a-z](?: [a-z]\b)+/g, (letters) => letters.replaceAll(' ', ''))
    .replace(/^e mail\b|\be mail\b/, 'email');
  const words = plain.split(' ').flatMap((word) => (SAME_WORDS[word] ?? word).split(' '));
  const telling = words.filter((word) => word !== '' && !IDLE_WORDS.has(word));
  return new Set(telling.length > 0 ? telling : words);
}
