import type { QueryClient } from '@tanstack/react-query';
import { asSaved } from './mark-grid.ts';

/** What this tab has sent for the cells of a section in an exam. */
export type OwnSaves = ReturnType<typeof makeOwnSaves>;

const perTab = new WeakMap<QueryClient, Map<string, OwnSaves>>();

/**
 * The saves of this tab for a section in an exam. They outlive the grid: it is made anew when the marks are loaded again, while a save of the one before may
 * still be on its way.
 */
export function ownSavesOf(client: QueryClient, place: string): OwnSaves {
  const places = perTab.get(client) ?? new Map<string, OwnSaves>();
  perTab.set(client, places);
  const own = places.get(place) ?? makeOwnSaves();
  places.set(place, own);
  return own;
}

function makeOwnSaves() {
  let last: Promise<unknown> = Promise.resolve();
  /** By cell: what was sent since the last answer, and what that answer confirmed. */
  const sent = new Map<string, Set<string>>();
  return {
    /** Saves one after the other, in the order in which they are asked for. */
    inOrder: <T>(act: () => Promise<T>): Promise<T> => {
      const next = last.then(act, act);
      last = next.catch(() => {});
      return next;
    },
    /** Whether a mark in a cell can only be the one that this tab sent. */
    isOwn: (key: string, present: string) => sent.get(key)?.has(present) ?? false,
    note: (key: string, value: string) => void sent.set(key, (sent.get(key) ?? new Set()).add(asSaved(value))),
    confirm: (key: string, value: string) => void sent.set(key, new Set([asSaved(value)])),
  };
}
