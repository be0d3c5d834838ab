import { isFree, lengthAt, type Reading } from './reading.ts';
import { type ActIntent, type Interpretation, isWrite } from './types.ts';
import type { Concept } from './words/concepts.ts';

/** Signs and words between two commands. */
const JOINTS = [';', '.', ',', '?', 'then', 'also', 'and', 'aur', 'phir', 'fir', 'और', 'फिर', '&'];
/** What an English command or question begins with, and a Hindi one ends with. */
const OPENS: readonly Concept[] = ['show', 'send', 'add', 'notice', 'reminder', 'who', 'howMuch', 'count', 'tell'];
const CLOSES: readonly Concept[] = ['show', 'send', 'add', 'tell', 'reminder', 'vague'];
/** Fewer words are no command of their own. */
const LEAST_WORDS = 3;

type Read = (text: string) => Interpretation;

/**
 * The two commands of a prompt that holds two, as they were typed; none when it holds one. Each has to be whole by itself, begin
 * (or in Hindi end) like a command, and want something else than the other.
 */
export function findTwoCommands(reading: Reading, read: Read): readonly [string, string] | undefined {
  for (let at = LEAST_WORDS; at < reading.tokens.length - LEAST_WORDS; at += 1) {
    const joint = jointAt(reading, at);
    if (!joint || !areCommands(reading, at, at + joint)) continue;
    const first = reading.text.slice(0, reading.tokens[at - 1]?.end).trim();
    const second = reading.text.slice(reading.tokens[at + joint]?.start).trim();
    if (isOfColumns(reading, at + joint)) continue;
    const [one, other] = [read(first), read(second)];
    if (isWhole(one) && ((isWhole(other) && areTwo(one, other)) || isAnotherQuestion(one, other))) return [first, second];
  }
  return undefined;
}

/** '… for 5 months? Name, section, number of months.': what is to be told of each. */
const isOfColumns = ({ tokens }: Reading, start: number): boolean =>
  tokens.some(
    ({ text }, at) =>
      at <= start &&
      NAMES.includes(text) &&
      ['?', '.', ':', ';'].includes(tokens[at - 1]?.text ?? '') &&
      [',', 'and', '&', 'n', 'aur'].includes(tokens[at + 1]?.text ?? ''),
  );
const NAMES = ['name', 'names', 'naam'];

function jointAt(reading: Reading, at: number): number {
  let length = 0;
  // '…, whose scholarship covers hers' belongs to what stands before.
  if (reading.tokens[at + 1]?.text === 'whose') return 0;
  while (isFree(reading, at + length) && JOINTS.includes(reading.tokens[at + length]?.text ?? '')) length += 1;
  return length;
}

function areCommands(reading: Reading, end: number, start: number): boolean {
  const polite = lengthAt(reading, start, 'polite');
  if (lengthAt(reading, start + polite, ...OPENS) > 0 || lengthAt(reading, end, 'show') > 1) return true;
  // 'reminder bhejo class 4 ko': who is meant may come behind the verb.
  const isFirst = reading.hits.some(({ concept, from }) => from < end && CLOSES.includes(concept) && concept !== 'reminder');
  return isFirst && endsWith(reading, reading.tokens.length);
}

/** Whether a verb of a command stands right before that place, a 'do' or 'hai' behind it passed over. */
function endsWith(reading: Reading, end: number): boolean {
  const { hits, tokens } = reading;
  const last = tokens[end - 1]?.kind === 'sign' ? end - 1 : end;
  return hits.some(
    ({ concept, from, length }) =>
      CLOSES.includes(concept) && isFree(reading, from) && from + length >= last - 1 && from + length <= last && length < 4,
  );
}

type Act = Extract<Interpretation, { intent: ActIntent }>;

function isWhole(read: Interpretation): read is Act {
  return read.intent !== 'clarify' && read.intent !== 'decline' && read.intent !== 'help';
}

/**
 * '… aur uska timetable bhi dikhao' behind a plan: a separate question, although only the first one says whom it is about. '… and add a holiday on 25 December' in
 * February is a separate command, although the year has to be asked.
 */
function isAnotherQuestion(one: Act, other: Interpretation): boolean {
  if (other.intent !== 'clarify' || one.intent === 'notice.publish' || !isWrite(one.intent)) return false;
  const { for: meant } = other.slots;
  if (meant === undefined || meant === 'help') return false;
  return !isWrite(meant) || (meant !== one.intent && other.slots.missing.every((slot) => slot === 'year'));
}

/** Two questions of one kind are one; so is a notice, whose text may hold whatever it likes. */
function areTwo(one: Act, other: Act): boolean {
  if (one.intent === 'notice.publish') return false;
  if (one.intent !== other.intent) return true;
  return isWrite(one.intent) && JSON.stringify(one.slots) !== JSON.stringify(other.slots);
}
