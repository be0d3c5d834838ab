import { phrasesIn } from '../text/listed.ts';
/** What a verb ends with when it asks for something. */
export const LATIN_ENDINGS: readonly string[] = phrasesIn(
  'do, de, dein, den, dijiye, dijie, dijiyega, dena, lo, lijiye, lena, diya jaye, do na, dete hain',
);
const HINDI_ENDINGS = ['दो', 'दे', 'दें', 'दीजिए', 'दीजिये', 'दीजिएगा', 'देना', 'लो', 'लीजिए', 'लेना', 'दिया जाए', 'दिया जाये'];

/** 'rakh do', 'rakh dijiye', 'rakh dena' …: a verb's stem in all the ways in which it asks for something. */
export function askedFor(stems: string): string {
  return stems
    .split(', ')
    .flatMap((stem) => (stem.charCodeAt(0) >= 0x0900 ? HINDI_ENDINGS : LATIN_ENDINGS).map((ending) => `${stem} ${ending}`))
    .join(', ');
}
