import { tableIn } from '../interpreter/text/listed.ts';
import { MONTH, MONTH_STARTS } from './month-words.ts';
import { FIRST_REWORDED, type Rewording } from './rewordings.ts';

const MONTH_SAID = MONTH.replace('(jan', '(this month|last month|jan');
const NO_SINCE = '(?! (?:pehle|pahle|zyada|jyada|kam|adhik))';

/** Whoever comes first is a topper. */
const FIRST = 'first(?: rank(?:er|ers)?| position| place)?';

/** 'The second highest', whose place is put first, where it parts no words. */
const PLACES: readonly (readonly [RegExp, string, RegExp])[] = [
  ['second|2nd|doosr[aei]|dusr[aei]|दूसर[ाेी]', '2'],
  ['third|3rd|teesr[aei]|tisr[aei]|तीसर[ाेी]', '3'],
  ['fourth|4th|chauth[aei]|चौथ[ाेी]', '4'],
].map(([words = '', place = '']) => [
  new RegExp(
    `^(.*?)(?<![\\p{L}\\p{M}\\p{N}])(?:${words})[ -](?=(?:most|least|highest|largest|biggest|greatest|best|worst|lowest|smallest|fewest|poorest|busiest|toppers?|सबसे|sab ?se) ?)`,
    'isu',
  ),
  `place ${place} $1`,
  new RegExp(words, 'i'),
]);

const followingMonth = (month: string) => MONTH_STARTS[(MONTH_STARTS.indexOf(month.slice(0, 3).toLowerCase()) + 1) % 12] ?? month;

/** Of the school's year. */
const QUARTERS: Readonly<Record<string, string>> = {
  '1': 'from April to June',
  f: 'from April to June',
  '2': 'from July to September',
  s: 'from July to September',
  '3': 'from October to December',
  t: 'from October to December',
  '4': 'from January to March',
};

const DAYS = { five: 5, seven: 7, ten: 10, fifteen: 15, twenty: 20 } as const;
const NUMBERS = Object.keys(DAYS).join('|');
const numberOf = (said: string) => DAYS[said.toLowerCase() as keyof typeof DAYS] ?? said;

