import { keepLocally, keptLocally } from '#lib/local-data';

/** A place to go to: where, its name, and what kind of thing it is. */
export type Jump = { path: string; label: string; note: string };

const NAME = 'recent-jumps';
const MOST = 5;

/** Where the palette led lately, newest first. It goes with the session, for it may name children. */
export function recentJumps(): Jump[] {
  const kept = keptLocally(NAME);
  return Array.isArray(kept) ? kept.filter(isJump).slice(0, MOST) : [];
}

export function keepRecent(jump: Jump): void {
  keepLocally(NAME, [jump, ...recentJumps().filter(({ path }) => path !== jump.path)].slice(0, MOST));
}

function isJump(value: unknown): value is Jump {
  const jump = value as Partial<Jump> | null;
  return typeof jump?.path === 'string' && jump.path.startsWith('/') && typeof jump.label === 'string' && typeof jump.note === 'string';
}
