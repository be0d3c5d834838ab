import type { QuestionType } from './book.ts';

/**
 * What the words of a question say of its kind, in the order they are tried: alternatives of a regular expression, in lower case. A new family
 * of books needs its words here, and none elsewhere.
 */
export const QUESTION_WORDS: [QuestionType, string[]][] = [
  ['Assertion and reason', ['assertion.{0,400}reason', 'अभिकथन', String.raw`\(A\)\s*:.{0,300}\(R\)\s*:`]],
  [
    'Match the following',
    [
      String.raw`^\W*match\b`,
      'match the (following|columns?|items)',
      String.raw`column\s*[-–(]?\s*(i|a)\b.{0,300}column\s*[-–(]?\s*(ii|b)\b`,
      'मिलान',
    ],
  ],
  [
    'Fill in the blanks',
    ['fill (in|up) the blanks?', 'complete the (following )?(sentences?|statements?)', '_{3,}', String.raw`\.{6,}`, '…{2,}', 'रिक्त स्थान'],
  ],
  [
    'True or false',
    [
      String.raw`true (or|\/|and) false`,
      String.raw`\(true\/false\)`,
      'state whether .{0,80}(true|correct)',
      'सत्य.{0,20}असत्य',
      'सही.{0,20}गलत',
    ],
  ],
  ['Multiple choice', ['(?:choose|select|tick|mark) the (correct|right|most appropriate)', 'सही विकल्प']],
  ['Map work', [String.raw`\b(on|in) (an?|the) (outline )?(political |physical )?map\b`, 'outline map', 'मानचित्र']],
  [
    'Proof',
    [
      String.raw`^\W*(prove|show) (that|the)`,
      String.raw`\bprove that\b`,
      String.raw`\bshow that\b`,
      String.raw`\bverify that\b`,
      'सिद्ध कीजिए',
      'दर्शाइए कि',
    ],
  ],
  [
    'Activity',
    [
      String.raw`^\W*(activity|project)\b`,
      'make a (model|chart|poster|list|scrapbook)',
      'collect (pictures|information|data)',
      'visit (a|an|your|the)',
      'conduct (a|an) (survey|interview)',
      'क्रियाकलाप',
    ],
  ],
  [
    'Long answer',
    [String.raw`\b(1[0-9]{2}|[2-9][0-9]{2})\s*words`, 'essay', String.raw`in detail\b`, 'critically', 'elaborate', 'विस्तार से', 'निबंध'],
  ],
  ['Short answer', [String.raw`\b[1-9][0-9]\s*words`, 'in one sentence', 'very short', 'संक्षेप']],
  [
    'Numerical',
    [
      String.raw`\b(find|calculate|compute|evaluate|solve|simplify|estimate|determine|how (much|many|far|fast|long))\b.{0,400}\d`,
      String.raw`\d+(\.\d+)?\s?(kg|g|m|cm|km|mm|s|h|j|n|v|a|w|hz|mol|k|°c|℃|%|rs|₹|l|ml|ev|pa|ω|ohm)\b`,
      String.raw`^[^\p{L}]*\d.*[=+×÷<>].*\d`,
      'ज्ञात कीजिए',
      'हल कीजिए',
    ],
  ],
];
