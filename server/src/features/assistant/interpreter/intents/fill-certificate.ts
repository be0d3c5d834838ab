import { isFree } from '../reading.ts';
import type { Slots } from '../types.ts';
import { type Context, type Filled, placeOf } from './context.ts';
import { choosePerson } from './person.ts';

const CHARACTER = ['character', 'conduct', 'charitra', 'चरित्र'];
const STUDY = ['study', 'adhyayan', 'अध्ययन'];

/** Which certificate, for whom (a student of the roll), and what it is for where that is said. */
export function fillCertificate(context: Context): Filled {
  const { reading } = context;
  const hit = reading.hits.find(({ concept, from }) => concept === 'certificateKind' && isFree(reading, from));
  const word = reading.tokens[hit?.from ?? 0]?.text ?? '';
  const certificate = CHARACTER.includes(word) ? 'character' : STUDY.includes(word) ? 'study' : 'bonafide';
  const person = choosePerson(context, 'student');
  const { purpose } = context.entities;
  const slots: Slots = { certificate, ...placeOf(context), ...(purpose !== undefined && { purpose }) };
  if (person.name !== undefined) return { slots: { student: person.name, ...slots } };
  return { slots, missing: ['student'], ...(person.choices && { choices: person.choices }) };
}
