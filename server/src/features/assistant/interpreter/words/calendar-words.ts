/** Months, weekdays and near days as they are written in English, Hinglish and Devanagari, with commas between the spellings. */
export const MONTH_WORDS: readonly string[] = `
  january, jan, janvari, janwari, janvary, जनवरी; february, feb, febr, farvari, farwari, फरवरी, फ़रवरी; march, mar, मार्च;
  april, apr, aprail, aprel, अप्रैल, अप्रेल; may, mai ka mahina, मई; june, jun, joon, जून; july, jul, julai, joolai, जुलाई;
  august, aug, agast, अगस्त; september, sep, sept, sitambar, sitamber, सितंबर, सितम्बर;
  october, oct, aktubar, aktoobar, oktober, aktober, अक्टूबर, अक्तूबर; november, nov, navambar, navamber, नवंबर, नवम्बर;
  december, dec, disambar, disamber, दिसंबर, दिसम्बर`
  .trim()
  .split(/;\s+/);

/** Monday first. */
export const WEEKDAY_WORDS: readonly string[] = `
  monday, mon, somvar, somwar, somvaar, somwaar, सोमवार; tuesday, tue, tues, mangalvar, mangalwar, mangalvaar, mangal, मंगलवार, मंगल;
  wednesday, wed, weds, budhvar, budhwar, budhvaar, budh, बुधवार, बुध;
  thursday, thu, thur, thurs, guruvar, guruwar, guruvaar, veervar, brihaspativar, brihaspatiwar, vrihaspativar, गुरुवार, गुरूवार, बृहस्पतिवार, वीरवार;
  friday, fri, shukravar, shukrawar, shukravaar, shukrvar, शुक्रवार, शुक्र; saturday, sat, shanivar, shaniwar, shanivaar, शनिवार, शनि;
  sunday, sun, ravivar, raviwar, ravivaar, itwar, itvaar, itvar, रविवार, इतवार`
  .trim()
  .split(/;\s+/);

/** How many days from today. A pair goes ahead or back, which the verb's tense or the intent says. */
export const NEAR_DAYS: readonly { readonly words: string; readonly days: number; readonly isEitherWay?: boolean }[] = [
  { words: "today, today's, todays, tonight, aaj, aj, आज, aaj ka, aaj ki", days: 0 },
  { words: "tomorrow, tomorrow's, tomorrows, tmrw, tmr, kal subah, aane wala kal, आने वाला कल", days: 1 },
  { words: "yesterday, yesterday's, yesterdays, beeta kal, बीता कल", days: -1 },
  { words: 'day after tomorrow, the day after tomorrow, day after', days: 2 },
  { words: 'day before yesterday, the day before yesterday', days: -2 },
  { words: 'kal, kl, कल', days: 1, isEitherWay: true },
  { words: 'parso, parson, parsoan, परसों, परसो', days: 2, isEitherWay: true },
  { words: 'narso, tarso, narson, tarson, नरसों', days: 3, isEitherWay: true },
];
