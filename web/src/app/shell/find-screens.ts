import type { Destination } from './destinations.ts';

const MOST = 8;

/** The screens that hold each word that was typed at the beginning of one of theirs; those whose own name begins like it come first. */
export function findScreens(destinations: readonly Destination[], query: string): Destination[] {
  const words = query.trim().toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return destinations.slice(0, MOST);
  const found = destinations.filter(({ label, group }) => {
    const text = ` ${label} ${group ?? ''}`.toLowerCase();
    return words.every((word) => text.includes(` ${word}`));
  });
  const rank = ({ label }: Destination) => (label.toLowerCase().startsWith(words.join(' ')) ? 0 : 1);
  return [...found].sort((one, other) => rank(one) - rank(other)).slice(0, MOST);
}
