/**
 * How a prompt goes on from an answer or a plan, and what it says besides, one way a line. `{name}` stands for the lines of another name, `{plan}` for what the
 * plan at hand is called. Upper and lower case are the same.
 */
export const WORDINGS = {
  // What stands before or behind the rest and changes nothing.
  polite: `(?:(?:ok|okay|no|sorry|actually|please),? )*`,
  lead: String.raw`^(?:(?:ok|okay|no|sorry|please|so|then|now),? )*(?:and|or|also|only|just|sirf|bas|not|without|except|excluding|leave out|remove|drop|skip|what about|how about|aur|और|सिर्फ|in|of|for|from|on)\b[ ,]*`,

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
    \bin (?:each|both)$
    \b(?:name|list|show|count) them\b
    \b(?:them|they|their|these|she|he|him|her|his|[iu]nk[aieo]|usk[aieo]|isk[aieo])\b
    \b(?:is|are|was|were|send|remind) (?:that|it|those(?! who| with| whose| owing))\b
    (?:उन|इन|उस|इस)(?:का|की|के|को)`,
  asksItself: String.raw`
    \b(?:who|whose|which|what|when|where|why|how|list|show|give|tell|send|remind|add|make|plan|declare|kaun|kitn\w*|kis\w*|kab|kya|kahan|batao|dikhao|bhejo)\b
    कौन|कितन|किस|कब|क्या`,
  thoseWho: String.raw`\b(?:those|the ones|students|children|people|teachers) (?:who|whose|which|of whom)\b`,
  takesAway: String.raw`^(?:(?:ok|no|and|aur|please),? )*(?:not|nahi|without|except|excluding|leave out|remove|drop|skip)\b`,
  bare: String.raw`
    ^(?:class |kaksha |section )?(?:nursery|lkg|ukg|\d{1,2}(?:st|nd|rd|th)?|[a-e])[ -]?[a-e]?(?:,? (?:too|also|bhi|nahi|only|please|me|ki|ka|and|aur|&|\d{1,2}[a-e]?))*$
    ^(?:the )?(?:boys|girls|women|men|ladke|ladkiyan|teachers|staff|students)(?: (?:and|only|both|too|also|bhi|boys|girls))*$
    ^(?:please )?(?:add|include|plus) (?:class(?:es)? |section )?(?:nursery|lkg|ukg|\d{1,2}(?:st|nd|rd|th)?)[ -]?[a-e]?(?: (?:too|also|as well|bhi|please))*$
    ^\p{L}+[ -]?wise$
    ^(?:\w+ ){0,3}(?:together|altogether|milakar|mila ke)$
    ^(?:in|on|for|from|of|at) (?:which|what|how many|how much)(?: \w+){0,2}$
    ^(?:and |so )?(?:which|what|who) (?:one |ones )?(?:is|are|was|has)(?: the)? \w+$
    ^(?:and|aur) (?:how many|how much|kitn[aei])(?: (?:on|in|of) (?:\w+ ?){1,2})?$
    \b(?:what|which|how many) (?:percent|percentage|share|part) (?:of the \w+ )?(?:is|are) (?:that|this|it|they)$`,
  theRest: `^(?:and |aur |to |now |ok )*(?:(?:baki|baaki) sab(?:hi)? ?ko|(?:baki|baaki) (?:logo|logon|bachho|bachcho|walo) ko|बाकी सब(?:को| को)|the (?:rest|others)|everyone else|everybody else)(?: (?:bhi|also|too|bhejo|bhej do|भी|भेजो|भेज दो))*[.! ]*$`,
  ofTheSchool: String.raw`\b(?:school|defaulters?|whole|entire)\b|स्कूल`,

  // Points at one person, place or day of an answer.
  onePerson: String.raw`\b(?:he|she|him|his|her|usk[aieo]|isk[aieo])\b|(?:उस|इस)(?:का|की|के|को)`,
  theOne: String.raw`\bthe (?:first|top|last|lowest) one(?:'s)?\b`,
  theLastOne: String.raw`\bthe (?:last|lowest) one\b`,
  theFirstOne: String.raw`\bthe (?:first|top) one\b`,
  owns: String.raw`\b(?:his|her)\b(?= \w)`,
  ownsInHindi: String.raw`\b(?:usk[aie]|isk[aie])\b|(?:उस|इस)(?:का|की|के)`,
  afterIt: String.raw`\b(?:us|is)ke baad\b`,
  months: String.raw`
    ^(?:and |so )?(?:for |since |of )?how many months(?: is that| in all)?\??$
    ^kitne mahin[eo]\S* (?:ka|ki|ke|se)(?: hai)?\??$`,
  there: String.raw`(?<!\b(?:are|is|was|were) )\b(?:there|wahan|in (?:that|this|the same) (?:class|section))(?=[?.! ]*$)`,
  thatGroup: String.raw`\b(?:in|at|of|from) (?:that|the same) (department|stop|house|section|class)\b|\bwahan (k[eia]|se)\b`,
  onePeriod: String.raw`^(?:and |so )?(?:(?:who|which teacher|kaun)\b(?: \w+){0,3}? )?(?:(\w+) (?:period|lesson)|period (\d+))(?: (?:me |mein )?kaun (?:le|pad|hai|l)\w*(?: raha| rahi| hai)*)?[?.]*$`,
  oneDay: String.raw`^(?:(?:and|no|start|begin|make it|from|on|the|aur) )*(\d{1,2})(?:st|nd|rd|th)(?: instead| ko| ka| ki)?[?.! ]*$`,
  ofFees: String.raw`\b(?:fees?|dues?|fess|bakaya)\b|फीस|बकाया`,

  // Changes the last act or plan.
  asksInstead: String.raw`^(?:aur|और) .*\?$`,
  teachersOnly: `
    ^(?:only|just|sirf) (?:the )?teach(?:ers|ing staff)(?: please)?$
    ^teachers (?:only|please)$`,
  anHour: String.raw`^(?:(?:no|sorry|ok|please),? )?(?:shift|change|move|make)(?: it| that| the time)?(?: to| at)? (\d{1,2})(?: ?(?:o'?clock|baje|am|pm))?(?: instead)?$`,
  titled: `
    ^(?:(?:call|name|title) it |(?:its |the )?(?:title|name) (?:is |should be )?)["“']?([^"”]+?)["”']?$
    ^(?:(?:it|this|that)(?: is|'s|’s) )?(?:for|on account of|because of|due to|on the occasion of) (?:the )?(.+)$
    ^(.+?) (?:ki|ke liye|की|के लिए)$`,
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
    ^{polite}(?:send|give|issue) (?:it|this|that|the (?:{plan})) to (only .+|just .+)$`,
  movesPlan: `
    ^{polite}(?:shift|move|change|postpone|prepone|push|bring forward|advance|put off|reschedule) (?:it|this|that|(?:the |this |that )?(?:date of the )?(?:{plan}|plan|date)) (?:to|till|on) (.+)$
    ^{polite}(?:make|keep|have) (?:the |this |that )(?:{plan}) (?:on|to)? ?(.+)$
    ^(?:wo |us |woh |ab )?(?:{plan}) (?:ko )?(.+?) (?:ko |par |pe )?(?:shift |badal |change )?(?:kar do|karo|kar dijiye|kar dena|rakho|rakh do)$`,
  dropsPlan: `
    ^{polite}(?:cancel|drop|scrap|forget|abandon|leave|call off) (?:the |this |that |my )(?:{plan})(?: plan)?(?: please| now)?$
    ^{polite}(?:wo |woh |us )?(?:{plan}) (?:ko )?(?:cancel kar(?:o| do)|rehne do|mat bhejo|mat rakho|chhod do)$`,

  // Of those who were listed some are reminded; the group is who they are.
  wish: `(?:remind|send (?:a |the )?(?:fees? )?reminders? to|(?:fees? )?reminders? to)`,
  remindsSome: `
    ^{polite}{wish} (?:only |just |all )?(?:those|these|the ones) (?:students |children |people |parents )?(?:of|from|in) (.+)$
    ^{polite}{wish} (?:only |just |all )?(?:those|these|the ones) (?:students |children |people |parents )?((?:above|over|below|under|more than|less than|at least) .+)$
    ^(?:aur |ab )?(?:jinka|jinki|jinke) (.+? se (?:upar|zyada|jyada|adhik|kam))(?: ba+ki)?(?: hai| hain)? (?:unko|unhe|un sabko|unke (?:parents|ghar) ko) (?:fees? )?(?:ka |ki )?(?:reminder|yaad|msg|message) .+$
    ^{polite}(?:of|from|among) (?:these|those|them),? {wish} (?:only |just )?(.+)$
    ^{polite}{wish} (?:only |just )?(.+?) (?:of|from|among) (?:these|those|them)$
    ^(?:in|un) ?me(?:in)? se (?:sirf )?(.+?) (?:(?:walo|walon|wale|ke bachh?o|ke bachcho) )?ko (?:fees? )?(?:ka |ki )?(?:reminder|yaad|msg|message) .+$`,
  aboutFees: `(?: about| of| for)(?: the| their)? (?:fees?|dues)$`,
  everyOne: String.raw`^(?:all|any|every|each|both)\b`,

  // What a listed answer does not tell.
  toldByEach: String.raw`\b(class|section|bank|month|day|week|house|stop|route|subject|gender|student)(?:[- ]?wise| by \1)\b|\bseparately\b|\balag[- ]alag\b|\bin each of\b`,
  ofClasses: 'class',
  lastSoMany: String.raw`\b(?:last|latest|recent|pich?hl[aei]|aa?khri) (?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|do|teen|char|paa?nch|das)\b(?! (?:school |working )?(?:days?|weeks?|months?|years?|terms?|classes|periods?|din|dino|hafte|hafto|mahine|mahino|saal|saalo|baje)\b)`,
  ofEvery: String.raw`\b(?:of|in) every (?:five|ten|twenty|hundred|thousand|\d+)\b|\bfor every (?:rupee|hundred|student|teacher|child)\b`,
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
  manyCovers: String.raw`\b(?:substitutions|covers|arrangements|proxies)\b`,
  teachers: String.raw`\b(?:t(?:e|ea)?ch[a-z]*rs?|teaching staff|faculty|shikshak\w*|adhyapak\w*)\b|शिक्षक|अध्यापक|टीचर`,
  staff: String.raw`\bnon[- ]?teaching\b|(?<!teaching )\bstaff\b|\bemployees?\b|कर्मचारी|स्टाफ`,
} as const;
