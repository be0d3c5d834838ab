import type { Dice } from './dice.ts';
import type { Family, Numeral } from './random-family.ts';
import type { Words } from './random-words.ts';
import type { Typesetter } from './typesetter.ts';

/** What the parts of a book are written with. */
export type Desk = { family: Family; dice: Dice; words: Words; set: Typesetter };

const NUMBER_WORDS = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];
const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];

/** A number as a layout writes it. */
export function numeralOf(number: number, form: Numeral): string {
  if (form === 'roman') return 'X'.repeat(Math.floor(number / 10)) + (ROMAN[number % 10] ?? '');
  if (form === 'word') return NUMBER_WORDS[number] ?? '';
  return form === 'padded' ? String(number).padStart(2, '0') : String(number);
}
