import type { CertificateType, PersonKind } from '@shala/contract/certificates';
import { yearName } from '@shala/contract/shared';

type TypeFacts = { name: string; prefix: string; personKind: PersonKind; preset: string };

/** The types that come with Shala: what they are called, what their numbers begin with, and the form that is used unless the school prefers another. */
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

export const isBuiltIn = (type: string): type is CertificateType => Object.hasOwn(TYPES, type);

/** The form of transfer certificates that fits a board; another can be preferred in the settings. */
export function transferForm(board: string, state: string): string {
  if (board === 'CBSE') return 'cbse-transfer';
  return board === 'State board' && /maharashtra/i.test(state) ? 'maharashtra-leaving' : 'general-transfer';
}

/** `TC/2026-27/0012`. */
export function numberOfCertificate(prefix: string, year: number, serial: number): string {
  return `${prefix}/${yearName(year)}/${String(serial).padStart(4, '0')}`;
}

/** The book that a serial falls into, of books of so many certificates. */
export function bookOf(serial: number, bookSize: number): number {
  return Math.ceil(serial / bookSize);
}
