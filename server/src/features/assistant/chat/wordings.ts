/**
 * How a prompt goes on from an answer or a plan, and what it says besides, one way a line. `{name}` stands for the lines of another name, `{plan}` for what the
 * plan at hand is called. Upper and lower case are the same.
 */
export const WORDINGS = {
  // What stands before or behind the rest and changes nothing.
  politely: '^(?:(?:kindly|zara|pls|plz|bhai|sir|madam|ok|okay|achha|accha|please|ji)[, ]+)*',
  polite: `(?:(?:ok|okay|no|sorry|actually|please),? )*`,
  lead: String.raw`^(?:(?:ok|okay|no|sorry|please|so|then|now),? )*(?:and|or|also|only|just|sirf|bas|not|without|with|along with|together with|except|excluding|leave out|remove|drop|skip|what about|how about|aur|और|सिर्फ|in|of|for|from|on)\b[ ,]*`,

  // Done on a screen, of one student.
  collectsFees: String.raw`^(?:(?:please|pls|kindly|zara) )*(?:collect|receive|take|accept|record|enter|book)\b.*\b(?:fees?|cash|cheque|upi|payment|rupees|rs|inr|\d{3,})\b.*\bfrom\b
    \bse .*\b(?:fees?|cash|rupaye|rs|\d{3,})\b.*\b(?:le ?lo|jama ka?r ?(?:lo|do)|le lijiye)\b`,
  marksPresence: String.raw`\bmark\b.*\b(?:absent|present|late|half day|on leave)\b
    \b(?:absent|present|late|gairhajir|hajir) (?:mark|laga|ka?r) ?(?:do|dijiye|dena)\b`,
  howToDo: String.raw`\b(?:how (?:do|can|to|should|may|does)|kaise|kese)\b|कैसे`,
  // Behind a question of the assistant: a question of its own, or for help.
  asksAside: String.raw`^(?:(?:and|ok|okay|so|please|pls|no|sorry|hi|hello),? )*(?:(?:what|how|who|whose|which|when|where|why) (?:is|are|was|were|do|does|did|can|could|has|have|had|much|many|\w+ (?:has|have|is|are|was|were|owes?|pay|paid|left|study|studies|teach|teaches|came)\b).*|(?:can|could) you .*|(?:i need )?help|kya ka?r sakt[aei] ho.*|(?:aap )?kya kya ka?r.*)$`,

  // Goes on from an answer.
  ofThese: String.raw`
    \b(?:of|among|amongst|from|out of|in) (?:all )?(?:these|those|them)\b
    \b(?:in|un)me(?:in)?\b
    \bin dono\b`,
  ofSome: String.raw`\b(?:of|among|from) the (?:absent|present|late) (?:ones|students|children|teachers)\b`,
  ofOthers: String.raw`\b(?:of|among) the (?:absent|present|late|other) (?:ones|students|children)\b`,
  else: String.raw`\b(?:who|which|what|anyone|anybody) else\b`,
  narrows: String.raw`
    {ofThese}
    {ofOthers}
    {else}
    \bin (?:each|both)$`,
  points: String.raw`
    {ofThese}
    {ofOthers}
    \b(?:in|at|of|from) (?:that|the same) (?:department|stop|subject|house|head|category|route|mode|month|day)\b
    \bwahan (?:ke|ki|ka)\b
    \b(?:in|on|of|for|from|by) (?:each|both)$
    \b(?:in|of|from) it\b
    \b(?:of|among|from) the \w+ ones\b
    \b(?:name|list|show|count) them\b
    \b(?:them|they|their|these|she|he|him|her|his|[iu]nk[aieo]|usk[aieo]|isk[aieo])\b
    \b(?:is|are|was|were|send|remind) (?:that|it|those(?! who| with| whose| owing))\b
    (?:उन|इन|उस|इस)(?:का|की|के|को)`,
  asksItself: String.raw`
    \b(?:who|whose|which|what|when|where|why|how|list|show|give|tell|send|remind|add|make|plan|declare|kaun|kitn\w*|kis\w*|kab|kya|kahan|batao|dikhao|bhejo)\b
    कौन|कितन|किस|कब|क्या`,
  about: '^(?:(?:ok|okay|so|and),? )*(?:what|how) about ',
  thoseWho: String.raw`\b(?:those|the ones|students|children|people|teachers) (?:who|whose|which|of whom)\b`,
  onlyThose: String.raw`^(?:only|just|sirf|bas) (?:those|the ones) (?:who|whose|with)\b`,
  keepsSome: String.raw`
    {onlyThose}
    ^(?:(?:no|ok|and|aur|to|please),? )*(?:only|just|sirf|bas|keval) (?!.*\b(?:school|class|classes|section)\b)
    ^(?!.*\b(?:school|class|classes|section)\b).*\b(?:only|ones|wal[aei]|waal[aei])$`,
  // The first or the last of those who were listed, and no class.
  whoFirst: String.raw`^(?:and |so )?(?:who|which one|kaun)(?: \w+){0,3} (?:first|last|earliest|latest)[?.! ]*$`,
  ofMore: String.raw`^(?:(?:ok|okay|so|then|now|and|aur),? )*(?:in|of|for|from|on)\b`,
  addsTo: String.raw`^(?:and |also )?(?:with|along with|together with)\b`,
  // Of the people or things of an answer, though more is said of them.
  pointsAtThem: String.raw`
    {ofThese}
    \b(?:these|those) (?!(?:who|with|whose|of|in|from|owing|having|which|that|absent|present|not|above|below|over|under|more|less|on|left|days|times)\b)(?!\w+ (?:who|with|whose|of|in|that|having|not)\b)\w+`,
  takesAway: String.raw`^(?:(?:ok|no|and|aur|please),? )*(?:not|nahi|without|except|excluding|leave out|remove|drop|skip)\b`,
  bare: String.raw`
    ^(?:class |kaksha |section )?(?:nursery|lkg|ukg|\d{1,2}(?:st|nd|rd|th)?|[a-e])[ -]?[a-e]?(?:,? (?:too|also|bhi|nahi|only|please|me|ki|ka|and|aur|&|\d{1,2}[a-e]?))*$
    ^(?:the )?(?:boys|girls|women|men|ladke|ladkiyan|teachers|staff|students)(?: (?:and|only|both|too|also|bhi|boys|girls))*$
    ^(?:please )?(?:add|include|plus) (?:class(?:es)? |section )?(?:nursery|lkg|ukg|\d{1,2}(?:st|nd|rd|th)?)[ -]?[a-e]?(?: (?:too|also|as well|bhi|please))*$
    ^\p{L}+[ -]?wise(?: most| least|,? in (?:de|a)scending order)?$
    ^(?:in|on|for|from|of|at) which \w+ (?:is |are |was |were )?(?:the )?(?:most|least|highest|lowest|maximum|minimum)$
    ^(?:\w+ ){0,3}(?:together|altogether|milakar|mila ke)$
    ^(?:and |for )?(?:(?:every|each|per|har) (?:day|week|month|quarter|year|term|session|din|hafte|mahine|saal)|daily|weekly|monthly|quarterly|yearly)$
    ^(?:in|on|for|from|of|at) (?:which|what|how many|how much)(?: \w+){0,2}$
    ^(?:and |so )?(?:which|what|who) (?:one |ones )?(?:is|are|was|has)(?: the)? \w+$
    ^(?:and|aur) (?:how many|how much|kitn[aei])(?: (?:on|in|of) (?:\w+ ?){1,2})?$
    ^(?:now |and )?compare (?:it |this |that )?(?:with|to|against) \S+(?: \S+)?$
    \b(?:what|which|how many) (?:percent|percentage|share|part) (?:of the \w+ )?(?:is|are) (?:that|this|it|they)$`,
  theRest: `^(?:and |aur |to |now |ok )*(?:(?:baki|baaki) sab(?:hi)? ?ko|(?:baki|baaki) (?:logo|logon|bachho|bachcho|walo) ko|बाकी सब(?:को| को)|the (?:rest|others)|everyone else|everybody else)(?: (?:bhi|also|too|bhejo|bhej do|भी|भेजो|भेज दो))*[.! ]*$`,
  toThem: String.raw`\bko\b|\bbhej|को|भेज`,
  ofTheSchool: String.raw`\b(?:school|defaulters?|whole|entire)\b|स्कूल`,

  // Points at one person, place or day of an answer.
  onePerson: String.raw`\b(?:he|she|him|his|her|usk[aieo]|isk[aieo]|(?:this|that) (?:girl|boy|child|student|teacher|lady))\b|(?:उस|इस)(?:का|की|के|को)`,
  theseMany: String.raw`\b(these|those|them|un|in(?= \d{1,3} (?:ko|ke|ba+ch\w*|logo)))(?: all)? (\d{1,3}|two|three|four|five|six|seven|eight|nine|ten)(?= *(?:$|[?.!,:]|a\b|students?\b|children\b|kids\b|people\b|parents?\b|teachers?\b|names?\b|about\b|of them\b|ko\b|ke\b|bach\w+|logo\w*|ba\w*cho\w*|and\b|also\b|owe\b|are\b|who\b))`,
  theOne: String.raw`\bthe (?:first|top|last|lowest) one(?:'s)?\b`,
  theLastOne: String.raw`\bthe (?:last|lowest) one\b`,
  theFirstOne: String.raw`\bthe (?:first|top) one\b`,
  owns: String.raw`\b(?:his|her)\b(?= \w)`,
  ownsInHindi: String.raw`\b(?:usk[aie]|isk[aie])\b|(?:उस|इस)(?:का|की|के)`,
  months: String.raw`
    ^(?:and |so )?(?:for |since |of )?how many months(?: is that| in all)?\??$
    ^kitne mahin[eo]\S* (?:ka|ki|ke|se)(?: hai)?\??$`,
  whichMonths: String.raw`
    ^(?:and |so )?(?:for |of )?which months(?: is that| are (?:these|those|they)| is (?:it|this) for)?$
    ^kaun ?(?:kaun ?)?(?:se|si) mahin[eo]\S*(?: k[aie])?(?: hai| hain| baki hai)?$`,
  movedPeriod: String.raw`
    (?:\b(?:in|on|for|of|from) )?(?:\bthe )?(?<!\w)(?:(day|week|month|quarter|year|session|one) (before|after)(?: (?:that|this|it|last))?|(previous|preceding|following) (day|week|month|quarter|year|session|one)|(next) (day|one))(?=[?.! ]*$| (?:too|then|also|instead|please)\b)
    \b(?:us|is)se (pe?hle) (?:wale |wala |ke |ka )?(mahine|hafte|saal|din)\b`,
  theRow: String.raw`(?:\b(?:in|of|from|for|on|at|are|about) )?\bthe (first|second|third|fourth|fifth|1st|2nd|3rd|4th|5th|last)(?: (one|row|class|section|stop|house|head|department|category|reason|mode|subject|group|club|sport|route|type)\b|(?=[?.! ]*$))`,
  thatDay: String.raw`\b(?:on |for )?(?:that|the same)(?: very)? (?:day|date)\b|\b(?:us|usi) din\b|(?:उस|उसी) दिन`,
  besideThat: String.raw`\b(?:before|after) that(?=[?.! ]*$)`,
  ofIt: String.raw`\bits\b(?= \w)|\b(?:is|us)k[aei](?= (?:class|section|teacher))`,
  worksThere: String.raw`\b(?:works?|working|teach(?:es)?|who is|who are|studies|study|sits?|lives?|board) (?:there|wahan)(?=[?.! ]*$)|\bwahan (?=kaun)`,
  whoElse: String.raw`\b(?:who|which (?:teachers?|students?))(?: all)? else\b|\baur kaun(?: ?kaun)?\b`,
  inSame: String.raw`\b(?:who|which (?:teachers?|students?|staff))(?: all)? else (?:is|are|works|sits|studies|teaches)(?: there)? (?:in|of|from|at) (?:the same|that|this|his|her|their|s?he's) (department|class|section|house|stop|role|post|group)\b`,
  inBoth: `^(?:and |so |aur )?(?:(how many|kitne|kitno) )?(?:who |which (?:of them |students? |ones? )?|names? of those who |those who |kaun |kis ?kis ne |kisne )?(?:all )?(?:(?:got|had|have|has|did|scored|failed|passed|were|was|are|is|owe|owes|come|came|absent|late|present)(?: it| so| this| that| absent| late| present)*(?: in| on| for)?|(?:in|on|are in|were in|appear in)) both(?: of (?:them|these|those))?(?: (?:days|subjects|lists|times|months|tests|exams))?$|^both (?:days|subjects|tests|exams|months|times)$|^(?:(kitne) )?(?:dono (?:me|mein|din) (?:kaun|kitne|kis)[a-z ]*)$`,
  there: String.raw`(?<!\b(?:are|is|was|were) )\b(?:there|wahan|in it|in (?:that|this|the same) (?:class|section))(?=[?.! ]*$)`,
  thatGroup: String.raw`\b(?:in|at|of|from) (?:that|the same|the(?= (?:department|house)[?.! ]*$)) (department|stop|house|section|class)\b|\bwahan (k[eia]|se)\b`,
  whatIsOnDay: `^(?!(?:aur|and|और|phir|फिर) ).*[^ ] (?:ko|को) (?:kya|क्या)(?: (?:kya|क्या))?(?: (?:hai|hain|he|h|है|हैं))?$`,
  oneDay: String.raw`^(?:(?:and|no|start|begin|make it|from|on|the|aur) )*(\d{1,2})(?:st|nd|rd|th)(?: instead| ko| ka| ki)?[?.! ]*$`,
  ofFees: String.raw`\b(?:fees?|dues?|fess|bakaya)\b|फीस|बकाया`,

  // Changes the last act or plan.
  asksInstead: String.raw`
    ^(?:aur|और) .*\?$
    ^aur (?:class |kaksha )?\S+ (?:me|mein|ka|ki)$`,
  thatMonth: String.raw`\b(?:in |for |of )?(?:that|the same) month\b|\b(?:us|usi) mahine(?: me| mein| ka| ki)?\b`,
  alsoOf: String.raw`\b(?:also|too|as well|add|plus|include|bhi)\b|भी`,
  anHour: String.raw`^(?:(?:no|sorry|ok|please),? )?(?:shift|change|move|make)(?: it| that| the time)?(?: to| at)? (\d{1,2})(?: ?(?:o'?clock|baje|am|pm))?(?: instead)?$`,
  titled: `
    ^(?:(?:call|name|title) it |(?:its |the )?(?:title|name) (?:is |should be )?)["“']?([^"”]+?)["”']?$
    ^(?:(?:it|this|that)(?: is|'s|’s) )?(?:for|on account of|because of|due to|on the occasion of) (?:the )?(.+)$
    ^(.+?) (?:ki|ke liye|की|के लिए)$`,
  tells: `
    ^(?:and |aur |also |please |ok )*(?:inform|tell|notify|intimate|message) (?:the |all |all the )*(parents|teachers|staff|students|everyone|everybody|all)(?: about (?:it|this|that)| of it| also| too| as well| please)*$
    ^(?:aur |and )*(parents|teachers|staff|students|sab|sabhi)(?: ?ko)? (?:bhi )?(?:inform|notify|bata|message|suchit)(?: kar)?(?: ?do| dena| dijiye| karo|o)$`,
  readers: `
    ^(?:(?:ok|sorry|please|make it|keep it|send it|give it|it is|it's)[, ]+)*(?:only|just) (?:for|to) (?:the )?(.+)$
    ^(?:(?:ok|sorry|please|make it|keep it|send it|give it|it is|it's)[, ]+)*(?:for|to) (?:the )?(.+?) (?:only|alone|instead)$
    ^(?:no|nahi)[, ]+(?:(?:please|make it|send it|only|just) )*(?:for|to) (?:the )?(.+)$
    ^(?:sirf|only|just) (.+?) ko(?: bhejo| bhej do| bhejna)?$`,
  owedByThem: `
    ^(?:and |so )?(?:how much|what) (?:do|did) they owe(?: in (?:all|total)| altogether| together)?$
    ^(?:their )?total dues$`,
  those: `^(?:those|the ones|students|children|jo|jinka|jinki|jinke)(?: (?:who|whose|with))?(?: have| has)? `,

  // What the plan at hand is called, and what is said of it.
  planOfReminder: `reminders?|fee reminders?|messages?|sms`,
  planOfNotice: `notice|message`,
  planOfHoliday: `holiday|chh?utti|day off|छुट्टी`,
  planOfEvent: `event|meeting|day|programme|program|function`,
  sendsOnly: `
    ^{polite}(?:send|give|issue) (?:it|this|that|the (?:{plan})) ((?:only|just) to .+)$
    ^{polite}((?:only|just)) (?:send|give) (?:it|this|that|the (?:{plan}))( to .+)$
    ^{polite}(?:send|give|issue) (?:it|this|that|the (?:{plan})) to (only .+|just .+)$
    ^{polite}(?:send|give|issue) (?:it|this|that|the (?:{plan})) (to .+?) only$
    ^{polite}(?:send|give|issue) (?:it|this|that|the (?:{plan})) (to .+?) instead$`,
  movesPlan: `
    ^{polite}(?:shift|move|change|postpone|prepone|push|bring forward|advance|put off|reschedule) (?:it|this|that|(?:the |this |that )?(?:date of the )?(?:{plan}|plan|date)) (?:to|till|on) (.+)$
    ^{polite}(?:make|keep|have) (?:the |this |that )(?:{plan}) (?:on|to)? ?(.+)$
    ^(?:wo |us |woh |ab )?(?:{plan}) (?:ko )?(.+?) (?:ko |par |pe )?(?:shift |badal |change )?(?:kar do|karo|kar dijiye|kar dena|rakho|rakh do)$`,
  swaps: `
    ^{polite}(?:change|replace|correct) (?:the )?(.+?) (?:to|with|by|as) (.+)$
    ^{polite}(.+?) (?:ki jagah|ke badle|instead of) (.+?)(?: kar do| karo| rakho| likho| kar dijiye)?$`,
  remindsOfThat: String.raw`\b(?:remind|tell|inform)\b.*\b(?:of|about) (?:it|this|that)\b`,
  callsThem: String.raw`\b(?:call|invite|summon) (?:(?:all|the|their|these|those) )+(?:parents|guardians|mothers|fathers|families)\b`,
  audienceAlone: `
    ^{polite}(?:(?:only|just|sirf|bas) (?:for |to )?(?:the )?)?((?:all )?(?:students?|parents|guardians|teachers|teaching staff|staff|employees|everyone|bach?ch[eo]n?))(?: (?:ko|ke liye))?(?: (?:only|alone|hi))?$`,
  boundsPlan: `^{polite}(?:make|keep|change) (?:it|that|this)(?: to)? (?:only |just )?((?:above|below|over|under|more than|less than|at least) .+)$`,
  dropsPlan: `
    ^{polite}(?:cancel|drop|scrap|forget|abandon|leave|call off|remove|delete) (?:the |this |that |my )?(?:{plan}|plan)(?: plan)?(?: please| now)?$
    ^{polite}(?:rehne do|rahne do|chhod do),? (?:{plan}|plan) (?:nahi|nahin|mat) (?:chahiye|rakhna|karna|karo|rakho)$
    ^{polite}(?:wo |woh |us )?(?:{plan}|plan) (?:nahi|nahin) chahiye(?: rehne do| rahne do)?$
    ^{polite}(?:wo |woh |us )?(?:{plan}|plan) (?:ko )?(?:cancel (?:kar(?:o| do| dijiye)?)?|rehne do|rahne do|mat bhejo|mat rakho|mat karo|nahi (?:rakhna|karna|bhejna)|chhod do|hata do)(?:,? cancel(?: kar(?:o| do| dijiye)?)?)?$
    ^{polite}(?:i |we )?(?:do not|don't|no longer) (?:want|need) (?:the |this |that )(?:{plan}|plan)(?: any ?more| now)?$`,

  // Of those who were listed some are reminded; the group is who they are.
  wish: `(?:remind|send (?:a |the )?(?:fees? )?reminders? to|(?:fees? )?reminders? to)`,
  remindsSome: `
    ^{polite}{wish} (?:only |just |all )?(?:the )?(?:parents of )?(?:those|these) (boys|girls|ladkon|ladkiyon|ladke|ladkiyan)(?: only| please)*$
    ^{polite}{wish} (?:only |just |all )?(?:those|these|the ones) (?:students |children |people |parents )?(?:of|from|in) (.+)$
    ^{polite}{wish} (?:only |just |all )?(?:those|these|the ones) (?:students |children |people |parents )?((?:above|over|below|under|more than|less than|at least) .+)$
    ^(?:aur |ab )?(?:jinka|jinki|jinke) (.+? se (?:upar|zyada|jyada|adhik|kam))(?: ba+ki)?(?: hai| hain)? (?:unko|unhe|un sabko|unke (?:parents|ghar) ko) (?:fees? )?(?:ka |ki )?(?:reminder|yaad|msg|message) .+$
    ^{polite}(?:of|from|among) (?:these|those|them),? {wish} (?:only |just )?(.+)$
    ^{polite}{wish} (?:only |just )?(.+?) (?:of|from|among) (?:these|those|them)$
    ^(?:in|un) ?me(?:in)? se (?:sirf )?(.+?) (?:(?:walo|walon|wale|ke bachh?o|ke bachcho) )?ko (?:fees? )?(?:ka |ki )?(?:reminder|yaad|msg|message) .+$`,
  sendsToThose: `^{polite}(?:send|give) (?:it|this|that|the {planOfReminder}) (?:only |just )?to (?:only |just )?(?:those|these|the) (boys|girls|ladke|ladkiyan)(?: only| among them| of them)*$`,
  remindsFirst: String.raw`
    ^{polite}{wish} (?:only |just )?(?:the )?(?:first|top|pehle|pahle) (\d{1,2}|[a-z]+)(?: (?:of (?:them|these|those)|students?|children|names?|parents|families|only))*$
    ^{polite}(?:sirf |bas )?(?:first|top|pehle|pahle|shuru ke) (\d{1,2}|[a-z]+)(?: (?:bach?ch[eo]n?|students?|logo|logon|walo|walon|ke parents|parents))? ?ko (?:fees? )?(?:ka |ki )?(?:reminder|yaad|msg|message)\b.*$`,
  aboutFees: `(?: about| of| for)(?: the| their)? (?:fees?|dues)$`,
  everyOne: String.raw`^(?:all|any|every|each|both)\b`,

  // What a listed answer does not tell.
  toldByEach: String.raw`\b(class|section|bank|month|quarter|day|week|house|stop|route|subject|gender|student)(?:[- ]?wise| by \1)\b|\bquarterly\b|\bseparately\b|\balag[- ]alag\b|\bin each of\b`,
  paidLast: String.raw`\b(?:pay|paid|paying)(?: (?:it|us|anything|fees?))? last\b(?! (?:month|week|year|term|session))`,
  lastSoMany: String.raw`\b(?:last|latest|recent|pich?hl[aei]|aa?khri) (?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|do|teen|char|paa?nch|das)\b(?! (?:school |working )?(?:days?|weeks?|months?|years?|terms?|classes|periods?|din|dino|hafte|hafto|mahine|mahino|saal|saalo|baje)\b)`,
  ofEvery: String.raw`\b(?:of|in) every (?:five|ten|twenty|hundred|thousand|\d+)\b|\bfor every (?:rupee|hundred|student|teacher|child)\b`,
  ofMonth: String.raw`\b(?:in|of|for) (?:last |this )?(?:month|week|year|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*(?=[?.! ]*$)`,
  ofBirth: String.raw`\b(?:born|births?|birth ?days?|bdays?|janm\w*)\b`,
  absentToo: String.raw`\babsent\b|\b(?:asked|applied|requested)\b`,
  owed: String.raw`^(?!.*\b(?:collect\w*|paid|receiv\w*|came in|jama|aaya|aayi)\b).*\b(?:dues|outstanding|overdue|arrears|unpaid|bakaya)\b`,
  periods: String.raw`\b(?:which|what|list|show|kaun ?se|kaun ?kaun ?se) (?:are )?(?:the |all )?periods\b|\bperiods? of\b.*\bwith\b`,
  load: String.raw`\b(?:load|per week|a week|weekly|wise|by|each|number)\b`,
  ofMany: String.raw`\b(?:each|every|kinds?|how many|all|kitn[ei])\b`,
  ranking: String.raw`^(?:the )?(?:hi\w{1,4}st|lowe?st|topp?ers?|most|least) `,
  noList: String.raw`\b(?:don['’]?t|do not|no) (?:a |the )?(?:list|names)\b`,
  ofAverage: String.raw`\b(?:average|avg|mean|ausat|percentage|per ?cent|rate)\b|%|औसत|प्रतिशत`,
  issued: String.raw`\b(?:issued|given|made|jari|list|register)\b|जारी`,
  ofNotices: String.raw`^(?:(?:and|now|ok) )?(?:all|every|list|show)? ?(?:the )?notices (?:of|from|in|since|this|last)\b(?!.*:)`,
  howMany: String.raw`\b(?:how many|number of|count|kitne|kitni)\b|कितने|कितनी`,
  listed: String.raw`\b(?:list|names?|naam|details)\b|सूची|नाम`,
  toldApart: String.raw`\b(?:by|per|each)\b|\bwise\b`,
  ofCovers: String.raw`
    {howMany}
    {listed}
    \b(?:substitutions|covers|arrangements|proxies)\b`,
  textBeforeWhom: String.raw`^(.{8,}?)\s*[,;.–]\s*(?:(?:so|and|please|kindly|pls)\s+)*(?:inform|tell|notify|alert|intimate)\s+((?:(?!\b(?:that|about|to)\b|:).)*?\b(?:parents?|guardians?|famil(?:y|ies)|students?|children|teachers?|staff)\b(?:(?!\b(?:that|about|to)\b|:).)*?)(?: (?:about it|of it|this|so))?[.!]?$`,
  teachers: String.raw`\b(?:t(?:e|ea)?ch[a-z]*rs?|teaching staff|faculty|shikshak\w*|adhyapak\w*)\b|शिक्षक|अध्यापक|टीचर`,
  staff: String.raw`\bnon[- ]?teaching\b|(?<!teaching )\bstaff\b|\bemployees?\b|कर्मचारी|स्टाफ`,
} as const;

