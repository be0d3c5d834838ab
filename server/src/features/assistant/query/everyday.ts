/** What an office asks every day, with the words in which the records are asked; applied before `wordings.ts`, in the same form. */
export const EVERYDAY = String.raw`
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
