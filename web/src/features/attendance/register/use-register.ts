import type { Mark } from '@shala/contract/attendance';
import { useMemo, useState } from 'react';
import type { RegisterState } from '../api.ts';
import { changedIds, type Entries, keepDraft, keptDraft, openingEntries, type Person } from './draft.ts';

type Options = { name: string; people: readonly Person[]; register: RegisterState };

/** A register while it is marked. Every change is kept in this browser until it is saved, so that a lost network loses no marks. */
export function useRegister({ name, people, register }: Options) {
  const opening = useMemo(() => openingEntries(people), [people]);
  const [draft, setDraft] = useState(() => keptDraft(name, people));
  const entries: Entries = draft ? { ...opening, ...draft.entries } : opening;
  const changed = changedIds(opening, entries);

  const put = (changes: Entries) => {
    const next = { version: draft?.version ?? register.version, entries: { ...entries, ...changes } };
    setDraft(next);
    keepDraft(name, next);
  };
  const drop = () => {
    setDraft(null);
    keepDraft(name, null);
  };
  return {
    entries,
    changed,
    /** True while there is something to save: changes, or a register that was never taken. */
    isDirty: changed.length > 0 || register.version === 0,
    hasDraft: draft !== null && changed.length > 0,
    /** True for unsaved marks that began from a register which somebody has saved since. */
    isOutdated: draft !== null && draft.version !== register.version && changed.length > 0,
    mark: (id: string, mark: Mark) => put({ [id]: { mark, reason: mark === 'P' ? '' : (entries[id]?.reason ?? '') } }),
    explain: (id: string, reason: string) => put({ [id]: { mark: entries[id]?.mark ?? 'P', reason } }),
    markAllPresent: () =>
      put(
        Object.fromEntries(
          people.map(({ id, leave }) => [id, { mark: leave && !leave.isHalfDay ? ('V' as const) : ('P' as const), reason: '' }]),
        ),
      ),
    /** Goes on with the unsaved marks over what was saved meanwhile. */
    rebase: () => {
      const next = { version: register.version, entries };
      setDraft(next);
      keepDraft(name, next);
    },
    drop,
  };
}

export type Register = ReturnType<typeof useRegister>;
