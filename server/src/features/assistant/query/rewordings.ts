import { MONTH, MONTH_STARTS } from './month-words.ts';

/** Ways of saying something that belong together, with the words in which the records are asked; `reword.ts` applies them first. */
export type Rewording = readonly [RegExp, string | ((said: string, ...parts: string[]) => string), needs?: RegExp];

/** What somebody may have on record or not, by the ways in which it is called. */
const FIELD = '(apaar|aadhaa?r|adhaa?r|adhar|pen|e-?mails?|photo(?:graph)?s?)';
const FIELD_END = '(?: (?:ids?|cards?|numbers?|nos?|address(?:es)?)\\b\\.?)*';
const FIELDS = /apaar|aad?haa?r|adhaa?r|\bpen\b|mail|photo/i;
const fieldOf = (said: string) => {
  const name = said.toLowerCase();
  if (/^a+d/.test(name)) return 'aadhaar';
  return name.startsWith('e') ? 'email' : name.startsWith('photo') ? 'photo' : name;
};
const NOT =
  "(?:do|does|did|have|has|had|is|are)(?: not|n['’]?t)(?: (?:have|got|yet|been|given|received|submitted|provided|uploaded|made))*";
const GONE =
  'missing|pending|blank|empty|not (?:yet )?(?:made|given|entered|recorded|there|available|filled(?: in)?|updated|linked|uploaded|on record|known)|nahi(?:n)?(?: (?:hai|hain|bana|bani|mila|mili|diya|di))*';

const FIELDS_SAID: readonly Rewording[] = [
  [
    new RegExp(
      `\\b(?:who |whose )?(?:without|no|lack|lacks|lacking|missing|${NOT}|no)(?: (?:an?|any|their|his|her|the|on record))* ${FIELD}\\b${FIELD_END}`,
      'gi',
    ),
    (_: string, name: string) => `without ${fieldOf(name)}`,
    FIELDS,
  ],
  [
    new RegExp(
      `\\b(?:whose |with )?(?:the )?${FIELD}\\b${FIELD_END} (?:(?:is|are|was|were|has|have|been|still|ki) )*(?:${GONE})(?: (?:hai|hain|wale))*\\b`,
      'gi',
    ),
    (_: string, name: string) => `without ${fieldOf(name)}`,
    FIELDS,
  ],
  [
    new RegExp(`\\b(?:bina ${FIELD}\\b${FIELD_END}|${FIELD}\\b${FIELD_END} ke (?:bina|bagair))(?: (?:wale|wali|ke))*`, 'gi'),
    (_: string, one?: string, other?: string) => `without ${fieldOf(one ?? other ?? '')}`,
    FIELDS,
  ],
  [
    new RegExp(
      `(?<!(?:not|without|no|n['’]t) )\\b(?:who (?:do )?|that )?(?:have|has|having)(?: (?:an?|their|got|given|the))* ${FIELD}\\b${FIELD_END}`,
      'gi',
    ),
    (_: string, name: string) => `having ${fieldOf(name)}`,
    FIELDS,
  ],
  // A list 'with email addresses' shows them.
  [
    new RegExp(`\\bwith (?:an? )?${FIELD}\\b${FIELD_END}`, 'gi'),
    (_: string, name: string) => `having ${fieldOf(name)}`,
    /^(?=.*(?:how many|number of|count|kitn[eio])).*(?:apaar|aad?haa?r|adhaa?r|\bpen\b|mail|photo)/i,
  ],
];

const LONG = 'january february march april may june july august september october november december'.split(' ');
/** The day so many days behind another, in words; a day without a year is of some year that has no 29 February. */
function dayBeside(day: string, month: string, year: string | undefined, by: number): string {
  const at = new Date(Date.UTC(Number(year ?? 2026), MONTH_STARTS.indexOf(month.slice(0, 3).toLowerCase()), Number(day) + by));
  return `${at.getUTCDate()} ${LONG[at.getUTCMonth()]}${year === undefined ? '' : ` ${at.getUTCFullYear()}`}`;
}
const DAY = `(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${MONTH}(?:,? (\\d{4})|(?: of)? this year)?`;
const ENTERED = /admi[ts]|join|appoint|recruit|hired|enrol|\bborn\b|dakhil/i;

