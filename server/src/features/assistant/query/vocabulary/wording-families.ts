/** Whole families of wordings that may stand in any question: whose class it is, whether there is any, and how a time or a side is called. Applied first, in the form of `wordings.ts`. */
export const FAMILIES = String.raw`
\b(?:primary|first) (guardian|parent|contact)(s?)\b => main $1$2
\b(first|lowest|starting) and (?:the )?(last|highest|ending) (receipt|slip|certificate) (?:numbers?|nos?)\b\.? => starting $3 number and ending $3 number
\b(?:for|of|in) the (?:whole|full|entire|complete) (?:academic |school )?year\b => from April to March ## \b(?:bill(?:ed|ing)?|charged?|levied|demand(?:ed)?)\b
\b(?:responsible for|in[ -]?charge of|looking after|looks after|takes care of|handles|manages) (?:the |our |school )*(transport|library|lab|laboratory|hostel|sports|accounts|admissions?|exams?|examinations?|discipline|canteen|store|stores|security|computers?)\b => $1 incharge
\b(transport|library|lab|laboratory|hostel|sports|accounts|admission|exam|examination|discipline|canteen|store|stores|security|computer) in[ -]?charges?\b => $1 incharge
\be-mail(s?)\b => email$1
\b((?:[bm]\.? ?(?:a|sc|com|tech|phil|ed|p\.? ?ed)|ph\.? ?d|d\.? ?el\.? ?ed|ntt|gnm)\.?) (?:qualified|degree holders?|holders)\b => $1
[,;] ?(?:no|na|right|correct|isn['’]?t it|hai na|theek hai)\?+$ => ?
\bfrom {month}\b(?: (?:onwards?|on)\b)?(?! ?(?:to|till|until|up|and|-|–|\d|this|last|se|fees?)\b) => since $1 ## month|wise|each|trend
\b(?:(?:is|are|was|were|has|have|had|did|do|does)(?: not|n['’]t)|not) (?:been )?(absent|late|on leave|present) (?:even )?(?:once|(?:for )?(?:a|one|a single) (?:single )?(?:day|time))\b => were never $1
\b(absent|late|present) (?:not even|nahi|not) (?:once|(?:a|one|a single) (?:single )?(?:day|time))\b => never $1
\b(?:had|have|has|with) (?:not (?:a|even a|even one) single|not even (?:one|a)|no|zero) (absent|late) marks?\b => were never $1
\b(highest and lowest|lowest and highest) (term \d|unit test \d|half[- ]yearly) (?:percentages?|%) => $1 marks in $2
[ ,;.(–-]+(?:the )?sala?r(?:y|ies) (?:are |is )?not (?:to be )?(?:included|counted|taken|considered)\)?(?=[ ?.!]*$)|[ ,]*\(not (?:the )?sala?r(?:y|ies)\)|^leaving (?:out|aside) (?:the )?salar(?:y|ies),?\s*|\bnon[- ]sala?ry (?=\w) => ## expn?s|expens|spen[dt]|kharch|\bheads?\b
[ ,;(]+(?:the )?bounced (?:ones|cheques|receipts)(?: are)? (?:not (?:to be )?(?:counted|included|taken)|(?:to be )?(?:left out|excluded))\)? =>
\bcount and total(?= of\b) => number and amount
^(?:a|one|some|the|an?other) (?:caller|parent|visitor|father|mother|guardian|officer) (?:wants|asks|asked|needs|is asking|has asked)(?: for)?(?: it| this| to know)?\s*[:,.;–-]+\s* =>
\b(what|which) other (?=\p{L}+s\b)(?!.*\b(?:than|besides|except)\b) => $1~
,? and (?:his|her|their)(?: or (?:his|her))? (?=(?:phone|mobile|contact|email|address)\b) => ~with~
^who (?:teaches|takes|handles) (.+?) in (?:each|every|all) (?:the )?sections? of (.+?)[?.! ]*$ => lessons of $1 by section and teacher in class $2
\b(?:marked|shown|entered|given|listed) in (?:the |our )?calendar\b =>  ## holiday|event|meeting|exam
\bstudent holidays\b => holidays for students
\blongest run of (absent|late) (?:marks|days)(?: (?:on|over) consecutive (?:school )?days)? => longest streak of $1
\bstudents with (?:a |the )?(?:bus stop|bus|school bus) and (?:of |for )?(?:those )?without(?: one| it)?\b => bus and non bus students
^(?:{ask} |give |list )*(?:guardian|parent)s?(?:['’]s?|s['’])? names? and (?:phone|mobile|contact)(?: (?:nos?|numbers?))? (?:for|of) (?:each|every|all)(?: the)? (defaulters?\b.*?)[?.! ]*$ => $1 with guardian name and phone
\b(?:udise\+?|inspection|audit|meeting|report|board)(?: form)? ke liye\b => ~
\bginti\b => count
\brecords? (?:me|mein|par|pe) (?=nahi|nahin|nhi|hai\b) =>
\b(of|our|all) present (?=(?:(?:non[- ]?)?teaching )?(?:staff|employees|teachers)\b) => $1~ ## ^(?!.*\b(?:today|yesterday|aaj|kal|attendance|absent|late)\b)
\b(?:taken?|takes|took|taking) part in\b => have
[,;]? ?\b(?:arranged |sorted |listed )?(?:in|by) (?:the )?(?:order of (?:the )?(?:dates?|days?)|date order|chronological order|order of time)\b =>
,? ?\b(?:for |of |taking )?all (?:the )?classes (?:together|combined|taken together|put together)(?=[?.! ]*$) => ~
\b(?:merit holders?|rank holders?|position holders?|merit list) => toppers
\brank list (?:of|for) => students ranked most average marks of~
\b(?:no|without any|not a single) (?:class(?:es)?|lectures?)(?= (?:on|in|today|tomorrow|at|during|this|next)\b|[?.! ]*$) => no periods ## \b(?:teachers?|staff|sirs?|madams?)\b
[,;.?!–—-] *(?:yes or no|haan ya na|tell (?:me )?yes or no|just yes or no|y\/n)[?.! ]*$ =>
\b(on or (?:after|before)) (?=the \d|\d|{aMonth}) => {onOr:$1}~
\b(?:(?:of|in|from|for|to) )?(?:my|our) (?:own )?(?:class|section|lot|batch|group|wing)(?:['’]s)?(?=\b(?!['’]?s? (?:teacher|average))) =>  ## \b(?:\d{1,2}|nursery|lkg|ukg|[ivx]{1,4})(?:st|nd|rd|th)?[ -]?[a-e]?\b
^(?:is|are|was|were|has|have|had|did|does|do|will) (?:there )?(?:any ?body|any ?one|some ?body|some ?one)(?: (?:of|among|amongst|from))? => who~
^(?:any ?body|any ?one)(?: (?:of|among|amongst|from))? => who~
\bvis[- ]?(?:a|à)[- ]?vis\b|\b(?:when |as )?(?:set|placed|put|seen) against\b|\b(?:stand|stands|stood|compare[sd]?|fare[sd]?|look|looks|stack up|measure up) (?:beside|alongside|against|next to|with)\b|\bjuxtaposed with\b|\bopposed to\b|\bas opposed to\b => versus
\b(?:old )?(?:dues|arrears|balance|outstanding) (?:of|from|for) (?:the )?(?:last|previous) (?:year|session)\b => old dues
\b(returned|bounced|dishonou?red)(?: unpaid)? (?:by|from) (?:the |our |their )?banks?\b => $1
\b(kitne|kaun|kaun kaun se|kuch|jo) log\b => $1 students ## late|absent|aaye|gayab|present
\b(zyada|jyada|zada|adhik|kam|kitne|sab|saare|sabhi) log\b(?! ?(?:book|entr|bhar|likh|fill)) => $1 people
\bch?h?utt?i (?:par|pe)\b => on leave
\bsabse (?:chh?ot[aei]|kam umr?a?r? (?:ka|ke|ki|wal[aei])) (?=(?:\d+ )?(?:ba[ch]+|student|ladk|child|kaun)) => youngest~
\bsabse (?:bad[aei]|zyada umr?a?r? (?:ka|ke|ki|wal[aei])) (?=(?:\d+ )?(?:ba[ch]+[aei]|student|ladk|child)) => oldest~
\bkabhi (?:bhi )?(late|absent|gairhaa?zir) (?:nahi|nahin|nhi) (?:aa?y[aei]|hu[aei]|rah[aei])(?: hai\w*)? => who were never $1
\b(?:ek bhi|koi bhi) ch?h?utt?i (?:nahi|nahin|nhi) (?:li|liya|liye|lee)(?: hai\w*)? => took no leave
\bun (?=teachers?|staff|students?|ba[ch]+|ladk|logo) =>
\b(\w+) din(?:on|o)? se (?:school )?(?:nahi|nahin|nhi) (?:aa rah[aei]|aa?y[aei]|aata|aate|dikh\w*)(?: hai\w*)? => absent $1 days in a row in the last $1 days
\b(\w+) (?:saal|sal|varsh|baras) se (zyada|jyada|adhik|upar|kam) (?:se |samay se )?(?:pura+n[aei]|pad?hh?a rah[aei]|kaam kar rah[aei])(?: hai\w*)? => service $2-than $1 years
\bservice (?:zyada|jyada|adhik|upar)-than => service more than
\bservice kam-than => service less than
\b(?:(?:have|has|who|that) )*been (?:here|with us|(?:working|teaching) (?:here|with us)|(?:in|at|with) (?:this|our|the) school)(?: for)? (?=(?:more|less|over|at least|under|above)\b) => with service~
\bk[iae]s(?: kis)? (?:teacher )?k[ie] (?:jagah|badle)(?: par| pe| me)? (?:kaun|kon)(?: (?:kaun|kon))?(?: sa)? (?:teacher )?(?:period|class|lecture)?s? ?(?:le|lega|legi|liya|lenge|gay[aei]|aay[aei])(?: rah\w+)?(?: gaya| hai\w*)* => list substitutions
\bsince (?:the )?(?=(?:last|past|previous) (?:\w+) (?:days?|weeks?|months?|years?)\b) => in the~
\b(mon|tues|wednes|thurs|fri|satur)day(s?)\b(.*?),? (?:compared (?:to|with)|as against|against|versus|vs\.?|than|unlike) (?:the |all )*(?:other|remaining|rest of the) (?:week ?)?days => $3 weekday wise
\b(?:baa?ki|dusre|doosre) (?:dino?n?) (?:k[ei]|se) (?:mu[kq]able?|tulna)(?: me| mein)? (?:som|mangal|budh|guru|shukra|shani)va+r(?: ko| ke din)? => weekday wise~
\b(?:the |this )?(?:current|running|present|ongoing|instant) (week|month|year|session|day)\b => this $1
\bthis (?:morning|evening|forenoon)\b|\btoday (?:morning|forenoon)\b|\b(?:aaj )?(?:subah|savere)(?: se)?\b => today
\bas (?:on|of|at|per) (?:date|today['’]s date|today|now|this day|this date|this moment)\b => 
\bfrom {month} (?:up ?to|till|to|until|uptill?) (?:date|now|today|present|this day|the present)\b => since $1
\b(?:since|after|from) (?:the )?(?:session|school|year|new session|academic year) (?:has )?(?:began|begun|opened|reopened|re-opened|started|commenced|start|opening|reopening)\b => this year
\b(?:since|from) (?:the )?(?:start|opening|reopening|re-opening|commencement|beginning|outset) of (?:the |this )?(?:school|session|year|academic year)\b => this year
\b(?:the |this )?(?:first|1st) half[- ]?year\b|\bthe half[- ]?year\b(?!ly) => from April to September ## ^(?!.*\b(?:exam|marks?|result|pass|fail|paper)\w*\b)
\b(?:on the|on our|on) (?:school )?(?:rolls|roll|books|register|registers)\b(?! ?n) => ## student|child|pupil|strength|staff|employee|boys|girls
\brecorded\b(?= *$|[?.!,]) => 
\b(?:have|has|had|did)(?: not|n['’]t) (?:yet |still |been )*(?:sent?(?: in)?|submit(?:ted)?|given?|hand(?:ed)? in|turn(?:ed)? in|return(?:ed)?|complete[d]?|fill(?:ed)?(?: in)?|take|taken|mark(?:ed)?|do|done|enter(?:ed)?|upload(?:ed)?)(?: (?:in|the|their|its|our))* (?:(today|yesterday)['’]s )?(?:student |class )?(?:attendance|registers?|roll call)\b => untaken register $1
\bdeposited (?:but|and|yet|though) (?:(?:are|is|have|has|still|yet|not|been|to|be|remain|remaining|which|awaiting) )*(?:un)?(?:clear(?:ed|ance)?|realised|credited|passed)\b => deposited but not cleared
,? and (?:of|for|worth|to|with) (?:what|how much)(?: a)?(?: total)?(?: value| amount| sum| worth| total)?(?: in all| in total| altogether| overall)?[?.! ]*$ => ~and total amount ## ^(?!.*\b(?:whom|whose|who|kis)\b).*(?:receipt|cheque|payment|bill|expens)
\b(?:from|on) (?:which|what) (?:date|day) (?:does|will|do|is|are) (?:the |our )?(.+?) (?:begin|begins|start|starts|commence|commences|going to start|to start)\b => when is $1
\b(teachers?|staff|employees?|peons?|drivers?|clerks?|people)(?: (?:who are|that are|aged))? (above|over|below|under|more than|less than|exceeding) (\d{2}) ?(?:years?|yrs)?(?: old| of age)?(?=[?.!, ]*$) => $1 age $2 $3 years ## ^(?!.*\b(?:salary|pay|earn|draw|service|experience|period|leave|absen|present|attend|percent|marks?)\w*\b)
^(?:how|where) (?:do|can|would|could|should|may|might) (?:i|we|one) (?:get to )?(?:know|see|find(?: out)?|get|tell|learn|check|look up)(?: of| about| out)? (?=(?:who|which|what|how|whose|when|where|if|whether)\b) =>
^(?:{ask} |list |give |all |the )*(admission (?:nos?\.?|numbers?)|roll (?:nos?\.?|numbers?)|addresses|dates? of birth|blood groups|houses|castes|categories|religions) (?:of|for) (?:all |the |every )*(?:(?:students?|children|pupils) (?:of|in) )?(?:class )?((?:\d{1,2}(?:st|nd|rd|th)?|nursery|lkg|ukg)[ -]?[a-e]?)[?.! ]*$ => list students of $2 with $1
\b(mothers|fathers|parents|guardians) (?:who|that) (?:are|work as) (?:an? )?(?=(?:teacher|doctor|farmer|engineer|clerk|driver|lawyer|nurse|labour|business|shop|police|tailor|contractor)) => $1 with occupation~
\b(teachers?|staff|employees?|people|persons)\b([^,;]{0,20}?) (?:(?:are|is|have|has|who) )*(?:complet(?:ed|ing)|put in|done|served|serving|finish(?:ed|ing)) (\w+) years\b(?! (?:of age|old))(?: of service)?(?:,? (?:and|or) (?:above|more|over))? => $1$2 service at least $3 years
(?<!\b(?:is|iss|pichh?le|agle|har|ek|do|teen|chaar|paanch|kitne|\d) )\bsal\b(?! (?:se|ka|ki|ke|me|mein|pehle|tak|bhar)\b) => salary
(?<!\b(?:above|below|over|under|than|least|most|exactly|between|and|to|of rs|upto|beyond|exceeding|minus|plus|class|no|number|-|–) ?(?:rs\.? ?|₹ ?)?)(?:\b(?:that|a|an|the|of|amount of|sum of) )*(?:₹ ?|\brs\.? ?|\b)(\d{1,2},\d{3})(?:\/-| rupees)?(?![\d.,]*\d)(?! (?:or|and (?:above|over|more|below)|se|ya|to|-|plus|\+)) => between $1 and $1 rupees ## ^(?=.*\b(?:paid|receipts?|took|cheques?|payments?|collected|received|deposited)\b)(?!.*\b(?:dues?|owe|owing|salar|concession|between|more|less|above|below|over|under|expens\w*|bills?)\b)
\bhow (?:is|are|was|were|has|have) (?:the |our )?((?:\w+ )?(?:attendance|collections?|strength|expenses?|spending|pass percentage))(?: been)?(?! (?:taken|marked|recorded|done|changed|moved|developed|fared|risen|fallen|grown|gone)\b) => what is $1
\bhow (?:well|badly|poorly) (?=did|does|do|has|have) => how~
\bcheck (?=(?:how|which|who|whose|what|when|where|if|whether)\b) => tell~
\b(this|last|next) (week|month|year)((?:'s)?) (and|or) (?:the )?(this|last|next)(?! (?:week|month|year|term|session|\w*day|\d|\w+ (?:days|weeks|months)))\b => $1 $2$3 $4 $5 $2
^(?:on )?what (?:do|does|did) (?:we|the school) spend (?:the )?(most|least)(?: money)?(?: on)?(?=[ ?.!]|$) => which head has the $1 expenses
\byesterday (vs\.?|versus|and|against|compared (?:to|with)) the day before\b(?! yesterday) => yesterday $1 day before yesterday
\b(?:have|has|had) paid nothing\b => have not paid anything
^who (?:is in[ -]?charge of|looks after|takes care of) (?=(?:class |std )?(?:\d{1,2}(?:st|nd|rd|th)?[ -]?[a-e]?|(?:nursery|lkg|ukg)[ -]?[a-e]?)[?.! ]*$) => class teacher of~
^(?:have|has) all (?:of )?(?:the |our )*(class(?:es)?|sections?) (?:taken|marked|filled|done|submitted) (?:their |the )?attendance\b => untaken register class wise
^is it (?:really )?(?:true|correct|right|a fact|so) (?:that )? =>
\b(?:been )?missing (?=(?:\w+ ){1,2}days?|today|yesterday|from (?:class|school)) => absent~ ## ^(?!.*\b(?:log|logbook|registers?|entr\w+|attendance|numbers?|photo)\b)
\bturned up\b|\bshowed up\b|\breported (?:for duty|to school|to work)\b => present
\b(?:did|do|does|has|have|had)(?: not|n['’]t) (?:turn(?:ed)?|show(?:n|ed)?|report(?:ed)?) (?:up|for duty|to (?:school|work))\b => absent
^(?:in )?which (class|section|house|department)(?:es)? (?:do|does|did) (?:the )?(girls|boys|women|men) (?:make|form|constitute|account for)(?: up)? (?:the )?(?:largest|biggest|highest|greatest) (?:share|part|percentage|proportion|portion)\b(?: of (?:the |our |its |their )*(?:strength|students|class|children|school|total|staff))? => which $1 has the largest percentage of $2
\bjoined (more than|less than|over|at least|under) (\S+) years (?:ago|back|before)\b => served $1 $2 years ## teacher|staff|employee|peon|driver|clerk
\b(?:that |which |are |is |were |still )*(?:received|in hand|deposited) or (?:received|in hand|deposited),? (?:but|and|yet) not (?:yet )?(?:been )?cleared(?: yet)? => not cleared yet ## cheq
[ ,;–-]+(?:by|as per|according to|based on|from|using) (?:the )?(?:salar(?:y|ies)|pay|figures?|amounts?|details) (?:on|in|given in|recorded in) (?:the |their |our )?(?:employees?|staff|teachers?)?(?:['’]s?|s['’])? ?(?:records?|profiles?|registers?|master)(?=[?.! ]*$) => ## salar
[,;] (?:counting|taking|considering|including) only (?:the )?(?:cheques?|receipts?|payments?|ones|those)(?: ones)? (?:that|which) (?:stand|stood|count|are valid|are live|are good|hold|have not bounced|did not bounce)(?=[?.! ]*$) =>
[,;]? ?\b(?:leaving out|leave out|excluding|except(?:ing)?|not counting|omitting|ignoring|barring|without)(?: (?:any|those|all|the|ones?|that|which|were|was|had|have|has|been|got|receipts?|cheques?|payments?))* (?:bounced?|cancelled|canceled|dishonou?red|reversed)(?:,? (?:or|and|nor) (?:any |those |that |which |were |was |had |have |been |got )*(?:bounced?|cancelled|canceled|dishonou?red|reversed))*(?: (?:ones|receipts?|cheques?|payments?))?(?=[?.!, ]*$) => ## receipt|cheque|payment|collect
[?.,;:–-]+ ?(?:please )?(?:leave|leaving|keep|keeping|put|putting|set|setting) (?:the |all )?salar(?:y|ies) (?:aside|out|apart)[.! ]*$ => ## expens|expend|spen[dt]|kharch
^by how much (?:did|does|do|has|have) (?:the |our )?(?:fees? )?(?:collections?|income|receipts)(?: (?:exceed|cross|surpass)(?:ed|s)?| (?:was|were|is|are) (?:more|higher|greater) than) (?:the |our )?(?:expenses?|expenditure|spending)\b => what was the margin
^by what (?:percentage|percent|per cent) (?:did|has|have) (?:the |our )*(.+?) (?:in|of|for|during) {month} (?:rise|risen|increased?|grow|grown|go up|gone up|fall|fallen|drop(?:ped)?|decreased?|go down|gone down|changed?) (?:over|from|since|against|compared (?:to|with)|on) (?:those |that |the )?(?:of |in |for )?{month} => compare $1 in $2 versus $3
\b(?:who |that )?(?:have|has|had|are|is|were)(?: not|n['’]t) (?:yet |been |still )*(?:put|placed|kept|sorted|assigned|allotted|given) (?:(?:in|into|to|under) )?(?:any|a|their) house\b|\b(?:who |that )?(?:belong(?:s|ing)? to|(?:are|is) in) no house\b => without house
[,;.–-]+ ?(?:please )?(?:leave out|leaving out|except|excluding|exclude|omit|omitting|ignore|ignoring|not counting|skip|skipping) (?:the |any |all |those |ones |of |them |children |students |whose |who |that |which |are |is |were |have |has |been |it )*(?:not (?:yet )?(?:filled(?: in)?|entered|recorded|given|known|noted)|blanks?|empty|unfilled|unknown|missing|without house)[?.! ]*$ => ## \bwise\b|\bby\b|\beach\b|\bper\b
\bfrom (?:mon|tues|wednes|thurs|fri|satur|sun)day,? (?:the )?(\d{1,2})(?:st|nd|rd|th)? (?:to|till|until) (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?(?:the )?(\d{1,2})(?:st|nd|rd|th)?(?: of)? {month} => from $1 $3 to $2 $3
\bsalar(?:y|ies) (?:paid|given|disbursed)(?: out)?\b(.*?),? by (?:the )?(?:date|day) of (?:the )?(?:payment|payout)(?=[?.! ]*$) => salaries disbursed$1
[ ,;–-]+(?:taken |counted |worked out )?(?:over|across) all (?:of )?(?:its|their|the) (?:students|children|pupils)(?=[?.! ]*$) =>
\b(reason|mode|bank|type|kind|subject|teacher|religion|occupation|route|gender|term|exam) by \1\b => $1 wise
^(?:who|which students?)(?: (?:in|of|from))? ?(.*?)\bfail(?:ed|s)? (?:in )?(?:a|any|one) (?:subject|paper)s?\b(.*?)[?.,;:]+ ?(?:the )?names? (?:and|with|&) (?:the )?(?:subjects?|papers?)(?: please)?[?.! ]*$ => which students of $1failed in which subjects$2
\bwhat (?:did|does|do) the (?:log ?books?|logs?|diary) (?:say|show|record) (?:was|is|has been|were) taught\b => what was taught
^what (?:was|has been|is|were|all was) taught (?:in|to) (.+?)[ ,;–-]+(?:by subject|subject[- ]?wise|(?:in|for) (?:each|every) subject)[?.! ]*$ => list log entries of $1
^(?:on )?(?:which|what) (?:week)?days?(?: of the week)? (?:does|do) (?:class |section )?((?:\d{1,2}|nursery|lkg|ukg|[ivx]{1,4})(?:st|nd|rd|th)?[ -]?[a-e]?) (?:have|get|take) (?!(?:the |a )?(?:most|least|highest|lowest|maximum|minimum|fewest|more|less|no|any)\b)(.+?)(?: (?:periods?|lessons?|class(?:es)?))?[?.! ]*$ => on which weekdays are the periods of $2 in $1
^{month} (?:aur|and|or|ya) {month} (?:me(?:in)?|mai) (?:se )?(?:kis|kaun ?s[eia]) (?:mahin[ea] |month )?(?:(?:me(?:in)?|mai) )?(.+?) (?:zyada|jyada|adhik|kam)\b( aa?y[ai]| aaye| hu[aie]| rah[aei])?(?: (?:hai|hain|thi|tha))?[?.!, ]*(?:dono (?:mahin\w+ )?k[aei] (?:total|totals|number|rakam|amount)s?(?: (?:batao|bata do|dikhao|bataiye|do))?)?[?.! ]*$ => compare $3$4 in $1 versus $2
^aaj ke baad (?:k[iae] )?(?=agl) =>
[ ,]+(?:aur )?kis (?:cheez|baat|mauke|wajah) (?:ki|ka|ke|pe|par)(?: liye)?(?: hai)?(?=[?.! ]*$) => ## ch?h?utt?i|holiday
\bagl[ia] ch?h?utt?i kab(?: (?:hai|h|padegi|hogi|milegi))? => when is the next holiday
\bclass(?:es)? (\d{1,2}) (\d{1,2}) (\d{1,2})(?= (?:names?|list|students?|kids|boys|girls)\b|[?.! ]*$) => classes $1, $2 and $3
\b(in|during|of) the (?:calendar )?year (?=(?:19|20)\d\d\b) => $1~
\b(?:that |which )?(?:begin|start|fall|come|are)?s? ?after today (?:and|but) (?:before|by|until|till|up ?to) (?:the )?end of {month}\b => from tomorrow to {lastDay:$1} $1
\byet to be (?:decided|sanctioned|approved|granted|considered)(?: up ?on| on)?\b => pending ## leave|appl
\b(?:the )?(?:titles?|names?|headings?) of (?:the |all )*(?=(?:notices?|circulars?|holidays?|events?|meetings?)\b) => list of~
,? (?:and|with|along with) (?:the )?(?:number|no\.?|count) of (?:recipients|receivers)(?: (?:of|for|in) each| each)?(?=[?.! ]*$) => ## ^(?:list|show|which|give|tell)
\b(board(?:s|ing)?|get(?:s|ting)? (?:on|down)) (at|from) the (?=\S) => $1 $2~
\b((?:last|latest|recent) .*\breceipts?),? by (?:the )?receipt (?:numbers?|nos?\.?) => $1
\b(?:all )?the sections of (?=(?:class |std )?\d) => ## class[ -]?teacher
\b(monthly|yearly|annual) (?!day\b|function\b)([a-z]+) (fees?)\b => $1 $3 of $2 ## ^(?!.*\b(?:collect|paid|due|owe|owing|pending|overdue|unpaid|receiv|came)\w*\b)
,? and how many (chapters|topics|pages) (?:does|do|has|have|are there in) (?:each|every)(?: one| book| textbook| of them)?(?: have| has| contain)?[?.! ]*$ => ## book
^(?:class )?((?:\d{1,2}|nursery|lkg|ukg)(?:st|nd|rd|th)?[ -]?[a-e]) k[aei] ([\p{L}’'.]+(?: [\p{L}’'.]+){0,3}?) k[aei] {ownfield}(?: (?:kya|hai|h|batao|bata|do|dijiye|please))*[?.! ]*$ => list student $2 of $1 with {pupil:$3}
^i (?:saw|see|noticed|heard|found) [^–—:;,?-]{3,40}?[ ,]*[–—:;-]+ ?(?=(?:how|which|who|what)\b) =>
\b(?:are|is) (\d{1,2})(?: years?(?: old| of age)?)? (?:or|and) (?:older|elder)\b => aged at least $1 years ## student|child|pupil|teacher|staff|employee|kids|boys|girls
\bwho (?:substituted|covered|stood in|filled in|took (?:the )?(?:periods?|class(?:es)?|lessons?)) (?:for|of|in place of) (?:whom|who|which teachers?|(?:the )?absent (?:teachers?|staff))\b => list substitutions
^(?:in )?(?:which|what) months?(?: of (?:the|a) year)? (?:do|does|did|have|has) (?:the )?(?:most|maximum(?: number)?)(?: of)? (?:our |the )*(students|children|pupils|kids|teachers|staff|employees)(?: (?:have|has|celebrate))?(?: their)? (?:birth ?days?|bdays?)(?: (?:in|fall))?(?=[?.! ]*$) => which birth month has the most $1
`;
