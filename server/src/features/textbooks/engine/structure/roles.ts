/**
 * What a heading opens. `unclear` words are exercises or intext questions by where they stand; `skill` heads the work on one of the
 * skills of a language in a reader.
 */
export type Role = 'exercise' | 'intext' | 'summary' | 'answers' | 'after' | 'unclear' | 'skill' | 'objectives';

const NUMBER = String.raw`(?:\s*[-–:]?\s*\d{1,2}(?:\s?\.\s?\d{1,2})?(?:\s?\([A-Z]\))?)?`;
const TAIL = String.raw`\s*(?:\(optional\))?\s*[*:†]?`;

/** Whole headings, lower case, in the order they are tried; `W` stands for spaces between letters, too. */
const ROLES: [Role, string[]][] = [
  [
    'answers',
    [
      'answers?',
      'answers?\\s?/\\s?hints',
      'hints',
      'answer key',
      'key to exercises?',
      'solutions?(?: to (?:the )?(?:selected )?(?:exercises|questions|problems))',
      'answers? (?:to|for|of) .{3,60}',
      'hints and (?:answers|solutions)',
      'hints (?:to|for) .{3,60}',
      'fasit',
      'उत्तर(?:माला|मला)?',
      'उत्तर कुंजी',
    ],
  ],
  [
    'summary',
    [
      '(?:chapter )?summary',
      'summing up',
      'what (?:you|we) have (?:learnt|learned|discussed|studied)\\s*\\??',
      'in a nutshell',
      'at a glance',
      'chapter review',
      'key points',
      'points to remember',
      'let us recapitulate',
      'recapitulation',
      'recap',
      'before we move on\\s*[.…]*',
      'concluding remarks',
      'सारांश',
      'आपने क्या सीखा',
      'हमने क्या सीखा',
      'हमने क्या चर्चा की',
    ],
  ],
  [
    'intext',
    [
      'intext questions?',
      'in-?text questions?',
      'pause and ponder',
      'think and reflect',
      'think as a scientist',
      'test your (?:understanding|progress)',
      'do it yourself',
      'the big questions?',
      'try these',
      'try this',
      'do this',
      'think, discuss and write',
      'think about it',
      'check your (?:progress|understanding)',
      'check your learning',
      'comprehension check',
      'let us think',
      'quick check',
      'concept check',
      'probe and ponder',
      'ponder over',
      'let.?s explore',
      'let us explore',
      'let us play',
      'think it over',
      'पाठगत प्रश्न',
      'सोचिए',
      'करके देखिए',
      'प्रयास कीजिए',
      'इन्हें कीजिए',
    ],
  ],
  [
    'exercise',
    [
      // Misspelt in some printed books.
      `exc?ercises?${NUMBER}`,
      'exercises? set',
      `exercise set${NUMBER}`,
      'exercises? (?:for|on|of) (?:chapter|unit|section|lesson)\\s*\\d+(?:\\.\\d+)?',
      'miscellaneous exercises?(?: on chapter \\d+)?',
      'additional exercises?',
      'supplementary exercises?',
      'revision exercises?',
      'review exercises?',
      'end[- ]of[- ]chapter (?:exercises|questions)',
      'chapter[- ]end (?:exercises|questions)',
      'figure it out',
      'let us enhance our learning',
      'let.s enhance our learning',
      'revise, reflect,? (?:and )?refine',
      'keep the curiosity alive',
      '(?:questions|exercises|activities),? (?:(?:and )?(?:questions|exercises|activities|projects),? ?)*and (?:questions|exercises|activities|projects)',
      'questions for practice',
      `practice${NUMBER}`,
      'practice (?:questions|problems|exercises?)',
      'write in brief',
      'review questions',
      'test yourself',
      'assess yourself',
      'assessment',
      'unit test',
      'problem set',
      'problems',
      'homework',
      'chapter exercises',
      'back exercises?',
      'exercise questions?',
      'let.s recall',
      'let.s work these out',
      'let us work these out',
      'questions? bank',
      'think and answer',
      '(?:understanding|talking about|thinking about|working with) the text',
      '(?:thinking about|working with) (?:the )?(?:language|words)',
      `(?:प्रश्न\\s?-?\\s?)?अभ्यास${NUMBER}`,
      `प्रश्नावली${NUMBER}`,
      'अभ्यास के प्रश्न',
      'अभ्यास प्रश्न',
      'पुनरवलोकन प्रश्न',
      'समीक्षात्मक प्रश्न',
      'मूल्यांकन प्रश्न',
      'आइए याद करें',
      'विविध प्रश्नावली',
      'पाठांत प्रश्न',
    ],
  ],
  [
    'after',
    [
      'points to ponder',
      'group activit(?:y|ies)',
      'suggested (?:additional )?(?:projects?|activit(?:y|ies)|readings?)',
      'exploratory projects?',
      'the journey beyond',
      'historical note',
      'a note to the reader',
      'checklist.{0,40}',
      'further readings?',
      'bibliography',
      'glossary',
      'extended learning.{0,50}',
      'appendix.{0,40}',
      'references?',
      'learn more',
      'more to do',
      'puzzle time',
      'mathematics lab.{0,20}',
      'websites?.{0,30}',
      'key ?(?:words|terms)',
      'note',
      'project work',
      'projects? for students',
      `practical${NUMBER}`,
      'quiz drive',
      'additional (?:projects?|activit(?:y|ies))(?:\\s?/\\s?(?:projects?|activit(?:y|ies)))?',
      'projects?(?:/activit(?:y|ies))?',
      'activit(?:y|ies)/projects?',
      'fun facts?',
      '(?:प्रमुख|मुख्य) शब्द',
      'प्रायोगिक कार्य.{0,12}',
      'प्रयोग(?:\\s*\\d+)?',
      'परियोजना(?: कार्य)?',
      'credits',
      'index',
    ],
  ],
  [
    'unclear',
    [
      'questions?',
      'discuss',
      'activit(?:y|ies)',
      'let.s discuss',
      'let.s do',
      'let us do',
      'let us reflect',
      'let.s imagine',
      'let.s find out',
      'find out',
      'for fun',
      'map work',
      'प्रश्न',
      'चर्चा करें',
      'project',
      'questions? and answers?',
      'revise',
      'revision',
    ],
  ],
  // Of `Think` the joined letters may be lost.
  ['skill', ['let us (?:speak|listen|write|read|learn|sing|recite|talk|think and reflect|ink)']],
  [
    'objectives',
    [
      'objectives',
      'learning objectives',
      'learning outcomes',
      'after studying this .{3,40}',
      'contents',
      'table of contents',
      'overview',
      'विषय-?सूची',
      // Its joined letters come out in several ways.
      'अधिगम (?:के )?(?:उद्[\\p{L}\\p{M}]{2,8}|प्रतिफल|परिणाम)',
    ],
  ],
];