/** Those who came after a day. */
const OF_ENTRY: readonly Rewording[] = [
  [
    new RegExp(`\\b(?:after|later than) (?:the )?${DAY}`, 'gi'),
    (_: string, day: string, month: string, year?: string) => `since ${dayBeside(day, month, year, 1)}`,
    ENTERED,
  ],
];

const PEOPLE = '(?:students?|children|kids?|pupils?|bachche|bacche)';
const PARENT = '(fathers?|mothers?|parents?|guardians?)';

const OF_PEOPLE: readonly Rewording[] = [
  [/\b(?:little|young|tiny) ones\b/gi, 'children'],
  [/\b(?:members? of (?:the |our )?staff|staff members?)\b/gi, 'staff'],
  [/\b(?:people|persons|those) (?:who|that) (?:all )?work (?:here|with us|in (?:this|the|our) school)\b/gi, 'staff'],
  [
    /\b(?:but |and )?(?:who |that )?(?:(?:do not|don['’]?t|does not|never) teach|(?:are|is) not (?:a )?(?:teachers?|teaching(?: staff)?)|aren['’]t teachers)\b/gi,
    'non teaching',
  ],
  [/\bwith (?:what|which (?:work|job)) (?:they|each|he|she) (?:all )?(?:do|does)\b/gi, 'with designation'],
  [/\b(?:our|this|the) (?:institution|institute)\b/gi, 'us'],
  [/\b(before|after|since) the year (?=\d{4})/gi, '$1 '],
  [
    /\b(?:been )?(?:with us|working (?:here|with us)|in (?:our|the|school) service|employed (?:here|with us|by us)) (?:for|since) (?=(?:\w+ ){1,4}years?\b)/gi,
    'served ',
  ],
  [/\b(served|serving)(?: (?:us|here|the school|this school|our school))? for\b/gi, '$1'],
  [/\b(?:(\w+) )?(?:completed|put in) (?=(?:\w+ ){1,4}years?\b)(.*?\byears?) (?:of|in) (?:the )?service\b/gi, '$1 served $2'],
  [/\b(?:senior[- ]?most|most senior)\b/gi, 'longest serving'],
  [new RegExp(`\\b${PARENT} of (?:all |the )*((?:class )?\\d{1,2}(?:st|nd|rd|th)?[ -]?[a-e]?) ${PEOPLE}`, 'gi'), '$1 of $2'],
  [new RegExp(`\\b${PARENT} of (?:all |the )*${PEOPLE} (?:of|in|from) `, 'gi'), '$1 of '],
  [/\b(?:commonest|most frequent)\b/gi, 'most common'],
  [/\band who (?=teaches )(?:teaches )/gi, 'and '],
  [/\bpresent (?=strength|headcount|enrol)/gi, ''],
  [/\bi['’]?d (?:like|love|want) (?:the |to (?:have|see|get) (?:the )?)?(?=names|list|number)/gi, 'list '],
  [
    /\b(ladk\w+|boys|girls) (?:zyada|jyada|adhik|more) (?:hain?|h|are)? ?(?:ya|or) (ladk\w+|boys|girls)\b(?: (?:zyada|jyada))?/gi,
    '$1 versus $2',
  ],
  [/\bhow many boys and how many girls\b|\bkitne ladke aur kitni ladkiya\w*/gi, 'how many boys and girls'],
  [/\bkitni ladkiya\w* aur kitne ladke\b|\bhow many girls and how many boys\b/gi, 'how many girls and boys'],
  [
    /\b(?:pupil|student)s?[- ](?:to[- ])?teachers?[- ]ratio\b|\b(?:students?|pupils?|children) (?:do (?:we|you) have |are there |have we got )?(?:per|for (?:each|every|one)|to (?:a|one|each|every)) teacher\b/gi,
    'students per teacher',
  ],
  [
    /\b(?:average|mean|avg) (?:number of |no\.? of |strength of )?(?:students?|pupils?|children|strength) (?:in|per|of|for) (?:an? |each |every |one )?(section|class)\b/gi,
    'students per $1',
  ],
  [
    /\b(?:average|mean|avg) (?:strength|size) (?:of|in|per) (?:an? |each |every |one |the )?(section|class)(?:es|s)?\b/gi,
    'students per $1',
  ],
  [/\bhow many (students per (?:teacher|section|class))\b/gi, '$1'],
  [
    /\b(two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|\d{1,2}) (?:best|brightest|strongest|finest) (students?|pupils?|children|boys|girls)\b/gi,
    'top $1 $2',
  ],
];

/** What is spent, of which salaries are no part here. */
const SPENDING = /expens|expend|spen[dt]|outgo|kharch|खर्च|\bbills?\b/i;
const NO_SALARIES =
  /[ ,;(–-]+(?:(?:(?:with)?out|no|not|not counting|excluding|except|except for|leaving|setting|leave|apart from|other than|besides|barring|minus) (?:aside |out |the |for |any |of )*(?:salar(?:y|ies)|wages|vetan)(?: (?:aside|out|apart|excluded))*|(?:salar(?:y|ies)|wages|vetan) (?:aside|apart|excluded|left out|not counted|nahi|nahin|ko chh?od ?kar|chh?od ?kar|ke alawa|ke bina|ke siva\w*|hata ?kar|mat (?:ginna|jodna)))\)?(?=[ ,.?!;]|$)/gi;

const OF_MONEY: readonly Rewording[] = [
  [NO_SALARIES, ' ', SPENDING],
  [
    /\b(?:and|,) (?:what|how much|kitna) (?:do|does|did|is|are) (?:they|these|those|all(?: of them)?|it) (?:all )?(?:add up|come|amount|sum up|total)(?: up)?(?: to)?\b/gi,
    ' and how much',
  ],
  [/\bsalary bill (?:per|each|every|a|of (?:one|a)) month\b/gi, 'monthly salary'],
  [/^(.*?)[ ,]+(?:just |only |as )?(?:one|a single|1) (?:number|figure|total)\b/i, 'total $1'],
  [
    /^(.*?)[ ,]+(?:just |only )?(?:the )?(?:count|number|kitne)(?: only)?,? (?:and )?(?:don['’]?t|do not|not|no|nahi)(?: (?:a|the|any))? (?:list|names?|details)\b(.*)$/i,
    'how many $1 $2',
  ],
  [
    /^(.*?) ?[,–-] ?(?:how many|count)(?: only)?[ ?.!]*$/i,
    (said: string, before = '') => (/\b(?:how|which|what|who|kitn|kaun|kis)/i.test(before) ? said : `how many ${before}`),
  ],
  [new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)? ${MONTH} se (?:(?:lekar |leke )?(?:ab|aaj|abhi) tak|ab tak)?`, 'gi'), 'since $1 $2 '],
  [/\b(numbers?|count) and (total|sum|value)\b(?! (?:of|number|amount))/gi, '$1 and total amount'],
  [
    new RegExp(
      `^(?:did|has|have) (?:the |our )*(.+?) (?:rise|risen|increase|increased|grow|g(?:o|one) up|improve) or (?:fall|fallen|decrease|decreased|drop|gone down|go down|decline) (?:from|between) ${MONTH} (?:to|and) ${MONTH}[^a-z].*$`,
      'i',
    ),
    (_: string, what: string, one: string, other: string) => `compare ${what} of ${other} versus ${one}`,
  ],
  [/\bby how (?:many |much )?(?:per ?cent(?:age)?|%) (?:did|has|have|had|is|was) /gi, 'by how much did '],
  [
    new RegExp(
      `\\bby how much (?:did|has|have|had|do|does) (?:the |our )*(.+?) differ (?:in|of|for|from|between) ${MONTH} (?:from|and|to) (?:that (?:of|in) |those (?:of|in) )?${MONTH}`,
      'gi',
    ),
    'compare $1 of $2 versus $3',
  ],
  [
    new RegExp(
      `\\bby how much (?:did|has|have|had|do|does) (?:the |our )*(.+?) (?:of|in|for) ${MONTH} differ from (?:that|those|the one|the ones)? ?(?:of |in |for )?${MONTH}`,
      'gi',
    ),
    'compare $1 of $2 versus $3',
  ],
  [
    new RegExp(
      `\\bby how much (?:did|has|have|had|do|does) (?:the |our )*(.+?) (?:rise|rose|risen|grow|increase|g(?:o|oes) up|change|fall|drop|decrease|go down|differ)(?: or (?:rise|grow|increase|g(?:o|oes) up|fall|drop|decrease|go down))? (?:from|between) ${MONTH} (?:to|and) ${MONTH}`,
      'gi',
    ),
    (_: string, what: string, one: string, other: string) =>
      `compare ${what.replace(/\bfees? receipts\b/i, 'collection')} of ${other} versus ${one}`,
  ],
  [
    new RegExp(
      `\\bhow much (?:more or less|less or more|more|less) (?:did we |was |were |have we |has been )?(spend|spent|collect|collected)(?: on (\\w+))? (?:in )?${MONTH} than (?:in )?${MONTH}`,
      'gi',
    ),
    (_: string, verb: string, on: string | undefined, one: string, other: string) =>
      `compare ${verb.startsWith('s') ? 'expenses' : 'collection'}${on === undefined ? '' : ` on ${on}`} of ${one} versus ${other}`,
  ],
];

const OF_THINGS: readonly Rewording[] = [
  [
    /,? (?:the |only )?first (two|three|four|five|six|seven|eight|ten|\d{1,2})(?: only)?[ .!?]*$/i,
    ' top $1',
    /\b(?:most|least|highest|lowest|common\w*|biggest|largest|smallest|top|rank\w*)\b/i,
  ],
  [/\b(h\w{2,5}st|lo\w{1,3}st|top|best|max\w*|min\w*) mark\b(?! ?sheet)/gi, '$1 marks'],
  [
    /\b((?:how many|number of|no\.? of|count of|kitne|list of) |^(?:total |the )?)(?:the )?(?:school|working|teaching|instructional) (days?)\b/gi,
    '$1schooldays',
  ],
  [/\bhow many days (?:was|were|has|did) (?:the |our )?school (?:been )?(?:open|held|run|working|function\w*)\b/gi, 'how many schooldays'],
  [/\bin which (\w+) was homework (?:given|set|assigned)\b/gi, 'homework given, $1 wise,'],
  [/,? (?:and )?how often\b/gi, ''],
  [/\bclasses and sections\b/gi, 'classes and how many sections'],
  [
    /^(?:which|what) (textbooks?|books?) (?:are there|do we have|have we got)(?: and)? how many chapters (?:does each(?: (?:one|book|of them))?|do they|each(?: one)?) (?:have|has|contain)s?\b/i,
    'list of $1',
  ],
  [/^(textbooks?|books?) with (?:the |their )?(?:number of |no\.? of )?chapters$/i, 'list of $1'],
  [
    /\b(?:events?|calendar|programmes?|functions?)\b(?=.*\b(?:no|not|without|except|excluding|other than|apart from)(?: the)? holidays?\b)/i,
    'calendar entries',
  ],
  [/\b(reason|mode|day|date|week|subject|religion|type|kind|teacher|stop|route) by \1\b/gi, '$1 wise'],
  [
    /(?:^|[.!,;] *)(?:some|a few|several|many) (?:teachers|of the teachers|staff) are (?:away|absent|on leave) today,? (?:i hear|i am told|it seems)[.,;] */gi,
    '',
  ],
  [/^.{1,30}?\.\. ?(?:no|sorry|i mean),? +(?=(?:\d+|top|the|how|which|who|list|total)\b)/i, ''],
  [/[ ,.;–-]+(?:and )?nothing else(?: please)?[.!]*$/i, ''],
];

/** 'From 9th to 12th', '6th-8th', where no month makes days of them. */
const CLASS_RANGE: Rewording = [
  new RegExp(
    `^(?!.*\\b${MONTH}\\b)(.*?)(?<!\\bclass(?:es)? |period |periods |rank )\\b(?:from )?(\\d{1,2})(?:st|nd|rd|th) ?(?:to|se|till|-|–|and) ?(\\d{1,2})(?:st|nd|rd|th)\\b(?! (?:periods?|ranks?|rankers?|tak|of|place|toppers?|highest|lowest|best)\\b)`,
    'i',
  ),
  (said: string, _month: string | undefined, before: string, from: string, to: string) =>
    Number(from) < Number(to) && Number(to) <= 12 && !/ and /i.test(said.slice(before.length)) ? `${before}class ${from} to ${to}` : said,
];

export const FIRST_REWORDED: readonly Rewording[] = [...FIELDS_SAID, ...OF_ENTRY, ...OF_PEOPLE, ...OF_MONEY, ...OF_THINGS, CLASS_RANGE];
