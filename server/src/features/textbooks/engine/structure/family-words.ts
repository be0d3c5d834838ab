import { firstLetters, mayBegin } from './first-letters.ts';
import { wordsFor } from './languages.ts';

/**
 * Words of families of books that decide more than the role of a heading, whole, in lower case. `role-words.ts` says what a heading opens; here
 * stands which of those words mean something else by their place. A new family needs its words in these two tables, and none elsewhere.
 */
const FAMILY_WORDS = {
  /** Plain headings of all exercises of a chapter: behind one, activities and projects are no questions. */
  wholeSet: ['exercises?', ...wordsFor('exercise')],
  /** Questions with their answers that close a chapter: its exercises where it has no others. */
  answeredSet: ['(?:.{3,40} )?questions?,? (?:and|&|with) (?:their )?answers?[\\s:.]*'],
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
  /** Closes a chapter that it stands far behind in. */
  sources: ['references?', 'bibliography', 'further readings?'],
  /** Remarks that end no chapter. */
  remark: ['note'],
  /** Closes a unit of several chapters, behind their own exercises. */
  unitTest: ['check your progress'],
  /** A badge beside a question of a set. */
  badge: ['try this'],
  /** Badges beside questions in the new mathematics books. */
  questionBadge: ['math\\s?/?\\s?talk', 'math', 'talk', 'try this', 'try', 'this'],
  /** Counts what is asked, even where other books call examples so. */
  askedWord: ['problem.*'],
  /** Upright at the edge of a page of exercises. */
  aside: ['.*exercises.*', '\\W*questions\\W*'],
  /** Answers, or a chapter of chemistry. */
  solutions: ['solutions?'],
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
      'alternative (?:solution|method)s?',
      '(?:exercises? for box|fill in the table).*',
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
    ...['contents? of (?:the |this )?(?:unit|chapter|lesson|module)\\s*:?', 'study hours?\\b.*', 'reflect (?:on|upon)\\b.*'],
    ...['(?:pre)?requisite knowledge', 'background information', 'inquiry questions?'],
    ...['the big questions?.*', '(?:new|key|difficult) words?', '(?:before|after|while) you read.*'],
    ...['after (?:reading|studying|going through|completing) .*', 'teacher.?s? (?:note|page).*', '(?:meet|interview) (?:a|an|the) .*'],
  ],
  /** Parts of a description of practical work: where several are headings, none of them is a topic. */
  workPart: [
    ...['aims?', 'objectives?', 'purpose', 'what you need', 'what to do', 'what (?:you|we) (?:observe|conclude)', 'theory', 'principle'],
    ...[
      '(?:materials?|apparatus|equipment|requirements?|reagents?|things|chemicals)(?:(?:,| and|/) ?\\p{L}+)?(?: (?:required|needed|used))?',
    ],
    ...['(?:procedures?|methods?|steps)(?: ?(?:/|and) ?\\p{L}+)?', '(?:expected )?(?:observations?|results?|outcomes?|findings|answers?)'],
    ...[
      '(?:special )?precautions?',
      'explanatory notes?',
      'explanation',
      'discussions?',
      'interpretations?',
      'inferences?',
      'conclusions?',
    ],
    ...[
      'observations? (?:and|&) (?:results?|conclusions?|discussions?)',
      'follow[- ]?up[- ](?:activit(?:y|ies)|tasks?|work)',
      'applications?',
    ],
  ].map((words) => `(?:${words})[\\s:;.]*`),
  /** Sets that are one question where nothing in them is numbered. */
  oneQuestion: ['exercise (?:set )?\\d.*', 'figure it out.*', 'let us do', '(?:\\d+\\.\\d+ )?check ?point exercises?'],
  /** Headings of sets, if questions follow: whatever stands before the word. */
  tasks: [`(?:\\p{L}+\\.?[ -]){1,3}(?:${['exercises?', 'assignments?', 'problems?', 'questions?'].join('|')})`],
} satisfies Record<string, string[]>;

/** Words of other languages with a number behind them. */
const numbered = (...kinds: Parameters<typeof wordsFor>[0][]) => kinds.flatMap(wordsFor).map((word) => `${word}(?=\\s*\\d)`);

