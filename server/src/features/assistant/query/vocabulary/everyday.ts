/** One exam by its name, without the word for an exam behind it. */
const EXAM_WORD =
  '(?:half[- ]?yearly|yearly|unit|pre|first|second|third|final|annual|mid|quarterly|periodic|preboard|prelims?|preliminary|mock|board|internal|assessments?|term|tests?|ut|pt|fa|sa|\\d)';
const EXAM_NAME = `((?:${EXAM_WORD}[ -]?)*${EXAM_WORD})(?:[ -]?(?:exams?|examinations?|pariksha|परीक्षा))?`;
const ONE_CLASS = String.raw`((?:class |kaksha )?\d{1,2}(?:st|nd|rd|th)?(?: class)?)`;
const WHEN = '(?:please |tell me |and |so )*(?:when|on (?:which|what) (?:day|date)) (?:does|do|did|will|is|are|was) (?:the |our )?';
const STARTS = '(?: (?:going|to|be|start(?:s|ing)?|begin(?:s|ning)?|commenc(?:e|es|ing)|from|held))*';
const KAB =
  '(?:kab|kis din|kis tarikh|kis date)(?: (?:se|ko|shuru|start|chalu|begin|hai|hain|hoga|hogi|honge|hongi|ho|raha|rahi|rahe|hone|wala|wali|wale|hua|hui|hue))*';
/** What is said of one exam, and of no exam in general. */
const OF_ONE_EXAM = String.raw`## half|quarterly|periodic|pre[- ]?board|prelims?|mock|(?:unit|final|annual|mid|board)\b.*\b(?:test|exam|pariksha)|\b(?:ut|pt|fa|sa) ?\d`;

