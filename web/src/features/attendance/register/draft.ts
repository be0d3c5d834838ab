import type { Mark } from '@shala/contract/attendance';
import { keepLocally, keptLocally } from '#lib/local-data';

/** What one person is marked with, and why. */
export type Entry = { mark: Mark; reason: string };
export type Entries = Readonly<Record<string, Entry>>;
/** Marks that were not saved yet, with the version of the register that they began from. */
export type Draft = { version: number; entries: Entries };
/** What is sent when a register is saved. */
export type SaveOrder = { version: number; marks: { id: string; mark: Mark; reason?: string }[]; reason?: string };
/** What a register is saved by, and taken back by when it was taken by mistake; both throw what the server refuses with. */
export type RegisterActs = {
  save: (order: SaveOrder, key: string) => Promise<{ version: number }>;
  takeBack: (order: { version: number; reason?: string }) => Promise<unknown>;
};
export type Person = {
  id: string;
  name: string;
  /** What stands before the name: a roll number or a code. */
  number: string;
  note: string;
  mark: Mark | null;
  reason: string;
  leave: { id: string; from: string; to: string; isHalfDay: boolean; isFromRegister: boolean; reason: string } | null;
};

/** What a register opens with: what was saved; in one that was not taken everybody is present, and on leave who has leave. */
export function openingEntries(people: readonly Person[]): Entries {
  return Object.fromEntries(people.map(({ id, mark, reason, leave }) => [id, { mark: mark ?? (leave?.isHalfDay ? 'H' : 'P'), reason }]));
}

/** Whose mark or reason differs between two states of a register. */
export function changedIds(before: Entries, after: Entries): string[] {
  return Object.keys(after).filter((id) => before[id]?.mark !== after[id]?.mark || before[id]?.reason !== after[id]?.reason);
}

/** What the marks of these people were when the register was opened; who had none then is left out. */
export function earlierMarks(people: readonly Person[], ids: readonly string[]): SaveOrder['marks'] {
  return people.flatMap(({ id, mark, reason }) => (ids.includes(id) && mark !== null ? [{ id, mark, ...(reason && { reason }) }] : []));
}

/** Keeps unsaved marks in this browser; none forgets them. */
export function keepDraft(name: string, draft: Draft | null): void {
  keepLocally(`register.${name}`, draft);
}

/** The unsaved marks of a register that belong to these people, or null. */
export function keptDraft(name: string, people: readonly Person[]): Draft | null {
  const kept = keptLocally(`register.${name}`) as Draft | null;
  if (kept === null || typeof kept !== 'object' || typeof kept.version !== 'number' || typeof kept.entries !== 'object') return null;
  const entries = Object.fromEntries(people.flatMap(({ id }) => (kept.entries[id] ? [[id, kept.entries[id]]] : [])));
  return Object.keys(entries).length > 0 ? { version: kept.version, entries } : null;
}

/** True for somebody with leave that was applied for: absent they can only be once it is withdrawn. */
export function isHeldByLeave({ leave }: Person): boolean {
  return leave !== null && !leave.isFromRegister;
}
