/**
 * What is recorded of a person or a thing under one heading: the word for it behind 'without' and 'having', and how people say it. `{field}` of the wordings
 * stands for all of these, so that every way of saying that something is or is not recorded holds for each.
 */
export const FIELD_WORDS: readonly (readonly [word: string, said: string])[] = [
  ['apaar', 'apaar'],
  ['aadhaar', 'aadhaa?r|adhaa?r|adhar'],
  ['pen', 'pen'],
  ['email', '(?:e-?mails?|mail ids?)'],
  ['photo', 'photo(?:graph)?s?|pics?|pictures?|tasveer'],
  ['phone', "(?:(?:guardian|parent|father|mother|contact)(?:s|[’']s)? )?(?:phone|mobile)"],
  ['address', '(?:home |postal |residential )?address'],
  ['bloodgroup', 'blood ?(?:group|type|grp)s?|khoon ka group|rakt samuh'],
  ['mothertongue', 'mother ?tongues?|home language|matrubhasha|matribhasha'],
  ['pincode', 'pin ?codes?'],
  ['birthdate', '(?:dates? of birth|birth ?dates?|dob|janm ?tithi)'],
  ['house', 'house|sadan'],
  ['religion', 'religion'],
  ['category', '(?:social |caste )category'],
  ['occupation', '(?:occupation|profession|jobs?)'],
  ['qualification', 'qualifications?'],
  ['joiningdate', '(?:dates? of joining|joining dates?|doj)'],
  ['nationality', 'nationality|citizenship'],
  ['previousschool', '(?:previous|last|earlier|old|former|pichhla) school'],
  ['consent', '(?:data |written |parental )?consent'],
  ['emergencycontact', 'emergency (?:contact|phone|number)s?'],
  ['fathername', "father(?:s|[’']s)? ?names?"],
  ['mothername', "mother(?:s|[’']s)? ?names?"],
  ['rollnumber', 'roll ?(?:numbers?|nos?)'],
  ['admissiondate', '(?:admission dates?|dates? of admission|joining date in school)'],
  [
    'pickupperson',
    '(?:(?:authori[sz]ed )?pick ?-?up persons?|(?:one|body) (?:(?:is |who is )?(?:allowed|authori[sz]ed|permitted) )?(?:to|who (?:may|can)) (?:pick|collect|fetch|take)(?: (?:them|him|her|up|home))*|authori[sz]ed persons?)',
  ],
  ['birthplace', '(?:place of birth|birth ?place|janm ?sthan)'],
];
