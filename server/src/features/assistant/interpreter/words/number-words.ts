import { tableIn } from '../text/listed.ts';

/** Numbers as words, up to a hundred where offices use them; the larger ones multiply what stands before them. */
export const NUMBER_WORDS: readonly { readonly value: number; readonly words: string }[] = tableIn(`
  1: one, ek, एक; 2: two, do, दो; 3: three, teen, tin, तीन; 4: four, char, chaar, चार; 5: five, paanch, panch, pach, पांच, पाँच;
  6: six, chhe, chah, chhah, chhay, cheh, छह, छः, छे; 7: seven, saat, सात; 8: eight, aath, aat, आठ; 9: nine, nau, नौ;
  10: ten, dus, das, दस; 11: eleven, gyarah, gyara, ग्यारह; 12: twelve, barah, baarah, बारह; 13: thirteen, terah, तेरह;
  14: fourteen, chaudah, चौदह; 15: fifteen, pandrah, pandra, पंद्रह, पन्द्रह; 16: sixteen, solah, सोलह; 17: seventeen, satrah, सत्रह;
  18: eighteen, atharah, athara, अठारह; 19: nineteen, unnis, उन्नीस; 20: twenty, bees, bis, बीस; 21: twenty one, ikkees, ikkis, इक्कीस;
  22: twenty two, baees, bais, बाईस, बाइस; 23: twenty three, teis, teies, तेईस, तेइस; 24: twenty four, chaubees, chaubis, चौबीस;
  25: twenty five, twenty-five, pachees, pachis, पच्चीस; 26: twenty six, chhabbees, chhabbis, छब्बीस;
  27: twenty seven, sattais, sattaees, सत्ताईस, सत्ताइस; 28: twenty eight, atthais, atthaees, अट्ठाईस, अठाईस;
  29: twenty nine, untees, untis, उनतीस; 30: thirty, tees, तीस; 31: thirty one, ikattis, ikatees, इकतीस, इकत्तीस;
  32: thirty two, battis, battees, बत्तीस; 33: thirty three, taintis, तैंतीस; 34: thirty four, chauntis, चौंतीस; 35: thirty five, paintees, paintis, पैंतीस; 36: thirty six, chhattis, छत्तीस; 37: thirty seven, saintis, सैंतीस; 38: thirty eight, adtis, अड़तीस; 39: thirty nine, untalis, उनतालीस;
  40: forty, chalis, chaalis, चालीस; 41: forty one, iktalis, इकतालीस; 42: forty two, bayalis, बयालीस; 43: forty three, taintalis, तैंतालीस; 44: forty four, chavalis, चवालीस, चौवालीस; 45: forty five, paintalis, पैंतालीस; 46: forty six, chhiyalis, छियालीस; 47: forty seven, saintalis, सैंतालीस; 48: forty eight, adtalis, अड़तालीस; 49: forty nine, unchas, उनचास;
  50: fifty, pachas, pachaas, पचास; 51: fifty one, ikyavan, इक्यावन; 52: fifty two, बावन; 53: fifty three, tirpan, तिरपन; 54: fifty four, चौवन; 55: fifty five, pachpan, पचपन; 56: fifty six, chhappan, छप्पन; 57: fifty seven, sattavan, सत्तावन; 58: fifty eight, atthavan, अट्ठावन; 59: fifty nine, unsath, उनसठ;
  60: sixty, saath hazar, साठ; 61: sixty one, iksath, इकसठ; 62: sixty two, basath, बासठ; 63: sixty three, tirsath, तिरसठ; 64: sixty four, chausath, चौंसठ; 65: sixty five, painsath, पैंसठ; 66: sixty six, chhiyasath, छियासठ; 67: sixty seven, sadsath, सड़सठ; 68: sixty eight, adsath, अड़सठ; 69: sixty nine, unhattar, उनहत्तर;
  70: seventy, sattar, सत्तर; 71: seventy one, ikhattar, इकहत्तर; 72: seventy two, bahattar, बहत्तर; 73: seventy three, tihattar, तिहत्तर; 74: seventy four, chauhattar, चौहत्तर; 75: seventy five, pachhattar, pachattar, पचहत्तर; 76: seventy six, chhihattar, छिहत्तर; 77: seventy seven, sathattar, सतहत्तर; 78: seventy eight, athattar, अठहत्तर; 79: seventy nine, unnasi, उन्यासी;
  80: eighty, assi, अस्सी; 81: eighty one, ikyasi, इक्यासी; 82: eighty two, bayasi, बयासी; 83: eighty three, tirasi, तिरासी; 84: eighty four, chaurasi, चौरासी; 85: eighty five, pachasi, पचासी; 86: eighty six, chhiyasi, छियासी; 87: eighty seven, sattasi, सत्तासी; 88: eighty eight, atthasi, अट्ठासी; 89: eighty nine, नवासी;
  90: ninety, nabbe, नब्बे; 91: ninety one, ikyanave, इक्यानवे; 92: ninety two, banave, बानवे; 93: ninety three, tiranave, तिरानवे; 94: ninety four, chauranave, चौरानवे; 95: ninety five, pachanave, पचानवे, पंचानवे; 96: ninety six, chhiyanave, छियानवे; 97: ninety seven, sattanave, सत्तानवे; 98: ninety eight, atthanave, अट्ठानवे; 99: ninety nine, ninyanave, निन्यानवे`).map(
  ([value, words]) => ({
    value: Number(value),
    words,
  }),
);

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
  ...tableIn(`
    1: first, pehla, pehle, pehli, pahla, pahle, pahli, paheli, पहला, पहले, पहली;
    2: second, dusra, dusre, dusri, doosra, doosre, doosri, दूसरा, दूसरे, दूसरी;
    3: third, teesra, teesre, teesri, tisra, tisre, tisri, तीसरा, तीसरे, तीसरी;
    4: fourth, chautha, chauthe, chauthi, chothi, chotha, चौथा, चौथे, चौथी;
    5: fifth, paanchva, paanchvi, paanchve, panchvi, panchwi, paanchwi, panchwa, panchva, panchwe, panchve, paanchvin, पांचवां, पांचवी, पांचवीं, पांचवें, पाँचवीं;
    6: sixth, chhatha, chhathi, chhathe, chhathvi, chathi, chatha, chhatvi, chhatwi, छठा, छठी, छठवीं, छठे, छठीं;
    7: seventh, saatva, saatvi, satvi, saatve, saatwi, satwi, saatvin, saatwe, सातवां, सातवीं, सातवी, सातवें;
    8: eighth, aathva, aathvi, athvi, aathve, aathwi, athwi, aathvin, aathwe, आठवां, आठवीं, आठवी, आठवें;
    9: ninth, nauva, nauvi, nauve, nauwi, navi, nauvin, navmi, नौवां, नौवीं, नौवी, नवीं, नौवें;
    10: tenth, dasva, dasvi, dasve, daswi, dasvin, dusvi, दसवां, दसवीं, दसवी, दसवें;
    11: eleventh, gyarahvi, gyarvi, gyarahwi, gyarvin, ग्यारहवीं, ग्यारहवी;
    12: twelfth, barahvi, barvi, barahwi, baarvi, barvin, बारहवीं, बारहवी`).map(([value, words]) => ({ value: Number(value), words })),
  ...(
    [
      'thirteenth, fourteenth, fifteenth, sixteenth, seventeenth, eighteenth, nineteenth, twentieth, twenty first, twenty second',
      'twenty third, twenty fourth, twenty fifth, twenty sixth, twenty seventh, twenty eighth, twenty ninth, thirtieth, thirty first',
    ] as const
  )
    .flatMap((row) => row.split(', '))
    .map((words, index) => ({ value: 13 + index, words })),
];
