/**
 * Words of families of books that decide more than the role of a heading, whole, in lower case. `role-words.ts` says what a heading opens; here
 * stands which of those words mean something else by their place. A new family needs its words in these two tables, and none elsewhere.
 */
const FAMILY_WORDS = {
  /** Plain headings of all exercises of a chapter: behind one, activities and projects are no questions. */
  wholeSet: ['exercises?'],
  /** Behind a `wholeSet` these close it. */
  behindSet: ['activit.*', 'project.*'],
  /** Boxes of economics books; exercises where the chapter has no `wholeSet`. */
  workBox: ['let.?s work.*', 'let us work.*'],
  /** Arithmetic of the lower classes: these are the exercises where there are no others; `practiceBox` only beside one of them. */
  drill: ['let us do'],
  practiceBox: ['let us explore'],
  /** Near the end of books on the environment: their questions. */
  reflection: ['let us reflect'],
  /** A game between two questions of a set. */
  game: ['let us play'],
  /** Work of a reader that is its text. */
  readAloud: ['.*(?:read|recite|sing)'],
  /** Between a question and its solution. */
  answerWord: ['answer\\s*:?'],
  /** Remarks that end no chapter. */
  remark: ['note'],
  /** Closes a unit of several chapters, behind their own exercises. */
  unitTest: ['check your progress'],
  /** A badge beside a question of a set. */
  badge: ['try this'],
  /** Counts what is asked, even where other books call examples so. */
  askedWord: ['problem.*'],
  /** Upright at the edge of a page of exercises. */
  aside: ['.*exercises.*', '\\W*questions\\W*'],
  /** A heading that is believed alone. */
  believedAlone: ['introduction', 'conclusion', 'निष्कर्ष', 'उपसंहार', 'प्रस्तावना'],
  /** A badge that says what is to be done below it. */
  numberedActivity: ['(?:activity|क्रियाकलाप|गतिविधि)\\s*\\d{1,2}(?:\\s?\\.\\s?\\d{1,2})?'],
  /** A call to do something. */
  call: ['let(?:.?s| us)\\b.*'],
  /** Boxes and badges that books of the day have on many pages, whatever stands in them. */
  box: [
    ...['(?:do|did) you(?: know.*)?', '(?:can|have|are|would) you\\b.*', 'math', 'talk', 'math ?\\/? ?talk', 'try this', 'think\\b.*'],
    ...[
      'let(?:.?s| us)\\b(?!(?:\\s+\\S+){4}).*',
      'know (?:more|your).*',
      'more to know.*',
      'ready to go beyond.*',
      'read a cartoon.*',
      'notes?',
    ],
    ...[
      '(?:miscellaneous )?examples?',
      'remarks?',
      'threads of curiosity.*',
      'critical reflection',
      '(?:read|talk) (?:and find out|about it).*',
    ],
    ...[
      '(?:write|draw|observe|discuss|sing|colour|read|listen)(?: and \\p{L}+)?',
      'fact file.*',
      'case study.*',
      'fun fact.*',
      'don.?t miss.*',
    ],
    ...['the big questions?.*', '(?:new|key|difficult) words?', '(?:before|after|while) you read.*'],
    ...['after (?:reading|studying|going through|completing) .*', 'teacher.?s? (?:note|page).*', '(?:meet|interview) (?:a|an|the) .*'],
  ],
  /** Sets that are one question where nothing in them is numbered. */
  oneQuestion: ['exercise (?:set )?\\d.*', 'figure it out.*', 'let us do'],
} satisfies Record<string, string[]>;

type Meaning = keyof typeof FAMILY_WORDS;

const TESTS = new Map(Object.entries(FAMILY_WORDS).map(([meaning, words]) => [meaning, new RegExp(`^(?:${words.join('|')})$`, 'iu')]));

/** Whether a heading's text has such a meaning. */
export function means(text: string, ...meanings: Meaning[]): boolean {
  return meanings.some((meaning) => TESTS.get(meaning)?.test(text) === true);
}
