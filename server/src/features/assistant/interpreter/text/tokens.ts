/** A word, a number or one sign of the prompt. `isGlued`: no space stands before it. */
export type Token = {
  readonly text: string;
  readonly raw: string;
  readonly kind: 'word' | 'number' | 'sign';
  readonly start: number;
  readonly end: number;
  readonly isGlued: boolean;
};

type CharKind = 'letter' | 'digit' | 'space' | 'sign';

/** Splits clean text. '9B', '10k' and '15th' become a number and a word; "Kumar's" a word and "'s", "teachers'" a word; '12,000' stays one number. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const kind = kindAt(text, at);
    const start = at;
    if (kind === 'space') {
      at += 1;
      continue;
    }
    if (kind === 'letter') at = endOfWord(text, at);
    else if (kind === 'digit') at = endOfNumber(text, at);
    else at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
    const isOfMany = kind === 'letter' && endsPossessive(text, at) && !isQuoting(tokens);
    if (isOfMany) at += 1;
    const raw = text.slice(start, at);
    const isGlued = tokens.length > 0 && tokens.at(-1)?.end === start;
    tokens.push({
      raw,
      text: kind === 'digit' ? raw.replaceAll(',', '') : (isOfMany ? raw.slice(0, -1) : raw).toLowerCase(),
      kind: kind === 'letter' ? 'word' : kind === 'digit' ? 'number' : 'sign',
      start,
      end: at,
      isGlued,
    });
  }
  return tokens;
}

function endOfWord(text: string, from: number): number {
  let at = from;
  if (text[at] === "'") at += 1;
  while (at < text.length) {
    if (kindAt(text, at) === 'letter' && text[at] !== "'") at += 1;
    else if (text[at] === "'" && isInnerApostrophe(text, at)) at += 1;
    else break;
  }
  return at;
}

/** Keeps "don't" and "o'clock" whole and lets "'s" be a token of its own. */
function isInnerApostrophe(text: string, at: number): boolean {
  const next = text[at + 1] ?? ' ';
  if (kindAt(text, at + 1) !== 'letter') return false;
  const isPossessive = (next === 's' || next === 'S') && kindAt(text, at + 2) !== 'letter';
  return !isPossessive;
}

/** "Teachers' Day": the apostrophe belongs to the word, which means what it means without. */
function endsPossessive(text: string, end: number): boolean {
  return text[end] === "'" && text[end - 1]?.toLowerCase() === 's' && text[end + 1] === ' ' && isLetter(text[end + 2] ?? ' ');
}

/** A quotation that is open is closed by the next apostrophe. */
function isQuoting(tokens: readonly Token[]): boolean {
  return tokens.filter(({ text }) => text === "'").length % 2 === 1;
}

function endOfNumber(text: string, from: number): number {
  const first = endOfDigits(text, from);
  let [at, end] = [first, first];
  // '1,20,000' is one number, '24,25 December' are two: the last group has three digits.
  while (text[at] === ',') {
    const next = endOfDigits(text, at + 1);
    const size = next - at - 1;
    if (size !== 2 && size !== 3) break;
    if (size === 3) end = next;
    at = next;
  }
  return end;
}

function endOfDigits(text: string, from: number): number {
  let at = from;
  while (kindAt(text, at) === 'digit') at += 1;
  return at;
}

function kindAt(text: string, at: number): CharKind {
  const char = text[at];
  if (char === undefined || char === ' ') return 'space';
  if (char >= '0' && char <= '9') return 'digit';
  if (char === "'") return isWithinWord(text, at) ? 'letter' : 'sign';
  if (isLetter(char)) return 'letter';
  return /\s/u.test(char) ? 'space' : 'sign';
}

/** The apostrophe of "don't" and "Kumar's"; one behind a space opens a quotation ("10 'A'"). */
function isWithinWord(text: string, at: number): boolean {
  const [before, behind] = [text[at - 1] ?? ' ', text[at + 1] ?? ' '];
  const isInside = before !== "'" && (isLetter(before) || (before >= '0' && before <= '9') || before === '.' || before === ')');
  const isPossessive = behind.toLowerCase() === 's' && !isLetter(text[at + 2] ?? ' ');
  return (isInside || isPossessive) && behind !== "'" && isLetter(behind);
}

function isLetter(char: string): boolean {
  return /[\p{L}\p{M}_]/u.test(char);
}
