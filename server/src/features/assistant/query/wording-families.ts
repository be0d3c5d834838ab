/** Whole families of wordings that may stand in any question: whose class it is, whether there is any, and how a time or a side is called. Applied first, in the form of `wordings.ts`. */
export const FAMILIES = String.raw`
\b(on or (?:after|before)) (?=the \d|\d|{aMonth}) => {onOr:$1}~
\((?:i (?:have|teach|am (?:the )?class teacher of)|mine is|my (?:class|section) is|it is) (?:class )?([^()]{1,12})\) => $1
[,;–—-]? ?\b(?:i have|mine is) (?:class )?((?:\d{1,2}|nursery|lkg|ukg|[ivx]{1,4})(?:st|nd|rd|th)?[ -]?[a-e])\b => ~of $1
\b(?:(?:of|in|from|for|to) )?(?:my|our) (?:own )?(?:class|section|lot|batch|group|wing)(?:['’]s)?(?=\b(?!['’]?s? (?:teacher|average))) =>  ## \b(?:\d{1,2}|nursery|lkg|ukg|[ivx]{1,4})(?:st|nd|rd|th)?[ -]?[a-e]?\b
\bof mine\b => ## \b(?:\d{1,2}|nursery|lkg|ukg|[ivx]{1,4})(?:st|nd|rd|th)?[ -]?[a-e]?\b
\b(?:of )?my (?=(?:\S+ )?(?:children|kids|students|pupils|wards|boys|girls)\b) =>
\bmy (?=(?:class )?(?:\d{1,2}|nursery|lkg|ukg|[ivx]{1,4})(?:st|nd|rd|th)?[ -]?[a-e]\b) =>
^(?:is|are|was|were|has|have|had|did|does|do|will) (?:there )?(?:any ?body|any ?one|some ?body|some ?one)(?: (?:of|among|amongst|from))? => who~
^(?:any ?body|any ?one)(?: (?:of|among|amongst|from))? => who~
^(?:is|are|was|were) there any (?:of (?:the |our |these )?)? => which~
^(?:do|does|did|have|has|had) (?:we|the school|our school) (?:have |had |got |get )?any => which~
^(?:did|has|have|had|does|do|is|are|was|were|will) any (?:of (?:the |our |these )*)?(?=(?:\w+ ){0,2}(?:students?|child|children|kids?|pupils?|boys?|girls?|teachers?|staff|employees?|parents?|guardians?|cheques?|receipts?|payments?|class(?:es)?|sections?|subjects?)\b) => which~
^any (?:of (?:the |our |these )*)?(?=(?:\w+ ){0,2}(?:students?|child|children|kids?|pupils?|boys?|girls?|teachers?|staff|employees?|parents?|guardians?|cheques?|receipts?|payments?|class(?:es)?|sections?|subjects?)\b) => which~
(?<!\bif)[ ,:;–—-]+any(?: at all| (?:student|child|one|body|teacher|such))?[?.! ]*$ => ## ^(?!(?:who|whom|which|how|what|is|are|did|does|do|has|have)\b)
[,;.?!–—-] *(?:yes or no|haan ya na|tell (?:me )?yes or no|just yes or no|y\/n)[?.! ]*$ =>
^(?:(?:is|was) it (?:true|correct|so|a fact|right)|am i right|is it the case|check|see|say|confirm|verify)(?: (?:that|if|whether)) (?=\S+ \S+ \S+) =>
[,;.?!] *(?:and )?if (?:so|yes|any),? (?:kindly |please )?(?:who|which|names?|whom|list|furnish|give|state|their|the|show|name|tell)(?: (?:are|is|they|them|the|names?|and|dates?|those|me|us|it|ones?|all|kindly|please))*[?.! ]*$ =>
[,;.?!] *(?:if any|if there (?:is|are) any|where any|if at all)(?=[,?.! ]*$) =>
\bvis[- ]?(?:a|à)[- ]?vis\b|\b(?:when |as )?(?:set|placed|put|seen) against\b|\b(?:stand|stands|stood|compare[sd]?|fare[sd]?|look|looks|stack up|measure up) (?:beside|alongside|against|next to|with)\b|\bjuxtaposed with\b|\bopposed to\b|\bas opposed to\b => versus
\b(?:this time|the same time|at this time|around this time|by this time|at this point|this point) (?:last|of last|in last) year\b|\blast year (?:at|by|around) (?:this|the same) (?:time|point|stage|date|day)\b|\b(?:the )?corresponding (?:period|time|months?|dates?) (?:of |in |last )*(?:last year|year)\b => last year same period
^(?:are|have|did|do|is) (?:we|the school|our school) (?:been )?(collect|spend|earn)(?:ing|ed)? (?:more|less|better|worse|higher|lower|much more) (?:fees? |money )?(?:this year |this month |now )?than last (year same period|year|month|week)\b => compare $1 this {whatSpan:$2} versus last $2
\b(?:the |this )?(?:current|running|present|ongoing|instant) (week|month|year|session|day)\b => this $1
\bthis (?:morning|evening|forenoon)\b|\btoday (?:morning|forenoon)\b|\b(?:aaj )?(?:subah|savere)(?: se)?\b => today
\b(?:the )?(last|past|previous) fortnight\b => $1 14 days
\b(?:the )?(next|coming) fortnight\b => $1 14 days
\b(?:the )?last one (week|month|year)\b => last $1
\bas (?:on|of|at|per) (?:date|today['’]s date|today|now|this day|this date|this moment)\b => 
\bon ((?:mon|tues|wednes|thurs|fri|satur|sun)day) last\b => on last $1
\bfrom {month} (?:up ?to|till|to|until|uptill?) (?:date|now|today|present|this day|the present)\b => since $1
\bfrom {month} on(?:wards?)?\b(?! \d) => since $1
\b{month} (?:to|till|until) (?:date|now|present|today)\b => since $1
\b(?:since|after|from) (?:the )?(?:session|school|year|new session|academic year) (?:has )?(?:began|begun|opened|reopened|re-opened|started|commenced|start|opening|reopening)\b => this year
\b(?:since|from) (?:the )?(?:start|opening|reopening|re-opening|commencement|beginning|outset) of (?:the |this )?(?:school|session|year|academic year)\b => this year
\b(?:over|throughout|across|through) (?:the |this )?(?:whole |entire )?(session|year|term|month|week)\b => this $1
\bover the (?=(?:last|past|previous|next|coming) ) => in the~
\bover (?:last|the last|the previous) (year|month|week|session)\b => versus last $1 ## \b(?:up|down|more|less|gone|risen|fallen|increas\w*|decreas\w*|grown|drop\w*|improv\w*|chang\w*)\b
\b(?:up or down|down or up|more or less|less or more|higher or lower|better or worse) (?:on|than|over|from|against|compared (?:to|with)) (last (?:year|month|week|session)|{month}) => versus $1
\b(?:the |this )?(?:first|1st) half[- ]?year\b|\bthe half[- ]?year\b(?!ly) => from April to September ## ^(?!.*\b(?:exam|marks?|result|pass|fail|paper)\w*\b)
\b(?:second|2nd) half[- ]?year\b => from October to March
\b(?:nominal|class|attendance|student) roll (?:list )?(?:of|for)\b|\broll list (?:of|for)\b|\bclass list (?:of|for)\b => list of students of
\b(?:on the|on our|on) (?:school )?(?:rolls|roll|books|register|registers)\b(?! ?n) => ## student|child|pupil|strength|staff|employee|boys|girls
\b(?:both|all|the (?:two|three|four)) (?:the )?sections?(?: (?:together|combined|taken together))?\b =>  ## \b(?:class|std|\d{1,2}(?:st|nd|rd|th)?|nursery|lkg|ukg)\b
\b(?:junior|lower) (?:wing|school|section|classes)\b => primary classes
\bsenior (?:wing|school|section|classes)\b,? (?=(?:i ?e |that is |namely |viz )?,?(?:class(?:es)? )?\d) => classes~
\b(?:senior) (?:wing|school|section|classes)\b => classes 9 to 12
\b(?:i\.? ?e\.?|that is|that is to say|namely|viz\.?|meaning),? (?=(?:class(?:es)? )?(?:\d|one\b|six\b|nine\b)) => 
\bclass(?:es)? (\w+) (?:through|thru) (\w+)\b => classes $1 to $2
\bfrom (nursery|lkg|ukg|first|class one|class 1) to (second|third|fourth|fifth|ukg|lkg) (?!class)(?=\S) => from class $1 to class $2~
\b(?:how is|how was|kaisa|kaisi|kaise) (?:chal|ja|ho) rah[aei](?: hai| hain)?\b => kya hai
\bout with (?:it|them)\b =>
\b(?:pure |poore |is )?mahine bhar(?: mein| me| se)?\b => this month
\b(?:pure |poore |is )?hafte bhar(?: mein| me| se)?\b => this week
\b(?:pure |poore |is )?saal bhar(?: mein| me| se)?\b => this year
\bdin bhar(?: mein| me| se)?\b => today
[,;.–—-] *(?:quick(?:ly)?|fast|now|be quick|hurry|names? fast|at once|immediately|right now|jaldi|please be quick|that is all|only that)[.! ]*$ =>
\b(?:stop|skip|leave|enough of|cut|forget) the (?:story|stories|talk|drama|details|speech)[,;.:–—-]* =>
\b(?:what (?:are|is)|tell|show)? ?the ones?(?= (?:who|that|with)\b) => 
\b(?:going|coming|travelling|traveling|go|come|travel)(?:es|s)? (?:by|on|from|in) (?:the )?(?:bus )?(?=route (?:no\.? |number )?\d) => of~
\bgo(?:ing)? by\b => by
\b(head|stop|mode|class|section|house|subject|category|department|day|month|week|teacher|period|bank|user|branch|caste|religion)[- ]?ws\b => $1 wise
\bby (?:the )?user\b|\buser[- ]?wise\b|\buser by user\b|\b(?:person|clerk|operator|counter)[- ]?wise\b => by cashier ## receipt|collect|paid|payment
\b(?:count|number|no\.?) and (?:the )?value(?= of)\b => number and total amount
\bin what (?=(?:month|class|section|house|subject|mode|head)) => in which~
\bsanctioned\b(?! ?strength) => given ## concession|discount|scholarship|waiver
\brecorded\b(?= *$|[?.!,]) => 
\b(?:along )?with (?:the |their |its )*reasons? (?:recorded|stated|given|noted|mentioned|entered|written)\b => with reason
\bamount(?:ing)? to (?=\d|₹|rs) => 
\bsubtotals?\b => total
\bin (?:the )?order (?:in which )?(?:they were )?(?:cut|issued|made|received)\b => ## receipt
\b(?:in|of) (?:cash )?notes\b => in cash ## paid|fees?|brought|gave
\bsize of (?:a |an |each |the )?(receipts?|payments?|bills?)\b => value of a $1
\b(?:carry|carries|shoulder|shoulders|bear|bears)(?=\b|[?.! ]*$) => have ## periods?|lessons?|load
\b(?:broken|split|cut|divided) (?:up|down|out)? ?(by|into) (\w+)\b => $1 $2
\bpoore (?=school) => 
\bremuneration\b => salary
\bremitted\b|\bhanded over\b|\bhand over\b|\bshelled out\b => paid ## ^(?!.*\bcharge).*
\bby way of\b|\bby means of\b|\bin the form of\b => by
\baccepted\b => received ## draft|cheque|cash|upi|card
\b(?:what|how) (?:part|fraction) of\b => what percentage of
\bbeneath\b => below
\b(?:fall|falls|fell|falling|drop|drops|dropped|went|go|goes|dip|dips|dipped|sink|sank|slip|slipped|be|stay|stayed|remain|remained) (below|under|beneath)\b => $1 ## \d|per ?cent|%
\bfalling (?=today|tomorrow|in|on|this|next) => ## birthday|holiday|bday
\b(?:thinnest|poorest|leanest|scantiest) (attendance|turnout)\b => lowest $1
\bthe (?:thinnest|poorest)\b(?=[?.! ]*$) => the lowest ## attendance|turnout
\bfullest (attendance|turnout)\b => highest $1
\bturn(?:ed)?[ -]?out\b => attendance ## ^(?!.*\b(?:exam|paper|test)s?\b)
[.;,?!–—-] *(?:just |only )?(?:not|no|without|skip|leave out) (?:the |any )?(?:names?|list|details|stories)(?: please)?[.! ]*$ => ## ^(?:how many|how much|count|number|total|kitn)
\b(?:ya|or|ki|kya) (?:nahi|nahin|nhi|not)(?: yet)?[?.! ]*$ => ## ^(?:is|are|was|were|has|have|had|did|does|do|will|kya|whether|if)\b|\b(?:hu[aie]|gay[aie]|diya|bheja|banaya|lagi|laga|di|bhari)(?: hai| thi| tha)? (?:ya|ki) na
^(?:does (?:the |this )?(?:system|app|software|shala|computer) (?:know|show|say|tell|have)|do (?:you|we) (?:know|have)|any idea|can you tell(?: me)?|can i (?:see|know)|have we got|is it possible to (?:see|know)|where (?:can|do|could) (?:i|we) (?:see|find|get))(?: of| about)? (?=(?:which|what|who|how|the|when|where|whose)\b) =>
\b(?:is|are|does|do|has|have|did) (?:there )?any ?(?:body|one)(?= \w+) => who~ ## ^.{0,12}\b(?:is|are|does|do|has|have|did) (?:there )?any ?(?:body|one)
\b(allergic|allergy|allergies) to (?:anything|something|any \w+)\b => $1
\b(ab|a|b|o) ?(\+|-)(?:ve)?(?= (?:blood|bg)\b) => blood group $1$2~
\bblood group (\w+[+-])\s+blood(?: group)?\b => blood group $1
\b(?:arranged|sorted|ranked|ordered|listed|running|going|arrange|sort|put|from|in order)(?: (?:from|by|in|order|of|the|amount))* (?:the )?(?:highest|biggest|largest|most|costliest|maximum|high)(?: (?:down|downwards?|first)| to (?:the )?(?:lowest|smallest|least|cheapest|minimum|low))+ => highest first
\b(?:arranged|sorted|ranked|ordered|listed|running|going|arrange|sort|put|from|in order)(?: (?:from|by|in|order|of|the|amount))* (?:the )?(?:lowest|smallest|least|cheapest|minimum|low)(?: (?:up|upwards?|first)| to (?:the )?(?:highest|biggest|largest|most|costliest|maximum|high))+ => lowest first
\b(?:high|highest|big|biggest|largest) to (?:low|lowest|small|smallest|least)\b|\b(?:highest|biggest|largest|costliest)(?: (?:one|ones|amount))? (?:at|on) (?:the )?top\b => highest first
[,;–—-] *(?:boys|girls|nursery|seniors|juniors) first\b =>
[,;–—-] *(?:the )?(?:newest|latest|oldest|earliest|most recent) (?:one |ones )?(?:first|at (?:the )?top|on (?:the )?top)\b =>
[,;:–—-]+ *(?:who|when|why|whom|whose|which class|how much|what for|from when|till when)(?:(?:,| and|,? &)? (?:who|when|why|whom|whose|which class|how much|how many|what for|from when|till when))+[?.! ]*$ => ## ^(?!(?:who|which|how)\b)(?!.*\b(?:highest|lowest|top|most|least|best|worst)\b)
\b(?:merit holders?|rank holders?|position holders?|merit list) => toppers
\btoppers?, (?:the )?first (two|three|four|five|\d) (?:of|in|from) (each|every) => top $1 students of $2
\brank list (?:of|for) (?:class )?(\S+)(.*?),? (?:with|showing|along with) .*$ => students of $1 ranked most average marks$2
\brank list (?:of|for) => students ranked most average marks of~
\bavg(?=,|\.,| ?&| and (?:highest|lowest|max|min)) => average
\b(highest|lowest|average)(?:,| and| &|,? and)? (highest|lowest|average)(?:,| and| &|,? and)? (highest|lowest|average)\b(?! (?:marks|score)) => $1 marks, $2 marks and $3 marks ## \bmarks\b.*(?:highest|lowest|average)|\b(?:subject|half-?yearly|unit test|ut ?\d|exam|paper)s?\b
\b(?:did|has|have) (?:any |which )?(teachers?|staff|employees?|students?|children)( \w+)? (?:leave|left) (?:us|the school|our school)\b => which $1 left the school$2
\bwhich ((?:\w+ ){0,2}?)(teachers?|staff|employees?|students?|children) (?:leave|leaving) (?:us|the school|our school)\b => which $1$2 left the school
\b(?:in which|where|in whom|whose) (?:everybody|everyone|all(?: the)?(?: students| children| pupils)?|each (?:student|child)) (?:has |have )?passed\b => with pass percentage at least 100 percent
\b(\d{1,3}) ?(?:%|per ?cent|percent) (?=(?:fee )?(?:concession|discount|scholarship|waiver|freeship)) => exactly $1 percent~ ## ^(?!.*\b(?:more than|less than|above|below|over|under|at least|upto|up to|sibling)\b)
\b(concession|discount|scholarship)s?( list)? (?:of )?(\d{1,3}) ?(?:%|per ?cent|percent)(?! (?:and|or) ) => $1 exactly $3 percent ## ^(?!.*\b(?:more than|less than|above|below|over|under|at least)\b)
\bon (more than|less than|over|above|below|under|at least) (\w+) ?(?:%|per ?cent|percent) (concession|discount|scholarship) => with $3 $1 $2 percent
\b(?:who|that) enjoys?\b => with
\bhow long,? on (?:an |the )?average,? have (?:our |the )?(teachers?|staff|employees) (?:been with us|been here|worked (?:here|with us)|served|stayed)\b => average length of service of $1
\b(?:on )?average,? how long have (?:our |the )?(teachers?|staff|employees) (?:been with us|been here|worked (?:here|with us)|served|stayed)\b => average length of service of $1
\bout of (?:the )?\d+(?: (?:students?|children|kids))? in (.{1,14}?),? how many (?:actually |really )?(?:came|come|attended|are present|were present)\b => how many present today in $1
\bhow many (?:actually |really )?(?:came|turned up|attended)(?= (?:to school )?(?:today|yesterday|on|this)|[?.! ]*$) => how many present today ## ^(?!.*\b(?:today|yesterday|kal|aaj|\d|last|this|on \w+day|money|fees?|rupees|receipts?|ptm|meeting)\b)
\baverage (\w+) per (?:child|student|pupil|kid|head)\b => average $1 ## dues?|balance|outstanding|owe|overdue
,? (?:needed |required |wanted )?for (?:the |a |our )?(?:\w+ ){0,2}(?:forms?|portal|return|proforma|application|department|board|udise|submission)\b,? => ## \b(?:list|names?|with|details|give)\b
^(?:{ask}|list|give|provide|furnish|pull|up|need|want|out|prepare|a|of|columns?|all)?(?: (?:{ask}|list|give|provide|furnish|pull|up|need|want|out|prepare|a|of|columns?|all))*[ :]*((?:{column})(?:(?:,| and|,? &|,? and|,) (?:the |their )?(?:{column}))+) (?:of|for) (?:(?:all|the|every|each|our|of) )*(?:(?:students?|children|pupils|kids|those|everyone) )?(?:(?:of|in|from) )?(?:class )?((?:\d|nursery|lkg|ukg|[ivx]+\b).*)$ => list students of $2 with $1
\bcolumns?(?: of| for| needed| required)?:? (?=(?:{column})(?:,| and)) => with~
^((?:the |all )?(?:sections?|class(?:es)?|teachers?|students?|houses?|subjects?|stops?|departments?|months?|families|parents|guardians|employees?|staff|days?|heads?|categories|chapters|books)\b.*?),? (?:and |with )?how many (?:exactly |students |children )*(?:each|of each|in each|are in each|for each|per \w+|they have|each has|does each have|have they)[?.! ]*$ => $1
[,;:–—-] *(?:with |give |show )?(?:the |their )*(?:names?|list)(?:,? (?:and|with|&|,) (?:the |their )?(?:percentages?|percent|%|amounts?|counts?|numbers?|figures?|dates?|class(?:es)?|sections?|days|marks?|reasons?|names?))+[.?! ]*$ => ## ^(?!(?:how|what)|.*\b(?:receipts?|payments?|chequ?es?)\b)
^((?:bonafide|transfer|character|study|tcs?|certificates?|notices?|circulars?|receipts?|cheques?|leaves?|holidays?|events?)\b.*?) with (?:the |their )?(?:names?|dates?|students?|titles?|whom)(?:(?:,| and|,? &) (?:the |their )?(?:names?|dates?|students?|titles?|class(?:es)?|numbers?|amounts?))*[.?! ]*$ => list $1
\b((?:mon|tues|wednes|thurs|fri|satur)day)s? (?:with|that had|which had|having|had) (?=the (?:lowest|highest|most|least|best|worst|maximum|minimum)) => day on $1s with~
\bwhich ((?:mon|tues|wednes|thurs|fri|satur)day) (?=(?:had|has|saw|was|is)\b.*\b(?:lowest|highest|most|least|best|worst|maximum|minimum)) => which day on $1s~
\b(?:have |has |are |is )?(?:yet|still|left|pending) to (?:send(?: in)?|submit|fill(?: in)?|do|give|complete|hand in|turn in|enter|record|upload|take|mark)(?: (?:in|the|their|its|our))*(?: (today|yesterday)['’]s)?(?: (?:student|class))? (?:attendance|registers?|roll call)\b => untaken register $1
\b(?:have|has|had|did)(?: not|n['’]t) (?:yet |still |been )*(?:sent?(?: in)?|submit(?:ted)?|given?|hand(?:ed)? in|turn(?:ed)? in|return(?:ed)?|complete[d]?|fill(?:ed)?(?: in)?|take|taken|mark(?:ed)?|do|done|enter(?:ed)?|upload(?:ed)?)(?: (?:in|the|their|its|our))* (?:(today|yesterday)['’]s )?(?:student |class )?(?:attendance|registers?|roll call)\b => untaken register $1
\bdeposited (?:but|and|yet|though) (?:(?:are|is|have|has|still|yet|not|been|to|be|remain|remaining|which|awaiting) )*(?:un)?(?:clear(?:ed|ance)?|realised|credited|passed)\b => deposited but not cleared
\b(?:money|amount|sum) (?:stands?|lies|is lying|is stuck|is held|is blocked|is) in (?=(?:the )?cheques) => amount of~
\b(?:what |how much )?(?:portion|part|share|percentage|percent|per cent|fraction|proportion) of (?:the |our |all )*{month}(?:['’]s)? fees?(?: charged| demanded| bill)? (?:has|have|is|was|stands?|are)(?: now| already| been| so far)* (?:paid|collected|received|recovered|realised|cleared|come in|in)(?: so far| today| till now| yet)* => percentage of fees collected for $1
\bwho (?:has|have) (?:been|worked|stayed|remained|taught) (?:with |in |at |for |here )?(?:(?:the|our|this) )?(?:school|us|institution)? ?(?:for )?(?:the )?(?:longest|maximum time|most years|longest time)\b(?:,? (?:and )?(?:since when|from when))? => who is the longest serving employee
,? and (?:of|for|worth|to|with) (?:what|how much)(?: a)?(?: total)?(?: value| amount| sum| worth| total)?(?: in all| in total| altogether| overall)?[?.! ]*$ => ~and total amount ## ^(?!.*\b(?:whom|whose|who|kis)\b).*(?:receipt|cheque|payment|bill|expens)
\b(?:from|on) (?:which|what) (?:date|day) (?:does|will|do|is|are) (?:the |our )?(.+?) (?:begin|begins|start|starts|commence|commences|going to start|to start)\b => when is $1
\b(failed|passed|weak|scored [^,.]{1,30}?|got \w{1,3}\d?) in both (\w+(?: science| studies)?) (?:and|&|as well as) (\w+(?: science| studies)?) => $1 in $2 and $1 in $3
\b(?:periods?|lessons?) (?:without|with no|having no|missing|that have no) (?:a |any |the |their )?(?:logbook|log ?book|log|diary)(?: entr(?:y|ies)| record)?\b => periods not filled
\b(teachers?|staff|employees?|peons?|drivers?|clerks?|people)(?: (?:who are|that are|aged))? (above|over|below|under|more than|less than|exceeding) (\d{2}) ?(?:years?|yrs)?(?: old| of age)?(?=[?.!, ]*$) => $1 age $2 $3 years ## ^(?!.*\b(?:salary|pay|earn|draw|service|period|leave|absen|present|attend|percent|marks?)\w*\b)
\b(?:primary|main|chief) guardians?\b => primary contact
\b(father|mother)(?:['’]?s|s['’])? (?:phone|mobile|contact)(?: (?:nos?\.?|numbers?))?(?=,| and| &|[?.! ]*$) => $1 phone ## ^(?:(?:list|show|give|need|all|the|of) )*(?:students?|children|class|pupils|kids)?.*\bwith\b
^(?:how|where) (?:do|can|would|could|should|may|might) (?:i|we|one) (?:get to )?(?:know|see|find(?: out)?|get|tell|learn|check|look up)(?: of| about| out)? (?=(?:who|which|what|how|whose|when|where|if|whether)\b) =>
\brather than\b => versus ## ^(?!.*\bnot\b)
\bnagad\b => cash
^((?:(?!\b(?:is|are|was|were|did|has|have|which|who|any|what|of|roll|phone|mobile|adm\w*|bus|route|receipt|cheque|class|period)\b)[\w-]+ )+)no\.?[?! ]*$ => number of $1
\b(has|have|had|with|having) (?:0|zero|nil) (?=\p{L}) => $1 no~
\bpgts?\b => post graduate teachers
\btgts?\b => trained graduate teachers
\bprts?\b => primary teachers
,? ?\bside by side\b => ## \b(?:and|aur|or|vs|versus|compare)\b
\b(?:which|what) class teacher (?:looks after|takes care of|handles|is in charge of|has)|\bwho (?:looks after|takes care of|is in ?charge of|handles) (?=(?:class |section )?(?:\d|nursery|lkg|ukg|[ivx]+\b)) => who is the class teacher of~
^(?:has|have|was|did) (\p{Lu}[\p{L}’'.]+(?: \p{Lu}[\p{L}’'.]+){1,2}) (?:been paid|be paid|get paid|got paid|received?|get)(?: (?:the|his|her))?(?: salary| pay)? (?:for|of) {month}(?: yet)?[?.! ]*$ => salary paid to $1 for $2
\b(?:is|iss|this) (?:week|hafte) (?:ka |ki |ke |me |mein )?(.*?) ?(?:pichh?le|last) (?:week|hafte) (?:se|ke mu[kq]able|ki tulna (?:me|mein))\b.*$ => compare $1 this week versus last week
\b(?:is|iss|this) (?:saal|year) (?:ka |ki |ke |me |mein )?(.*?) ?(?:pichh?le|last) (?:saal|year) (?:se|ke mu[kq]able|ki tulna (?:me|mein))\b.*$ => compare $1 this year versus last year same period
^(?:has|have|is|are|were|was) (?:every|all|each)(?: one)?(?: of)?(?: the| our)* (cheques?)(.*?) (?:been )?(?:cleared|realised)\b.*$ => which cheques$2 not cleared
^(?:has|have|is|are|were|was) (?:every|all|each)(?: one)?(?: of)?(?: the| our)* (cheques?)(.*?) (?:been )?(?:deposited|banked)\b.*$ => which cheques$2 being in hand
^(?:has|have|did) (?:everyone|everybody|every (?:student|child)|all(?: the)? (?:students|children|parents)) (?:of|in|from) (.+?) (?:paid|pay|cleared)(.*)$ => who in $1 has not paid$2
^(?:has|have|did) (?:every|all|each)(?: of)?(?: the| our)* (?:class teachers?|teachers|sections?|classes) (?:marked?|taken?|submit(?:ted)?|sent?|fill(?:ed)?)(?: (?:the|their|its))* (?:(today|yesterday)['’]s )?(?:attendance|registers?)(.*)$ => which sections untaken register $1 $2
\b(?:what |how much )?(?:percentage|percent|share|part|portion) of (?:the |our |all )*(this year|last year|{month})?(?:['’]s)? (?:fee )?demand (?:has|have|is|was)(?: (?:we|been|now|so far|already))* (?:realised|collected|recovered|paid|received|come in)\b => percentage of fees collected $1
\b(?:small|little|tiny|kinder ?garten|pre-?school) classes\b => preprimary classes ## ^(?!.*\b(?:nursery|lkg|ukg|kg)\b)
\b(?:has|have|had|with) no (?:absent(?:ees?)?|absences|absentees?|absent students)\b => has absences less than 1 ## \b(?:which|what|list|wich|kis|kaun)(?: \w+)? (?:class|clas|section|day|house)
\band (?:their|the|its|what is their) (?:total|sum|value|amount|total amount|total value|worth)[?.! ]*$ => and total amount ## receipt|cheque|payment|bill
\bin {month} over {month}\b => from $2 to $1
\b(joined\b.*?),? with (?:their |the )?(?:joining dates?|dates? of joining)[?.! ]*$ => $1
^(?:{ask} |list |give |all |the )*(admission (?:nos?\.?|numbers?)|roll (?:nos?\.?|numbers?)|addresses|dates? of birth|blood groups|houses|castes|categories|religions) (?:of|for) (?:all |the |every )*(?:(?:students?|children|pupils) (?:of|in) )?(?:class )?((?:\d{1,2}(?:st|nd|rd|th)?|nursery|lkg|ukg)[ -]?[a-e]?)[?.! ]*$ => list students of $2 with $1
\b(mothers|fathers|parents|guardians) (?:who|that) (?:are|work as) (?:an? )?(?=(?:teacher|doctor|farmer|engineer|clerk|driver|lawyer|nurse|labour|business|shop|police|tailor|contractor)) => $1 with occupation~
\bfirst (\w+) days of {month} (?:and|versus|vs|against|with) (?:of |that of )?{month} => first $1 days of $2 versus first $1 days of $3
\b(teachers?|staff|employees?|people|persons)\b([^,;]{0,20}?) (?:completed|put in|done|served|finished) (\w+) years\b(?! (?:of age|old)) => $1$2 service at least $3 years
\b((?:working|school|teaching) days|weeks|months|sundays|saturdays) (?:left|to go)\b => $1 remaining
\baverage (?:number of )?(?:students? |children |pupils )?(?:absent|absentees|absence)s? (?:daily|per day|each day|a day|every day)\b => average daily absence
\bkitn[ae] (?:percent|per cent|pratishat|%) (?:fees?|fee) (?:jama|aayi|aaya|aa|mili|mila|collect|vasool)\w*(?: (?:hu[aie]|ho|gay[aie]|chuk[aie]|hai|hain))* => percentage of fees collected
\b(?:whether |if |has |have |is |was )?(?:the )?attendance (?:of|for|in) (.+?) (?:(?:has|have|is|was) )?(?:already )?(?:been )?(?:marked|taken)\b => untaken register of $1 ## ^(?!.*\b(?:how many|percent|average|total|kitn)\w*\b)
,? and (?:is|was) (?:it|that|this) (?:above|below|more than|less than|over|under|within|beyond) [^,;.?]+[?.! ]*$ =>
\b(?:numbers?|nos?) of (?:the |all |their )*(parents?|guardians?|fathers?|mothers?)\b => phone numbers of $1 ## ^(?!.*\b(?:how many|count|total|what is the number)\b)(?=.*(?:\d|nursery|kg))(?!.*\bnumber of)
\bwhose (?:main |teaching )?subjects? (?:is|are) => of~ ## ^(?:list |show |name |which |the |all )*teachers\b
\b(tc|tcs|bonafide|certificate|transfer certificate)s? (?:register|book|file|ledger)\b => $1 list
\b(?:employed|working|work|serving|engaged) as (?=(?:an? )?(?:doctor|teacher|farmer|labour|driver|engineer|clerk|police|shop|trad|business|lawyer|nurse|soldier|contractor|tailor|mason)\w*) => with occupation~ ## guardian|parent|father|mother
\b(?:by|in) profession\b => by occupation
\b(?:after|later than|post) (?:the )?(\d{1,2})(?:st|nd|rd|th)?(?: of)? {month} => since {dayAfter:$1 $2} ## concession|discount|scholarship|waiver|admission|leave
\b(?:concession|discount)[- ](?:holding|holders?|getting|availing|receiving) => having concession ## student|child|pupil|kid
\b(concession|discount) cases?\b => $1
\bon (?:the )?(\w+) (?:rate|basis)(?=[?.! ]*$) => with $1 concession ## sibling|staff|merit
\b(?:which|what|who) ?(?:of)?(?: (?:the|our))* (staff|teachers?|employees?)(?: members?)? (?:remain|remains|are|is|were|was)(?: still| yet)* unpaid\b => who unpaid salary
(?<!\b(?:is|iss|pichh?le|agle|har|ek|do|teen|chaar|paanch|kitne|\d) )\bsal\b(?! (?:se|ka|ki|ke|me|mein|pehle|tak|bhar)\b) => salary
\bexp\b(?!\.? ?letters?)(?=.*\b(?:oct|nov|sep|aug|jul|jun|may|apr|dec|tdy|today|yesterday|week|month|year|lib|sports|sprts|on|total|tot|head|cat\w*|vs|list|yest)\w*)|\bexp\b(?= (?:this|last|of|on|for|yest\w*)) => expenses
\bdep\b => deposited ## chq|cheq
\b(?:opn|open)\b(?= (?:chqs?|cheqs?|cheques?)) => uncleared
\bstrength of (?=(?:the )?(?:unpaid|owing|absent|defaulter|late|failed|bus)) => number of~
(?<!\d[ -])\b(?:unpaid|defaulting|pending) (students?|children|kids|pupils)\b => $1 with unpaid fees
\b(?:have |has |had )?(?:not|n['’]t) (?:yet )?(?:been )?(?:gone|sent|given|taken|went|go) to (?:the )?bank\b => being in hand ## cheq|chq|draft
\b(?:still )?(?:lying|kept|sitting|remaining) (?:with us|in (?:the )?(?:office|drawer|safe|almirah))(?: and)?\b => ## cheq|chq
\b(?:waiting|yet|due|still) to (?:be )?(?:clear(?:ed)?|pass(?:ed)?|realise[d]?)\b => not cleared ## cheq|chq
(?<!\b(?:above|below|over|under|than|least|most|exactly|between|and|to|of rs|upto|beyond|exceeding|minus|plus|class|no|number|-|–) ?(?:rs\.? ?|₹ ?)?)(?:\b(?:that|a|an|the|of|amount of|sum of) )*(?:₹ ?|\brs\.? ?|\b)(\d{1,2},\d{3})(?:\/-| rupees)?(?![\d.,]*\d)(?! (?:or|and (?:above|over|more|below)|se|ya|to|-|plus|\+)) => between $1 and $1 rupees ## ^(?=.*\b(?:paid|receipts?|took|cheques?|payments?|collected|received|deposited)\b)(?!.*\b(?:dues?|owe|owing|salar|concession|between|more|less|above|below|over|under|expens\w*|bills?)\b)
\b(?:in |by |with )?alphabetical(?:ly)?(?: order| list)?\b =>
[,;] *(?:with )?(?:the )?(?:numbers?|counts?|figures?)(?: (?:of|for|in|against) each)?[.! ]*$ => ## \b(?:by|wise)\b|\b(\w+) by \1
\bas well as (?:the )?total\b =>
\bhow is (?:the |our )?(?=attendance|collection) => what is~
\bbunk(?:ed|ing|s)?\b|\bskipped\b => absent ## ^(?!.*\bclasses? of\b)
\b(?:been )?missing (?=(?:\w+ ){1,2}days?|today|yesterday|from (?:class|school)) => absent~ ## ^(?!.*\b(?:log|logbook|registers?|entr\w+|attendance|numbers?|photo)\b)
\bturned up\b|\bshowed up\b|\breported (?:for duty|to school|to work)\b => present
\b(?:did|do|does|has|have|had)(?: not|n['’]t) (?:turn(?:ed)?|show(?:n|ed)?|report(?:ed)?) (?:up|for duty|to (?:school|work))\b => absent
^(?:in )?which (class|section|house|department)(?:es)? (?:do|does|did) (?:the )?(girls|boys|women|men) (?:make|form|constitute|account for)(?: up)? (?:the )?(?:largest|biggest|highest|greatest) (?:share|part|percentage|proportion|portion)\b(?: of (?:the |our |its |their )*(?:strength|students|class|children|school|total|staff))? => which $1 has the largest percentage of $2
^(?:in )?which (class|section|house|department)(?:es)? (?:do|does|did) (?:the )?(girls|boys|women|men) (?:make|form|constitute|account for)(?: up)? (?:the )?(?:smallest|lowest|least) (?:share|part|percentage|proportion|portion)\b(?: of (?:the |our |its |their )*(?:strength|students|class|children|school|total|staff))? => which $1 has the smallest percentage of $2
\bhighest (percentage|percent|share|proportion) of (?:the )?(girls|boys|women|men)(?=[?.! ]*$) => largest $1 of $2
\blowest (percentage|percent|share|proportion) of (?:the )?(girls|boys|women|men)(?=[?.! ]*$) => smallest $1 of $2
\bjoined (more than|less than|over|at least|under) (\S+) years (?:ago|back|before)\b => served $1 $2 years ## teacher|staff|employee|peon|driver|clerk
\bcompar(?:e|ing) (.*?\b(absent|present|late|on leave)\b.*?) with (?:the )?(?:number|figure|count|total) (?:of (?:students|children|those|ones) )?(?:who (?:are|were) )?\2\b => compare $1 versus
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
^(?:the )?(home ?work|hw)s?\b(.*?),? (?:with|and) (?:the |its |their )*(?:subjects?|teachers?|dates?)(?:(?: and|,) (?:the )?(?:subjects?|teachers?|dates?))*[?.! ]*$ => list $1$2
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
\b(?:hold|holds|holding|have|has|possess(?:es|ing)?) (?:the|a|an) (?:qualification|degree)s?(?: of)? => with qualification~
[ ,]+(?:with|showing) (?:the |their )?(?:students?|pupils?|payers?)(?:['’]s?)?(?: names?)? (?:and|&) (?:the )?(?:total )?amounts?(?=[?.! ]*$) => , with student and amount ## receipt|cheque|payment
\b((?:last|latest|recent) .*\breceipts?),? by (?:the )?receipt (?:numbers?|nos?\.?) => $1
^who ((?:the|our) .+?) (?:are|is|were|was)[?.! ]*$ => who are $1
\b(?:all )?the sections of (?=(?:class |std )?\d) => ## class[ -]?teacher
,? and (?:when|since when) (?:did|has|was) (?:he|she|they) (?:join|joined|appointed)(?: us| here| (?:the|our|this) school)?[?.! ]*$ => ~with date of joining ## ^who
\b(monthly|yearly|annual) (?!day\b|function\b)([a-z]+) (fees?)\b => $1 $3 of $2 ## ^(?!.*\b(?:collect|paid|due|owe|owing|pending|overdue|unpaid|receiv|came)\w*\b)
,? and how many (chapters|topics|pages) (?:does|do|has|have|are there in) (?:each|every)(?: one| book| textbook| of them)?(?: have| has| contain)?[?.! ]*$ => ## book
^(?:(?:can|could|will|would) you )?(?:{ask} )*(?:which|what) (?:department|role|post) {whose} (?:is|works|belongs|teaches)(?: (?:in|to|at))?,? (?:and|with) (?:her|his|their|the) (?:phone|mobile|contact)(?: (?:numbers?|nos?))?[?.! ]*$ => list employee $1 with phone
^(?:class )?((?:\d{1,2}|nursery|lkg|ukg)(?:st|nd|rd|th)?[ -]?[a-e]) k[aei] ([\p{L}’'.]+(?: [\p{L}’'.]+){0,3}?) k[aei] {ownfield}(?: (?:kya|hai|h|batao|bata|do|dijiye|please))*[?.! ]*$ => list student $2 of $1 with {pupil:$3}
^i (?:saw|see|noticed|heard|found) [^–—:;,?-]{3,40}?[ ,]*[–—:;-]+ ?(?=(?:how|which|who|what)\b) =>
\babsent (?:on|for) (\w+) or more days (?:of|in|during) (?=this|last|the) => absent at least $1 days in~
\b(?:are|is) (\d{1,2})(?: years?(?: old| of age)?)? (?:or|and) (?:older|elder)\b => aged at least $1 years ## student|child|pupil|teacher|staff|employee|kids|boys|girls
[.,;?!–-]+ *(?:just |only )?(?:the )?(?:number|count|figure)s?(?: only| please)?[.! ]*$ => ## ^(?:how many|how much|kitn)
\bwho (?:substituted|covered|stood in|filled in|took (?:the )?(?:periods?|class(?:es)?|lessons?)) (?:for|of|in place of) (?:whom|who|which teachers?)\b => list substitutions
^(?:in )?(?:which|what) months?(?: of (?:the|a) year)? (?:do|does|did|have|has) (?:the )?(?:most|maximum(?: number)?)(?: of)? (?:our |the )*(students|children|pupils|kids|teachers|staff|employees)(?: (?:have|has|celebrate))?(?: their)? (?:birth ?days?|bdays?)(?: (?:in|fall))?(?=[?.! ]*$) => which birth month has the most $1
`;
