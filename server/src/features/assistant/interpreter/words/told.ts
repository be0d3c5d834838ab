/**
 * What only tells, asks or speaks of an act, so that nothing is to be done, one way a line: `of which acts: what is said`. `all` stands for every write, `event`, `holiday`, `notice` and `reminder` for such acts where no verb commands, `calendar` for
 * both days of the calendar. The text of a notice is not looked at, but for the ways of `text`.
 */
export const TOLD = String.raw`
all: \bka (?:kya )?(?:tarika|tareeka|tareka|process|procedure)\b|\b(?:tarika|tareeka|procedure) (?:kya|batao)\b
all: \b(?:from|starting|beginning) (?:the )?(?:next|coming) (?:week|month|term)(?: onwards?)?\b(?!.*\b(?:holiday|closed|timings?|exam)\w*\b)
text: (?:[.,;!…–-]+|\b(?:actually|no|wait|sorry|arre|nahi|nhi|oops)\b)[ ,.]*(?:(?:actually|no|wait|sorry|arre|nahi|nhi|oops),? )*(?:forget (?:it|that|this)|don['’]?t|do not|don['’]?t (?:send|do)(?: it)?|leave it|not now|cancel (?:it|that|this)|never ?mind|(?:rehne|rahne) do|mat bhejo|mat karo|ruko)[.! ]*$
all: \bshould(?:n['’]?t| not| never) (?:get|receive|be (?:sent|given|reminded|told|informed))\b
fee_reminder: \bif\b.*\band (?:it|today|the date|this) is\b
text: [,;] ?(?:who (?:wrote|sent|made|published|gave|signed)|(?:when|why|how|where) (?:was|were|did))\b
all: \bonly (?:when|after|once) (?:i|we|you|he|she|the principal|principal)\b
all: ^(?:(?:please|pls|kindly|ok)[, ]+)*copy\b|^(?=.*\bto me\b).*?\b(?:forward|send|show|give|mail) (?:the|that|this|last|latest)\b.*\b(?:notice|circular|reminder)\b.*\bto me\b
all: \b(?:notify|inform|tell|remind|message|alert) (?:nobody|no ?one|none)\b
calendar: \bkeep\b.*\bin (?:mind|view)\b
all: \b(?:was|were|am|is|are)(?: just)? (?:about|going|planning|thinking) (?:to|of)\b(?! (?:be|have|start|begin|go|hold|conduct|celebrate|organi[sz]e)\b)
all: \b(?:may|might|could|would) (?:just )?have to\b
text: \b(?:kaise|kaisi|कैसे) (?:likh|bhej|kar|bana|rakh|daal|dal|jod|de)\w*(?: hai| hain| sakte)*[?. ]*$
text: ^(?:(?:sir|madam|please|so|ok)[, ]+)*(?:can|could|may|might|should|shall|will|would) (?:an?|the|our|any|this|that) (?:\w+ ){1,4}?be (?:\w+ed|held|kept|sent|made|given|put|set|done|taken|moved)\b
calendar.add_holiday: \b(?:give|grant|allow|sanction) (?!(?:us|all|every\w*|the|an?|one|our|students?|school|children|class\w*|kids|holidays?|leave|off|him|her|them|half|full|nursery|lkg|ukg)\b)[\p{L}\p{M}]+ (?:an? |one |the )?(?:day['’]?s? )?(?:holiday|leave|off)\b
text: ^["“'‘][^"”]*["”'’][.!? ]*$
all: \b(?:remind|ping|nudge|alert|prompt) (?:me|us|myself)\b|\b(?:mujhe|hume|hamein) yaad (?:dila|kara)
all: \b(?:i|we|they|he|she|you|somebody|someone|nobody|office|clerk|accountant)(?:['’]ve| have| has| had)(?: not| never| just| only| yet| already| also| all)+ (?:sent|given|told|made|kept|put|\w+ed)\b
all: \b(?:or|ya) (?:is|are|was|were|will|do|does|would|should|not)\b
all: ^(?:(?:ok|so|sir|madam|please|and)[, ]+)*(?:can|could|may|should|shall|must|why|will|would) (?:we|i|they|the school|school) not\b|^(?:can|could|should|would|wo|wouldn)['’]?t (?:we|i|they|you|the)\b
all: \b(?:is|was|seems|looks|sounds|would be) (?:not )?(?:an? |too |very |such a |such an |quite )*(?:bad|good|nice|great|silly|wrong|incorrect|terrible|better|early|risky|problem|confusing|impossible|inconvenient|missing|fake)\b(?: idea| thing| time| day| plan)?[.!? ]*$
all: ^(?:(?:please|kindly|pls|ok|so|and|sir|madam)[, ]+)*(?:explain|describe|summari[sz]e|translate|check|verify|discuss|hold (?:the|that|all|on|off)|find|search|open|review|compare|correct|track|count)\b(?!.*\b(?:and|then|,) (?:send|remind|add|publish|declare|issue)\b)
all: \b(?:don['’]?t|do not|didn['’]?t|did not|never) (?:think|believe|feel|suppose|see why|understand)\b
all: ^(?:sorry|sir|madam|but|we|i|you|they|the school|school|,| )*(?:can['’]t|cannot|can not|couldn['’]t|won['’]t|wouldn['’]t|shouldn['’]t|mustn['’]t)\b
all: \b(?:needs?|has|have|ought) to be (?:discussed|checked|seen|reviewed|corrected|changed|decided|approved|verified|looked|thought)\b
all: (?<!\bit )\b(?:looks|seems|sounds|appears) (?!like)(?:\w+)
all: \b(?:galat|mushkil|theek|thik|sahi|acch?a|mumkin) (?:nahi |nhi )?(?:hoga|rahega|lagta|lag raha|hai|h)\b|\bk[aie] kya (?:hua|hoga|haal|chal|kar)|\bchahiye (?:tha|thi|the)\b
all: \b(?:is|are|was|were|keeps?) (?:asking|saying|telling|wondering|complaining|worried|angry|happy|confused|upset|unhappy)\b(?!.*[,;.–-] ?(?:so |and |hence |therefore )?(?:please|kindly|pls|do) )
all: \b(?:forwarded|showed|returned|ignored|received|saw|got|lost|read|misplaced|deleted)\b(?: \w+){0,3} (?:reminders?|notice|message|circular|bonafide|certificate)\b
all: ^(?!.*\b(?:please|pls|kindly|can you|could you|will you|would you)\b).*\b(?:reminders?|notices?|circular)\b.*\?\s*$
all: ^(?:thank you|thanks|many thanks)(?: very much| a lot| sir| madam)* for\b|\bnotice period\b|^(?:the |our |staff |school )*notice board\b(?! pe| par| me)|\bkaun ?kaun\b
event: \b(?:needs?|clash(?:es)?|did|does|could|must|might|was|were)\b|\b(?:are|is) (?:invited|selected|coming|going|requested|expected|worried)\b|(?<!would |shall |will |to |please )\b(?:has|have|had)\b
notice: \b(?:is|are|was|were|did|does|should be|has|had)\b(?! (?:grateful|obliged|to be))|\b(?:aaya|aayega|pata) (?:hai|hain|tha|h)\b
calendar.add_holiday: \b(?:is|are) (?:only|not|just) (?:for|in|of)\b|\bsirf \S+ ki (?:hai|hoti)\b
calendar: (?:\b(?:nahi|nahin|nhi)|नहीं) (?:kar|ho|rakh|de) (?:sakt[aei]|payenge|paayenge|rah[aei])
notice: ^[^:]*\b(?:notices|circulars|announcements)\b
notice: \bun(?:read|seen|opened|delivered|sent|confirmed|acknowledged)\b|\backnowledge?ments?\b|\bnot (?:yet |been )*(?:read|seen|opened|acknowledged|confirmed|delivered|received)\b|\b(?:read|seen|view|open|delivery) (?:count|status|percent|%|rate|report|by)|\bviews? by\b|\bin draft\b|\bhistory\b
notice: \b(?:parents?|students?|teachers?|staff|guardians?|families)(?: who)?(?: were| have been| not| yet)* (?:informed|notified|reminded|told)\b(?! that\b| to\b)
text: ^(?:(?:which|all|the) )*(?:parents|students|families|guardians|teachers|staff) (?:who|whose|that|which)\b.*\b(?:notices|circulars|messages)\b
text: \b(?:sms|messages?|e-?mails?|mails?|notices?|circulars?|reminders?) (?:(?:were|was|are|is|still|yet) )*not (?:yet |been )*(?:delivered|received|read|seen|opened|sent)\b
text: \b(?:notices?|circulars?) (?:(?:are|is|still|lying|kept|saved) )*in drafts?\b
calendar.add_holiday: ^(?:(?:please|kindly|pls) )*give (?:(?:me|us|out|the|all|a|list|of) )*holidays\b
reminder: \b(?:history|log|count|status|report|undelivered|delivered|failed|numbers)\b
event: (?<!\b(?:be|get) )\bheld\b
holiday: \b(?:holidays|hols|hldys|ch?h?utt?iyan|ch?h?utt?iyon)\b.*\b(?:between|btw|till|until|tak|up ?to|left|remaining|ke beech|how long)\b|\bch?h?utt?iyan\b.*\btak\b
certificate: \b(?:needs?|has|have|must) (?:to )?(?:bring|show|submit|return|collect|pay|no)\b
calendar: \bmy (?:son|daughter|child|kid|wife|husband|brother|sister|friend|neighbour|mother|father)\b
calendar: \b(?:will|shall|is going to|are going to) (?:come|attend|visit|arrive|join|perform|play|take part|participate|be late|be absent)\b(?!.*[,;.–-] ?(?:so |and )?(?:please|kindly|pls|add|put|mark) )
text: (?:[,;.] ?(?:but |and )?|\b(?:but|lekin|par|magar) )(?:do not|don['’]?t|dont|not to|abhi mat|mat) (?:publish|send|issue|post|put|share|circulate|bhejna|bhejo)(?: (?:it|this|that|anything|now|yet|abhi))*[.! ]*$
text: ^(?:the |our |that |this )?(?:notice|circular|message|reminder) (?:regarding|about|for|of|on|to) [^:]*\b(?:was|were|has|have|had|should have|did|does) (?:not |never |already |just )?(?:been )?(?:received|sent|gone|go|given|typed|put|seen|read|reached?|published|issued|delivered|printed|signed|received)\b
text: \bread (?:out |me |us |aloud )*(?:the |that |our )*(?:last |latest |previous |recent )?(?:notice|circular|message|reminder)
text: ^(?:the|that|this|our|their|your|one) (?:\w+ )?(?:notice|circular|letter|message|reminder) (?:says|said|reads|states|stated|mentions|mentioned|tells|told)\b
text: ^(?:the|that|this|our|their|your) (?:\w+ )?(?:notice|circular|letter|message|reminder)\b.*\b(?:is|was) (?:wrong|incorrect|missing|fake|old|late|confusing|not (?:correct|right|clear))[.!? ]*$
fee_reminder: \b(?:mail|e-?mail|send|forward|share|whats ?app|message|give)\b.*\b(?:list|names|report|details|figures|statement|copy|pdf|excel|sheet)\b.*\bto (?:me|us|my|the (?:principal|office|accountant|trust|chairman)|principal|office)\b
calendar: \b(?:cancell?ed|postponed|preponed|called off|withdrawn|rescheduled|shifted|radd|nirast)\b
calendar: \b(?:should|must|can|could|need|ought)(?:n['’]?t| not)(?: to)? (?:be|have|keep|happen|take place|clash|fall)\b
calendar.add_event: (?:\b(?:nahi|nahin|nhi)|नहीं) (?:hai|h|hain|hoga|hogi|honge|he|है|होगा)(?![\p{L}\p{M}])
calendar.add_holiday: \b(?:give|grant|allow|sanction) (?:leave |holiday |off )?(?:to )?(?:(?:mr|mrs|ms|miss|shri|smt|dr)\.? )?\p{L}+ (?:sir|madam|ma'?a?m|ji|teacher|miss|uncle|bhaiya)\b
`;
