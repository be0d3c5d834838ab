/** Class names that are no numbers, as people write them; what the school calls its own classes is found besides. */
export const CLASS_WORDS: Readonly<Record<string, string>> = {
  Nursery: 'nursery, nursary, nursry, narsari, नर्सरी, pre nursery, nur',
  LKG: 'lkg, l k g, l.k.g, l.k.g., lower kg, lower kindergarten, एलकेजी, एल के जी, jr kg, junior kg',
  UKG: 'ukg, u k g, u.k.g, u.k.g., upper kg, upper kindergarten, यूकेजी, यू के जी, sr kg, senior kg',
};

/** The parts of a school that go by a name of their own, with their classes. */
export const SCHOOL_LEVELS: readonly { readonly words: string; readonly classes: readonly string[] }[] = [
  { words: 'pre primary, pre-primary, preprimary, kindergarten classes, प्री प्राइमरी, पूर्व प्राथमिक', classes: ['Nursery', 'LKG', 'UKG'] },
  { words: 'primary, prathmik, प्राइमरी, प्राथमिक', classes: ['1', '2', '3', '4', '5'] },
  { words: 'middle school, middle wing, middle classes, upper primary', classes: ['6', '7', '8'] },
  { words: 'secondary', classes: ['9', '10'] },
  { words: 'senior secondary, higher secondary, plus two', classes: ['11', '12'] },
];

export const ROMAN_NUMBERS: readonly string[] = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];
