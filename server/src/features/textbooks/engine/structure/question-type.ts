import type { QuestionType } from './book.ts';

const RULES: [QuestionType, RegExp][] = [
  ['Assertion and reason', /assertion.{0,400}reason|अभिकथन|\(A\)\s*:.{0,300}\(R\)\s*:/isu],
  [
    'Match the following',
    /^\W*match\b|match the (following|columns?|items)|column\s*[-–(]?\s*(i|a)\b.{0,300}column\s*[-–(]?\s*(ii|b)\b|मिलान/isu,
  ],
  ['Fill in the blanks', /fill (in|up) the blanks?|complete the (following )?(sentences?|statements?)|_{3,}|\.{6,}|…{2,}|रिक्त स्थान/iu],
  ['True or false', /true (or|\/|and) false|\(true\/false\)|state whether .{0,80}(true|correct)|सत्य.{0,20}असत्य|सही.{0,20}गलत/isu],
  ['Multiple choice', /(?:choose|select|tick|mark) the (correct|right|most appropriate)|सही विकल्प/iu],
  ['Map work', /\b(on|in) (an?|the) (outline )?(political |physical )?map\b|outline map|मानचित्र/iu],
  ['Proof', /^\W*(prove|show) (that|the)|\bprove that\b|\bshow that\b|\bverify that\b|सिद्ध कीजिए|दर्शाइए कि/iu],
  [
    'Activity',
    /^\W*(activity|project)\b|make a (model|chart|poster|list|scrapbook)|collect (pictures|information|data)|visit (a|an|your|the)|conduct (a|an) (survey|interview)|क्रियाकलाप/iu,
  ],
  ['Long answer', /\b(1[0-9]{2}|[2-9][0-9]{2})\s*words|essay|in detail\b|critically|elaborate|विस्तार से|निबंध/iu],
  ['Short answer', /\b[1-9][0-9]\s*words|in one sentence|very short|संक्षेप/iu],
  [
    'Numerical',
    /\b(find|calculate|compute|evaluate|solve|simplify|estimate|determine|how (much|many|far|fast|long))\b.{0,400}\d|\d+(\.\d+)?\s?(kg|g|m|cm|km|mm|s|h|j|n|v|a|w|hz|mol|k|°c|℃|%|rs|₹|l|ml|ev|pa|ω|ohm)\b|^[^\p{L}]*\d.*[=+×÷<>].*\d|ज्ञात कीजिए|हल कीजिए/isu,
  ],
];

/** Options (a) to (d), or (i) to (iv), each short, at the end of a question. */
const OPTIONS = /[([]?a[)\].]\s.{1,160}[([]?b[)\].]\s.{1,160}[([]?c[)\].]\s.{1,160}/isu;
const ASKS = /\?|_{2,}|:|\bis\b|\bare\b/;

/** What kind of question it is, by its words and its set's heading; a short answer where nothing says otherwise. */
export function questionType(question: string, set = ''): QuestionType {
  const byRule = RULES.find(([, rule]) => rule.test(question))?.[0];
  const isChoice = OPTIONS.test(question) && /[([]d[)\]]|\bd[.)]\s/i.test(question) && ASKS.test(question) && question.length < 900;
  if (
    isChoice &&
    byRule !== 'Assertion and reason' &&
    byRule !== 'Match the following' &&
    !/^\W*(find|calculate|prove|show|state|explain|write|evaluate)/i.test(question)
  )
    return 'Multiple choice';
  if (byRule) return byRule;
  if (/long answer|essay/i.test(set)) return 'Long answer';
  if (/numerical/i.test(set)) return 'Numerical';
  if (/multiple choice|objective/i.test(set)) return 'Multiple choice';
  return 'Short answer';
}
