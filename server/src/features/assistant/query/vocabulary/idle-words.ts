import { wordsIn } from '../../interpreter/text/listed.ts';

/** Verbs by which something is only had, told or brought about: whatever else a question says, they keep, deny, compare and rank nothing. */
const VERBS = wordsIn(
  'get have be make go give keep hold put show tell see look seem appear happen turn stand sit lie carry handle let help find know think need try say reflect pull dig fetch grab shell face possess contain cut clock sort pop jot lay exist occur witness attract undergo manage eat',
);
/** Their forms that no rule makes. */
const IRREGULAR = wordsIn(
  'got gotten had doing done made went gone gave given kept held shown told saw seen stood sat lay lain lying found knew known thought said dug laid',
);
/** The stems of Hindi verbs of the same kind, with their endings. */
const HINDI = wordsIn(
  'kar karwa karva ho de le rakh bata dikha mil lag chal rah nikal nikalwa bhej dekh bol chah baith bana banwa jaan gin ginwa',
);
const HINDI_ENDINGS = wordsIn(
  'o na ne ni ta te ti kar ke iye iyega iega do dijiye dena den dein de lo lena raha rahe rahi rahta rahte rahti gaya gaye gayi a e i ya ye yi oge ogi',
);
/** Other small words of Hindi, and what stands for the people or things that are named before it: 'on the non-teaching side', 'the staff folks'. */
const SMALL = wordsIn(
  'asking means meaning meant zara jara kripya kripaya hongi sakte sakta sakti chuka chuke chuki side folks guys lot bunch fellows d da',
);
/** Adverbs that keep some, tell apart or say how often; any other one in -ly only says how it is asked. */
const NARROWING: ReadonlySet<string> = new Set(
  wordsIn(
    'early daily weekly monthly yearly quarterly fortnightly hourly only newly recently lately freshly fully partly partially wholly completely entirely solely jointly separately individually consecutively continuously continually repeatedly frequently regularly irregularly rarely hardly barely scarcely mostly mainly temporarily permanently provisionally manually digitally electronically personally orally physically mentally medically verbally legally publicly privately locally internally externally positively negatively previously formerly originally initially firstly lastly secondly finally equally similarly differently evenly successively constantly highly poorly badly nearly severely seriously slightly heavily strictly elderly unlikely family supply reply apply rely fly july italy',
  ),
);

/** The forms of an English verb that end as most do. */
export const formsOfVerb = (verb: string): string[] => {
  const stem = verb.replace(/e$/, '');
  const doubled = /[^aeiou][aeiou][gntp]$/.test(verb) ? verb + verb.at(-1) : stem;
  const past = /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${doubled}ed`;
  const third = /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : /(?:s|x|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
  return [verb, third, past, `${doubled}ing`];
};
const IDLE: ReadonlySet<string> = new Set([
  ...VERBS.flatMap(formsOfVerb),
  ...IRREGULAR,
  ...HINDI.flatMap((stem) => [stem, ...HINDI_ENDINGS.map((ending) => stem + ending)]),
  ...SMALL,
]);

/** Whether a word says nothing that could make another question of one that can be read without it. */
export const isIdleWord = (word: string): boolean => IDLE.has(word) || (/^[a-z]{3,}ly$/.test(word) && !NARROWING.has(word));
