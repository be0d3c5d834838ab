import { endsBefore, isFree, type Reading } from '../reading.ts';
import type { Concept } from '../words/concepts.ts';

/** Behind these 'who' is no question: 'remind parents who have not paid'. */
const NOUNS: readonly Concept[] = ['parent', 'student', 'teacher', 'all', 'those', 'defaulter', 'boys', 'girls'];
const DONE = ['got', 'was', 'were', 'did', 'received', 'been', 'gaya', 'gayi', 'bheja', 'mila', 'mili', 'गया', 'गई', 'भेजा', 'मिला'];
/** 'jinki fees baaki hai unko bhejo': whoever was asked about is now spoken to. */
const THEM = ['unko', 'unhe', 'unhen', 'inko', 'inhe', 'usko', 'them', 'उनको', 'उन्हें', 'उसको', 'इनको'];

/** Whether the prompt asks who is to be reminded: 'whom should I remind in 9-A', 'kis kis ko reminder bhejna hai', 'students who need a reminder'. */
export function asksWhomToRemind(reading: Reading): boolean {
  const reminder = reading.hits.findLast(({ concept, from }) => concept === 'reminder' && isFree(reading, from));
  if (!reminder || reading.tokens.some(({ text }) => DONE.includes(text)) || isResumed(reading)) return false;
  const isOpening = reading.hits.some(({ concept, from }) => concept === 'reminder' && from === 0);
  return reading.hits.some(({ concept, from }) => {
    if ((concept !== 'who' && concept !== 'count') || from > reminder.from || isOpening || !isFree(reading, from)) return false;
    // 'who can send reminders' asks for the one who does it.
    const isDoer =
      reading.tokens[from]?.text === 'who' &&
      reading.hits.some((hit) => hit.concept === 'send' && hit.from > from && hit.from < reminder.from);
    if (isDoer) return false;
    // 'those in 9-A who let August slip must be reminded'.
    const isBehindNoun = from > 0 && reading.tokens[reminder.from - 1]?.text === 'be' && !endsBefore(reading, from, 'show', 'me');
    return !(isBehindNoun || endsBefore(reading, from, ...NOUNS)) || isNeeded(reading, from, reminder.from);
  });
}

/** '… who need a reminder' */
function isNeeded({ tokens }: Reading, from: number, to: number): boolean {
  return tokens.slice(from, to).some(({ text }) => ['need', 'needs', 'require', 'requires', 'deserve'].includes(text)) && to - from <= 4;
}

/** 'kis kis ki fees baaki hai unko reminder bhejo': here the word for 'who' means 'whoever'. */
export function isResumed({ tokens, hits }: Reading): boolean {
  const who = hits.find(({ concept }) => concept === 'who');
  return who !== undefined && tokens.some(({ text }, at) => at > who.from && THEM.includes(text));
}
