import type { Destination } from './destinations.ts';
import { SCREEN_WORDS } from './screen-words.ts';

const MOST = 8;

/** The screens that hold each word that was typed at the beginning of one of theirs; those whose own name begins like it come first, then those whose name holds it. */
export function findScreens(destinations: readonly Destination[], query: string): Destination[] {
  const words = plain(query).trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return destinations.slice(0, MOST);
  const holds = (text: string) => words.every((word) => plain(` ${text}`).includes(` ${word}`));
  const rank = ({ path, label, group }: Destination): number => {
    const name = `${label} ${group ?? ''}`;
    if (plain(label).startsWith(words.join(' '))) return 0;
    if (holds(name)) return 1;
    return holds(`${name} ${SCREEN_WORDS[path] ?? ''}`) ? 2 : 3;
  };
  return destinations
    .map((one) => ({ one, place: rank(one) }))
    .filter(({ place }) => place < 3)
    .sort((one, other) => one.place - other.place)
    .slice(0, MOST)
    .map(({ one }) => one);
}

/** Few people type the dots of T.C. or the dot of रोकड़. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[.\u093c]/g, '')
    .toLowerCase();
}
