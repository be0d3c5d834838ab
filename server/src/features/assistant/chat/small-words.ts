/** What settles an open matter rather than asking for a new one. */
export type SmallWord = { kind: 'confirm'; code?: string; number?: number } | { kind: 'cancel' } | { kind: 'undo' } | { kind: 'pin' };

/** The code of a plan has so many signs. It begins with a letter, so that none looks like a number. */
export const CODE_LENGTH = 4;

const phrases = (...lines: string[]) => new Set(lines.flatMap((line) => line.split(', ')));

const YES = phrases(
  'yes, y, yep, yeah, sure, ok, okay, right, correct, confirm, confirmed, confirm it, confirm that, confirm this, proceed, go ahead',
  'do it, do that, send, send it, send them, add it, publish it',
  'haan, ha, han, haa, ji, theek hai, thik hai, sahi hai, kar do, kardo, kar dijiye, bhej do, bhejdo, bhej dijiye',
  'हां, जी, ठीक है, सही है, भेज दो, भेज दीजिए, कर दो, कर दीजिए',
);
/** Names what waits; alone it would be a new wish. */
const BEHIND_YES = phrases(
  'add, publish, send reminder, send reminders, send the reminder, send the reminders, send the notice, publish the notice',
  'add the holiday, add the event',
);
const NO = phrases(
  'no, n, nope, cancel, cancel it, cancel that, cancel this, stop, stop it, leave it, drop it, forget it, never mind, not now, no wait, wait, no no, hold on, not today',
  "don't, dont, do not, don't send, dont send, do not send, don't send it, dont send it, do not send it, don't do it, dont do it, do not do it",
  'cancel karo, cancel kar do, cancel kardo, cancel kar dijiye, band karo',
  'nahi, nahin, na, mat bhejo, mat bhejna, mat karo, mat karna, rehne do, rahne do, jaane do, chhodo, chodo, chhod do, chod do',
  'नहीं, मत भेजो, मत करो, रहने दो, जाने दो, रद्द करो',
);
const BACK = phrases(
  'undo, undo it, undo that, undo this, undo the last one, undo karo, undo kar do, revert, revert it, revert that',
  'take it back, take that back, take this back, wapas lo, wapas le lo, वापस लो, वापस ले लो',
);
const PIN = phrases(
  'pin, pin it, pin this, pin that, pin this question, pin this answer, pin karo, pin kar do',
  'pin it to the dashboard, pin this to the dashboard, pin to the dashboard, pin to dashboard, pin it to dashboard',
);
const COURTESY = phrases(
  'please, pls, plz, kindly, thanks, thank you, now, then, sir, madam, na, actually, sorry, oh, hmm, acha, achha, accha, just, कृपया, धन्यवाद',
);
const HEARD = phrases('ok, okay, k, theek, thik, hai, achha, accha, acha');
const NONE: ReadonlySet<string> = new Set();
const MOST_WORDS = 8;
const LONGEST_PHRASE = 5;

/** Reads 'yes', 'haan, bhej do', 'confirm 7K2Q', 'confirm 412', 'cancel', 'undo that please'; null for whatever says more than that. */
export function readSmallWord(prompt: string): SmallWord | null {
  const words = `${prompt.toLowerCase()} `
    .replaceAll(', ', ' ')
    .replaceAll(/[.!।"“”]/g, ' ')
    .split(' ')
    .filter(Boolean);
  if (words.length > MOST_WORDS) return null;
  if (consistsOf(words, YES, BEHIND_YES)) return { kind: 'confirm' };
  // 'Ok' alone is a yes, and before a no it says nothing.
  if (consistsOf(words, NO) || consistsOf(words.slice(words.findIndex((word) => !HEARD.has(word))), NO)) return { kind: 'cancel' };
  if (consistsOf(words, BACK)) return { kind: 'undo' };
  if (consistsOf(words, PIN)) return { kind: 'pin' };
  return words[0] === 'confirm' && words.length <= 3 ? readCode(words.slice(1)) : null;
}

/** What stands behind 'confirm': a code, a number of people, or both. */
function readCode(words: string[]): SmallWord | null {
  const number = words.find((word) => /^[\d,]+$/.test(word));
  const code = words.find((word) => word.length === CODE_LENGTH && word !== number);
  if (number === undefined && code === undefined) return null;
  return {
    kind: 'confirm',
    ...(code && { code: code.toUpperCase() }),
    ...(number !== undefined && { number: Number(number.replaceAll(',', '')) }),
  };
}

/** Whether the words are these phrases one behind the other, with words of courtesy among them; `behind` may follow the first. */
function consistsOf(words: string[], said: ReadonlySet<string>, behind = NONE, isBegun = false): boolean {
  if (words.length === 0) return isBegun;
  for (let length = Math.min(LONGEST_PHRASE, words.length); length > 0; length -= 1) {
    const phrase = words.slice(0, length).join(' ');
    const isOne = said.has(phrase) || (isBegun && behind.has(phrase));
    if ((isOne || COURTESY.has(phrase)) && consistsOf(words.slice(length), said, behind, isBegun || isOne)) return true;
  }
  return false;
}
