import { withoutFrame } from './courtesy-words.ts';
import { EVERYDAY, OWN_FIELDS } from './everyday.ts';
import { FIELD_WORDS } from './field-words.ts';
import { IN_ORDER } from './in-order.ts';
import { MONTH, MONTH_STARTS } from './month-words.ts';
import { writtenOut } from './short-forms.ts';
import { FAMILIES } from './wording-families.ts';
import { WORDINGS } from './wordings.ts';

const LONG = 'january february march april may june july august september october november december'.split(' ');
const DIGITS: Readonly<Record<string, string>> = { five: '5', seven: '7', ten: '10', fifteen: '15', twenty: '20' };
const placeOf = (month: string) => MONTH_STARTS.indexOf(month.slice(0, 3).toLowerCase());

const saidOf = (fields: typeof FIELD_WORDS) => fields.map(([, said]) => said).join('|');
const FIELD_END = '\\b(?: (?:ids?|cards?|numbers?|nos?|address(?:es)?)\\b\\.?)*';

/** What the wordings name in braces. */
const PARTS: Readonly<Record<string, string>> = {
  /** The words before what is asked of one student. */
  ask: "(?:what(?:['’]s)?|is|are|was|tell|give|show|me|us|please|kindly|the|get|find|batao)",
  ownfield: `(${OWN_FIELDS.map(([words]) => words).join('|')})`,
  /** The name of one person, with what stands behind it. */
  whose:
    "((?!(?:all|the|our|how|each|every|students?|children|class|teachers?|staff|employees?|those|these|them|his|her|their|him|who|boys|girls|everyone|school|total|average|any|new|sibling|[^ ]*wise|kis|kaun)\\b)[\\p{L}][\\p{L}\\d’'./ -]*?)",
  month: MONTH,
  aMonth: MONTH.replace('(', '(?:'),
  monthsaid: MONTH.replace('(', '(this month|last month|'),
  field: `(${saidOf(FIELD_WORDS)})${FIELD_END}`,
};

/** The day beside one; without a year it is of some year that has no 29 February. */
function dayBeside(said: string, by: number): string {
  const [day, month = '', year = ''] = said.split(' ');
  const at = new Date(Date.UTC(Number(year || 2026), placeOf(month), Number(day) + by));
  return `${at.getUTCDate()} ${LONG[at.getUTCMonth()]} ${year && at.getUTCFullYear()}`.trim();
}

/** What is made of the parts that were said. */
const MADE: Readonly<Record<string, (said: string) => string>> = {
  field: (said) => FIELD_WORDS.find(([, pattern]) => new RegExp(`^(?:${pattern})$`, 'i').test(said))?.[0] ?? said,
  dayAfter: (said) => dayBeside(said, 1),
  dayBefore: (said) => dayBeside(said, -1),
  following: (month) => MONTH_STARTS[(placeOf(month) + 1) % 12] ?? month,
  lastDay: (month) => String(new Date(Date.UTC(2026, placeOf(month) + 1, 0)).getUTCDate()),
  digits: (said) => DIGITS[said.toLowerCase()] ?? said,
  pupil: (said) => OWN_FIELDS.find(([words]) => new RegExp(`^${words}$`, 'i').test(said))?.[1] ?? said,
  onOr: (said) => (/after/i.test(said) ? 'since' : 'until'),
};

type Wording = { from: RegExp; to: string; made: RegExp | undefined; needs: RegExp | undefined };

const patternOf = (source: string, flag = 'g'): RegExp => {
  const whole = source.replace(/\{([a-zA-Z]+)\}/g, (said, name: string) => PARTS[name] ?? said);
  return new RegExp(whole, `${flag}i${whole.includes('\\p{') ? 'u' : ''}`);
};

const CALL = /\{(\w+):([^}]*)\}/g;
const REWORDED: readonly Wording[] = [FAMILIES, IN_ORDER, EVERYDAY, WORDINGS]
  .map((lines) => lines.trim())
  .join('\n')
  .split('\n')
  .map((line) => {
    const [from = '', rest = ''] = line.split(/ => ?(.*)$/);
    const [to = '', needs] = rest.split(/(?:^| )## /);
    return {
      from: patternOf(from),
      to: to.replace(/^~|~$/g, ' '),
      made: to.includes(':$') ? CALL : undefined,
      needs: needs === undefined ? undefined : patternOf(needs, ''),
    };
  });

/** A prompt is read several times, each time in the same words: the last few are kept. */
const KEPT = 8;
const kept = new Map<string, string>();

/** The question in the words in which the records are asked. */
export function reworded(said: string): string {
  const known = kept.get(said);
  if (known !== undefined) return known;
  const words = inWordsOfRecords(said);
  if (kept.size >= KEPT) kept.delete(kept.keys().next().value ?? '');
  kept.set(said, words);
  return words;
}

/** What is said, without what frames it and with its short forms written out. */
export const plainWords = (said: string): string => writtenOut(withoutFrame(said));

function inWordsOfRecords(said: string): string {
  let words = plainWords(said);
  for (const { from, to, made, needs } of REWORDED) {
    // Hardly any of them is said: to look for it takes a third of what replacing does.
    from.lastIndex = 0;
    if (!from.test(words) || needs?.test(words) === false) continue;
    const now = words.replace(from, to);
    if (now === words) continue;
    words = made === undefined ? now : now.replace(made, (_, name: string, parts: string) => MADE[name]?.(parts) ?? parts);
  }
  return words;
}
