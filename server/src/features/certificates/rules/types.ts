import type { CertificateType, PersonKind } from '@shala/contract/certificates';
import { yearName } from '@shala/contract/shared';

type TypeFacts = { name: string; prefix: string; personKind: PersonKind; preset: string };

/** The built-in types: their names, the prefixes of their numbers, and the format that is used unless the school prefers another one. */
export const TYPES: Record<CertificateType, TypeFacts> = {
  transfer: { name: 'Transfer certificate', prefix: 'TC', personKind: 'student', preset: 'general-transfer' },
  bonafide: { name: 'Bonafide certificate', prefix: 'BC', personKind: 'student', preset: 'bonafide' },
  study: { name: 'Study certificate', prefix: 'ST', personKind: 'student', preset: 'study' },
  character: { name: 'Character certificate', prefix: 'CC', personKind: 'student', preset: 'character' },
  provisional: { name: 'Provisional certificate', prefix: 'PC', personKind: 'student', preset: 'provisional' },
  sports: { name: 'Sports and achievements', prefix: 'SA', personKind: 'student', preset: 'sports' },
  experience: { name: 'Experience certificate', prefix: 'EC', personKind: 'employee', preset: 'experience' },
  relieving: { name: 'Relieving letter', prefix: 'RL', personKind: 'employee', preset: 'relieving' },
};

/** The prefix of a type of the school's own that names none. */
export const OWN_PREFIX = 'OC';

export const isBuiltIn = (type: string): type is CertificateType => Object.hasOwn(TYPES, type);

/** The format of transfer certificates for a board; the settings can select another one. */
export function transferForm(board: string, state: string): string {
  if (board === 'CBSE') return 'cbse-transfer';
  return board === 'State board' && /maharashtra/i.test(state) ? 'maharashtra-leaving' : 'general-transfer';
}

/** `TC/2026-27/0012`. */
export function numberOfCertificate(prefix: string, year: number, serial: number): string {
  return `${prefix}/${yearName(year)}/${String(serial).padStart(4, '0')}`;
}

/** The number of the book that contains a serial, with `bookSize` certificates in each book. */
export function bookOf(serial: number, bookSize: number): number {
  return Math.ceil(serial / bookSize);
}
