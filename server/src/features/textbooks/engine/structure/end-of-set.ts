import type { Line } from '../text/line.ts';
import { asks } from './asks.ts';
import { labelOf, letterLabelOf, opensList, romanLabelOf } from './labels.ts';
import { HEAD } from './looks.ts';
import { type Body, isUniform } from './measure.ts';
import type { Region } from './regions.ts';
import { roleOf } from './roles.ts';

/** Questions of a set that come before what may end it. */
const FEW = 2;

/**
 * Where a set ends that nothing else closes: at a heading of its own heading's look, larger than the text, below which no list begins before
 * the next such heading, as of a practical or a story behind the questions. The region's end where there is none.
 */
export function endOfSet({ mark, from, to }: Region, lines: readonly Line[], body: Body): number {
  const head = mark === null ? undefined : lines[mark.index];
  if (head === undefined || head.size < HEAD.clearlyLarger * body.size) return to;
  const isCounted = ({ text }: Line) => (labelOf(text) ?? romanLabelOf(text) ?? letterLabelOf(text)) !== null;
  const places: number[] = [];
  for (let index = from; index < to; index++) if (isAlike(lines[index] as Line, head)) places.push(index);
  const end = places.find((index, at) => {
    const { text } = lines[index] as Line;
    const before = lines.slice(from, index).filter((line) => labelOf(line.text) !== null).length;
    if (before < FEW || isCounted(lines[index] as Line) || roleOf(text) !== null || asks(text)) return false;
    const own = lines.slice(index + 1, places[at + 1] ?? to);
    return own.length > 0 && !own.some((line) => isCounted(line) || opensList(line.text, null));
  });
  return end ?? to;
}

function isAlike(line: Line, head: Line): boolean {
  return (
    Math.abs(line.size - head.size) <= HEAD.samePoints &&
    line.isBold === head.isBold &&
    line.colour === head.colour &&
    line.font === head.font &&
    isUniform(line)
  );
}
