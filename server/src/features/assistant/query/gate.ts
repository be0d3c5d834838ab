/** A longer list of words is looked for no quicker than the pattern itself. */
const MOST_WORDS = 14;
const LEAST_LETTERS = 3;

/** Where the group or the class that opens at a place ends. */
function endOf(source: string, from: number): number {
  let depth = 0;
  let isClass = false;
  for (let at = from; at < source.length; at += 1) {
    const sign = source[at];
    if (sign === '\\') at += 1;
    else if (isClass) isClass = sign !== ']';
    else if (sign === '[') isClass = true;
    else if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    if (depth === 0 && !isClass) return at;
  }
  return source.length - 1;
}

/** The alternatives of a pattern. */
function alternatives(source: string): string[] {
  const found: string[] = [];
  let from = 0;
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at];
    if (sign === '\\') at += 1;
    else if (sign === '(' || sign === '[') at = endOf(source, at);
    else if (sign === '|') {
      found.push(source.slice(from, at));
      from = at + 1;
    }
  }
  return [...found, source.slice(from)];
}

const better = (one: readonly string[], other: readonly string[] | undefined): boolean => {
  const least = (words: readonly string[]) => Math.min(...words.map(({ length }) => length));
  return other === undefined || one.length < other.length || (one.length === other.length && least(one) > least(other));
};
const MAY_BE_MISSING = /^(?:[?*]|\{0)/;
const PLAIN = /^[\p{L}\p{M} ]$/u;

function gateOfOne(source: string): string[] | undefined {
  let best: string[] | undefined;
  let run = '';
  const offer = (words: string[] | undefined) => {
    if (
      words !== undefined &&
      words.length <= MOST_WORDS &&
      words.every((word) => word.trim().length >= LEAST_LETTERS) &&
      better(words, best)
    )
      best = words;
  };
  const close = () => {
    offer(run.trim() === '' ? undefined : [run.toLowerCase()]);
    run = '';
  };
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at] ?? '';
    if (PLAIN.test(sign)) {
      const isCertain = !MAY_BE_MISSING.test(source.slice(at + 1));
      if (isCertain) run += sign;
      if (!isCertain || /[+{]/.test(source[at + 1] ?? '')) close();
      continue;
    }
    close();
    if (sign === '\\') at += source[at + 1] === 'x' ? 3 : source[at + 1] === 'p' ? source.slice(at).indexOf('}') : 1;
    else if (sign === '{') at += source.slice(at).indexOf('}');
    else if (sign === '[') at = endOf(source, at);
    else if (sign === '(') {
      const end = endOf(source, at);
      const inner = source.slice(at + 1, end);
      const isLook = /^\?(?:[=!]|<[=!])/.test(inner);
      if (!isLook && !MAY_BE_MISSING.test(source.slice(end + 1))) offer(gateOf(inner.replace(/^\?:/, '')));
      at = end;
    }
  }
  close();
  return best;
}

/** Words of which one stands in every text that a pattern fits, in small letters; undefined where none can be told. A text without them need not be searched. */
export function gateOf(source: string): string[] | undefined {
  const gates = alternatives(source).map(gateOfOne);
  const words = gates.flatMap((gate) => gate ?? []);
  return gates.some((gate) => gate === undefined) || words.length > MOST_WORDS ? undefined : [...new Set(words)];
}
