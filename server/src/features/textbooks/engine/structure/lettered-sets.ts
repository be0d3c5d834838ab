import type { Line } from '../text/line.ts';
import type { Mark } from './marks.ts';
import { withoutPartLetter } from './part-heads.ts';
import { type Role, roleOf } from './roles.ts';

/** `B. Subjective questions`, by its letter. */
const LETTERED = /^([A-H])[.)]\s/u;
/** `A. Multiple choice questions` stands so many lines below the heading of its set at most. */
const HEADED = 3;
const ASKING = new Set<Role>(['exercise', 'intext', 'unclear']);

/** Without `B. Subjective questions` in a set of which `A.` stands right below its heading: it goes on with the set, and opens none. */
export function withoutLetteredParts(marks: readonly Mark[], lines: readonly Line[]): readonly Mark[] {
  let expected: string | null = null;
  return marks.filter((mark) => {
    if (mark.kind !== 'role') return true;
    const letter = letterAt(lines, mark.index);
    if (letter !== null && letter === expected) {
      expected = after(letter);
      return false;
    }
    expected = ASKING.has(mark.role) && letter === null ? nextLetter(lines, mark.index + mark.span, marks) : null;
    return true;
  });
}

/** The letter that goes on from those below a set's heading, up to the next mark; null where no `A.` stands there. */
function nextLetter(lines: readonly Line[], from: number, marks: readonly Mark[]): string | null {
  const until =
    marks.find((mark) => mark.kind === 'role' && mark.index >= from && letterAt(lines, mark.index) !== 'A')?.index ?? lines.length;
  const first = lines.slice(from, Math.min(from + HEADED, lines.length)).findIndex((_, at) => letterAt(lines, from + at) === 'A');
  if (first < 0) return null;
  let next = 'B';
  for (let index = from + first + 1; index < until; index++) if (letterAt(lines, index) === next) next = after(next);
  return next;
}

function letterAt(lines: readonly Line[], index: number): string | null {
  const text = lines[index]?.text ?? '';
  const letter = LETTERED.exec(text)?.[1];
  if (letter === undefined) return null;
  const role = roleOf(withoutPartLetter(text));
  return role === 'part' || role === 'exercise' ? letter : null;
}

function after(letter: string): string {
  return String.fromCharCode(letter.charCodeAt(0) + 1);
}
