/** Numbers as words, up to a hundred where offices use them; the larger ones multiply what stands before them. */
export const NUMBER_WORDS: readonly { readonly value: number; readonly words: string }[] = [
  { value: 1, words: 'one, ek, एक' },
  { value: 2, words: 'two, do, दो' },
  { value: 3, words: 'three, teen, tin, तीन' },
  { value: 4, words: 'four, char, chaar, चार' },
  { value: 5, words: 'five, paanch, panch, pach, पांच, पाँच' },
  { value: 6, words: 'six, chhe, chah, chhah, chhay, cheh, छह, छः, छे' },
  { value: 7, words: 'seven, saat, सात' },
  { value: 8, words: 'eight, aath, aat, आठ' },
  { value: 9, words: 'nine, nau, नौ' },
  { value: 10, words: 'ten, dus, das, दस' },
  { value: 11, words: 'eleven, gyarah, gyara, ग्यारह' },
  { value: 12, words: 'twelve, barah, baarah, बारह' },
  { value: 13, words: 'thirteen, terah, तेरह' },
  { value: 14, words: 'fourteen, chaudah, चौदह' },
  { value: 15, words: 'fifteen, pandrah, pandra, पंद्रह, पन्द्रह' },
  { value: 16, words: 'sixteen, solah, सोलह' },
  { value: 17, words: 'seventeen, satrah, सत्रह' },
  { value: 18, words: 'eighteen, atharah, athara, अठारह' },
  { value: 19, words: 'nineteen, unnis, उन्नीस' },
  { value: 20, words: 'twenty, bees, bis, बीस' },
  { value: 21, words: 'twenty one, ikkees, ikkis, इक्कीस' },
  { value: 22, words: 'twenty two, baees, bais, बाईस, बाइस' },
  { value: 23, words: 'twenty three, teis, teies, तेईस, तेइस' },
  { value: 24, words: 'twenty four, chaubees, chaubis, चौबीस' },
  { value: 25, words: 'twenty five, twenty-five, pachees, pachis, पच्चीस' },
  { value: 26, words: 'twenty six, chhabbees, chhabbis, छब्बीस' },
  { value: 27, words: 'twenty seven, sattais, sattaees, सत्ताईस, सत्ताइस' },
  { value: 28, words: 'twenty eight, atthais, atthaees, अट्ठाईस, अठाईस' },
  { value: 29, words: 'twenty nine, untees, untis, उनतीस' },
  { value: 30, words: 'thirty, tees, तीस' },
  { value: 31, words: 'thirty one, ikattis, ikatees, इकतीस, इकत्तीस' },
  { value: 35, words: 'thirty five, paintees, पैंतीस' },
  { value: 40, words: 'forty, chalis, chaalis, चालीस' },
  { value: 45, words: 'forty five, paintalis, पैंतालीस' },
  { value: 50, words: 'fifty, pachas, pachaas, पचास' },
  { value: 60, words: 'sixty, saath hazar, साठ' },
  { value: 70, words: 'seventy, sattar, सत्तर' },
  { value: 75, words: 'seventy five, pachhattar, pachattar, पचहत्तर' },
  { value: 80, words: 'eighty, assi, अस्सी' },
  { value: 90, words: 'ninety, nabbe, नब्बे' },
];

/** What multiplies the number before it. */
export const SCALE_WORDS: readonly { readonly value: number; readonly words: string }[] = [
  { value: 100, words: 'hundred, sau, so rupaye, सौ' },
  { value: 1_000, words: 'k, thousand, thousands, thousnd, hazaar, hazar, hajar, hajaar, hazzar, hzar, हजार, हज़ार' },
  { value: 100_000, words: 'lakh, lac, lakhs, lacs, laakh, lk, लाख' },
  { value: 10_000_000, words: 'crore, crores, cr, karod, करोड़' },
];

/** One and a half, two and a half, a quarter more, a half more: they are said before the multiplier. */
export const FRACTION_WORDS: readonly { readonly value: number; readonly words: string; readonly isAdded?: boolean }[] = [
  { value: 1.5, words: 'dedh, derh, one and a half, डेढ़' },
  { value: 2.5, words: 'dhai, dhaai, adhai, two and a half, ढाई' },
  { value: 1.25, words: 'sava, sawa, सवा' },
  { value: 0.5, words: 'half, aadha, adha, आधा' },
  { value: 0.5, words: 'saadhe, sadhe, sarhe, साढ़े', isAdded: true },
];

/** Places in a row, for classes and periods. */
export const ORDINAL_WORDS: readonly { readonly value: number; readonly words: string }[] = [
  { value: 1, words: 'first, pehla, pehle, pehli, pahla, pahle, pahli, paheli, पहला, पहले, पहली' },
  { value: 2, words: 'second, dusra, dusre, dusri, doosra, doosre, doosri, दूसरा, दूसरे, दूसरी' },
  { value: 3, words: 'third, teesra, teesre, teesri, tisra, tisre, tisri, तीसरा, तीसरे, तीसरी' },
  { value: 4, words: 'fourth, chautha, chauthe, chauthi, chothi, chotha, चौथा, चौथे, चौथी' },
  {
    value: 5,
    words:
      'fifth, paanchva, paanchvi, paanchve, panchvi, panchwi, paanchwi, panchwa, panchva, panchwe, panchve, paanchvin, पांचवां, पांचवी, पांचवीं, पांचवें, पाँचवीं',
  },
  { value: 6, words: 'sixth, chhatha, chhathi, chhathe, chhathvi, chathi, chatha, chhatvi, chhatwi, छठा, छठी, छठवीं, छठे, छठीं' },
  { value: 7, words: 'seventh, saatva, saatvi, satvi, saatve, saatwi, satwi, saatvin, saatwe, सातवां, सातवीं, सातवी, सातवें' },
  { value: 8, words: 'eighth, aathva, aathvi, athvi, aathve, aathwi, athwi, aathvin, aathwe, आठवां, आठवीं, आठवी, आठवें' },
  { value: 9, words: 'ninth, nauva, nauvi, nauve, nauwi, navi, nauvin, navmi, नौवां, नौवीं, नौवी, नवीं, नौवें' },
  { value: 10, words: 'tenth, dasva, dasvi, dasve, daswi, dasvin, dusvi, दसवां, दसवीं, दसवी, दसवें' },
  { value: 11, words: 'eleventh, gyarahvi, gyarvi, gyarahwi, gyarvin, ग्यारहवीं, ग्यारहवी' },
  { value: 12, words: 'twelfth, barahvi, barvi, barahwi, baarvi, barvin, बारहवीं, बारहवी' },
  ...(
    [
      'thirteenth, fourteenth, fifteenth, sixteenth, seventeenth, eighteenth, nineteenth, twentieth, twenty first, twenty second',
      'twenty third, twenty fourth, twenty fifth, twenty sixth, twenty seventh, twenty eighth, twenty ninth, thirtieth, thirty first',
    ] as const
  )
    .flatMap((row) => row.split(', '))
    .map((words, index) => ({ value: 13 + index, words })),
];
