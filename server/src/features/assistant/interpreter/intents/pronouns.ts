import { isFree, lengthAt, type Reading } from '../reading.ts';

/** Who was spoken of before; in the roman and the Devanagari spelling. */
const THEM =
  'her his their hers theirs them these him she he they unke unki unka unko unhe unhein inke inki inka inko inhe inhein uske uski uska usko use iske iski iska isko ise उनके उनकी उनको उन्हें इनके इनकी इनको इन्हें उसके उसकी उसको उसे इसके इसकी इसको इसे'.split(
    ' ',
  );
const POINTING = ['those', 'that', 'this', 'these', 'unhi', 'inhi', 'un', 'in', 'उन', 'इन'];
const GATHERED = ['them', 'these', 'those', 'they', 'unko', 'inko', 'उनको', 'इनको'];
const ALL_OF = ['all', 'both', 'each', 'every', 'everyone', 'sab', 'sabko', 'sabke', 'sabhi', 'सभी', 'सब', 'सबको'];

/**
 * Whether somebody is meant who is not named here: 'her parents', 'remind them', 'those parents', 'in sabko'. A word that names all in the same prompt
 * ('remind everyone of their dues') says whom it stands for, unless it only gathers them ('all of them').
 */
export function pointsBack(reading: Reading): boolean {
  const { tokens } = reading;
  const isAll = (at: number) => isFree(reading, at) && lengthAt(reading, at, 'all', 'defaulter', 'whoever', 'those', 'who') > 0;
  const firstAll = tokens.findIndex((_, at) => isAll(at) && !POINTING.includes(tokens[at]?.text ?? ''));
  return tokens.some(({ text }, at) => {
    if (!isFree(reading, at)) return false;
    const next = tokens[at + 1]?.text ?? '';
    if (
      POINTING.includes(text) &&
      text !== 'in' &&
      lengthAt(reading, at + 1, 'parent', 'student', 'boys', 'girls', 'defaulter', 'teacher') > 0
    )
      return true;
    // 'jinki fees baaki hai, un sabko': they were described before.
    if (
      (firstAll < 0 || firstAll > at) &&
      ['in', 'un', 'inhi', 'unhi', 'इन', 'उन'].includes(text) &&
      [...ALL_OF, 'logo', 'logon', 'bachcho', 'bacho', 'लोगों', 'बच्चों'].includes(next)
    )
      return true;
    if (!THEM.includes(text)) return false;
    const isGathered =
      GATHERED.includes(text) &&
      (ALL_OF.includes(tokens[at - 1]?.text ?? '') || (tokens[at - 1]?.text === 'of' && ALL_OF.includes(tokens[at - 2]?.text ?? '')));
    return isGathered || firstAll < 0 || firstAll > at;
  });
}