/** A follow-up in the words in which follow-ups are read, one a line: `what is said => the words for it`; the first that fits is taken. `politely` may stand before it. */
export const FOLLOWING = String.raw`
^(?:and |its? |the )?(.*?(?:wise|by \w+)),?[ -](?:break[- ]?(?:up|down)|split(?:[- ]?up)?)$ => $1
^(?:and )?(\w+) by \1$ => $1 wise
^i (?:want|need) ((?:only|just) .+)$ => $1
^(.+[- ]wise)(?: ka| ki)? (?:total|sum|count)(?: (?:kar|karo|do|batao|bata|dikhao|dijiye))*$ => $1
^(?:no|oops|sorry|nahi)?,? ?(?:wait,? )?i mean[t]? (?:section )?([a-e])$ => section $1
^(?:no|oops|sorry|nahi)?,? ?(?:wait,? )?i mean[t]? (.+)$ => make it $1
^(?:same|sm|the same) (?:for|of) (?:section )?([a-e])$ => and for section $1
^(?:aur |and )?(?:is|iss|this) (?:p(?:oo|u)r[ae]|sa+re|whole|entire|full) (mahine|mahina|month|hafte|week|saal|year)((?: me| mein| ka| ki)?(?: total| kul)? kitn\w+(?: hai| hui| aayi| aaya)?)$ => is $1$2
^(?:and |only |just )?(?:the )?(?:names?|naam)(?: please| pls)?,? (?:with|and|n|&|aur|plus) (?:the |their )?(\w+(?: \w+)?)$ => what are their $1
^(?:(?:inme|unme|in me|un me) ?se )?(?:jin(?:ki|ka|ke)|jo|jis(?:ki|ka|ke)) (.+?)(?: hai| hain| ho)?,? (?:(?:sirf|bas|keval) (?:wo|woh|unhe|unko|unke naam)|wahi|wohi|unhi ko|unhi ke naam|unhi)(?: (?:dikhao|dikha do|batao|bata do|rakho|chahiye|do|bhejo))*$ => only those who $1
^since when (?:is|was|has|has been) (he|she)(?: been)?(?: working)? (?:with us|here|in (?:the|our|this) school)$ => when did $1 join
^(?:aur |and )?(?:un(?:ko|he|hen|sabko)|in(?:ko|he|hen)|un sabko|in sabko|un ?ke (?:ghar|parents|gharwalon|ghar walon|mata ?-?pita) ?(?:ko|pe|par)?|in ?ke (?:ghar|parents|gharwalon|ghar walon|mata ?-?pita) ?(?:ko|pe|par)?) (?:fees? (?:ka |ki )?)?(?:reminder|yaad|msg|message)(?: bhi)?(?: bhej| kara| kar| dila| de)* ?(?:do|dena|dijiye|karo|bhejo|dilao|dilado|dila do|bhejna|bhejiye)?$ => remind them
^(?:aur |and )?(?:remind|message|msg) (?:their |the )?(?:parents|guardians|families|homes|gharwale)(?: of (?:these|those|them))?(?: please| also| too| now)*$ => remind them
^(?:and )?(?:do|does|did) (?:they|any of them|these|those) owe (?:anything|any fees?|fees?|us anything|money)$ => which of them owe fees
^(?:(?:and|aur|please|pls|give|show|tell|share|send)(?: me)? )*(?:(?:un|in)(?:ka|ke|ki|ke saare|ke sabke)|their) (?:no|nos|numbers?|nambar)\.?(?: (?:bhi|do|de do|dena|dijiye|batao|bata do|dikhao|chahiye|too|also|please|pls))*$ => what are their phone numbers
^(?:and |please )?(?:list|show|give|tell|name|what are)(?: me)? (?:the|their) titles?$ => list them
^(?:only|just|sirf) ([a-e])$ => only section $1
^([a-e]) (?:only|wale|wali|walo)$ => only section $1
^(?:and |any )?other (?:teachers|staff|students|children) (?:in|of|from) (?:the |her |his |that )?same (\w+)$ => who else is in the same $1
^(?:remind (?:them |those |these )?all(?: of them)?|(?:send (?:a |the )?)?(?:remind|reminder)(?: (?:bhejo|bhej do|karo|kar do))?|send (?:these|those|them)(?: people| students| children)? (?:a |the )?(?:fees? )?reminder)$ => remind them
^(?:remind|message) (?:them|those|these) (?:all )?(?:on|by|over|through|via) (?:whats ?app|sms|email|e-mail|message|phone|text)$ => remind them
`;

