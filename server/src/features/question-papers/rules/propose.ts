import { type Level, QUESTION_TYPES, type QuestionType } from '@shala/contract/question-papers';

const LEVEL_WORDS: readonly (readonly [Level, RegExp])[] = [
  [
    'analyse',
    /\b(analy[sz]e|compare|contrast|differentiate|distinguish|justify|critically|assess|examine|comment on|do you (think|agree)|what (would|will) happen|assertion|suggest|design)\b|तुलना|अंतर|विश्लेषण|मूल्यांकन|आलोचना|तर्क/iu,
  ],
  [
    'apply',
    /\b(calculate|compute|solve|find|determine|estimate|predict|apply|construct|draw|prove|show that|verify|use|balance|convert|simplify|evaluate)\b|ज्ञात|हल कीजिए|गणना|सिद्ध|रचना|उपयोग/iu,
  ],
  [
    'understand',
    /\b(explain|describe|why|how|illustrate|summari[sz]e|reasons?|interpret|classify|discuss|elaborate|in your own words|meaning)\b|क्यों|कैसे|स्पष्ट|वर्णन|समझाइए|व्याख्या|कारण|आशय/iu,
  ],
];
const OF_TYPE: Partial<Record<QuestionType, Level>> = {
  'Assertion and reason': 'analyse',
  'Case study': 'analyse',
  Numerical: 'apply',
  Proof: 'apply',
  'Map work': 'apply',
  Activity: 'apply',
  'Fill in the blanks': 'remember',
  'True or false': 'remember',
  'Match the following': 'remember',
};
const OF_MARKS: Record<QuestionType, number> = {
  'Multiple choice': 1,
  'Assertion and reason': 1,
  'Fill in the blanks': 1,
  'True or false': 1,
  'Match the following': 2,
  'Short answer': 3,
  'Long answer': 5,
  Numerical: 3,
  Proof: 3,
  'Case study': 4,
  'Map work': 3,
  Activity: 5,
};
const BRIEF =
  /^\W*(define|name|list|state|what (is|are)|who|when|where|which|give (one|two|an)|mention|write the)\b|परिभाषित|नाम (लिखिए|बताइए)|कौन|कब|कहाँ/iu;
const WEIGHTY = /\b(in detail|derive|critically|elaborate|with (the help of )?(a )?(neat )?(labelled )?diagram|discuss)\b|विस्तार|सविस्तार/iu;
const PART = /(?:^|[\s;,.:?])\(?(?:i{1,3}|iv|v|vi|[a-f])\)\s/gu;
const BRIEF_LENGTH = 90;
const LONG_LENGTH = 320;

export type Proposal = { type: QuestionType; level: Level; marks: number };

/**
 * The properties of a textbook's question by a simple rule, until a teacher changes them: the type from the analysis, the level from the verb, the marks from
 * type, length and parts.
 */
export function propose(question: string, foundType: string): Proposal {
  const type = QUESTION_TYPES.find((one) => one.toLowerCase() === foundType.trim().toLowerCase()) ?? 'Short answer';
  return { type, level: levelOf(question, type), marks: marksOf(question, type) };
}

function levelOf(question: string, type: QuestionType): Level {
  const fixed = OF_TYPE[type];
  const byWord = LEVEL_WORDS.find(([, words]) => words.test(question))?.[0];
  if (fixed === undefined) return byWord ?? (BRIEF.test(question) ? 'remember' : 'understand');
  return byWord === 'analyse' && fixed === 'apply' ? 'analyse' : fixed;
}

function marksOf(question: string, type: QuestionType): number {
  const usual = OF_MARKS[type];
  if (type !== 'Short answer' && type !== 'Numerical' && type !== 'Proof') return usual;
  const parts = question.match(PART)?.length ?? 0;
  if (parts >= 3 || question.length > LONG_LENGTH || WEIGHTY.test(question)) return 5;
  if (type === 'Proof') return usual;
  const isBrief = question.length <= BRIEF_LENGTH && (type === 'Numerical' ? question.length <= 50 : BRIEF.test(question));
  return isBrief ? 2 : usual;
}
