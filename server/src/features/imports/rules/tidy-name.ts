import type { ImportField } from '@shala/contract/imports';
import { splitTitle } from '@shala/contract/shared';

/** The names of which a title is taken off. */
export const PARENT_NAMES: readonly ImportField[] = ['fatherName', 'motherName', 'guardianName'];

/** Titles that are courtesy alone; "Dr." and "Late" say something of the person and stay. */
const COURTESY = new Set('mr mrs ms miss smt shri shree sri shrimati km kum'.split(' '));
/** Short words without a vowel that are no initials: Md. Asif, Anil Kr. Jha. */
const SHORT_WORDS = new Set(['md', 'kr', 'sh', 'ch', 'st', 'dr', 'mr', 'mrs', 'smt']);

/** A name as a register writes it: "ANKIT ANSARI" and "ankit ansari" are Ankit Ansari; a parent's Shri or Smt. is taken off. */
export function tidyName(name: string, { isParent }: { isParent: boolean }): string {
  if (/[^\p{Script=Latin}\p{P}\p{Z}]/u.test(name)) return name;
  const own = isParent ? withoutCourtesy(name) : name;
  return isOneCase(own) ? own.toLowerCase().replaceAll(/\p{L}+(?:['’ʼ]\p{L}+)*/gu, tidyWord) : own;
}

/** Whether a name has capitals or small letters only. Initials alone are no such name. */
function isOneCase(name: string): boolean {
  return /\p{L}{3}/u.test(name) && (name === name.toUpperCase() || name === name.toLowerCase());
}

function withoutCourtesy(name: string): string {
  const { title, own } = splitTitle(name);
  const isCourtesy = title.split(/\s+/).every((word) => COURTESY.has(word.toLowerCase().replace(/\.$/, '')));
  return title !== '' && isCourtesy ? own : name;
}

function tidyWord(word: string): string {
  const [first = '', second] = word.split(/['’ʼ]/);
  // D'Souza and O'Brien; in Ja'far the apostrophe is inside one name.
  if (second !== undefined && first.length === 1) return word.replaceAll(/\p{L}+/gu, capital);
  if (/^[^aeiouy]{2,3}$/.test(word) && !SHORT_WORDS.has(word)) return word.toUpperCase();
  return /^mc\p{L}{3}/u.test(word) ? `Mc${capital(word.slice(2))}` : capital(word);
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
