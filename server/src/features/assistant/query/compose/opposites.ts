import type { Query } from '@shala/contract/assistant';
import type { QueryReading } from './ask.ts';
import { clearedUpTo, type School } from './up-to-month.ts';

/** Who is asked for, and not whether somebody is or how much. */
const PEOPLE =
  /\b(?:who|whose|whom|which|list|names?|students?|child|children|kids?|pupils?|boys?|girls?|parents?|families|kaun|kis|kisne|kiski|kiska|kisk[ei]|kin|kink[iea]|kinhone|jo|jinki|jinka|jinhone|jisne|bacch?[aeo]n?|bachch?[aeo]n?|chhatra?|ladk[aei]\w*|how many|kitne|kitno|everyone who|those who|all who)\b|किस|किन|कौन|बच्च|छात्र/i;
const OF_ONE_OR_ALL = /^(?:is|are|was|were|has|have|had|did|do|does|kya)\b/i;
const SUMS = /\b(?:how much|kitna|kitni|amount|total|sum|collections?)\b/i;
/** Right before 'cleared', or right behind it in Hindi, these say the opposite again; what is still to be cleared is owed, too. */
const DENIED_BEFORE =
  /(?:\b(?:not|never|no one|nobody|none|nahi|nahin|nhi|without|to|should|must|will|can|cannot|hasnt|havent|didnt|dont|doesnt|isnt|arent)|n['’]t|नहीं)(?: \S+){0,2} ?$/i;
const DENIED_BEHIND = /^ ?(?:nahi|nahin|nhi|nai|नहीं)(?:\s|$)/i;
/** Longer prompts are texts. */
const LONGEST = 200;

const isDenied = (said: string, from: number, length: number) =>
  DENIED_BEFORE.test(said.slice(0, from)) || DENIED_BEHIND.test(said.slice(from + length));

const FEES =
  '(?:(?:of )?(?:all |all of |the |their |his |her |its |our |any |school |full |entire |whole |total |complete |month[a-z]* |yearly )*(?:fees?|fess|dues?|payments?|balance|arrears|amounts?|bills?|instal?lments?|everything|outstanding|pendings?))';
/** Nothing is owed: said without a denial, so that a denial before it says the opposite. */
const CLEARED = new RegExp(
  [
    `(?:(?:has|have|had) )?(?:already |fully |completely |all )*(?:cleared?|settled|paid off|paid up|completed) (?:off |up |in full |with )*${FEES}(?: in full| fully| completely)?`,
    `(?:(?:has|have|had) )?(?:already )*paid (?:all|in full|fully|completely|everything|up to date|the full|full|the entire|entire|the whole|off all|every)(?: (?:of )?(?:the |their |his |her |of |school )*(?:fees?|dues?|amounts?|payments?|month|months|rupee))?`,
    '(?:(?:has|have|had) )?(?:already )?(?:fully|completely) paid(?: (?:up|their|the|all|fees?|dues?))*',
    '(?:have |has |with |having )?clear(?:ed)? (?:of )?(?:all )?(?:dues?|fees?|accounts?)',
    '(?:fees?|dues?|accounts?|payments?) (?:is |are |has been |have been |all |fully |completely |hai |)*(?:clear|cleared|settled|up to date|uptodate|paid in full|fully paid|fully cleared|paid fully|paid up|complete|completed|clear ho gayi|poori|puri)\\b(?: clear| jama| hai| hain| h| ho gayi| hui)*',
    '(?:puri|poori|pura|poora|saari|sari|saara|sab|sabhi|complete|full) (?:ki )?(?:fees?|dues?|paise?|paisa) (?:jama )?(?:de|di|diya|diye|bhar|bhari|bhara|jama|chuka|chukai|chukaya|clear|kar|ki|paid)(?: (?:di|diya|kar|ki|hai|hain|h|chuke|chuka|de|dee|kiya|rakhi))*',
  ].join('|'),
  'i',
);
/** The same with a denial of its own. */
const NONE_DUE = new RegExp(
  [
    '(?:has |have |having |with |who )?(?:no|nil|zero|without any|without) (?:any |pending |outstanding |overdue |unpaid |remaining |fee |fees )*(?:dues?|fees?(?: (?:due|pending|overdue|outstanding|left|remaining))|arrears|balance|outstanding|pendings?|(?:pending|overdue|outstanding|unpaid) fees?)(?: (?:pending|due|left|remaining|outstanding))*',
    '(?:has |have |having |with )?nothing (?:is |left |more |at all )*(?:due|pending|outstanding|overdue|to pay|owing|owed|remaining|unpaid)',
    '(?:owes?|owing) (?:us |the school )?(?:nothing|no (?:fees?|money|dues?|amount|rupees?))',
    "(?:do(?:es)? not|don['’]?t|doesn['’]?t|dont) (?:owe|have)(?: (?:us|anything|any|a rupee|money|fees?|dues?|pending|outstanding|overdue|unpaid|arrears|balance|at all|to pay|left))+",
    "(?:do(?:es)? not|don['’]?t|doesn['’]?t|dont) owe",
    "(?:(?:is|are) not|isn['’]?t|aren['’]?t|not|non)[ -]?(?:a |fee |fees )*defaulters?",
    '(?:koi |kuch |kuchh |ek bhi )?(?:bhi )?(?:fees? |paisa |paise |dues? )*(?:baki|baaki|bakaya|baqaya|dues?|pending|udhar) (?:nahi|nahin|nhi|nai)(?: (?:hai|hain|h|he|raha|rahi))*(?= *[?.!]*$)',
    '(?:कोई |कुछ )?(?:फीस )?(?:बाकी|बकाया) (?:नहीं|नही)(?: (?:है|हैं))*',
  ].join('|'),
  'i',
);

/** Nobody was absent at all. */
const NEVER_ABSENT =
  /(?:were |was |are |is |have |has |had |been |with |having )*(?:(?:have not|has not|haven['’]t|hasn['’]t) been absent(?: at all)?|never (?:been |remained |once )*absent|(?:not|never) missed (?:even )?(?:(?:a|one|any) )?(?:single )?(?:school |working )?days?|missed no (?:school )?days?|not (?:been |remained )?(?:absent )?(?:even )?(?:once|a single (?:day|time))(?: been)?(?: absent)?|not (?:been )?absent (?:even |for |on )*(?:once|a single day|any day|at all)|(?:no|zero|nil|without (?:any|a single)|without) (?:absences?|absent days?|days? absent)|(?:full|perfect) (?:attendance|presence)|(?:present|came|come|attended) (?:to school )?(?:on )?(?:every|each|all)(?: the| single| school| working)* days?|(?:kabhi|ek (?:bhi )?din|ek baar)(?: bhi)? absent nahi(?:n)?(?: (?:hua|hue|hui|rahe|raha|rahi|the|tha|hai|hain))*|(?:एक (?:भी )?दिन|कभी|एक बार)(?: भी)? अनुपस्थित नहीं(?: (?:हुआ|हुए|हुई|रहे|रहा|रही|थे|था|है|हैं))*)/i;
const ABOUT_ABSENCE =
  /\b(?:never|zero|nil|perfect|cent percent|no absen\w*|not (?:even )?once|(?:full|100 ?%|100 percent) (?:attendance|presence))\b/i;
const NOT_ON_LEAVE =
  /\b(?:not|never|n['’]t|did ?nt|have ?nt|has ?nt|no one|nobody|none) (?:\w+ ){0,3}?(?:leaves?|chutti|chhutti)\b|\b(?:no|without|without any|zero) leaves?\b|\b(?:leave|chutti|chhutti) (?:par |pe |pr )?(?:nahi|nahin|nhi)\b|didn['’]t (?:\w+ ){0,2}leave/i;
const NOT_FREE =
  /\bwithout (?:any|a single) (?:periods?|lessons?)\b|\bno (?:periods?|lessons?) (?:at all|all day)\b|\bfree (?:the )?(?:whole|all) day\b|\bdin bhar (?:free|khali)\b|\b(?:not|n['’]t) (?:be |been |at all |currently )?free\b|\b(?:free|khali) (?:nahi|nahin|nhi)\b|\b(?:busy|occupied|engaged)\b/i;

const MONTHS =
  /\b(?:jan(?:uary)?|feb(?:ruary)?|march|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|(?:this|last|is|pichle) (?:month|mahine))\b/gi;
/** 'Kisne di' gave it, where nothing denies it. */
const GAVE = /^(?!.*\b(?:nahi|nahin|nhi|nai|na)\b).*\bne\b.*\b(?:di|diya|diye|bhari|bhara|chuka[iy]a?|jama k(?:i|iya))\b/i;
const CLEARING = /\b(?:cleared|settled|paid)\b/i;

/** Words of fees that say nothing more where nothing is owed. */
const OF_FEES =
  /\b(?:(?:all |their |the |of |school |any )*(?:fees?|dues?|payments?)|already|till date|till now|so far|ab tak|abhi tak)\b/gi;
const NOUN =
  /\b(?:students?|child|children|kids?|pupils?|boys?|girls?|bacch?[aeo]n?|bachch?[aeo]n?|ladk[aei]\w*|teachers?|staff|employees?)\b/i;
const PLACES_ASKED = /\b(?:classes|sections|which class|which section|kis class|kaun si class|class ?wise|section ?wise)\b/i;

/** A question for those who have or were none of something: how it is asked without that, and what of them is denied. */
type Opposite = { rest: string; none: Query['also'][number] | undefined };

/** 'Who has cleared all fees', 'with no dues', 'kiski fees baki nahi': asks for those who owe nothing. Undefined where that is not said, or is denied again. */
export function nothingDue(prompt: string, school?: School): Opposite | undefined {
  const upTo = school && clearedUpTo(prompt, school);
  const said = (upTo?.rest ?? prompt).replace(/\s+/g, ' ').trim();
  if (!asksForPeople(said) || SUMS.test(said)) return undefined;
  // Of one month alone the records do not tell it here: its name is left over, and nothing is answered.
  const months = said.match(MONTHS) ?? [];
  const plain = months.length > 0 ? said.replace(MONTHS, ' ').replace(/\s+/g, ' ') : said;
  const none = NONE_DUE.exec(plain);
  const found = none ?? CLEARED.exec(plain);
  if (found === null || (none === null && isDenied(plain, found.index, found[0].length))) return undefined;
  const around = `${plain.slice(0, found.index)} ${plain.slice(found.index + found[0].length)} ${months.join(' ')}`;
  const rest = around
    .replace(OF_FEES, ' ')
    .replace(/\bparents\b/gi, 'students')
    .replace(/\b(?:has|have|had|who|whose|whom|with|having|been|kisne|kiski|kiska|kinki|kinhone|jisne|jinki|jinhone|ki|ko|ke)\b/gi, ' ');
  // Until a month all that was due by then is meant, with arrears.
  const filters = upTo && upTo.later.length > 0 ? [{ by: 'month', op: 'not' as const, values: upTo.later }] : [];
  return {
    rest: withNoun(rest),
    none: { entity: 'due', bounds: [{ measure: 'sum', op: '>', value: 0 }], none: true, ...(filters.length > 0 && { filters }) },
  };
}

/** 'Who was never absent', 'with full attendance', in the words in which the records are asked. */
export function neverAbsent(prompt: string): Opposite | undefined {
  const found = prompt.length > LONGEST ? null : NEVER_ABSENT.exec(prompt);
  if (found === null || !PEOPLE.test(`${prompt} `.replace(/\b(?:teachers?|staff|employees?)\b/gi, 'who')) || PLACES_ASKED.test(prompt))
    return undefined;
  const rest = `${prompt.slice(0, found.index)} ${prompt.slice(found.index + found[0].length)}`.replace(
    /\b(?:who|kaun|has|have|which)\b/gi,
    ' ',
  );
  return { rest: `${withNoun(rest)} who were never absent`, none: undefined };
}

const asksForPeople = (said: string) => said.length <= LONGEST && !OF_ONE_OR_ALL.test(said) && PEOPLE.test(said);

const withNoun = (rest: string) => (NOUN.test(rest) ? rest : `students ${rest}`).replace(/\s+/g, ' ').trim();

/** Whether the listed answer would be the opposite of what is asked: those on leave for those who are not, those who are free for the busy. */
export function isOpposite(intent: string, slots: { present?: true }, prompt: string): boolean {
  if (intent === 'leave.list_approved') return NOT_ON_LEAVE.test(prompt);
  if (intent === 'teacher.free') return NOT_FREE.test(prompt);
  if (intent === 'attendance.list_absent') return slots.present !== true && ABOUT_ABSENCE.test(prompt);
  if (intent !== 'fees.list_due' || !asksForPeople(prompt)) return false;
  const cleared = CLEARING.exec(prompt);
  if (GAVE.test(prompt)) return true;
  return nothingDue(prompt) !== undefined || (cleared !== null && !isDenied(prompt, cleared.index, cleared[0].length));
}

/** Students of whom nothing is found; 'ofOne' where one of them is asked about, whose own answer says it. */
export function withNone(read: QueryReading | undefined, { none }: Opposite): Query | 'ofOne' | undefined {
  if (read === undefined || read.unread !== undefined) return undefined;
  const { query: asked } = read;
  if (none === undefined) return asked.also.some((one) => one.none === true) ? asked : undefined;
  if (asked.filters.some(({ by }) => by === 'student')) return 'ofOne';
  const isPlain = asked.entity === 'student' && (asked.measure === 'list' || asked.measure === 'count') && asked.bounds.length === 0;
  return isPlain && asked.also.length === 0 && asked.order === undefined ? { ...asked, also: [none] } : undefined;
}
