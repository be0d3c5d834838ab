import type { Fragment } from './fragments.ts';

/** Numerators and denominators are short. */
const MAX_LENGTH = 10;
/** Points that their middles may lie apart, and that the line may end before the fraction. */
const OFF_CENTRE = 2.5;
const REACH = 14;

/** One number above another beside a line's baseline is a fraction: `5/4` in that line, in place of three lines. */
export function joinFractions(fragments: readonly Fragment[]): readonly Fragment[] {
  if (fragments.filter(({ text }) => text.length <= MAX_LENGTH).length < 2) return fragments;
  const sorted = fragments.toSorted((a, b) => a.y - b.y);
  const gone = new Set<Fragment>();
  const made: Fragment[] = [];
  for (const [index, over] of sorted.entries()) {
    if (over.text.length > MAX_LENGTH || gone.has(over)) continue;
    const under = findBelow(sorted, index, (one) => isUnder(over, one) && !gone.has(one));
    const host = under && findBelow(sorted, index, (one) => one !== under && isHost(one, over, under));
    if (!under || !host) continue;
    gone.add(over).add(under);
    const text = `${bracket(over.text)}/${bracket(under.text)}`;
    const style = over.runs[0]?.style ?? 0;
    made.push({
      ...over,
      x0: Math.min(over.x0, under.x0),
      x1: Math.max(over.x1, under.x1),
      y: host.y,
      text,
      runs: [{ style, length: text.length }],
    });
  }
  return made.length === 0 ? fragments : [...fragments.filter((one) => !gone.has(one)), ...made];
}

/** Among the next pieces further down. */
function findBelow(sorted: readonly Fragment[], index: number, fits: (one: Fragment) => boolean): Fragment | undefined {
  const end = Math.min(sorted.length, index + 14);
  for (let i = index + 1; i < end; i++) {
    const one = sorted[i] as Fragment;
    if (fits(one)) return one;
  }
  return undefined;
}

function isUnder(over: Fragment, under: Fragment): boolean {
  const step = under.y - over.y;
  const isAligned = Math.abs(over.x0 + over.x1 - under.x0 - under.x1) <= 2 * OFF_CENTRE;
  return (
    under.text.length <= MAX_LENGTH &&
    isAligned &&
    step > 0.75 * over.size &&
    step < 1.75 * over.size &&
    Math.abs(over.size - under.size) < 0.15 * over.size
  );
}

/** The line that the fraction stands in has its baseline between the two and ends or begins beside them. */
function isHost(host: Fragment, over: Fragment, under: Fragment): boolean {
  const isBetween = host.y > over.y + 0.2 * over.size && host.y < under.y - 0.1 * under.size;
  const isBeside = Math.abs(over.x0 - host.x1) < REACH || Math.abs(host.x0 - over.x1) < REACH || (host.x0 < over.x0 && host.x1 > over.x1);
  return isBetween && isBeside && host.size >= 0.9 * over.size;
}

function bracket(text: string): string {
  return /[+−–\s-]/.test(text.trim()) ? `(${text.trim()})` : text.trim();
}
