/** How an order of all rows is said, one way a line, in the form of `wordings.ts`: the words of a question and of a follow-up alike. */
export const IN_ORDER = String.raw`
\b(?:high|highest|big|biggest|large|largest|most) to (?:the )?(?:low|lowest|small|smallest|least)\b => in descending order
\b(?:low|lowest|small|smallest|least) to (?:the )?(?:high|highest|big|biggest|large|largest|most)\b => in ascending order
\bsabse (?:zyada|jyada|adhik|bad[aei]) (?:wal[aei] )?(?:pehle|pahle|upar)\b => in descending order
\bsabse (?:kam|chh?ot[aei]) (?:wal[aei] )?(?:pehle|pahle|upar)\b => in ascending order
\b(?:best|topmost|costliest|dearest|heaviest|largest|highest|biggest|maximum|most|greatest|zyada|jyada|adhik)(?: (?!first)[a-z]+)? (?:first|(?:at|on) (?:the )?top)\b(?! (?:topper|rank|term|class|standard|week|half)) => in descending order
\b(?:worst|cheapest|lightest|lowest|smallest|least|fewest|minimum|kam)(?: (?!first)[a-z]+)? (?:first|(?:at|on) (?:the )?top)\b(?! (?:topper|rank|term|class|standard|week|half)) => in ascending order
`;

const LINES = IN_ORDER.trim()
  .split('\n')
  .map((line) => line.split(' => '))
  .map(([from = '', to = '']) => [new RegExp(from, 'gi'), to] as const);

/** One prompt is looked at from several sides. */
let latest = { said: '', words: '' };

/** A follow-up with its order in the words of the lists: 'biggest first' is an order, and 'first' no class. */
export function inOrder(said: string): string {
  if (latest.said !== said) latest = { said, words: LINES.reduce((words, [from, to]) => words.replace(from, to), said) };
  return latest.words;
}
