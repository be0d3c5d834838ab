import { useState } from 'react';
import { keepLocally, keptLocally } from '#lib/local-data';

/** What was typed, by `area student`, `student` and (voices and days) `kind student`. */
type Typed = ReadonlyMap<string, string>;
type Entries = { grades: Typed; remarks: Typed; voices: Typed; days: Typed };

const NOTHING: Entries = { grades: new Map(), remarks: new Map(), voices: new Map(), days: new Map() };

/** Grades and remarks that are not saved. They are kept in this browser until then: forty remarks are an evening's work. */
export function useEntries(name: string, studentIds: readonly string[]) {
  const [entries, setEntries] = useState(() => keptEntries(name, new Set(studentIds)));
  const hold = (next: Entries) => {
    setEntries(next);
    const kept = Object.fromEntries(Object.entries(next).map(([kind, typed]) => [kind, [...typed]]));
    keepLocally(name, countOf(next) === 0 ? null : kept);
  };
  return {
    ...entries,
    count: countOf(entries),
    put: (change: Partial<Entries>) => hold({ ...entries, ...change }),
    drop: () => hold(NOTHING),
  };
}

const countOf = ({ grades, remarks, voices, days }: Entries) => grades.size + remarks.size + voices.size + days.size;

/** What was kept for these students; anybody else has left the section. */
function keptEntries(name: string, students: ReadonlySet<string>): Entries {
  const kept = (keptLocally(name) ?? {}) as Partial<Record<keyof Entries, unknown>>;
  const typed = (list: unknown): Typed => new Map((Array.isArray(list) ? list : []).filter((pair) => isEntry(pair, students)));
  return { grades: typed(kept.grades), remarks: typed(kept.remarks), voices: typed(kept.voices), days: typed(kept.days) };
}

function isEntry(pair: unknown, students: ReadonlySet<string>): pair is [string, string] {
  if (!Array.isArray(pair)) return false;
  const [key, value] = pair as unknown[];
  return typeof key === 'string' && typeof value === 'string' && students.has(key.split(' ').at(-1) ?? '');
}
