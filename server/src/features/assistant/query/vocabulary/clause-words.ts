import { phrasesIn, wordsIn } from '../../interpreter/text/listed.ts';

/** What tells a question that stands for itself from one that goes on from an answer: the words that ask, act, point, and say of whom. */
const either = (words: readonly string[]) => `(?<![\\p{L}\\p{M}])(?:${words.join('|')})(?![\\p{L}\\p{M}])`;
const any = (...words: readonly string[]) => new RegExp(either(words), 'iu');

/** What opens a prompt that goes on. */
export const OPENS = /^(?:and|aur|also|or|but|lekin|phir|what about|how about|same|और|लेकिन|फिर)(?![\p{L}\p{M}])/iu;

const ONE_PERSON = wordsIn(
  'his her hers he she him uska uske uski usko usne iska iske iski isko isne उसका उसके उसकी उसको इसका इसके इसकी इसको',
);
/** Words of one person. */
export const ONE = new RegExp(either(ONE_PERSON), 'giu');
/** Words of an answer, or of those in it; 'this month' is a time. */
export const POINTS = any(
  ...ONE_PERSON,
  ...wordsIn(
    'these those them they their theirs it its that ones others else rest same also too instead only wahi wohi vahi unhi inhi unme inme unmein inmein unke unki unka unko unhe inke inki inka inko isme usme wahan bhi dono उनमें इनमें उनके उनकी उनका इनके इनकी इनका भी दोनों',
  ),
  '(?:this|one)(?! (?:\\w+ )?(?:year|month|week|term|session|quarter|day|time|than|of))',
  '(?<!(?:is|are|was|were|have been|has been) )there',
);
/** 'Which department gets the most': of what it is, was said before. */
export const ELLIPTIC = /(?:\b(?:most|least|highest|lowest|maximum|minimum|more|less|fewer|first|last)|\bsabse (?:zyada|jyada|kam))$/iu;

export const ASKS = any(
  ...phrasesIn(
    'who, whose, whom, which, what, when, where, how many, how much, how long, list, show, give, tell, kaun, kis, kisne, kitna, kitne, kitni, kab, kahan, kya, batao, bataiye, dikhao, dikhaiye, कौन, किस, किसने, कितना, कितने, कितनी, कब, कहाँ, क्या, बताओ, बताइए, दिखाओ',
  ),
);
export const DENIED = any(...wordsIn('not nahi nahin yet abhi नहीं'));
/** Forms of verbs by which a clause is whole; regular ones of the past by their end. */
export const DOES = any(
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
export const PEOPLE = any(...PEOPLE_WORDS);
export const WHOM = any(...PEOPLE_WORDS, ...wordsIn('who whose whom kaun kiska kiski kiske kisne kis कौन किसका किसकी किसके किसने'));
/** Whom a question may ask about: people, and who they are to each other. */
export const ANYBODY = any(
  ...PEOPLE_WORDS,
  ...wordsIn('brothers? sisters? siblings? twins? fathers? mothers? family families principal peons? drivers? clerks? bhai behen bahan'),
);
/** 'The students of 5A with their phone numbers': the word points at the people whom the question itself speaks of. */
export const THEIRS = new RegExp(`(${either(PEOPLE_WORDS)}.*? (?:with|and|aur|along with)) (?:their|unke|unki|inke|inki)(?= )`, 'iu');

const KINDS = {
  employee: '(?:teachers?|staff(?: members?)?|employees?|adhyapak|shikshak|शिक्षकों|अध्यापकों|कर्मचारियों)',
  student: '(?:students?|children|pupils?|kids|boys|girls|bach{1,2}\\w+|ladk\\w+|छात्रों|बच्चों|विद्यार्थियों)',
};
/** Behind the people stands what they did or have; in 'staff leave applications' they only say whose these are. */
const DID = '(?:have|has|had|did|took|take|got|get|gave|filled|wrote|made|were|was|are|came|come|paid|borrowed|returned|who|ne|ko|को|ने)';
const asked = (kind: string) => new RegExp(`\\b(?:how many|kitn[ei]|कितने|कितनी) (?:of (?:the|our) )?(?:\\w+ )?${kind} ${DID}(?= )`, 'iu');
/** 'How many teachers have …', 'kitne teachers ne …': people are counted who did something. */
export const HOW_MANY_DID = { employee: asked(KINDS.employee), student: asked(KINDS.student) };

/** What asks for a number or an order, and not for the things themselves. */
export const ASKS_NUMBER = /\b(?:how many|numbers?|count|total|kitn[aei]|average|more|most|fewer|least|few)\b|कितन/i;