/** Words that a line begins with: what follows them says which one is meant. */
const BEGINNINGS = {
  /** A caption, a box, the step of a proof: no heading of a section. */
  label: [
    ...['fig(?:ure)?\\.?', 'table', 'activity', 'plate', 'photo', 'credit'],
    ...['solution', 'answer', 'proof', 'theorem', 'note', 'remark', 'hint'],
    ...['example', 'experiment(?= \\d)'],
    // `Problem Scoping` and `Case studies` are names.
    ...['source', 'box', 'map', 'image', 'definition', 'step', 'case', 'objective', 'problem'].map((word) => `${word}(?! \\p{L}{2})`),
    ...['चित्र', 'सारणी', 'तालिका', 'स्रोत', 'क्रियाकलाप', 'हल'],
    ...numbered('figure', 'table', 'statement', 'example', 'solution'),
  ],
  /** Numbered captions. */
  table: ['table', 'सारणी', 'तालिका', ...wordsFor('table')].map((word) => `${word}\\s*\\d+`),
  figure: ['fig(?:ure)?\\.?', 'चित्र', ...wordsFor('figure')].map((word) => `${word}\\s*\\d+`),
  source: ['source\\s*\\d+'],
  /** What is numbered through a book and may begin a page. */
  counted: ['example', 'illustration', 'activity', 'solution', 'उदाहरण', 'हल'],
  /** In a large type, and no title. */
  noTitle: [
    ...['study hours?', 'duration(?=\\s*:)'],
    ...['activity', 'table', 'fig', 'figure'],
    '(?:before|while|after) (?:you|we) (?:read|start)\\p{L}*',
  ],
  /** Beside the text, where other words of closing parts may head a section. */
  besideText: ['notes?', 'activit\\p{L}*'],
  /** A page that speaks to teachers. */
  forTeachers: ['notes? for (?:the )?teachers?', 'teacher.?s.? notes?', 'notes for'],
  /** A part of a set, or of a title that goes on at the head of a page. */
  partName: ['part', 'section'],
  /** `Let us …`: a call to the reader. */
  letUs: ['let(?:.?s| us)'],
  /** Parts behind the last chapter. */
  behindBook: [
    ...[
      'answers?',
      'answer key',
      'glossary',
      'index',
      'bibliography',
      'appendi\\w*',
      'hints and answers',
      'solutions',
      'fasit',
      'उत्तर\\S*',
    ],
    ...wordsFor('outside'),
  ],
  /** Entries of an outline or a list of contents, and first pages, that are no chapters. */
  noChapter: [
    ...['contents?', 'table of contents', 'preface', 'foreword', 'acknowledg\\p{L}*', 'about', 'cover', 'title', 'copyright', 'half title'],
    ...['dedication', 'introduction to the book', 'textbook development', 'rationali\\p{L}*', '(?:the )?constitution of india', 'note'],
    ...['(?:exercise )?answers?', 'solutions?', 'fasit', 'appendi\\p{L}*', 'annex\\p{L}*', 'supplementary', 'errata'],
    ...['index', 'glossary', 'bibliograph\\p{L}*', 'references', 'credits'],
    ...wordsFor('outside'),
  ],
  /** Words of headings that are believed without being set off. */
  clearRole: [
    ...[
      'exercises?',
      'intext questions?',
      'miscellaneous exercises?',
      'figure it out',
      'end-of-chapter',
      'what you have learnt',
      'summary',
    ],
    ...['अभ्यास', 'प्रश्नावली'],
  ],
  /** Lines of a key: what it answers, and the answers. */
  keyLine: ['page\\s*no', 'figure it out', 'ans(?:wers?)?\\s*[.:]', 'exercise set'],
} satisfies Record<string, string[]>;

type Meaning = keyof typeof FAMILY_WORDS;
type Beginning = keyof typeof BEGINNINGS;

const compile = (table: Record<string, string[]>, end: string) =>
  new Map(Object.entries(table).map(([meaning, words]) => [meaning, new RegExp(`^(?:${words.join('|')})${end}`, 'iu')]));
const WHOLE = compile(FAMILY_WORDS, '$');
const FIRST = compile(BEGINNINGS, '(?![\\p{L}\\p{M}])');
const LETTERS = new Map(Object.entries(BEGINNINGS).map(([meaning, words]) => [meaning, firstLetters(words)]));

/** Whether a heading's text has such a meaning. */
export function means(text: string, ...meanings: Meaning[]): boolean {
  return meanings.some((meaning) => WHOLE.get(meaning)?.test(text) === true);
}

/** Whether a line begins with such words. */
export function begins(text: string, ...meanings: Beginning[]): boolean {
  // Asked for each line of a book.
  return meanings.some((meaning) => mayBegin(text, LETTERS.get(meaning) ?? 0) && FIRST.get(meaning)?.test(text) === true);
}