/** Other ways to ask for a message, with the words in which its parts are found, in the same form; each that fits is applied. What is sent stays as it was typed. */
export const MESSAGES = String.raw`
\blet (.+?) know\b(?: that\b)?\s* => tell $1 that~
\bya+d (?:dila|kara)\w*(?: ?(?:do|dena|dijiye|dein|den))? (?=k[ie] ) => bata do~
^to ([^.:,]*\b(?:parents|guardians|students|teachers|staff)) ?[.:] => tell $1 that
^(?:please |kindly |pls )?send (?:that|this) (?=(?:teacher|student|child)\b) => send the~
^(?:kindly |please |pls )?(?:convey|announce|communicate|intimate)(?: this| it)? to (?=.*\b(?:parents?|guardians?|famil(?:y|ies)|students?|children|teachers?|staff)\b) => tell~
\b(?:prepare|draft|write|make|compose|issue) (?:a |an |the |out )*(?:letters?|notes?|notices?|circulars?|messages?)(?= (?:to|for)\b) => send a notice
\b(?:prepare|draft|make) (?=(?:a |the )?(?:fee )?reminder\b) => send~
^write to (?=.*\b(?:parents?|guardians?|famil(?:y|ies)|students?|children|teachers?|staff)\b) => send a notice to~
^call (?=(.*?\b(?:parents?|guardians?|famil(?:y|ies)|students?|children|teachers?|staff))( for (?:a|an|the)\b))\1\2 => send a notice to $1 about
`;
