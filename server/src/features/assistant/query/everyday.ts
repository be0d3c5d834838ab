/** What an office asks every day, with the words in which the records are asked; applied before `wordings.ts`, in the same form. */
export const EVERYDAY = String.raw`
^(?:which|what|kis|kaun si) (class(?:es)?|sections?) (?:have|has|got|ka|ki|ke) ([a-z ]{3,24}?) (?:class(?:es)? |periods? )?on ((?:mon|tues|wednes|thurs|fri|satur)days?)[?.! ]*$ => which $1 have $2 periods on $3
\b(?:full|complete|100 ?%|100 per ?cent|poori) (?:fees? )?(waiver|concession|freeship|scholarship|discount)s?\b => $1 exactly 100 percent
\bstaff (?:wards?|child(?:ren)?|kids?)\b => child of a staff member ## concession|discount|waiver|scholarship
\bsalar(?:y|ies) (?:is |are |was |were )?(?:not (?:yet )?paid|unpaid|pending|not given)(?: (?:for|of|in))? (?={aMonth}|this|last) => unpaid salary of~
\b(leaves?(?: applications?)?) (rejected|refused|declined) (.*?),? and why\b => $1 $2 $3 with reason
^(?:who is )?(?:the |our )*(?:newest|latest|most recently joined) (teacher|employee|staff member)s?[?.! ]*$ => which $1 has the least years of service
^(?:who are |list |list of |names? of )*(?:the )?([a-z]{3,20}) teachers? (?:of|for|in) ((?:class |std )?\d{1,2}(?:st|nd|rd|th)?(?: ?[a-e])?)[?.! ]*$ => who teaches $1 in $2 ## ^(?!.*\b(?:class|all|the|new|old|male|female|lady|women|men|absent|free|present|best|primary|regular|head|subject) teachers?\b)
\barrangements? (?:not (?:yet )?(?:given|done|made)|pending|remaining|still open)\b => uncovered periods
^(?:is )?(?:this |next |coming |aane wale )?((?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|kal|parso) (?:ko )?(?:is )?(?:a )?(?:school )?(?:working|open|khula|chalu)(?: day)?(?: hai| h| rahega)?(?: kya)?[?.! ]*$ => is there a holiday on $1
\b(last|latest|most recent) (tc|transfer certificate|bonafide(?: certificate)?|character certificate) (?:number|no)\b\.? => $1 $2 with certificate number
\b(lives?|living|resid\w+|stay\w*|from|area) (?:in |at |of )?(?:pin )?(\d{6})\b => $1 in pin code $2
\bbut (?:whose |their |the )?(?:fees?|dues?) (?:is |are |have |has )?(?:not (?:yet )?(?:been )?paid|pending|unpaid|due|baki)\b => who owe fees
^days (?:when|on which|where) (?:the )?(.+?) (?:was|were|is) (below|under|above|over|less|more) => which days had $1 $2
^(?:which )?(?:was |is )?(?:the )?least attended (day|class|section|month) => which $1 had the lowest attendance
^(?:which )?(?:was |is )?(?:the )?(?:most|best) attended (day|class|section|month) => which $1 had the highest attendance
\bkitne din (?:school|skul) (?:laga|chala|khula|hua|lagi)\b => how many schooldays this year so far
(?<=[a-z]) ?\+ ?(?=[a-z]{3}) => ~and~
^compare (?:the )?([^,]+?) (?:from )?{month} (?:to|till|se) {month}[?.! ]*$ => $1 by month from $2 to $3
^(.+?) (?:ki|ke|ka) (?:fees?|payment|paise) kab(?: kab)? (?:jama|bhar\w*|di|diye|aa?y[aie]|paid|mil\w*)(?: (?:hu[aie]|ga[iy]\w*|thi|the|hai|hain|ki|kiye))*[?.! ]*$ => list receipts of $1
^(.+?) (?:ne )?kab (?:join(?:ed)?|lag[aie])(?: (?:kiya|hua|hui|ki|kari|tha|thi|hai))*[?.! ]*$ => list employee $1 with date of joining
\b{month}\b(.*?) (?:compared (?:to|with)|as compared (?:to|with)|vs\.?|versus|against|than|over) (?:the )?last \1\b => $1$2 versus $1 last year
\b(teachers?|staff|employees) (?:whose|with|having|who have) (?:not (?:done|completed) )?((?:b|m)\.? ?(?:ed|p\.?ed|sc|com|a)\.?|d\.?el\.?ed\.?)(?: is| are)? (?:not (?:yet )?(?:done|completed|complete|cleared|there)|incomplete|pending|nahi hai) => $1 without $2
\bek (?:bhi )?(?:paisa|paise|rupya|rupaya|rupee|rupaye)(?: bhi)? (?:fees )?nahi (?:di|diya|bhara|aaya|aayi|mila|jama hua)\b => have not paid anything
\bek (?:bhi )?baar (?:bhi )?(?:fees|paisa|paise) nahi (?:di|diya|bhari|jama ki)\b => have not paid anything
\broll ?(?:no|number|nos)\.? ?wise (?:list|names?)(?: of)? => list with roll number of students of~
\b(last|latest|most recent) receipt (?:number|no)\b\.? => $1 receipt
\bgovt\.? => government
\bpending cheques (?=to be deposited|for deposit) => cheques~
\bwho (?:was|were|did we) (?:paid|pay) for => list expenses for
\b(?:topics?|chapters?|lessons?|portion|syllabus) (?:taught|covered|done|completed|finished) (?:in|of|for|with) (?:class |section )?((?:\d{1,2}|nursery|lkg|ukg|[ivx]{1,4})(?:st|nd|rd|th)?[ -]?[a-e])\b => list log entries of $1
\brank (?:1|one|first|no\.? ?1) (?:of|in|from|holders? of) (?:every|each|all(?: the)?) (class|section)(?:es|s)? => top student of each $1
\battendance (?:is |was |has )?(?:been )?(?:not taken|not marked|not done|pending) (?:today )?(?:by|of|from) (?:which|kis|whose) (?:class )?teachers?\b => untaken registers by class teacher
\b(?:regular|frequent|habitual|chronic) absentees?\b => top 10 students by days absent
\b(attendance|collection|expenses?|admissions?|strength) trends? (?:of |for |in |over )?(?:the )?(?=last|past|previous|this) => $1 by month in~
^(?:students? )?activity[- ]?wise(?: students?)?(?: list| count)?$ => students in clubs by activity
\b(students?|children|pupils|kids)\b(.*) with (mother|father)(?:['’]?s)? names?\b => $1$2 with $3 by name
\b(cheques?\b.*) with (?:the )?(?:bank|drawee)(?: names?)?\b => list $1 with issuing bank
\bpetty cash\b => cash in hand
^who (?:is|was|are|all are|has been|have been) absent since (.+)$ => students absent on all days since $1
\bsubject[- ]?wise teachers?(?: names?)?(?: list)?\b => periods by subject and teacher
\b(?:paid|given|deposited|submitted|gave|pay) (?:even )?(?:one|a single|a|any) (?:rupee|paisa|penny|naya paisa|installment|instalment)\b => paid anything ## \bnot\b|n['’]t\b|\bnever\b|\bwithout\b
\bkuch (?:bhi )?(?:nahi|nahin|nhi) (?:di|diya|bhara|jama kiya|jama kiye|chukaya)\b => have not paid anything
\b(?:working|school|teaching) days? (?=so far|up ?to now|till (?:now|date|today)|ab tak|gone|over|completed) => schooldays~
\b(?:ek bhi|ek|koi bhi) (?:din|roz|baar) (?:bhi )?(?:school )?(?:nahi|nahin|nhi) (?:aaya|aayi|aaye|aae|aye|present)(?: hai| hain| tha| the)? => were never present this year
\bperiods? (?:that (?:are|have) |which (?:are|have) )?to be (?:covered|arranged|adjusted|substituted)\b => uncovered periods
\b(?:april|apr) (?:to|till|se|-) (?:march|mar)\b(?! \d)(?: tak)? => this year
\bschooldays? (?:(?:have|has) (?:we|there) (?:had|been) )?(?:so far|up ?to now|till (?:now|date|today)|ab tak|uptil now|gone|over|completed)\b => schooldays this year so far
\bab tak have not paid anything => have not paid anything
^(?:who |which )?were never present => students who were never present
^(?:is|was|will|kya) (?:the |our )?school (?:be )?(?:open|working|on|closed|shut|there|running|functioning|off|holiday) (?:on |for |in |this |next )*(?=\S) => is there a holiday on~ ## ^(?!.*\b(?:fee|fees|due|dues|gate|office|since|more|most|last)\b)
\bwhat (?:was|has been|is|were|all was) (?:taught|covered|done|completed) (?:in|to) (?:class |section )?((?:\d{1,2}|nursery|lkg|ukg|[ivx]{1,4})(?:st|nd|rd|th)?[ -]?[a-e])\b => list log entries of $1
\bche?qs\b|\bchques\b => cheques
\bdeposted\b => deposited
^(.*\b(?:chequ?es?|chqs?|receipts?|payments?|drafts?)\b.*?)[,:;–-]+ ?(?:with )?(?:the )?(?:students?|pupils?|names?|payers?)(?:['’]s?)?(?: names?)?,? (?:and|with|&) (?:the )?amounts?[?.! ]*$ => list $1 ## whom|whose|kis|amount|who gave
^(.*\b(?:bounced?|dishonou?red|returned|cancelled|canceled|reversed)\b.*?) (?:along )?with (?:(?:the|their|its) )*(?:(?:students?|payers?|names?|amounts?|dates?|class(?:es)?|sections?)(?: names?)?(?:,? and |,? & |, | )?(?:(?:the|their) )*)+[?.! ]*$ => list $1 ## ^(?!.*\b(?:how many|number of|count|kitn[ei]|total|sum|by|wise|most|highest|each|per)\b).*\b(?:chequ?es?|checks?|receipts?|payments?)\b
^(.*\b(?:chequ?es?|receipts?|payments?|drafts?)\b.*?)\s*[:,;?.–-]+ ?(?:and )?(?:(?:from|by|of) whom|whose(?: (?:were|are) they)?|kis ?k[aie]|kisne diye|who gave (?:them|it))(?:,? (?:and|aur) (?:for |of )?(?:how much|what amounts?|kitne (?:ka|ke)))?(?: each| is each)?[?.! ]*$ => list $1 ## whom|whose|kis|amount|who gave
\b(chequ?es?|checks?|receipts?|payments?)(?: that| which)?(?: (?:has|have|had|is|are|was|were|got|been|hui|hue|hua))* (?:bounced?|dishonou?red|returned(?: unpaid)?|came back)\b => $1 being bounced ## ^(?!.*\b(?:how many|number of|count|kitn[ei]|total|amount|sum|by|wise|most|highest|each|per|which (?:class|section|month|bank|mode|day))\b)
\b(?:bounced?|dishonou?red|returned) (chequ?es?|checks?)\b => $1 being bounced ## ^(?!.*\b(?:how many|number of|count|kitn[ei]|total|amount|sum|by|wise|most|highest|each|per|which (?:class|section|month|bank|mode|day))\b)
\b(receipts?|payments?)(?: that| which)?(?: (?:has|have|had|is|are|was|were|got|been))* (?:cancelled|canceled|reversed)\b => $1 being cancelled ## ^(?!.*\b(?:how many|number of|count|kitn[ei]|total|amount|sum|by|wise|most|highest|each|per|which (?:class|section|month|bank|mode|day))\b)
\b(chequ?es?|checks?)(?: that| which)?(?: (?:has|have|had|is|are|was|were|got|been))* cleared\b(?! ?(?:not|nahi)) => $1 being cleared
\bcleared (chequ?es?|checks?)\b => $1 being cleared
\b(chequ?es?|checks?)(?: that| which)?(?: (?:has|have|had|is|are|was|were|been))* (?:(?:still |yet )*(?:in hand|with us|in the office|to be deposited)|not (?:yet )?(?:been )?deposited|undeposited|pending (?:for )?deposit)\b => $1 being in hand
\b(chequ?es?|checks?)(?: that| which)?(?: (?:has|have|had|is|are|was|were|got|been))* deposited\b(?! (?:but|and)) => $1 being deposited ## ^(?!.*\bnot\b)
\bcash (?:do we have |is there |is |we have |lying )*(?:in|at) (?:the |our )?(?:hand|office|counter|box|cash box)\b => cash in hand
\b(?:money|amount|much) (?:do we have |is there |is |we have |lying )*in (?:the |our )?bank(?: account)?\b => bank balance
^(?:(?:which|what|who|list|show|name|names of) )?(?:all )?(?:the )?(?:students?|children|kids|those) (?:who )?(?:have |has |had )?(?:left|gone|withdrawn|taken tc|took tc)(?: from)?(?: the| our| this)*(?: school)?,? (?:and|but|with|who)(?: who)?(?: have| has)?(?: still| yet)*(?: not)* (?:owes?|owing|unpaid|dues?|paid|pending|fees? (?:due|pending|unpaid))(?: (?:us|any|their|the|some|fees?|dues?|money|amounts?|school|pending|all|yet))*[?.! ]*$ => which students dues of leavers
\b(?:whose|who have their|which (?:staff|teachers?|employees?)(?:['’]s?)?) (?:salary|salaries|pay)(?: is| are| was| were| has| have)*(?: still| yet)* (?:not|un|n['’]t)(?: yet| been)* ?(?:paid|given|released|disbursed|cleared)\b => who unpaid salary
\b(?:unpaid|pending|outstanding) salar(?:y|ies)\b(?!.*unpaid salary) => unpaid salary
\b(?:kis ?ki|kin ?ki|kis ?kis ?ki|kinki) (?:salary|tankhwah|vetan)(.*?) (?:nahi|nahin|nhi) (?:di|mili|hui|gayi|de)(?: gayi| hai| hain)* => who unpaid salary$1
\b(?:किसकी|किनकी|किस किस की) (?:सैलरी|तनख्वाह|वेतन)(.*?) नहीं (?:मिली|दी|मिला|दिया|हुआ|हुई)(?: गई| गयी| गया)?(?: है| हैं)? => who unpaid salary$1
\bunpaid salary[?.! ]*$ => unpaid salary this month
^unpaid salary => who unpaid salary
^(?:which|what|who|list|show|name)(?: all)?(?: the| are the)? (?:siblings?|brothers? (?:and|or) sisters?)(?: (?:are|who|that|do|study|studying|in|at|here|our|the|this|school|same|together|read|reading))*[?.! ]*$ => list students siblings with father name
^(?:{ask} )*{ownfield} (?:of|for) (?:student )?{whose}[?.! ]*$ => list student $2 with {pupil:$1}
^(?:{ask} )*{whose}(?:['’]s| k[aei]) {ownfield}(?: (?:kya|hai|h|kaun|kaunsa|sa|batao|bata|do|dijiye|kahan|please))*[?.! ]*$ => list student $1 with {pupil:$2}
^(?:{ask} )*{whose}(?:['’]s|) (concession|discount|fee waiver|scholarship|rebate)(?: (?:share|months?|and|details?|percent))*[?.! ]*$ => list concession of student $1
^(?:{ask} )*((?:phone|mobile|contact)(?: nos?\.?| numbers?)?|(?:home |postal )?address) (?:of|for) {whose}[?.! ]*$ => list $2 with {phoneor:$1}
\bhow (?:much|many rupees) (?:did|have|has|do) (?:we|the school|school) (?:spen[dt]|pay|paid)(?: in total| in all)? (?:on|for|as|towards) (?:the )?(?:salar(?:y|ies) and (?:the |other )?expenses?|expenses? and (?:the )?salar(?:y|ies))\b => in and out, expenses and salaries by kind of money
\b(?:which|what) (?:days?|dates?) (?:are|is|will be|were)(?: the| our| school)* (?:holidays?|closed|off)\b => list holidays
\b(?:which|what) (subject|class|section|exam|term)(?: in (?:the )?school)? (?:has|have|had|got|with) (?:the )?(lowest|highest|least|worst|best|top) marks\b => which $1 has the $2 average marks ## ^(?!.*\b(?:student|who|child)\b)
\b(?:total|sum)(?: amount)? (?:of )?(?:the )?salar(?:y|ies)\b => total salaries
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
