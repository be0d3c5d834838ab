/** Class names that are no numbers, as people write them; what the school calls its own classes is found besides. */
export const CLASS_WORDS: Readonly<Record<string, string>> = {
  Nursery: 'nursery, nursary, nursry, narsari, नर्सरी, pre nursery, nur',
  LKG: 'lkg, l k g, l.k.g, l.k.g., lower kg, lower kindergarten, एलकेजी, एल के जी, jr kg, junior kg',
  UKG: 'ukg, u k g, u.k.g, u.k.g., upper kg, upper kindergarten, यूकेजी, यू के जी, sr kg, senior kg',
};

export const ROMAN_NUMBERS: readonly string[] = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

/** Section letters as they are spoken or written in Devanagari. */
export const SECTION_LETTERS: Readonly<Record<string, string>> = {
  अ: 'A',
  ए: 'A',
  ब: 'B',
  बी: 'B',
  स: 'C',
  सी: 'C',
  क: 'A',
  ख: 'B',
  ग: 'C',
  द: 'D',
  डी: 'D',
  ई: 'E',
};