/** What an office asks every day, with the words in which the records are asked; applied before `wordings.ts`, in the same form. */
export const EVERYDAY = String.raw`
^(?:(?:which|what|whose|student|child|who|is|was|of|has|show|find|details?|tell|me|the|amount|for|and|in) )*(receipt|chequ?e|rasid|raseed) (?:no|number|nos)\b[. :#]*(\d{2,12})\b(?: (?:is|was|of|for|from|which|what|whose|student|child|to|belongs?|amount|and|how|much|kis|kiski|kiska|ki|ka|hai|kitne|kitni|the|whom|made|paid|who|it))*[?.! ]*$ => $1 no $2
\b(receipt|chequ?e) nos?\b\.?(?=[ ]*(?:[,;?]|and\b|aur\b|$)) => $1 number
\b(deposit(?:ed)?) (?:in|into|to|at|with) (?:the |our )?bank\b => $1 ## chequ?e|check|draft
\b(?:par |but |lekin )?bank (?:me|mein) jama (?:nahi|nahin|nhi) (?:hue|hua|hui|kiye|kiya)\b => being in hand ## chequ?e|check|draft
\bwho(?: all)? (?:was|were|got|has been|have been) paid (?:the |their |a )?salar(?:y|ies)\b => salary paid to each employee
\bwhat (?:do|does|did|is) (?:the )?(.+?)(?:['’]?s|s['’]|['’])? (father|mother|papa|mummy|dad|mom) (?:do|doing|work as)\b => $1 $2 occupation
\b(naam( aur| and| &|,)|names( and| &|,)|name( and| &|,)(?! number of\b)) (?:mobile |phone |contact )?(?:numbers?|no)\b => $1 phone number
\bwho (?:is|will be|was) (?:taking|engaging|handling) (?:the )?(?:periods?|class(?:es)?|lessons?|lectures?) of (?!class\b|std\b|the\b|\d) => who is covering for~ ## \b(?:today|tomorrow|yesterday|aaj|kal|absent|leave|[a-z]+day)\b
^(?:show |list |all |the )*(?:upcoming|coming|forthcoming|next) ((?:staff |teachers? |students? )?birthdays)[?.! ]*$ => $1 in the next 30 days
\bmarks (?:of|for) (?:all|all the) (?:students|children) => marks of each student
^${WHEN}${EXAM_NAME}${STARTS}[?.! ]*$ => $1 exam start date ${OF_ONE_EXAM}
^(?:aur |and )?${EXAM_NAME} ${KAB}[?.! ]*$ => $1 exam start date ${OF_ONE_EXAM}
^${WHEN}${EXAM_NAME}${STARTS} (?:of|for|in) ${ONE_CLASS}[?.! ]*$ => date sheet of $1 exam of $2 ${OF_ONE_EXAM}
^${ONE_CLASS} (?:ka|ki|ke|me|mein) ${EXAM_NAME} ${KAB}[?.! ]*$ => date sheet of $2 exam of $1 ${OF_ONE_EXAM}
\bsalar(?:y|ies) (?:is |are |was |were )?(?:not (?:yet )?paid|unpaid|pending|not given)(?: (?:for|of|in))? (?={aMonth}|this|last) => unpaid salary of~
\bkitne din (?:school|skul) (?:laga|chala|khula|hua|lagi)\b => how many schooldays this year so far
\b{month}\b(.*?) (?:compared (?:to|with)|as compared (?:to|with)|vs\.?|versus|against|than|over) (?:the )?last \1\b => $1$2 versus $1 last year
\bek (?:bhi )?(?:paisa|paise|rupya|rupaya|rupee|rupaye)(?: bhi)? (?:fees )?nahi (?:di|diya|bhara|aaya|aayi|mila|jama hua)\b => have not paid anything
\bek (?:bhi )?baar (?:bhi )?(?:fees|paisa|paise) nahi (?:di|diya|bhari|jama ki)\b => have not paid anything
\b(?:paid|given|deposited|submitted|gave|pay) (?:even )?(?:one|a single|a|any) (?:rupee|paisa|penny|naya paisa|installment|instalment)\b => paid anything ## \bnot\b|n['’]t\b|\bnever\b|\bwithout\b
\bkuch (?:bhi )?(?:nahi|nahin|nhi) (?:di|diya|bhara|jama kiya|jama kiye|chukaya)\b => have not paid anything
\b(?:ek bhi|ek|koi bhi) (?:din|roz|baar) (?:bhi )?(?:school )?(?:nahi|nahin|nhi) (?:aaya|aayi|aaye|aae|aye|present)(?: hai| hain| tha| the)? => were never present this year
\b(?:april|apr) (?:to|till|se|-) (?:march|mar)\b(?! \d)(?: tak)? => this year
^(?:who |which )?were never present => students who were never present
^(?:is|was|will|kya) (?:the |our )?school (?:be )?(?:open|working|on|closed|shut|there|running|functioning|off|holiday) (?:on |for |in |this |next )*(?=\S) => is there a holiday on~ ## ^(?!.*\b(?:fee|fees|due|dues|gate|office|since|more|most|last)\b)
^(.*\b(?:chequ?es?|receipts?|payments?|drafts?)\b.*?)\s*[:,;?.–-]+ ?(?:and )?(?:(?:from|by|of) whom|whose(?: (?:were|are) they)?|kis ?k[aie]|kisne diye|who gave (?:them|it))(?:,? (?:and|aur) (?:for |of )?(?:how much|what amounts?|kitne (?:ka|ke)))?(?: each| is each)?[?.! ]*$ => list $1 ## whom|whose|kis|amount|who gave
\b(chequ?es?|checks?|receipts?|payments?)(?: that| which)?(?: (?:has|have|had|is|are|was|were|got|been|hui|hue|hua))* (?:bounced?|dishonou?red|returned(?: unpaid)?|came back)\b => $1 being bounced ## ^(?!.*\b(?:how many|number of|count|kitn[ei]|total|amount|sum|by|wise|most|highest|each|per|which (?:class|section|month|bank|mode|day))\b)
\b(?:bounced?|dishonou?red|returned) (chequ?es?|checks?)\b => $1 being bounced ## ^(?!.*\b(?:how many|number of|count|kitn[ei]|total|amount|sum|by|wise|most|highest|each|per|which (?:class|section|month|bank|mode|day))\b)
\b(chequ?es?|checks?)(?: that| which)?(?: (?:has|have|had|is|are|was|were|been))* (?:(?:still |yet )*(?:in hand|with us|in the office|to be deposited)|not (?:yet )?(?:been )?deposited|undeposited|pending (?:for )?deposit)\b => $1 being in hand
\bcash (?:do we have |is there |is |we have |lying )*(?:in|at) (?:the |our )?(?:hand|office|counter|box|cash box)\b => cash in hand
\b(?:money|amount|much) (?:do we have |is there |is |we have |lying )*in (?:the |our )?bank(?: account)?\b => bank balance
^(?:(?:which|what|who|list|show|name|names of) )?(?:all )?(?:the )?(?:students?|children|kids|those) (?:who )?(?:have |has |had )?(?:left|gone|withdrawn|taken tc|took tc)(?: from)?(?: the| our| this)*(?: school)?,? (?:and|but|with|who)(?: who)?(?: have| has)?(?: still| yet)*(?: not)* (?:owes?|owing|unpaid|dues?|paid|pending|fees? (?:due|pending|unpaid))(?: (?:us|any|their|the|some|fees?|dues?|money|amounts?|school|pending|all|yet))*[?.! ]*$ => which students dues of leavers
\bwhose salar(?:y|ies) (?:is|are) (?:still |yet )?(?:not (?:yet )?paid|unpaid|pending|due|outstanding|open|to be paid)\b => who unpaid salary
\b(?:unpaid|pending|outstanding) salar(?:y|ies)\b(?!.*unpaid salary) => unpaid salary
\b(?:kis ?ki|kin ?ki|kis ?kis ?ki|kinki) (?:salary|tankhwah|vetan)(.*?) (?:nahi|nahin|nhi) (?:di|mili|hui|gayi|de)(?: gayi| hai| hain)* => who unpaid salary$1
\bunpaid salary[?.! ]*$ => unpaid salary this month
^(?:has|have|was|were|is|are|did) (?:the )?salar(?:y|ies) (?:of|for) (?!{aMonth}|this|last)(.+?) (?:been |get |already |yet )*(?:paid|given|credited|released|disbursed)\b => was salary paid to $1
^(?:has|have|was|were|is|are|did) (?!anyone|anybody|everyone|everybody|who|any\b|all\b)(.+?) (?:(?:been |already |yet )*(?:got|gotten|get|received?|been paid|paid|been given|given)) (?:his |her |their |the )?salar(?:y|ies)\b => was salary paid to $1
^(?:kya )?(?!kis|kin|kaun)(.+?) k[aiou] (?:salar(?:y|ies)|tankhwah?|vetan)\b((?:(?!nahi|nahin|nhi).)*?) (?:mili|mila|mil gay[ai]|di|diya|di gay[ai]|de di|ho gay[ai]|aa gay[ai]|aayi|bhej di)(?: (?:gay[ai]|hai|kya|ya nahi|ya nahin|thi))*[?.! ]*$ => was salary paid to $1$2
^was salary paid to (?!.*\b(?:{aMonth}|months?|year|week|today|yesterday)\b)(.+?)[?.! ]*$ => was salary paid to $1 last month
^(?:has|was|is) (?!the\b|this\b|last\b)((?:(?!{aMonth}|month|year).)+?)['’]s? salar(?:y|ies) (?:been |already |yet )*(?:paid|given|credited)[?.! ]*$ => was salary paid to $1 last month
^unpaid salary => who unpaid salary
^(?:{ask} )*{ownfield} (?:of|for) (?:student )?{whose}[?.! ]*$ => list student $2 with {pupil:$1}
\bhow (?:much|many rupees) (?:did|have|has|do) (?:we|the school|school) (?:spen[dt]|pay|paid)(?: in total| in all)? (?:on|for|as|towards) (?:the )?(?:salar(?:y|ies) and (?:the |other )?expenses?|expenses? and (?:the )?salar(?:y|ies))\b => in and out, expenses and salaries by kind of money
^(?:which|what|kaun ?s[ei]) (?:exam )?marks(?: (?:are|is|have|has|were|been|still|yet|not|to|be|left))* (?:entered|pending|missing|filled|uploaded|left|enter)(?: yet| till now| so far)*[?.! ]*$ => marks not entered by exam ## \b(?:not|to be|pending|missing|left)\b
\b(?:which|what) (?:days?|dates?) (?:are|is|will be|were)(?: the| our| school)* (?:holidays?|closed|off)\b => list holidays
\b(?:which|what) (subject|class|section|exam|term)(?: in (?:the )?school)? (?:has|have|had|got|with) (?:the )?(lowest|highest|least|worst|best|top) marks\b(?! (?:not|yet|to be|entered|missing|pending)) => which $1 has the $2 average marks ## ^(?!.*\b(?:student|who|child)\b)
^(?!.*\b(?:students?|child|children|kids|pupils?|parents?|famil\w+|guardians?|bac+h\w*|boys|girls|teachers?|staff)\b)(?:who |which |jinhone |kisne |jisne |kin\w+ |kaun )?(.*?)(?:has|have) not (?:yet )?paid anything\b => students who $1have not paid anything
`;

