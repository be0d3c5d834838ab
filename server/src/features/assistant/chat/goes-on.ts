import { cleanText } from '../interpreter/text/clean.ts';
import { asksHowMany, asksNamesOrTotal, leansOn } from '../query/of-whole.ts';
import { remindedOfThese } from './named-plan.ts';

/** What was not answered: a question of its own, what pointed at an answer, or what was to change it. */
export type Refused = 'subject' | 'points' | 'edits';

const MOST_WORDS = 10;
const LEADS =
  /^(?:(?:ok|okay|no|sorry|please|so|then|now),? )*(?:and|or|also|only|just|sirf|bas|not|without|except|excluding|leave out|remove|drop|skip|what about|how about|aur|और|सिर्फ|in|of|for|from|on)\b[ ,]*/i;
const OWN =
  /\b(?:who|whose|which|what|when|where|why|how|list|show|give|tell|send|remind|add|make|plan|declare|kaun|kitn\w*|kis\w*|kab|kya|kahan|batao|dikhao|bhejo)\b|कौन|कितन|किस|कब|क्या/i;
/** 'Only those who …' narrows, and asks nothing. */
const THOSE_WHO = /\b(?:those|the ones|students|children|people|teachers) (?:who|whose|which|of whom)\b/;
/** What changes an answer, and asks for none. */
const CHANGES = /^(?:(?:ok|no|and|aur|please),? )*(?:not|nahi|without|except|excluding|leave out|remove|drop|skip)\b/;
const BARE = [
  /^(?:class |kaksha |section )?(?:nursery|lkg|ukg|\d{1,2}(?:st|nd|rd|th)?|[a-e])[ -]?[a-e]?(?:,? (?:too|also|bhi|nahi|only|please|me|ki|ka|and|aur|&|\d{1,2}[a-e]?))*$/i,
  /^(?:the )?(?:boys|girls|women|men|ladke|ladkiyan|teachers|staff|students)(?: (?:and|only|both|too|also|bhi|boys|girls))*$/i,
  /^(?:please )?(?:add|include|plus) (?:class(?:es)? |section )?(?:nursery|lkg|ukg|\d{1,2}(?:st|nd|rd|th)?)[ -]?[a-e]?(?: (?:too|also|as well|bhi|please))*$/i,
  /^[\p{L}]+[ -]?wise$/iu,
  /^(?:\w+ ){0,3}(?:together|altogether|milakar|mila ke)$/i,
  /^(?:in|on|for|from|of|at) (?:which|what|how many|how much)(?: \w+){0,2}$/i,
  /^(?:and |so )?(?:which|what|who) (?:one |ones )?(?:is|are|was|has)(?: the)? \w+$/i,
  /^(?:and|aur) (?:how many|how much|kitn[aei])(?: (?:on|in|of) (?:\w+ ?){1,2})?$/i,
  /\b(?:what|which|how many) (?:percent|percentage|share|part) (?:of the \w+ )?(?:is|are) (?:that|this|it|they)$/i,
];
const POINTS =
  /\b(?:of|among|amongst|from|out of|in) (?:all )?(?:these|those|them)\b|\b(?:in|un)me(?:in)?\b|\bin dono\b|\b(?:in|at|of|from) (?:that|the same) (?:department|stop|subject|house|head|category|route|mode|month|day)\b|\bwahan (?:ke|ki|ka)\b|\b(?:of|among) the (?:absent|present|late|other) (?:ones|students|children)\b|\bin (?:each|both)$|\b(?:name|list|show|count) them\b|\b(?:them|they|their|these|she|he|him|her|his|[iu]nk[aieo]|usk[aieo]|isk[aieo])\b|\b(?:is|are|was|send|remind) (?:that|it|those(?! who| with| whose| owing))\b|(?:उन|इन|उस|इस)(?:का|की|के|को)/i;

/**
 * Whether a prompt goes on from an answer rather than asking anew: it points at that answer ('how many is that', 'remind them') or says what is to be
 * changed of it ('only girls', 'and 12B?', 'section wise').
 */
export function goesOn(prompt: string): 'points' | 'edits' | undefined {
  const said = cleanText(prompt)
    .trim()
    .replace(/[?.!]+$/, '')
    .toLowerCase();
  if (said.split(' ').length > MOST_WORDS) return undefined;
  if (asksHowMany(said) || asksNamesOrTotal(said) || leansOn(said) || POINTS.test(said)) return 'points';
  const lead = LEADS.exec(said);
  if (BARE.some((bare) => bare.test(said)) || (lead !== null && !OWN.test(said.replace(THOSE_WHO, '')))) return 'edits';
  return undefined;
}

/** 'Of the absent ones, only the girls' is asked of an answer that may be the one before the last. */
export const pointsAtSome = (prompt: string): boolean =>
  /\b(?:of|among|from) the (?:absent|present|late) (?:ones|students|children|teachers)\b/i.test(prompt);

/** What points at an answer and keeps some of it: refused, it is not what is meant by 'them' behind it. */
export const narrows = (prompt: string): boolean => NARROWING.test(prompt.trim().replace(/[?.!]+$/, ''));
const NARROWING =
  /\b(?:of|among|amongst|from|out of|in) (?:all )?(?:these|those|them)\b|\b(?:in|un)me(?:in)?\b|\bin (?:each|both)$|\bin dono\b|\b(?:of|among) the (?:absent|present|late|other) (?:ones|students|children)\b|\b(?:who|which|what|anyone|anybody) else\b/i;

/** Whether a prompt says nothing but how it goes on: never a question of its own. */
export const isFragment = (prompt: string): boolean => {
  const said = cleanText(prompt)
    .trim()
    .replace(/[?.!]+$/, '')
    .toLowerCase();
  return goesOn(prompt) === 'points' || BARE.some((bare) => bare.test(said)) || (goesOn(prompt) === 'edits' && CHANGES.test(said));
};

/**
 * Whether what this goes on from was not answered, so that it would be taken of something else. After a change that was refused the answer may be changed in
 * other words; what points at it would miss that change. What only pointed at an answer changed nothing.
 */
export function isAdrift(prompt: string, refused: Refused | null): boolean {
  const kind = refused === null || refused === 'points' ? undefined : goesOn(prompt);
  const isOfThose = refused === 'subject' && remindedOfThese(prompt) !== undefined;
  return isOfThose || kind === 'points' || (kind === 'edits' && refused === 'subject');
}
