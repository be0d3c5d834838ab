import { wordsIn } from '../../interpreter/text/listed.ts';
import type { Concept } from '../../interpreter/words/concepts.ts';
import { SPEAKS_OF } from '../../interpreter/words/coverage.ts';
import type { Role } from './words.ts';

/** Who speaks, to whom, and that it is said. */
export const TALK: readonly string[] = wordsIn(
  'i me my mine myself im we us you your yourself sir madam ma’am please pls plz kindly tell say let know knowing enquire inquire inform ask asking asked wonder wondering pray beg request requested oblige obliged grateful thankful thanks thank trouble bother favour dear respected honourable hello hi hey namaste boss computer machine assistant friend friends shala sorry excuse pardon hurry mujhe mujhko mai main hame hume humein bataye bataiye batao bataiyega zara jara yaar bhai bhaiya suno suniye dekho dekhiye meherbani kripya',
);
/** What an address begins with. */
export const ADDRESS: readonly string[] = wordsIn('dear respected honourable honoured esteemed hello hi hey namaste namaskar good oh');
/** What is said beside a question and names nothing of a school. */
export const IDLE: readonly string[] = wordsIn(
  'story stories essay essays explanation explanations lecture lectures speech speeches drama excuse excuses fuss nonsense waffle chatter blah decoration decorations frills commentary comments remark remarks kahani bakwas bhashan jaldi turant fatafat abhi quick quickly fast faster rapid rapidly prompt promptly snappy brief briefly short shortly humbly respectfully curious curiosity ignorance forgive forgiveness blunt honest honestly frankly bluntly simply clearly fine okay ok right then now today’s matter much many thing things enough man woman old young poor newcomer stranger',
);
/** Behind a question these say of what, of whom or of which. */
export const NARROWING: readonly string[] = wordsIn(
  'only just sirf except excluding excepting but not of from in with by at on for to who whose which that having without than above below between under over more less fewer each per every wise also besides other others including included new old both same ke ki ka ko se mein me wale wali walo bina nahi',
);
/** What a remark that wants none of something begins with. */
export const DENIES: readonly string[] = wordsIn('no without don’t dont not never koi bina');
/** Words of the lists that say nothing alone. */
export const DULL: readonly string[] = wordsIn(
  'name names naam those who whom people kind work job time speak share see much have home used taking take takes given give got need wo kya se is it say open kept single popular common question questions',
);
/** What begs, greets or thanks besides. */
export const POLITE: readonly string[] = wordsIn(
  'humbly respectfully gratefully much too if not quickly quick fast hurry mind kind enough possible moment',
);
/** Signs between which the parts of a sentence stand. */
export const STOPS: readonly string[] = [',', ';', '.', '!', '?', ':', '–', '—', '(', ')', '-', '…'];
/** What a question opens with inside of a sentence that addresses somebody. */
export const OPENER =
  /(?:\b(?:on|in|from|for|of|by|to|at|with|during|since) )?\b(?:how (?:many|much|often|big|large)|which|what|whom|whose|when|where|whether|who|kitn[aei]|kaun|kis\w*|the (?:(?:total|exact|full|complete) )?(?:number|total|names?|list|count|amount|sum|percentage|share|average|collection|strength|attendance|details))\b/i;
/** Roles that say what is asked. */
export const TELLING: readonly Role[] = wordsIn('by wise each most least best worst top versus average share rise fall together');
/** Concepts of which a question may be. */
export const CONCEPTS: readonly Concept[] = [
  ...SPEAKS_OF,
  ...wordsIn('student teacher parent boys girls except exceptBehind unsupportedVerb injection month week year weekend above below'),
];
/** What narrows in a remark, and what a clause of the question begins with. */
export const LEAVING_OUT: readonly string[] = wordsIn('only except without excluding');
export const RELATIVE: readonly string[] = wordsIn('who whose which of from in with for');
/** Without one of these a question would be its opposite. */
export const TURNING: readonly string[] = wordsIn(
  'which how who what havent hasnt hadnt didnt dont doesnt isnt arent wasnt werent non no not nothing none nobody never without nil zero except but fully full nahi nahin nhi kabhi नहीं बिना when kab why new old more less above below',
);
/** For whom or what a question is asked, behind 'for' and the like: it narrows nothing. */
export const PURPOSES: readonly string[] = wordsIn(
  'report reports trustees trustee management board inspection inspector inspectors auditor auditors committee chairman secretary correspondent file files record records reference information knowledge presentation newsletter purpose purposes satisfaction convenience review planning minutes superiors boss',
);
/** What a purpose stands behind. */
export const FOR: readonly string[] = wordsIn('for at');
/** Between them. */
export const SOME: readonly string[] = wordsIn(
  'the a an my our your his her their this that some small short brief little quick monthly annual yearly own',
);