const PHONES = '(?:phone|mobile|contact)(?: (?:nos?\\.?|numbers?))?';
/** What is asked of one student, and the columns that tell it. */
export const OWN_FIELDS: readonly (readonly [string, string])[] = [
  ['(?:admission|adm|scholar|gr|enrolment)(?: (?:nos?\\.?|numbers?))', 'admission number'],
  ['roll (?:nos?\\.?|numbers?)', 'roll number and admission number'],
  ['(?:dates? of birth|dob|birth dates?|janm ?tithi)', 'date of birth and admission number'],
  [`(?:father|papa|pita)(?:['’]?s|ji)? ${PHONES}`, 'father phone and admission number'],
  [`(?:mother|mummy|mata)(?:['’]?s|ji)? ${PHONES}`, 'mother phone and admission number'],
  [`(?:father|papa|pita)(?:['’]?s|ji)? names? (?:and|&|with) ${PHONES}`, 'father by name and father phone'],
  [`(?:mother|mummy|mata)(?:['’]?s|ji)? names? (?:and|&|with) ${PHONES}`, 'mother by name and mother phone'],
  ["(?:father|papa|pita)(?:['’]?s|ji)?(?: k[aei])? (?:names?|naam)", 'father by name and admission number'],
  ["(?:mother|mata|mummy)(?:['’]?s|ji)?(?: k[aei])? (?:names?|naam)", 'mother by name and admission number'],
  ["(?:parents?|guardian)(?:s|['’]s|s['’])?(?: k[aei])? (?:names?|naam)", 'father name and admission number'],
  [
    '(?:siblings?|brothers?|sisters?|(?:brothers?|bhai) (?:and|or|&|aur) (?:sisters?|behen|bahan))(?: names?)?',
    'siblings by name and admission number',
  ],
  ['(?:bus )?stop(?: name)?', 'bus stop and admission number'],
];
