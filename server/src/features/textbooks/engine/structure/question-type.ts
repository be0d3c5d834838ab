import type { QuestionType } from './book.ts';
import { QUESTION_WORDS } from './question-words.ts';

const RULES = QUESTION_WORDS.map(([type, words]) => ({ type, test: new RegExp(words.join('|'), 'isu') }));

/** Options (a) to (d), or (i) to (iv), each short, at the end of a question. */
const OPTIONS = /[([]?a[)\].]\s.{1,160}[([]?b[)\].]\s.{1,160}[([]?c[)\].]\s.{1,160}/isu;
const ASKS = /\?|_{2,}|:|\bis\b|\bare\b/;

/** What kind of question it is, by its words and its set's heading; a short answer where nothing says otherwise. */
export function questionType(question: string, set = ''): QuestionType {
  const byRule = RULES.find(({ test }) => test.test(question))?.type;
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
