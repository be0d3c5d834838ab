import { findEntities } from './entities/find-all.ts';
import { lengthAt, type Reading } from './reading.ts';
import { wordsIn } from './text/listed.ts';
import type { Concept } from './words/concepts.ts';

const STOPS = ['.', ',', ';', '!', '?'];
/** Fewer words behind a 'please' ask for nothing. */
const LEAST_WORDS = 3;
/** What a clause begins with that says something besides: 'I have had two calls', 'the bank closes', 'whose father travels'. */
const ASIDES: readonly string[] = wordsIn('i we it he she they the my our whose who which as so because since should thank thanks');
/** With one of these a clause asks for something itself, or changes what is asked for. */
const MATTERS: readonly Concept[] = wordsIn(
  'show send add notice notify tell reminder who howMuch count prohibition condition doubt correction except unsupportedVerb injection elsewhere',
);
const KINDS_THAT_CHOOSE = ['name', 'amount', 'time', 'period', 'class', 'date', 'festival'];

/**
 * What a prompt asks for, without the reason that stands before it: 'The children are tired, so please …', 'I am expecting a visitor. May I …'.
 * A reason says nothing that the request does not say itself, of whom or when. None when there is no reason.
 */
export function withoutReason(reading: Reading): string | undefined {
  for (let at = reading.tokens.length - 1; at > 1; at -= 1) {
    const start = openingAt(reading, at);
    if (start === undefined || !isAside(reading, 0, at)) continue;
    findEntities(reading);
    const inside = kindsIn(reading, start, reading.tokens.length);
    if ([...kindsIn(reading, 0, at)].every((kind) => inside.has(kind))) return reading.text.slice(reading.tokens[start]?.start);
    return undefined;
  }
  return undefined;
}

/** The request in a prompt, without the remark after it: '…, it slipped my mind', '…. The bank closes soon.' None if there is no remark. */
export function withoutAside(reading: Reading): string | undefined {
  for (let at = 2; at < reading.tokens.length - 1; at += 1) {
    const next = reading.tokens[at + 1]?.text ?? '';
    const isBreak = STOPS.includes(reading.tokens[at]?.text ?? '');
    if (!isBreak || !ASIDES.includes(next) || !isAside(reading, at + 1, reading.tokens.length)) continue;
    return reading.text.slice(0, reading.tokens[at]?.start);
  }
  return undefined;
}

/** Where a request opens behind that sign ('; please', ', so kindly', '. May I'); none where it does not. */
function openingAt(reading: Reading, at: number): number | undefined {
  if (!STOPS.includes(reading.tokens[at]?.text ?? '')) return undefined;
  const start = reading.tokens[at + 1]?.text === 'so' ? at + 2 : at + 1;
  const polite = lengthAt(reading, start, 'polite');
  return polite > 0 && start + polite + LEAST_WORDS <= reading.tokens.length ? start : undefined;
}

function isAside(reading: Reading, from: number, to: number): boolean {
  const isHeading = reading.tokens.slice(from, to).some(({ text }) => text === ':' || text === '"');
  return !isHeading && !reading.hits.some((hit) => hit.from >= from && hit.from < to && MATTERS.includes(hit.concept));
}

function kindsIn({ claims }: Reading, from: number, to: number): Set<string> {
  return new Set(claims.slice(from, to).filter((kind) => kind !== undefined && KINDS_THAT_CHOOSE.includes(kind)) as string[]);
}
