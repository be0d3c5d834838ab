import { wordsFor } from './languages.ts';

const WORDS = [
  ...['wh(?:at|y|o|om|ose|ich|en|ere)', 'how', 'do|does|did|can|could|would|should'],
  ...[
    'name',
    'list',
    'define',
    'describe',
    'explain',
    'give',
    'write',
    'state',
    'mention',
    'discuss',
    'draw',
    'find',
    'calculate',
    'compute',
  ],
  ...['evaluate', 'solve', 'show', 'prove', 'verify', 'derive', 'compare', 'distinguish', 'differentiate', 'identify', 'classify', 'match'],
  ...[
    'fill',
    'choose',
    'select',
    'tick',
    'complete',
    'arrange',
    'make',
    'prepare',
    'collect',
    'observe',
    'read',
    'think',
    'imagine',
    'look',
  ],
  ...[
    'use',
    'construct',
    'simplify',
    'express',
    'determine',
    'estimate',
    'convert',
    'check',
    'examine',
    'analy[sz]e',
    'suggest',
    'justify',
  ],
  ...[
    'comment',
    'outline',
    'trace',
    'mark',
    'label',
    'plot',
    'sketch',
    'design',
    'visit',
    'try',
    'put',
    'take',
    'program',
    'implement',
    'in (?:what|which|your|the)',
  ],
  ...wordsFor('ask'),
];
const OPENS = new RegExp(`(?:^|^.{0,40}[.!)]\\s)[^\\p{L}]*(?:${WORDS.join('|')})(?![\\p{L}\\p{M}])`, 'iu');
/** A question mark of any script, room for an answer, options, and how Hindi asks and bids. */
const HOLDS =
  /[?？؟]|_{3,}|\.{5,}(?![.\s]*\d{1,4}$)|…{2,}|…\s*$|\(a\).*\(b\)|\b(?:find|show that|prove that|calculate|determine)\b|(?:िए|ाइए|ें|करो|लिखो|बताओ)(?![\p{L}\p{M}])|क्या|क्यों|कैसे|कौन/iu;

/** Whether a text asks or bids something: a list of steps or parts does not. */
export function asks(text: string): boolean {
  return OPENS.test(text) || HOLDS.test(text);
}