/** Ways of saying something that the records are asked for in other words, with those words and, where that saves time, what has to be said for it; applied in this order. */
const REWORDED: readonly Rewording[] = [
  ...FIRST_REWORDED,
  [
    /\b(second|2nd|third|3rd|doosre|dusre|teesre) (?:number|sthan|rank|position|place)(?: holders?)?(?: (?:pe|par|per|me))?\b/gi,
    '$1 topper',
  ],
  [/\b(?:who|kaun) (?:came|stood|is|was|aaya|aayi) (second|third)\b/gi, '$1 topper'],
  [/\brunners?[- ]?up\b/gi, 'second topper'],
  ...PLACES,
  [/\bdifference in (?:the )?(\w+) between\b/gi, 'compare the $1 of'],
  [/\b(class(?:es)?|sections?|days?|months?|subjects?|houses?|heads?|stops?) where\b/gi, '$1 in which'],
  [/\b(?:not counting|excluding|except|other than|besides|apart from) (?:the )?teachers\b/gi, 'non teaching'],
  [new RegExp(`\\b(?:the )?(?:first|1st) of ${MONTH}\\b`, 'gi'), '1 $1'],
  [/\ba single rupee\b/gi, 'anything'],
  [/,? for the (?:\w+ ){0,2}(?:report|file|records|magazine|website|newsletter|souvenir|minutes)\b,?/gi, ''],
  [/\bjo (.*?) (?:hain? )?(?:unme|inme|unmein|inmein) se kitn(?:o|on|e) (?:ki|ke)\b/gi, 'kitne bachche $1 and'],
  [/\bmonths side by side\b/gi, 'months, month wise'],
  [/^(?!.*\b(?:wise|by|each|every)\b)(.*?)\btrends?(?: of)?\b(.*)$/i, '$1 month wise $2'],
  [/\b(\d[\d,.]*) ?(k|thousand)? ?[-–] ?(\d[\d,.]*) ?(k|thousand)\b/gi, 'between $1 $2 and $3 $4'],
  [
    /(?<=^|\s)(\S+?(?: (?:k|hazaa?r|hajaa?r|lakh|हज़ार|हजार|लाख))?) (?:se|से|to) (\S+?(?: (?:k|hazaa?r|hajaa?r|lakh|हज़ार|हजार|लाख))?) (?:rupaye |rupees |रुपये )?(?:ke |के )?(?:beech|bich|बीच)(?: (?:me|mein|में|का|की|ka|ki)(?!\S))?/gi,
    'between $1 and $2',
    /be?ech|bich|बीच/i,
  ],
  [/(?<!\bse )\b(?:zyada|jyada|adhik|kam)(?: hain?)? ya\b(?! barabar)/gi, 'or'],
  [/\bya\b(?! (?:us|usse|isse|us se|is se|zyada|jyada|adhik|kam|barabar)\b)/gi, 'or'],
  [/\bme(?:in)? se kis(?:ki|ka|ke) (\w+) (?:zyada|jyada|kam)(?: hai)?/gi, '$1'],
  [/\bmore (girls|boys) than (boys|girls)\b/gi, '$1 versus $2'],
  [/\bmore (\w+) on (\w+days) than (?:on )?(\w+days)\b/gi, '$1 on $2 versus $3'],
  [/\bek (?:bhi )?baar (?:bhi )?(?:fees|paisa|paise) nahi (?:di|diya|bhari|jama ki)\b/gi, 'have not paid anything'],
  [
    /^((?:on )?which (?:days?|sections?|class(?:es)?)\b.*?) (?:was|were|is|are|had) (?:everybody|everyone|all(?: the)? (?:students|children))(.*?) present\b/i,
    '$1$2 attendance at least 100 percent',
  ],
  [/(?<!\bstreaks? of )\b(?:full|complete) (attendance|presence)\b/gi, '$1 at least 100 percent'],
  [/\b(?:in )?each of (the )?(last|past|previous) (\w+) (month|week|day)s\b/gi, 'in $1$2 $3 $4s, $4 wise'],
  [new RegExp(`\\bafter ${MONTH}(?! ?\\d)`, 'gi'), (_: string, month: string) => `since ${followingMonth(month)}`],
  [/\bby (?:today|tomorrow|tonight|(?:this |tomorrow )?(?:morning|evening|noon))\b,?/gi, ''],
  [/\b(?:oldest|eldest)\b(?! class)/gi, 'highest exact age'],
  [/\byoungest\b(?! class)/gi, 'lowest exact age'],
  [/\b((?:older|younger|elder) than \d+)(?! ?(?:years?|yrs?))/gi, '$1 years'],
  [/\bfirst half of (\d{4})\b/gi, 'from 1 january $1 to 30 june $1'],
  [/\bsecond half of (\d{4})\b/gi, 'from 1 july $1 to 31 december $1'],
  [/\b(?:(?:would|could|can|will) you )?(?:please |kindly )?be (?:so (?:kind|good) as|kind enough|good enough) to\b/gi, ''],
  [/\b(?:would|do) you mind (?:showing|telling|giving|listing|sharing)(?: (?:me|us))?\b|\bmay (?:i|we) (?=know|have|see|ask|get)/gi, ''],
  [
    /[ ,]+(?:please |kindly |pls )?(?:help(?: me| us)?|can you (?:please )?tell(?: me| us)?|(?:kindly|please|pls) (?:tell|inform)(?: me| us)?)[.?! ]*$/i,
    '',
  ],
  [new RegExp(`\\b${MONTH} (?:month|mahine|mahina|maah) ?wise\\b`, 'gi'), '$1, month wise'],
  [/(अंक|नंबर) (किसके|किनके) (?:आए|आये|आया|हैं|है)/g, 'अंक $2'],
  [/सबसे (ज्यादा|ज़्यादा|अधिक|कम) नंबर/g, 'सबसे $1 अंक'],
  [/\bas (?:on|of|at) (?:today|date|now)\b/gi, ''],
  [/\b(?:1st|first|pehl[aei]) (term|semester|satra)\b|पहल[ाेी] (?:सत्र|टर्म)/gi, 'term 1'],
  [/\b(?:2nd|second|doosr[aei]|dusr[aei]) (term|semester|satra)\b|दूसर[ाेी] (?:सत्र|टर्म)/gi, 'term 2'],
  [/\b(?:the )?(?:1st|2nd|3rd|4th|first|second|third|fourth|last) quarter \(([^)]*)\)/gi, '$1'],
  [
    /\b(?:the )?(1st|2nd|3rd|4th|first|second|third|fourth) quarter\b/gi,
    (_: string, which: string) => QUARTERS[which.charAt(0).toLowerCase()] ?? '',
  ],
  [/\b(term|unit|test) ?(\d)\b/gi, '$1 $2'],
  // The year of the school is the year, and so is its session.
  [/\b(this|last|current|next|the) (?:school|academic|financial) (?:year|session)\b/gi, '$1 year'],
  [/\bsince (?:the )?(?:new |this )?(?:session|year) (?:has )?(?:began|begun|started|opened|begins|starts)\b/gi, 'this year'],
  [/\b(?:since|from) the (?:start|beginning) of (?:the |this )?(?:session|year)\b/gi, 'this year'],
  [/\b(?:during |in |for )?(?:the |this )?(?:current|present|ongoing|running|this) (?:session|year)\b/gi, 'this year'],
  [/\bis (?:session|saal)\b/gi, 'this year'],
  [/\blast session\b/gi, 'last year'],
  [
    new RegExp(`\\bthis year (?:till|until|upto|up to) ${MONTH}\\b|\\bthis year ${MONTH} tak\\b`, 'gi'),
    (_: string, one?: string, other?: string) => `from april to ${one ?? other}`,
  ],
  [new RegExp(`\\b${MONTH} se (?:lekar |leke )?${MONTH}(?: tak)?\\b`, 'gi'), 'from $1 to $2'],
  [new RegExp(`\\b${MONTH} se (?:(?:lekar |leke )?(?:ab|aaj|abhi) tak|ab tak)\\b`, 'gi'), 'since $1'],
  [new RegExp(`\\b${MONTH} se\\b${NO_SINCE}`, 'gi'), 'since $1'],
  // 'Did more come by UPI or by cash', 'water or electricity': both are told.
  [/\b(?:whether|if) (?=.*\bor\b)/gi, ''],
  [/(?<!\bor )\b(?:more|less)\b(?! than\b| or\b| and\b)(?=.*\bor\b(?! (?:more|less|above|below)\b))/gi, ''],
  [/\b(?:in|with) respect of\b/gi, 'of'],
  [/ \bn\b /gi, ' and '],
  [/\bmay (?:please |kindly )?be\b/gi, 'be'],
  [
    new RegExp(`\\b(who|kaun|kon) (?:has |have |had )?(?:came|come|stood|stands|is|was|got|secured|ranked|aaya|aayi) ${FIRST}\\b`, 'gi'),
    '$1 topper',
  ],
  [/\b(?:first (kaun|kon)|(kaun|kon) first) (?:aaya|aayi|hai|raha|rahi)\b/gi, 'topper kaun'],
  [/\b(?:brought|brings?|bringing) (?:us |me )?in\b/gi, 'collected'],
  [/\b(?:out )?of every hundred (\w+),? (?:how many|kitne)\b/gi, 'what percentage of $1'],
  [/\b(?:from|of) (\w+) famil(?:y|ies)\b/gi, '$1'],
  [/\btop (\d+|three|five|ten) (?=(?:in|of|from) each (?:class|section))/gi, 'top $1 students '],
  [/\bcostliest (?=month|day|week)/gi, 'highest spending '],
  // One receipt or bill is named, and whose it is.
  [
    /(?<!\b(?:which|what|kis|each|every) (?:month|week|day|class|section|head|category|mahine|hafte|din)\b.*)\b(?:largest|biggest|highest|maximum|sabse badi|sabse bada) (?:single )?(receipts?|payments?|raseed|rasid|bills?|expenses?|vouchers?)\b(?! (?:day|month|head|class|categor|kind|type|item))/gi,
    'highest single $1',
  ],
  [/\b(?:most expensive|costliest|dearest) /gi, 'largest '],
  [/\bwent down\b/gi, 'fell'],
  [/\bhow much more (?:did we |was |has been )?collect(?:ed)?(?: in)? (\w+) than (?:in )?(\w+)\b/gi, 'collection of $1 versus $2'],
  [/\bin (?:descending|decreasing) order\b/gi, 'highest first'],
  [/\bin (?:ascending|increasing) order\b/gi, 'lowest first'],
  [
    /\bsab ?se zyada (fees|paisa|collection|kharcha) kis (din|mahine|class|section) (?:me |mein |ki |ka )?(aayi|aaya|hua|hui)\b/gi,
    'kis $2 sabse zyada $1 $3',
  ],
  [/\bother than\b/gi, 'except'],
  // Two that are named are told side by side, whichever is more.
  [/(?:कौन|\bkaun|\bkon) (?:सा )?(?:ज्यादा|ज़्यादा|zyada|jyada|adhik)(?: hai| है)?/gi, ''],
  [/\b(?:dates? of joining|joining dates?)(?= (?:is|was|falls?|lies|before|after|on|in|between|from|since)\b)/gi, 'joined'],
  [/\b(?:falls?|lies|is) (?=(?:before|after|on or after|between|from|since) )/gi, ''],
  [/\bbefore (?:1|1st|first) jan(?:uary)?,? (\d{4})/gi, 'before $1'],
  [/\b(?:hold|holds|holding|possess(?:es|ing)?) (?=an? )/gi, 'with '],
  [/\blowest scorers?\b/gi, 'student with the lowest marks'],
  [
    new RegExp(`\\bfirst (${NUMBERS}|\\d+) days of ${MONTH}`, 'gi'),
    (_: string, days: string, month: string) => `from 1 ${month} to ${numberOf(days)} ${month}`,
  ],
  [new RegExp(`\\bfirst half of ${MONTH}`, 'gi'), 'from 1 $1 to 15 $1'],
  [
    new RegExp(`\\b(?:the )?(?:second|2nd|last|later) half of ${MONTH}`, 'gi'),
    (_: string, month: string) =>
      `from 16 ${month} to ${/^(?:apr|jun|sep|nov)/i.test(month) ? 30 : /^feb/i.test(month) ? 28 : 31} ${month}`,
  ],
  [new RegExp(`\\bfirst week of ${MONTH}`, 'gi'), 'from 1 $1 to 7 $1'],
  [/\bmore (?=(\w+) than any other(?: \w+)?\b)/gi, 'the most '],
  [/ than any other(?: \w+)?\b/gi, ''],
  [/\b(have|has|had|did|do|does)(?: not|n['’]t) ((?:\w+ ){1,2}?)any (?=(?:leaves?|chutti|receipts?|payments?|log)\b)/gi, '$1 $2no '],
  [
    /\bhow ((?:the |our )?(?:number|strength|amount|collection|attendance|expenses?)\b.*?) (?:has|have|had) (?:been )?(?:changed|changing|moved|developed)\b/gi,
    '$1',
  ],
  [/^(?:since|as|because|now that) (?=(?:the|our|we|i|they|a)\b[^,]*,)/i, ''],
  [/\b(this|last|the) (?:whole|entire|complete|full) (week|month|year)\b/gi, 'whole $1 $2'],
  [new RegExp(`\\b(?:difference|gap) between (?:the )?${MONTH_SAID}(?:['’]s)? (?:and|&) ${MONTH_SAID}`, 'gi'), 'compare $1 and $2'],
  [/,? and for (?:what|which) (reasons?)\b/gi, ' by $1'],
  [/\bnumber (?=(?:kis|kin)\w* (?:ke |ki )?(?:aaye|aaya|aye|mile|hai))/gi, 'marks '],
  [/\bsabse (zyada|jyada|adhik|kam) number\b/gi, 'sabse $1 marks'],
  [/\bsalar(?:y|ies) (?:payable |paid |to be paid )?(?:per|each|every|a) month\b/gi, 'monthly salary'],
  [/\bin (?:a|one) (month|week|day) on (?:an )?average\b/gi, 'average per $1'],
  [/\btake in fees\b/gi, 'collect'],
  [/\b(how much|kitna) (?:money |fees )?came (?=from|by|through)/gi, '$1 collected '],
  [/\bmonthly salary bill\b/gi, 'monthly salary'],
  [/\bcosts? (?:us )?(.*?)(?: in)? monthly salary\b/gi, '$1 monthly salary'],
  [/\b(?:school|working) days\b(?= (?:of|in|this|last))/gi, 'days'],
  [/\breceive (?=an? (?:concession|discount|scholarship))/gi, 'have '],
  [/\b(?:highest|top|best) scorers?\b|\bfirst rank(?:er|ers)?\b/gi, 'topper'],
  [/\bscheduled tribes?\b|अनुसूचित जनजाति/gi, 'ST'],
  [/\bscheduled castes?\b|अनुसूचित जाति/gi, 'SC'],
  [/\bother backward class(?:es)?\b|पिछड़ा वर्ग/gi, 'OBC'],
  [/\b(?:last|previous) year(?:['’]?s)? (?:arrears|dues|balance|outstanding)\b/gi, 'arrears of last year'],
  [/\bsubject departments?\b/gi, 'department'],
  [/\bsubject (teachers?)\b/gi, '$1'],
  [new RegExp(`^(?!.*\\b(?:birth ?days?|bdays?|janm ?din|born)\\b)(.*)\\b${MONTH} or ${MONTH}\\b`, 'i'), '$1$2 versus $3'],
  [/\b(class|section|department|month|head|stop|house|category) by \1\b/gi, '$1 wise'],
  [/\b(?:100 ?%|100 per ?cent|cent per ?cent|hundred per ?cent) (attendance|presence)\b/gi, '$1 at least 100 percent'],
  [/\bpass(?:ed)? (?:in )?all (?:the |their )?subjects\b/gi, 'passed'],
  [/\b((?:mon|tues|wednes|thurs|fri|satur)day and (?:mon|tues|wednes|thurs|fri|satur)day)(?: of)? this week\b/gi, '$1'],
  [/\bfailed in (?:any|at least one|one or more) (?:subjects?|papers?)\b/gi, 'failed in at least 1 subjects'],
  [/\beng\b/gi, 'english'],
  [/\bsci\b/gi, 'science'],
  [/\bs\.?s\.?t\b/gi, 'social science'],
  [/\b(?:on )?(?:every|each|all(?: the)?) (?:single )?(?:school |working )?days?\b(?= (?:of|in|during|this|last))/gi, 'every day'],
];

/** What subjects and religions are called in Hindi, in the words in which schools keep them. */
const IN_HINDI = tableIn(`
  English: अंग्रेज़ी|अंग्रेजी|इंग्लिश; Mathematics: गणित|मैथ्स; Social Science: सामाजिक विज्ञान; Science: विज्ञान|साइंस;
  Hindi: हिंदी|हिन्दी; Marathi: मराठी; Sanskrit: संस्कृत; Computer: कंप्यूटर|कम्प्यूटर; Physics: भौतिकी|फिजिक्स;
  Chemistry: रसायन|केमिस्ट्री; Muslim: मुस्लिम|मुसलमान; Hindu: हिंदू|हिन्दू; Christian: ईसाई; Sikh: सिख; Jain: जैन`);
const HINDI = IN_HINDI.map(([name, words]) => [new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'gu'), name] as const);

/** The question in the words in which the records are asked. */
export function reworded(said: string): string {
  const named = HINDI.reduce((words, [from, to]) => words.replace(from, to), said);
  return REWORDED.reduce((words, [from, to, needs]) => (needs?.test(words) === false ? words : words.replace(from, to as string)), named);
}