const TESTS = ROLES.map(([role, words]) => ({ role, test: new RegExp(`^(?:${words.join('|')})${TAIL}$`, 'iu') }));
const TIGHT = ROLES.map(([role, words]) => ({ role, test: new RegExp(`^(?:${words.join('|').replaceAll(' ', '')})${TAIL}$`, 'iu') }));

/** The role of a heading, or null. Section numbers before it and spaces between its letters do not matter. */
export function roleOf(text: string): Role | null {
  if (text.length < 4 || text.length > 90) return null;
  const known = asked.get(text);
  if (known !== undefined) return known;
  if (asked.size > MAX_ASKED) asked.clear();
  const role = findRole(text);
  asked.set(text, role);
  return role;
}

/** The same line is asked about several times on the way. */
const asked = new Map<string, Role | null>();
const MAX_ASKED = 4000;

function findRole(text: string): Role | null {
  const plain = onceOnly(text)
    .replace(/^[^\p{L}\p{M}\p{N}“‘"'([]+/u, '')
    .replace(/^\d{1,2}(?:\.\d{1,2})*\.?\s+/, '')
    .replaceAll('’', "'")
    // Joiners shape Indic letters and say nothing.
    .replaceAll(/[\u200c\u200d]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (plain.length < 4 || plain.length > 70) return null;
  const found = TESTS.find(({ test }) => test.test(plain));
  if (found) return found.role;
  if (!isSpaced(plain)) return null;
  const tight = plain.replaceAll(' ', '');
  return TIGHT.find(({ test }) => test.test(tight))?.role ?? null;
}

/** A heading as it should read: `E X E R C I S E S` without its spaces, no bullets about it. */
export function cleanHeading(text: string): string {
  const plain = onceOnly(text)
    .replace(/^[\s•■▪●◆*„]+/u, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return isSpaced(plain) ? plain.replaceAll(/(?<=\S) (?=\S\b)/g, '').trim() : plain;
}

/** `EXERCISES EXERCISES EXERCISES`, growing and fading across the page, is one word. */
export function onceOnly(text: string): string {
  const end = text.indexOf(' ');
  const word = text.slice(0, end);
  if (end < 5 || !text.endsWith(word) || !text.startsWith(word, end + 1)) return text;
  const words = text.split(' ');
  return words.length >= 3 && words.every((one) => one === word) ? word : text;
}

/** Letters set apart: most of the words are one letter. */
export function isSpaced(text: string): boolean {
  let spaces = 0;
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) spaces++;
  if (spaces < 3 || spaces < 0.28 * text.length) return false;
  const words = text.split(' ');
  return words.length >= 4 && words.filter((word) => /^\p{L}$/u.test(word)).length >= 0.7 * words.length;
}
