/**
 * Ways of saying something with the words in which the records are asked, applied in this order, one a line: `what is said => the words for it`, and behind `##`
 * what has to be said for it. `{month}`, `{field}` … stand for the patterns of `reword.ts`, `{lastDay:$1}` … for its functions; `~` ends words with a space.
 */
export const WORDINGS = String.raw`
\bfirst (?=names?\b) => given~
\b(?:are|is) (?:presently |currently |now )?enrolled in\b => are in
\b(apaar(?: id)?|aadha+r(?: (?:number|no\.?))?|pen (?:number|no\.?)|birth certificate|samagra id) (.*?\bk[aei] )(?:(?:abhi|tak|bhi) )*ba+ki (?=h(?:ai|ain)?\b) => $2$1 nahi~
^(?:what|kya)(?: (?:all|topics?|lessons?))? (?:was|is|were|has been|have been) (taught|covered) => list log entries~
\b(are|is) in force\b => $1 there ## concession|discount|scholarship|rebate
\bamts?\b => amount
\b(?:collected|recorded|received) (?=(?:the )?(?:most|least|highest|lowest|fewest) (?:late|absent)) => has~
\brecord (?=(?:in|during|this|last|on)\b) => ## absen|late
(?<!\bgroups? )\b(ab|b|o) ?(?:negative|-ve)\b => blood group $1- ## student|child|boy|girl|pupil|blood|donor
(?<!\bgroups? )\b(ab|b|o) ?(?:positive|\+ve)\b => blood group $1+ ## student|child|boy|girl|pupil|blood|donor
\bwhich classes and sections (?=.*\b(?:teach|take|handle)) => which sections~
\bhow much (?:has|have) gone (?:in|into|on|to|towards) (?:the )?salar(?:y|ies) and how much (?:in|into|on|to|towards) (?:the )?(?:other )?expenses?\b => in and out, expenses and salaries by kind of money
^(?:(?:list|show|give|tell|the|me|us|please|all) )*(father|mother)(?:s|['’]s|s['’])? (?:phone|mobile|contact)(?: (?:nos?|numbers?))? of (?:the |all |our )*((?:class )?[\w-]* ?(?:students?|children|pupils|boys|girls|kids)\b.*?\b(?:absent|late|owe|owing|dues|unpaid|defaulters?)\b.*?)[?.! ]*$ => list $2 with $1 by name and $1 phone
\b{month},? next\b(?! (?:week|month|year|\d)) => $1
\b(?:of|in) any year\b|\b(?:whatever|irrespective of|regardless of) the year\b => ## \bborn\b|birth
^(?:which|what|list|show)(?: all)?(?: the)? ((?:text ?)?books?\b.*?),? (?:and |with )?(?:for|of) (?:which|what) (?:class|subject)(?:es|s)?(?: each)?[?.! ]*$ => list of $1
\b(average|mean|median|pass) mark\b(?! ?sheet) => $1 marks
\b(spent|spend|spending|expenses?|expenditure) upon\b => $1 on
[ ,;–-]+that['’]?s all[.! ]*$ =>
^(?:(?:hi|hello|hey)[ ,.!]+)?(?:(?:it is |it['’]s |its )?my )?first day (?:here|today|at work|in (?:the |this )?office)[.,! ]+ =>
\bwho (?:has|have) served (?:(?:the|our|this) school |us |here )?(?:the )?longest\b(?:,? (?:and )?(?:since when|from when))? => who is the longest serving employee
\b(?:for |since |from )?(?:the )?(last|past|previous) (\w+) ((?:working |school |teaching )?days) (?:continuously|consecutively|in a row|at a stretch|without (?:a )?break|straight|running)\b(?! in\b) => $2 days in a row in the $1 $2 $3 ## absent|late|present|leave
\b(?:lagatar|lagataar|lagaatar) (\w+) din(?:on|o)? se\b => $1 days in a row in the last $1 days ## absent|late|present|leave
\b(?:the )?(?:1st|2nd|3rd|4th|first|second|third|fourth)(?: quarter)?,? (?={month} (?:to|-|–) {month}\b) => ## quarter
\bhe?ds?(?=[ -]?(?:wise|ws)\b) => head
\ball (?:of )?(?:the |these )?(?:two|three|four|five|six|\d) days\b => all days ## \b(?:from|between)\b
\b(?:have been |has been |were |are |is )?(?:put|entered|loaded|fed) (?:in|into) (?:the |our )?(?:system|app|software|shala|computer)\b =>
^((?:which|who|list|names?)\b.*?),? and for (?:what|which) reasons?[?.! ]*$ => $1 with reason
\bin (\d{4}) (?:or|and) (?:later|after|onwards?|since) => since $1
\b(\d{1,2}(?:st|nd|rd|th)?) (?:instant|inst\.?)(?= |$|[?.!,]) => $1
\b((?:our|the|all|all the) )(?:present|existing|current) (?=(?:students?|pupils?|children|staff|employees|teachers)\b) => $1
\b(?:stands?|stood|comes?|came|ranks?|ranked|is placed|are placed) first (?:by|in|on|for)\b => has the highest ## \b(?:which|what|kaun)\b
\bwho (?:has |have )?topped\b => who is the topper of
\b(?:oldest|longest|senior[- ]?most|most senior) (?:in|by) service\b|\bsenior[- ]?most\b|\bmost senior\b|\bsabse (?:puran[aei]|senior)\b(?= (?:teach|staff|sir\b|madam|karm|emp)) => longest serving
,? by (joining date|date of joining|date of birth)[?.! ]*$ => ~with $1
[;,.?] ?(?:the |those |all )*([\w ]{3,25}?) (?:not to be|is not to be|are not to be|should not be|need not be|may be|can be|to be) (?:left out|excluded|omitted|ignored|dropped)[?.! ]*$ => ~excluding $1 ## left out|excluded|omitted|ignored|dropped
[;,.] ?([\w ]{3,25}?) excepted\b => ~excluding $1 ## excepted
\b((?:of|from|in|drawn on|on) )?which bank(?:s|['’]s)? => which issuing bank ## cheq|\bchq|\bdrafts?\b|\bdd\b
\b(?:completed|attained|reached|turned) (?:the age of )?([a-z\d-]+(?: [a-z]+)?) years(?: of age)?\b(?! (?:of|in) service) => aged at least $1 years
,? and what (?:it|they|does it|do they) (?:says?|is|are)[?.! ]*$ => ~with health details ## medical|health
\bnot (?:a |the )?class teachers? of any (?:class|section)\b => not class teachers
\b(?:took|take|taken|takes) (?:the )?(?:lessons|periods|classes) (?:in place of|instead of|in lieu of) (?:others|other teachers|absent teachers|absentees|colleagues|somebody else|someone else)\b => took substitutions
\b(?:lessons|periods|classes)((?: of| in)? (?:this|last) (?:week|month)| today| yesterday)? (?:were |was |are )?(?:taken|handled|managed|engaged) by (?:a )?substitutes?(?: teachers?)?\b => substitutions$1
^((?:which|what|who|list|names?|show|kaun|kindly|please)\b.*?),? (?:and |with )?how many(?: exactly| each| of each| in each| (?:are|are there) in each(?: one| of them)?| for each| per \w+| do they have| does each have| has each| in all)?[?.! ]*$ => $1 ## ^(?!.*\bhow many (?:times|days|months)\b)
,? (?:but )?not (?:those |the ones |counting those )?(?:who are )?on leave[?.! ]* => ~ ## \babsent\b
^(?:no \w+,? )?(?:just|only) (?:a|the|one)? ?(?:number|figure|count)s? ?(?:please )?[,:.–-]+ ? => how many~
\bhow many (.*?)\b(?:use|using|take|come by|travel by) (?:the |our )?(?:school )?bus,? and how many (?:come |do |travel |go )?(?:without it|not|do not|don['’]?t|on their own|otherwise)\b => how many $1bus and non bus students
\bhow many rupees\b => how much money
^(.*?)\b(?:late ?comers|late arrivals)\b(.*?),? (?:with|and) (?:the |their )?(?:number|no\.?|count|how many)(?: of)? (?:times|days|late marks|marks)[?.! ]*$ => $1which students were late$2 ## late ?comers|late arrivals
\b(each|every) (?:one )?of (?:the |our |all |these |those |its )+(?!class|section)(?=[a-z]) => each~
,? ?(?:with )?(?:one|a|single|separate) (?:line|row|figure|number|total|entry) (?:for|per|against) (?:each|every) (\w+) => , $1 wise
^(?:(?:list|show|give|tell|names?|of|the|me|us|please|all|our) )*(mother|father)s of (?:the |all |our )*((?:class )?[\w-]* ?(?:students?|children|pupils|boys|girls|kids)\b.*?\b(?:absent|late|owe|owing|dues|unpaid|defaulters?|birthday)\b.*?)(?:,? (?:with|and) (?:the |their )?(?:phone|mobile|contact)(?: (?:nos?|numbers?))?\.?)[?.! ]*$ => list $2 with $1 by name and $1 phone ## (?:mother|father)s of
\bkal aur pars[oo]n?\b(?=.*\b(?:the|tha|thi|thee|hue|hua|aaye|aaya|rahe|raha|gaye|liya|liye|mara|maari)\b) => day before yesterday and yesterday
\b(?:unme|inme|unmein|inmein)(?: se)? (?=(?:boys|girls|ladk\w+|kitn\w+|male|female)\b) =>
^(?:.*?\b)?(?:whether|if|did) (?:the |our )*((?:\w+ ){0,3}\w+) (?:of|in|for) {month} (?:exceed(?:ed|s)?|was (?:more|higher|greater|larger) than|surpass(?:ed)?|crossed|beat) (?:that |those |the one )?(?:of |in |for )?{month}.*$ => compare $1 of $2 versus $3 ## \b(?:exceed|than|surpass|crossed|beat)
\bafter (?:the )?end of {month} => since {following:$1}
\b(since (?:\d+ )?\w+),? (?:of )?(?:this|the current) (?:session|year|academic year)\b => $1
,? (?:and )?(?:from|on) (?:which|what) (?:date|day)s? (?:to|till|until|upto) (?:which|what) (?:date|day)s?(?: (?:does|do|is|are|will|did) (?:it|they)(?: \w+){0,2})?[?.! ]*$ =>
,? (?:and )?when (?:was|were|is) (?:he|she|they) born[?.! ]*$ => ~with date of birth
\b(?:what (?:are )?|which |list |show |all |the |our )*(?:kinds?|types?) of leaves? can (?:the |our )*(?:staff|teachers|employees)(?: members)? (?:take|get|avail|have|apply for)\b => list leave kinds
\b(dates?)\b(.*?)[ ,]*\b(?:subject|sub|paper)s?[- ]?wise\b => $1$2 ## \b(?:ut ?\d|unit test|half yearly|term|exams?|pt ?\d|test)\b
\bw/?o (?=(?:blo+d|ph|mob|e?mail|addr|apaar|aadh|pic|dob|house)) => without~
\b(mon|tue|tues|wed|thu|thurs|fri|sat)(?:day|nesday|urday)? (?:to|se|till|-) (mon|tue|tues|wed|thu|thurs|fri|sat)(?:day|nesday|urday)? (?:of )?(?:this|ths|is) (?:week|wk|hafte)\b => $1 to $2 ## (?:week|wk|hafte)
\b(?:teach|teaches|takes?|handles?) (?:the )?(most|least|fewest)(?: number of)?(?: different)? (section|subject)s\b => has the $1 $2 count
\b(?:went |go |gone |going |left |are |is |still )*(?:without (?:a |any )?(?:substitute|cover|arrangement|replacement)|with no (?:substitute|cover|arrangement)|not (?:yet )?(?:been )?(?:covered|arranged|substituted)|uncovered|(?:have|has|had) no (?:substitute|cover|arrangement)|yet to be (?:covered|arranged))s?(?: (?:yet|so far))? => ~uncovered
\b(?:on )?(?:what|which) (?:date|day) (?:is|falls) (?:the |our )?(.+?) (?:paper|exam)\b => date sheet of coming $1
\b(left|leave|leavers)\b(.*?),? (?:and|&) why[?.! ]*$ => $1$2 by reason
^(?:what|which) (?:class|section|std|standard) (?:is|does|are) ((?:(?!the\b|our\b|most\b|class\b|section\b|now\b)[\p{L}’'.-]+ ?){1,4}?)(?: study| studying| read| reading)? in[?.! ]*$ => list student $1
\bsabse (?:pura+n[aei]|senior) (?=(?:\d+ |kaun )?(?:staff|teacher|employee|karmchari|kaun|sir|madam)) => longest serving~
\b(route \d+) (?:ki|ka|ke) (?:bus|gaadi|gadi)\b => $1
\b(?:more than once|twice or more)\b => at least 2 times ## certificat|bonafide|leave|late|paid|concession|discount
\b(?:in|as) (?:a|one) single (?:entry|bill|go|payment|voucher|item)\b => ## expens|spen[dt]|bill|kharch
\b(families|parents|guardians) (?:who )?(?:with|have|has|having) (?:exactly |only |just )?(two|three|four|five|[2-9]) (?:children|kids|wards)(?! or (?:more|above))(?: (?:here|studying|in (?:the|our|this) school|with us))* => $1 with exactly $2 children
\b(?:below|under|less than|lower than|fewer than|worse than) (?:the |their |his |her |our |its )*(?:own )?(?:class|school|section|overall|general|total|staff)?(?:['’]s)? ?average(?: (?:attendance|marks?|score|salary|pay|strength|percentage))?(?: of (?:the )?(?:class|school|section|staff))?\b => below average
\b(?:who )?(?:score|scored|scoring|got|get|getting|have|has|with|secured|obtained) (?:marks )?(above|over|more than|at least) (\d{1,2})(?: ?%| percent| per cent| marks)?(?: marks)? in (?:all|every|each)(?: of)?(?: the| their)? (?:subjects?|papers?) => with lowest marks $1 $2 percent of single subjects
\b(?:who )?(?:score|scored|scoring|got|get|getting|have|has|with|secured|obtained) (?:marks )?(below|under|less than) (\d{1,2})(?: ?%| percent| per cent| marks)?(?: marks)? in (?:any|some|at least one|even one)(?: one)?(?: of)?(?: the| their)? (?:subjects?|papers?) => with lowest marks $1 $2 percent of single subjects
\b(without|missing|lacking) ((?:an? |their )?(?:date of birth|dob|blood group|photo|phone|mobile|address|e-?mail|apaar|aadhaa?r|pen)(?: (?:id|number|card))?) or (?:an? |their )?(?=(?:date of birth|blood group|photo|phone|mobile|address|e-?mail|apaar|aadhaa?r|pen)\b) => $1 $2 or without~
\b(?:what (?:are )?|which |list |show |all |the |our )*(?:kinds?|types?) of leaves? (?:that )?(?:exist|are there|are available|do we have|does the school have|can (?:staff|teachers|employees) (?:take|get)|are allowed)\b(?: for (?:the |our )?(?:staff|teachers|employees))? => list leave kinds
,? (?:and|with) how many days (?:of|for|in|does|per) each(?: (?:one|have|has|allows?|year|in|a|per|every))*[?.! ]*$ => ## leave kinds
^(?:(?:list|show|what are|give|tell)(?: me| us)? )?(?:all )?(?:the |our )?(?:leave (?:types|kinds)|(?:types|kinds) of leaves?)(?: (?:in|of|at) (?:the |our |this )?school)?[?.! ]*$ => list leave kinds
[.;,?] ?i mean (?:which |the )?(sections?|class(?:es)?)[.?! ]*$ => ~
\b(?:attendance|registers?|roll call)(?: (?:is|are|was|were|has|have|had))?(?: still| yet)* ?(?:not|n['’]t) (?:yet |been |still )*(?:taken|marked|filled|done|completed?)(?: yet)? => untaken register
\b(?:attendance|haziri|hajri|register) (?:abhi tak |ab tak |aaj |abhi )*(?:nahi|nahin|nhi) (?:li|liya|lagi|lagayi|bhari|bhara|hui|hua)(?: gayi| hai)* => untaken register
\b(?:on |for )?how many (?:school )?days (?:was|were|has|have)(?: the| our)?(?: students?['’]?)?(?: attendance)?(?: registers?)?(?: been)? (?:taken|marked|filled)\b => number of register days
\b(?:the )?(girl|boy)s (?:outnumber|are more(?: in number)? than|exceed)(?: the)? (?:boy|girl)s\b => lead of $1s above 0
\b(?:there are |are there )?more (girl|boy)s than (?:girl|boy)s\b => lead of $1s above 0 ## \b(?:which|what|list|sections|classes|where|kis|kaun)\b
\bhow many sections and (?:how many |number of )?students\b => section count and strength
\b(highest|lowest|average|minimum|maximum|max|min|median) (?:and|&) (highest|lowest|average|minimum|maximum|max|min|median) (marks|score)\b => $1 $3 and $2 $3 ## ^(?!.*\b(?:student|who|child|pupil|boy|girl)s?\b)
\beach (?:one )?of (?:the |our |all )?classes\b(.*?)[?.! ]*$ => classes$1, class wise
\b(?:kaun ?kaun|kon ?kon|kaun|kon|kab ?kab|kis ?kis din|kitni)(?: ?s[iae])? (?:school (?:ki|ka|me|mein) )?ch?h?utt?i(?:y\w+)?\b(?=(?: (?:hai|hain|h|hongi|hogi|aa rahi|aati|padti|padegi|padengi|milegi|rahegi|rahengi))*\W*$) => holidays ## ^(?!.*\b(?:staff|teachers?|leave|kis(?:ne|ki|ko)|balance|bachi|baki|sir|madam)\b).*\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mahine|hafte|saal|month|week|year)
\b(?:each of |every one of |all )?(?:the )?(class \d{1,2}(?:st|nd|rd|th)?) sections?\b => $1 ## class[ -]?teacher
^(?:the )?(highest|lowest|top|maximum|minimum) marks\b(.*?),? (?:and )?who(?:se)?(?: (?:is|was) it| got (?:it|them))?(?:,? (?:and )?how (?:many|much))?[?.! ]*$ => who has the $1 marks$2
\b(highest|lowest|maximum|minimum|top) (?:overall|total|aggregate|final) (percentage|percent|marks|score|result)\b => $1 $2
\b(?:by bank|bank[- ]?wise|bank by bank|(?:of|for|against) each bank)\b => by issuing bank ## cheq|\bchq|\bdrafts?\b|\bdd\b
[ ,]+amounts?(?: only| please| pls)+[.! ]*$ => , total amount
\bwhen (?:did|has|had) ((?:(?!the\b|our\b|we\b|they\b|school|last|first|most|any)[\p{L}’'.-]+ ?){1,4}?) join(?:ed)?(?: us| here| the school| our school| the staff)?[?.! ]*$ => list $1 with date of joining
\b(?:is|are|remains?|left) (?:still |yet |now )?open\b => is unpaid ## \bfees?\b|\bdues\b|tuition
\b(?:for |of )?exactly (?:rs\.? ?|₹ ?|inr ?)(\d[\d,]*)(?: rupees|\/-)?(?![\d.]) => between $1 and $1 rupees
\bpre[- ]primary\b => preprimary ## ^(?!.*\b(?:staff|teachers?|departments?|employees?|salar\w*|dept)\b)
\b(?:is |are )?neither (\w+) nor (\w+)\b => is not $1 and $2
,? and why (?:did|have|has) (?:they|he|she|each|each of them)(?: \w+){0,2}[?.! ]*$ => ~with reasons
\b(?:tody|tdy|2day|tday|toady)\b => today
\bbl(?:o|oo)?d gr(?:ou)?ps?\b => blood group
\b(class(?:es)?|clas)\b(.*?),? (?:how|hw) many (?:in |of |for |from )?each(?: class)?[?.! ]*$ => count of $1$2, class wise
\bgentlem[ae]n\b => men
\b(?:still )?(?:await(?:ing|s)?|waiting for) (?:orders?|sanction|a decision|decision|approval)\b => pending
\b(?:who |that |jo )?suffer(?:s|ing|ed)? from\b => with
\bat (?:some|any) (?:time|point)\b => ## \bleave\b|absent
^on (?:an )?average,? how many (?:students|children|pupils|kids) (?:are|were) absent (?:per|each|a|every|on a) (?:school )?day\b => average daily absence
\b(?:with|in) (?:all |due )*respect,? =>
\bif it (?:is|['’]s) not (?:(?:too|a|any|much|very) )*(?:trouble|bother|problem|inconvenience|inconvenient),? =>
[,.;] *(?:fast|quick(?:ly)?|go|now|please hurry|i (?:have )?asked (?:twice|before|again|already)|i want to (?:see|know) the (?:gap|difference)|nothing more|for tallying|for my (?:records?|file))[.! ]*$ =>
^(?:(?:hi|hello|hey)[ ,]+)?(?:i have|i['’]ve|i) (?:just |recently |newly )?(?:joined|started)(?: (?:in|at|as))?(?: (?:the|this|your|here|new))*(?: (?:office|school|work|job|clerk|post))?(?: (?:today|yesterday|this week|this month|recently))?[.,!]+ ?(?=.*\b(?:how|which|what|who|list|show)\b) =>
\b(kaun|kis|kin)\b(.*?),? aur kitn[aei](?: hain?)?[?.! ]*$ => $1$2
[,;]? ?\b(?:latest|newest|most recent|last)(?: [a-z]+)? first[?.! ]*$ => ## \b(?:last|latest|recent|newest)\b(?!(?: [a-z]+)? first)
\b(?:since|from) (?:the |this |last )?((?:diwali|deepavali|holi|dussehra|dasara|dasera|independence day|republic day|christmas|gandhi jayanti|raksha ?bandhan|navratri|ganesh chaturthi|janmashtami))\b(?: (?:till|until|to|up to) (?:now|date|today))? => between $1 and today ## ^(?!.*\b(?:gir\w*|badh\w*|ghat\w*|ris\w+|rose|f[ae]ll\w*|drop\w*|increas\w*|improv\w*|gone (?:up|down))\b)
\b{field} (?:(?:is|are|has|have|been|already) )*(?:done|made|available|received|submitted|collected|linked|uploaded|aa gay[aei]|aa chuk[aei]|generated|allotted|ban gay[aei]|ban chuk[aei]|mil gay[aei]|bhar[aei] hua)\b => having {field:$1} ## ^(?!.*(?:\bnot\b|n['’]t\b|\bnahi\b|\bwithout\b|\bno\b|\bnever\b|\bdocument))
\b(?:after|later than) (?:the )?(\d{1,2})(?:st|nd|rd|th)?(?: of)? {month}(?:,? (\d{4}))?\b => since {dayAfter:$1 $2 $3} ## ^(?!.*(?:holiday|event|exam|meeting|ptm|chh?ut|leave)).*(?:receipt|cheque|paid|payment|collect|c[ao]me|upi|cash|expens|spen[dt]|absent|notice|certificat|bonafide)
\b(?:before|prior to|earlier than) (?:the )?(\d{1,2})(?:st|nd|rd|th)?(?: of)? ((?:apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)\b(?!,? \d{4}) => from 1 april to {dayBefore:$1 $2} ## ^(?!.*(?:holiday|event|exam|meeting|ptm|joined|born)).*(?:receipt|cheque|paid|payment|collect|c[ao]me|upi|cash|expens|spen[dt]|absent|notice|certificat|bonafide)
\b(?:leave|leaving|kept?|keep) (?:out|aside)\b|\b(?:don['’]?t|do not|not) (?:include|including|count|counting)\b|\bwithout (?:including|counting)\b => except
\bnot (?:paid|received|given|made|taken) (?:in|by|through|via) (?=(?:cash|cheque|upi|bank|card|draft)\b) => except~
(?<=\S) (?:ko )?(?:chhod|chod|hata|nikal)(?: ?ke| ?kar| ?karke)\b => ~ko chhodkar
\b(teachers?|staff|employees?|peons?|drivers?|clerks?)\b(.{0,30}?) (?:older|elder) than (\d{1,2})(?: years)?\b => $1 $2 age more than $3 years
\bdifference between (?:the )?(?:total )?(?:receipts|collections?|income) and (?:the )?(?:total )?(?:expenses?|expenditure|spending)\b => margin
\b(?:dint|didnt|didn['’]t|did['’]nt) (?=fill|write|make|submit|do|come|pay)\b => did not~
\b(2nd|second|3rd|third) h[ighe]{1,4}st\b => $1 highest
(?<!\b(?:my|our|this) )\b(?:the |its )?class average\b => average marks
\bunder each\b =>
\bfrom (\d{1,2}(?:st|nd|rd|th)? {aMonth}\b)(?! ?(?:to|till|until|se|up|and|[-–])) => since $1 ## present|absent|attend|collect|expens|receipt|paid|late
\boutstanding against\b => outstanding of
\bpeople do we employ\b => employees do we have
\b(?:who |whose )?(?:without|no|lack|lacks|lacking|missing|(?:do|does|did|have|has|had|is|are)(?: not|n['’]?t)(?: (?:have|got|yet|been|given|received|submitted|provided|uploaded|made))*|no)(?: (?:an?|any|their|his|her|the|on record))* {field}(?: (?:entered|recorded|given|allotted|assigned|allocated|saved|noted|filled|on record))* => without {field:$1} ## {field}
\b(?:whose |with )?(?:the )?{field} (?:(?:is|are|was|were|has|have|been|still|yet|ki|kis kis ka|kiska|kiski) )*(?:missing|pending|awaited|due|blank|empty|khali|unknown|to be (?:given|made|entered|filled|submitted|collected)|(?:we |you )?(?:do not|don[’']?t) (?:know|have)|do (?:we|you) not (?:know|have)|not (?:yet )?(?:received|submitted|provided|obtained|collected|got|done|allotted|assigned|allocated|generated|issued|made|given|entered|recorded|there|available|filled(?: in)?|updated|linked|uploaded|on record|known)|nahi(?:n)?(?: (?:hai|hain|bana|bani|mila|mili|diya|di|pata|maloom|bhara|bhari|likha|likhi|dala|dali|darj|chadha|gaya|gayi|hua|hui))*)(?: (?:hai|hain|wale))*\b => without {field:$1} ## {field}
(?<!(?:not|without|no|n['’]t) )\b(?:who (?:do )?|that )?(?:have|has|having|with)(?: (?:an?|their|got|given|the))* {field}(?= *(?:$|[?.!,;]|on record|recorded|entered|filled|noted|and (?!phone|mobile|address|house|class|section)|in class|of class)) => having {field:$1} ## ^(?=.*(?:how many|(?<!(?:roll|admission|phone) )number of|count|kitn[eio]|percent|share))
\b(?:after|later than) (?:the )?(\d{1,2})(?:st|nd|rd|th)?(?: of)? {month}(?:,? (\d{4})|(?: of)? this year)? => since {dayAfter:$1 $2 $3} ## admi[ts]|join|appoint|recruit|hired|enrol|\bborn\b|dakhil
\b(?:little|young|tiny) ones\b => children
\b(?:members? of (?:the |our )?staff|staff members?)\b => staff
\b(?:but |and )?(?:who |that )?(?:(?:do not|don['’]?t|does not|never) teach|(?:are|is) not (?:a )?(?:teachers?|teaching(?: staff)?)|aren['’]t teachers)\b => non teaching
\b(?:our|this|the) (?:institution|institute)\b => us
\b(before|after|since) the year (?=\d{4}) => $1~
\b(fathers?|mothers?|parents?|guardians?) of (?:all |the )*((?:class )?\d{1,2}(?:st|nd|rd|th)?[ -]?[a-e]?) (?:students?|children|kids?|pupils?|bachche|bacche) => $1 of $2
\b(?:commonest|most frequent)\b => most common
\bpresent (?=strength|headcount|enrol) =>
\bi['’]?d (?:like|love|want) (?:the |to (?:have|see|get) (?:the )?)?(?=names|list|number) => list~
\b(ladk\w+|boys|girls) (?:zyada|jyada|adhik|more) (?:hain?|h|are)? ?(?:ya|or) (ladk\w+|boys|girls)\b(?: (?:zyada|jyada))? => count of $1 versus $2
\b(?:pupil|student)s?[- ](?:to[- ])?teachers?[- ]ratio\b|\b(?:students?|pupils?|children) (?:do (?:we|you) have |are there |have we got )?(?:per|for (?:each|every|one)|to (?:a|one|each|every)) teacher\b => students per teacher
\b(?:average|mean|avg) (?:number of |no\.? of |strength of )?(?:students?|pupils?|children|strength) (?:in|per|of|for) (?:an? |each |every |one )?(section|class)\b => students per $1
\b(two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|\d{1,2}) (?:best|brightest|strongest|finest) (students?|pupils?|children|boys|girls)\b => top $1 $2
[ ,;(–-]+(?:(?:(?:with)?out|no|not|not counting|excluding|except|except for|leaving|setting|leave|apart from|other than|besides|barring|minus) (?:aside |out |the |for |any |of )*(?:salar(?:y|ies)|wages|vetan)(?: (?:aside|out|apart|excluded))*|(?:salar(?:y|ies)|wages|vetan) (?:aside|apart|excluded|left out|not counted|nahi|nahin|ko chh?od ?kar|chh?od ?kar|ke alawa|ke bina|ke siva\w*|hata ?kar|mat (?:ginna|jodna)))\)?(?=[ ,.?!;]|$) => ~ ## expens|expend|spen[dt]|outgo|kharch|खर्च|\bbills?\b
\b(?:and|,) (?:what|how much|kitna) (?:do|does|did|is|are) (?:they|these|those|all(?: of them)?|it) (?:all )?(?:add up|come|amount|sum up|total)(?: up)?(?: to)?\b => ~and how much
\bsalary bill (?:per|each|every|a|of (?:one|a)) month\b => monthly salary
^(.*?)[ ,]+(?:just |only |as )?(?:one|a single|1) (?:number|figure|total)\b => total $1 together
^(.*?)[ ,]+(?:just |only )?(?:the )?(?:count|number|kitne)(?: only)?,? (?:and )?(?:don['’]?t|do not|not|no|nahi)(?: (?:a|the|any))? (?:list|names?|details)\b(.*)$ => how many $1 $2
\b(\d{1,2})(?:st|nd|rd|th)? {month} se (?:lekar |leke )?(\d{1,2})(?:st|nd|rd|th)? {month}(?: tak)?\b => from $1 $2 to $3 $4
\b(\d{1,2})(?:st|nd|rd|th)? {month} se (?:(?:lekar |leke )?(?:ab|aaj|abhi) tak|ab tak)? => since $1 $2~
^(?:did|has|have) (?:the |our )*(?!any\b)(.+?) (?:rise|risen|increased?|grow|g(?:o|one) up|improved?|fall|fallen|decreased?|drop|gone down|go down|decline)(?: or (?:fall|fallen|decreased?|drop|gone down|go down|decline|rise|improve|increase))? (?:from|between) {month} (?:to|and) {month}((?: (?:in|for|of) [^,;?.!]+)?)(?:[?.!,; ]+(?:(?:give|tell|show)(?: me)? )?(?:both|the two|two)(?: the)? (?:figures|numbers|percentages|values|totals))?(?: please)?[?.! ]*$ => compare $1$4 of $3 versus $2
\bby how (?:many |much )?(?:per ?cent(?:age)?|%) (?:did|has|have|had|is|was)\x20 => by how much did~
\bby how much (?:did|has|have|had|do|does) (?:the |our )*(.+?) (?:of|in|for) {month} differ from (?:that|those|the one|the ones)? ?(?:of |in |for )?{month} => compare $1 of $2 versus $3
\bby how much (did|has|have|had|do|does) (?:the |our )*fees? receipts\b => by how much $1 collection
,? (?:the |only )?first (two|three|four|five|six|seven|eight|ten|\d{1,2})(?: only)?[ .!?]*$ => ~top $1 ## \b(?:most|least|highest|lowest|common\w*|biggest|largest|smallest|top|rank\w*)\b
\b(h\w{2,5}st|lo\w{1,3}st|top|best|max\w*|min\w*) mark\b(?! ?sheet) => $1 marks
\b((?:how many|number of|no\.? of|count of|kitne|list of) |^(?:total |the )?)(?:the )?(?:school|working|teaching|instructional) (days?)\b => $1schooldays
,? (?:and )?how often\b =>
\bclasses and sections\b => classes and how many sections
(?:^|[.!,;] *)(?:some|a few|several|many) (?:teachers|of the teachers|staff) are (?:away|absent|on leave) today,? (?:i hear|i am told|it seems)[.,;] * =>
^.{1,30}?\.\. ?(?:no|sorry|i mean),? +(?=(?:\d+|top|the|how|which|who|list|total)\b) =>
^(?!.*\b{aMonth}\b)(.*?)(?<!\bclass(?:es)? |period |periods |rank )\b(?:from )?(\d)(?:st|nd|rd|th) ?(?:to|se|till|-|–) ?(1[0-2]|[2-9])(?:st|nd|rd|th)\b(?! (?:periods?|ranks?|rankers?|tak|of|place|toppers?|highest|lowest|best)\b) => $1class $2 to $3
\b(second|2nd|third|3rd|doosre|dusre|teesre) (?:number|sthan|rank|position|place)(?: holders?)?(?: (?:pe|par|per|me))?\b => $1 topper
^(.*?)(?<![\p{L}\p{M}\p{N}])(?:second|2nd|doosr[aei]|dusr[aei]|दूसर[ाेी])[ -](?=(?:most|least|highest|largest|biggest|greatest|best|worst|lowest|smallest|fewest|poorest|busiest|toppers?|सबसे|sab ?se) ?) => place 2 $1 ## second|2nd|doosr[aei]|dusr[aei]|दूसर[ाेी]
\b(?:not counting|excluding|except|other than|besides|apart from) (?:the )?teachers\b => non teaching
(?<=^|\s)(\S+?(?: (?:k|hazaa?r|hajaa?r|lakh|हज़ार|हजार|लाख))?) (?:se|से|to) (\S+?(?: (?:k|hazaa?r|hajaa?r|lakh|हज़ार|हजार|लाख))?) (?:rupaye |rupees |रुपये )?(?:ke |के )?(?:beech|bich|बीच)(?: (?:me|mein|में|का|की|ka|ki)(?!\S))? => between $1 and $2 ## be?ech|bich|बीच
\bya\b(?! (?:us|usse|isse|us se|is se|zyada|jyada|adhik|kam|barabar)\b) => or
(?<!\bstreaks? of )\b(?:full|complete) (attendance|presence)\b => $1 at least 100 percent
\bafter {month}(?! ?\d) => since {following:$1}
\b(?:oldest|eldest)\b(?! class)|\bsabse bad[aei]\b(?= (?:bac|ladk|stud|chha|teach|sir\b|madam|karm)) => highest exact age
\byoungest\b(?! class)|\bsabse ch?hot[aei]\b(?= (?:bac|ladk|stud|chha|teach|sir\b|madam|karm)) => lowest exact age
\b((?:older|younger|elder) than \d+)(?! ?(?:years?|yrs?)) => $1 years
(अंक|नंबर) (किसके|किनके) (?:आए|आये|आया|हैं|है) => अंक $2
\b(?:1st|first|pehl[aei]) (term|semester|satra)\b|पहल[ाेी] (?:सत्र|टर्म) => term 1
\b(this|last|current|next|the) (?:school|academic|financial) (?:year|session)\b => $1 year
\bis (?:session|saal)\b => this year
\bthis year (?:till|until|upto|up to) {month}\b|\bthis year {month} tak\b => from april to $1$2
\b{month} se (?:lekar |leke )?{month}(?: tak)?\b => from $1 to $2
\b{month} se\b(?! (?:pehle|pahle|zyada|jyada|kam|adhik)) => since $1
\x20\bn\b\x20 => ~and~
\bmay (?:please |kindly )?be\b => be
\b(?:first (kaun|kon)|(kaun|kon) first) (?:aaya|aayi|hai|raha|rahi)\b => topper kaun
\b(?:out )?of every hundred (\w+),? (?:how many|kitne)\b => what percentage of $1
\b(?:from|of) (\w+) famil(?:y|ies)\b => $1
\btop (\d+|three|five|ten) (?=(?:in|of|from) each (?:class|section)) => top $1 students~
\bcostliest (?=month|day|week) => highest spending~
(?<!\b(?:which|what|kis|each|every) (?:month|week|day|class|section|head|category|mahine|hafte|din)\b.*)\b(?:largest|biggest|highest|maximum|sabse badi|sabse bada) (?:single )?(?:fees? )?(receipts?|payments?|raseed|rasid|bills?|expenses?|vouchers?)\b(?! (?:day|month|head|class|categor|kind|type|item)) => highest single $1
\b(?:most expensive|costliest|dearest)\x20 => largest~
\bother than\b => except
\b(?:falls?|lies|is) (?=(?:before|after|on or after|between|from|since) ) =>
\blowest scorers?\b => student with the lowest marks
\bfirst (five|seven|ten|fifteen|twenty|\d+) days of {month} => from 1 $2 to {digits:$1} $2
\bmore (?=(\w+) than any other(?: \w+)?\b) => the most~
\x20than any other(?: \w+)?\b =>
\b(have|has|had|did|do|does)(?: not|n['’]t) ((?:\w+ ){1,2}?)any (?=(?:leaves?|chutti|receipts?|payments?|log)\b) => $1 $2no~
\bhow ((?:the |our )?(?:number|strength|amount|collection|attendance|expenses?)\b.*?) (?:has|have|had) (?:been )?(?:changed|changing|moved|developed)\b => $1
^(?:since|as|because|now that) (?=(?:the|our|we|i|they|a)\b[^,]*,) =>
\b(this|last|the) (?:whole|entire|complete|full) (week|month|year)\b => whole $1 $2
\b(?:difference|gap) between (?:the )?{monthsaid}(?:['’]s)? (?:and|&) {monthsaid} => compare $1 and $2
\bsalar(?:y|ies) (?:payable |paid |to be paid )?(?:per|each|every|a) month\b => monthly salary
\bin (?:a|one) (month|week|day) on (?:an )?average\b => average per $1
\btake in fees\b => collect
\b(how much|kitna) (?:money |fees )?came (?=from|by|through) => $1 collected~
\bmonthly salary bill\b => monthly salary
\breceive (?=an? (?:fee )?(?:concession|discount|scholarship)) => have~
\b(?:highest|top|best) scorers?\b|\bfirst rank(?:er|ers)?\b => topper
\bscheduled tribes?\b|अनुसूचित जनजाति => ST
\bscheduled castes?\b|\banusuchit jati\b|अनुसूचित जाति => SC
\b(?:open|unreserved|unreserved category|ur|gen) (?:category|caste)\b => general category
\bsubject departments?\b => department
\bsubject (teachers?)\b => $1
^(?!.*\b(?:birth ?days?|bdays?|janm ?din|born)\b)(.*)\b{month} or {month}\b => $1$2 versus $3
\b(?:100 ?%|100 per ?cent|cent per ?cent|hundred per ?cent) (attendance|presence)\b => $1 at least 100 percent
\bpass(?:ed)? (?:in )?all (?:the |their )?subjects\b => passed
\b((?:mon|tues|wednes|thurs|fri|satur)day and (?:mon|tues|wednes|thurs|fri|satur)day)(?: of)? this week\b => $1
\bfailed in (?:any|at least one|one or more) (?:subjects?|papers?)\b => failed in at least 1 subjects
\beng\b => english
\bsci\b => science
`;
