import { claim, isFree, lengthAt, type Reading } from '../reading.ts';
import { wordsIn } from '../text/listed.ts';
import type { Concept } from '../words/concepts.ts';

/** What certificates are mostly asked for; other words are a purpose only beside somebody of the roll. */
const KNOWN = new Set(
  'passport bank account scholarship bus railway train metro visa aadhaar aadhar adhar pan ration loan education admission hostel competition tournament sports olympiad exam college university higher concession pass sim identity address age nationality caste income domicile court government job transfer पासपोर्ट छात्रवृत्ति बैंक'.split(
    ' ',
  ),
);
const ARTICLES = ['the', 'a', 'an', 'his', 'her', 'their', 'my'];
const ENDINGS = ['please', 'pls', 'plz', 'kindly', 'asap', 'sir', 'madam', 'today', 'now', 'immediately', 'urgently', 'soon'];
/** Behind these Hindi names whose the certificate is, or what is asked for. */
const BREAKS = ['ka', 'ki', 'ko', 'का', 'की', 'को'];
const FOR_HINDI = ['liye', 'liey', 'lie', 'वास्ते', 'लिए', 'लिये'];
const MOST_WORDS = 8;

/**
 * What a certificate is for: 'for passport', 'for a bank account', 'scholarship ke liye'. Free text behind 'for' where it is no class, day or person; words that
 * ask for something else besides are left to be asked about.
 */
export function findPurpose(reading: Reading): string | undefined {
  if (!reading.hits.some(({ concept, from }) => concept === 'certificateKind' && isFree(reading, from))) return undefined;
  for (const [at, { text }] of reading.tokens.entries()) {
    if (!isFree(reading, at)) continue;
    const span = text === 'for' ? behind(reading, at + 1) : FOR_HINDI.includes(text) ? before(reading, at - 1) : undefined;
    if (span === undefined || !isPurpose(reading, span)) continue;
    const [from, to] = span;
    claim(reading, from, to - from, 'purpose');
    return reading.text.slice(reading.tokens[from]?.start, reading.tokens[to - 1]?.end);
  }
  return undefined;
}

type Span = readonly [from: number, to: number];

function behind(reading: Reading, start: number): Span | undefined {
  const { tokens, roster } = reading;
  const from = ARTICLES.includes(tokens[start]?.text ?? '') ? start + 1 : start;
  let to = from;
  for (; to < tokens.length && to - from < MOST_WORDS; to += 1) {
    const { text = '', kind } = tokens[to] ?? {};
    if (kind === 'sign' && !tokens[to]?.isGlued) break;
    const isOfSomebody = ['to', 'of', 'for'].includes(text) && (!isFree(reading, to + 1) || roster.words.has(tokens[to + 1]?.text ?? ''));
    if (!isFree(reading, to) || roster.words.has(text) || ENDINGS.includes(text) || isOfSomebody) break;
  }
  return to > from ? [from, to] : undefined;
}

/** 'passport ke liye': the words before it, up to whose the certificate is. */
function before(reading: Reading, liye: number): Span | undefined {
  const { tokens, roster } = reading;
  if (!['ke', 'k', 'के'].includes(tokens[liye]?.text ?? '')) return undefined;
  let from = liye;
  for (; from > 0 && liye - from < MOST_WORDS; from -= 1) {
    const { text = '', kind } = tokens[from - 1] ?? {};
    if (kind === 'sign' || !isFree(reading, from - 1) || roster.words.has(text) || BREAKS.includes(text)) break;
    if (
      reading.hits.some(
        (hit) => ['certificateKind', 'add', 'send'].includes(hit.concept) && hit.from <= from - 1 && from - 1 < hit.from + hit.length,
      )
    )
      break;
  }
  return from < liye ? [from, liye] : undefined;
}

/** What speaks of an act or of people. */
const ACTING: readonly Concept[] = wordsIn(
  'send add plan tell notify notice reminder certificateKind negation all student teacher parent classWord boys girls honorific defaulter me',
);
function isPurpose(reading: Reading, [from, to]: Span): boolean {
  const { tokens, claims, roster } = reading;
  const words = tokens.slice(from, to).map(({ text }) => text);
  const asksMore = words.some((_, index) => lengthAt(reading, from + index, ...ACTING) > 0);
  if (asksMore) return false;
  if (words.some((word) => KNOWN.has(word))) return true;
  const isSomebodyNamed = tokens.some(({ text }, at) => (at < from || at >= to) && (claims[at] === 'name' || roster.words.has(text)));
  return isSomebodyNamed && words.every((word) => word.length <= 3 || !roster.hasWithin(word, 1));
}
