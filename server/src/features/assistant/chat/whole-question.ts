import type { Query } from '@shala/contract/assistant';
import { findEntities } from '../interpreter/entities/find-all.ts';
import { interpret } from '../interpreter/interpret.ts';
import { readText } from '../interpreter/reading.ts';
import { cleanText } from '../interpreter/text/clean.ts';
import { phrasesIn, wordsIn } from '../interpreter/text/listed.ts';
import { readQuery } from '../query/compose/ask.ts';
import { ENTITIES } from '../query/entities/index.ts';
import { leansOn } from '../query/follow/of-whole.ts';
import { hasSubject } from '../query/follow/subject.ts';
import { reworded } from '../query/vocabulary/reword.ts';
import type { School } from '../tools/directory.ts';
import { goesOn, isPart, pointsAtSome } from './goes-on.ts';
import { bareOf } from './says.ts';

/**
 * Whether a prompt is a whole question or request, which stands for itself whatever was answered or refused before it: the one rule of when nothing of an
 * earlier answer gets into a prompt. A question has a word that asks or tells to list, a verb, what it is about and something that is said of it, and all of its
 * words are read. No word says that it goes on ('and', 'only', 'of these', 'his', 'what about'), unless it points at somebody whom the prompt itself names.
 */
export function standsAlone(prompt: string, school: School): boolean {
  const clean = bareOf(cleanText(prompt));
  if (clean.split(' ').length > MOST_WORDS) return false;
  const said = clean.replace(THEIRS, '$1 ').toLowerCase();
  if (OPENS.test(said) || goesOnAfter(said)) return isOfItsOwn(clean, school);
  if (goesOn(said) !== undefined || isPart(said) || leansOn(said) || pointsAtSome(said)) return false;
  const own = wholly(prompt, school);
  if (own === undefined) return false;
  return isOfNamed(own) || (ASKS.test(said) && DOES.test(said) && saysEnough(own, said, school));
}

/** 'Komal Saini ki janm tithi': what is recorded of somebody whom the prompt names needs no verb. */
const isOfNamed = ({ entity, filters, columns = [] }: Query): boolean =>
  columns.length > 0 && filters.some(({ by, op }) => by === entity && op === 'is');

/** What is longer is a text, or opens with its reasons. */
const MOST_WORDS = 40;

const goesOnAfter = (said: string): boolean => POINTS.test(said) || ELLIPTIC.test(said);

/** The query of a question of which all words are read. */
function wholly(prompt: string, { today, directory, names }: School): Query | undefined {
  const own = readQuery(prompt, { today, directory }, names);
  return own?.unread === undefined ? own?.query : undefined;
}

/** 'Kal Sunita madam chhutti par hai, uska arrangement kar do': the word points at the one person whom the prompt has named before it, and at nobody else. */
function isOfItsOwn(clean: string, school: School): boolean {
  const said = clean.toLowerCase();
  const at = said.search(ONE);
  if (at <= 0 || OPENS.test(said) || goesOnAfter(said.replaceAll(ONE, ' '))) return false;
  const { mentions } = findEntities(readText(clean.slice(0, at), school));
  if (mentions.length !== 1) return false;
  const alone = interpret(clean, school);
  return alone.intent !== 'clarify' && alone.intent !== 'decline' && ('teacher' in alone.slots || 'student' in alone.slots);
}

/** What a question is about and what it says besides are at least two things; a figure that is denied ('marks not entered') says as much. */
function saysEnough(
  { entity, measure, filters, groupBy, bounds, also, period, compare, order }: Query,
  said: string,
  school: School,
): boolean {
  const { who } = ENTITIES[entity];
  const parts = [period, compare, order].filter((one) => one !== undefined).length;
  // Girls are the people who are spoken of, and nothing that is said of them; that somebody has such a row at all is what is asked.
  const kept = filters.filter(({ by }) => by !== 'gender').length + bounds.filter(({ value }) => value !== 0).length;
  const groups = groupBy.filter((group) => group !== who).length;
  const isOfRows = entity !== who || !['list', 'count'].includes(measure);
  const isDenied = measure !== 'list' && DENIED.test(said);
  const things = kept + groups + also.length + parts + Number(isOfRows) + Number(PEOPLE.test(said)) + Number(isDenied);
  const about = { entity, measure, filters, groupBy, bounds, also };
  const hasMatter = kept > 1 || hasSubject(said, about, school) || hasSubject(reworded(said), about, school);
  // 'Kitni leave li', 'how many failed': of whom and when is said before.
  const isOpen = who !== undefined && period === undefined && !WHOM.test(said) && !filters.some(({ by }) => PERSONS.includes(by));
  return hasMatter && things >= (isOpen ? MORE : WHOLE);
}
const WHOLE = 2;
const MORE = 3;
const PERSONS: readonly string[] = wordsIn('student employee guardian person');

