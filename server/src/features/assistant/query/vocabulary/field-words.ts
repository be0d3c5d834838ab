/**
 * What is recorded of a person or a thing under one heading: the word for it behind 'without' and 'having', and how people say it. `{field}` of the wordings
 * stands for all of these, so that every way of saying that something is or is not recorded holds for each.
 */
export const FIELD_WORDS: readonly (readonly [word: string, said: string])[] = [
  ['apaar', 'apaar'],
  ['aadhaar', 'aadhaa?r|adhaa?r|adhar'],
  ['pen', 'pen'],
  ['email', 'e-?mails?'],
  ['photo', 'photo(?:graph)?s?'],
  ['phone', "(?:(?:guardian|parent|father|mother|contact)(?:s|[’']s)? )?(?:phone|mobile)"],
  ['address', '(?:home |postal |residential )?address'],
  ['bloodgroup', 'blood ?(?:group|type|grp)s?'],
  ['mothertongue', 'mother ?tongues?'],
  ['pincode', 'pin ?codes?'],
  ['birthdate', '(?:dates? of birth|birth ?dates?|dob)'],
  ['house', 'house'],
  ['religion', 'religion'],
  ['category', '(?:social |caste )category'],
  ['occupation', 'occupation|profession'],
  ['qualification', 'qualifications?'],
  ['joiningdate', '(?:dates? of joining|joining dates?|doj)'],
  ['nationality', 'nationality'],
  ['previousschool', 'previous school'],
  ['consent', '(?:data |written |parental )?consent'],
  ['emergencycontact', 'emergency (?:contact|phone|number)s?'],
  ['fathername', "father(?:s|[’']s)? ?names?"],
  ['mothername', "mother(?:s|[’']s)? ?names?"],
  ['rollnumber', 'roll ?(?:numbers?|nos?)'],
  ['admissiondate', '(?:admission dates?|dates? of admission)'],
  ['pickupperson', '(?:authori[sz]ed )?pick ?-?up persons?'],
  ['birthplace', '(?:place of birth|birth ?place)'],
];