const either = (words: readonly string[]) => `(?<![\\p{L}\\p{M}])(?:${words.join('|')})(?![\\p{L}\\p{M}])`;
const any = (...words: readonly string[]) => new RegExp(either(words), 'u');
const every = (...words: readonly string[]) => new RegExp(either(words), 'gu');

/** What opens a prompt that goes on. */
const OPENS = /^(?:and|aur|also|or|but|lekin|phir|what about|how about|same|और|लेकिन|फिर)(?![\p{L}\p{M}])/u;
const ONE_PERSON = wordsIn(
  'his her hers he she him uska uske uski usko usne iska iske iski isko isne उसका उसके उसकी उसको इसका इसके इसकी इसको',
);
const ONE = every(...ONE_PERSON);
/** Words of an answer, or of those in it; 'this month' is a time. */
const POINTS = any(
  ...ONE_PERSON,
  ...wordsIn(
    'these those them they their theirs it its that ones others else rest same also too instead only wahi wohi vahi unhi inhi unme inme unmein inmein unke unki unka unko unhe inke inki inka inko isme usme wahan bhi dono उनमें इनमें उनके उनकी उनका इनके इनकी इनका भी दोनों',
  ),
  '(?:this|one)(?! (?:\\w+ )?(?:year|month|week|term|session|quarter|day|time|than|of))',
  '(?<!(?:is|are|was|were|have been|has been) )there',
);
/** 'Which department gets the most': of what it is, was said before. */
const ELLIPTIC = /(?:\b(?:most|least|highest|lowest|maximum|minimum|more|less|fewer|first|last)|\bsabse (?:zyada|jyada|kam))$/u;
const ASKS = any(
  ...phrasesIn(
    'who, whose, whom, which, what, when, where, how many, how much, how long, list, show, give, tell, kaun, kis, kisne, kitna, kitne, kitni, kab, kahan, kya, batao, bataiye, dikhao, dikhaiye, कौन, किस, किसने, कितना, कितने, कितनी, कब, कहाँ, क्या, बताओ, बताइए, दिखाओ',
  ),
);
const DENIED = any(...wordsIn('not nahi nahin yet abhi नहीं'));
/** Forms of verbs by which a clause is whole; regular ones of the past by their end. */
const DOES = any(
  ...wordsIn(
    'is are was were has have had do does did can will owe owes take takes took teach teaches pay pays paid come came leave left get got sit sits live lives study studies stay stays use uses travel travels spend spent give gave make made go went score got top begin begins start starts end ends hai hain tha the thi thin hoga hogi honge hua hue hui aaya aaye aayi gaya gaye gayi liya liye li diya diye di kiya kiye ki rahe raha rahi padhate padhata padhati karte karta karti aate jaate rehte है हैं था थे थी हुआ हुए हुई होगा होगी होंगे आया आए आई आये गया गए गई दिया दिए दी लिया लिए ली किया किए रहे रहा रही करते करता करती list show all',
  ),
  '\\p{L}{3,}ed',
);
const PEOPLE_WORDS = [
  'pupils?',
  ...wordsIn(
    'students? child children kids? boys? girls? teachers? staff employees? parents? guardians? bacche bachche bachhe bacchon bachchon chhatra chhatron ladke ladkiyan ladkiya shikshak बच्चे बच्चों छात्र छात्रों छात्राएं लड़के लड़कियां लड़कियाँ शिक्षक कर्मचारी',
  ),
];
const PEOPLE = any(...PEOPLE_WORDS);
const WHOM = any(...PEOPLE_WORDS, ...wordsIn('who whose whom kaun kiska kiski kiske kisne kis कौन किसका किसकी किसके किसने'));
/** 'The students of 5A with their phone numbers': the word points at the people whom the question itself speaks of. */
const THEIRS = new RegExp(`(${either(PEOPLE_WORDS)}.*? (?:with|and|aur|along with)) (?:their|unke|unki|inke|inki)(?= )`, 'iu');
