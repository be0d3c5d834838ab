import type { Rule } from './rule.ts';
import { MONEY, type Signal } from './signals.ts';

const PERSON: readonly Signal[] = ['@student', '@stranger'];

/** Dues, collections and expenses. */
export const MONEY_RULES: readonly Rule[] = [
  { intent: 'student.dues', all: [PERSON, [...MONEY, 'summary']], none: ['reminder', 'notice', 'collected', 'who', 'send'], points: 8.4 },
  { intent: 'student.dues', all: [['@student'], [...MONEY, 'howMuch']], none: ['reminder', 'notice', 'send'], points: 8.3 },
  { intent: 'student.dues', all: [['@student'], ['summary'], ['fee', 'due']], none: ['reminder', 'notice', 'parent'], points: 8.35 },
  // 'whom should I remind': those who owe.
  { intent: 'fees.list_due', all: [['?whomToRemind']], none: ['notice', 'eventKind'], points: 9.3 },
  { intent: 'fees.list_due', all: [['defaulter']], none: ['reminder', 'notice', 'send', 'tell'], points: 8 },
  // '10k se upar wale dikhao': who is above a sum owes it.
  {
    intent: 'fees.list_due',
    all: [['@amount'], ['show', 'who'], ['of', 'those', 'student', 'whoever', 'defaulter']],
    none: ['expense', 'reminder', 'notice', 'notify', 'tell', 'texting', 'collected', 'paid', '@student', '@teacher', 'unsupportedVerb'],
    points: 4,
  },
  {
    intent: 'fees.list_due',
    all: [['due'], ['who', 'whoever', 'those', 'student', 'boys', 'girls', 'parent']],
    none: ['reminder', 'notice', '@student', 'send', 'expense'],
    points: 8.1,
  },
  {
    intent: 'fees.list_due',
    all: [['fee', 'paid'], ['who', 'whoever', 'student'], ['negation']],
    none: ['reminder', 'notice', '@student', 'send'],
    points: 8.05,
  },
  {
    intent: 'fees.list_due',
    all: [['due'], ['@amount']],
    none: ['reminder', 'notice', '@student', 'send', 'collected', 'howMuch'],
    points: 8,
  },
  {
    intent: 'fees.list_due',
    all: [['due'], ['show', '@class', '@month', '@feeType']],
    none: ['reminder', 'notice', '@student', '@stranger', 'send', 'howMuch', 'summary', 'expense'],
    points: 7.4,
  },
  {
    intent: 'fees.list_due',
    all: [['due'], ['fee']],
    none: ['reminder', 'notice', '@student', '@stranger', 'send', 'howMuch', 'summary', 'expense', 'collected'],
    points: 7,
  },
  // 'is everyone in 9-A paid up', 'did class 8 pay': who has not.
  {
    intent: 'fees.list_due',
    all: [['paid'], ['?opensAsking'], ['all', 'student', 'parent', '@class', 'who']],
    none: ['reminder', 'notice', '@student', 'send', 'expense', 'howMuch', 'absent', '@category'],
    points: 6.3,
  },
  {
    intent: 'fees.summary',
    all: [['paid'], ['howMuch'], ['?asks']],
    none: ['reminder', 'notice', '@student', 'send', 'expense', '@category', 'tell', 'ask', 'unsupportedVerb'],
    points: 6.4,
  },
  // 'which class has the most dues'.
  {
    intent: 'fees.list_due',
    all: [['due'], ['?asks'], ['classWord', 'all']],
    none: ['reminder', 'notice', '@student', '@stranger', 'send', 'expense', 'howMuch'],
    points: 6.2,
  },
  {
    intent: 'fees.summary',
    all: [['collected'], ['fee', 'howMuch', 'summary', 'show', '@when', '@class', 'question', '@feeType']],
    none: ['reminder', 'notice', '@student', 'who', 'absent', 'expense', 'due'],
    points: 7.9,
  },
  {
    intent: 'fees.summary',
    all: [['collected']],
    none: ['reminder', 'notice', '@student', 'who', 'absent', 'student', 'expense', 'unsupportedVerb'],
    points: 7,
  },
  { intent: 'fees.summary', all: [['fee'], ['summary', 'howMuch']], none: ['reminder', 'notice', '@student', 'who'], points: 7.6 },
  {
    intent: 'fees.summary',
    all: [
      ['due', 'collected'],
      ['howMuch', 'summary'],
    ],
    none: ['reminder', 'notice', '@student', '@stranger', 'who', 'expense', 'student'],
    points: 7.8,
  },
  { intent: 'fees.summary', all: [['collected'], ['due']], none: ['reminder', 'notice', '@student', 'who', 'student'], points: 7.85 },
  {
    intent: 'fees.summary',
    all: [['takeMoney'], ['?asks', 'howMuch', 'past']],
    none: ['reminder', 'notice', '@student', 'expense', 'send'],
    points: 7,
  },
  { intent: 'expenses.summary', all: [['bill'], ['@category']], none: ['fee', 'notice', '@student', 'reminder'], points: 7 },
  {
    intent: 'expenses.summary',
    all: [['@category'], ['howMuch']],
    none: [...MONEY, 'notice', 'student', 'teacher', '@student', '@teacher', '@class', 'holiday', 'event', 'collected', 'attendance'],
    points: 6,
  },
  {
    intent: 'expenses.summary',
    all: [['@category'], ['paid'], ['?asks', 'question']],
    none: ['fee', 'due', 'defaulter', '@student', '@class', 'student', 'parent', 'notice', 'who', 'reminder'],
    points: 6,
  },
  {
    intent: 'expenses.summary',
    all: [['wentOut'], ['money', 'howMuch', '@category']],
    none: ['fee', 'due', 'notice', 'reminder', 'texting', '@student', '@class'],
    points: 8.2,
  },
  { intent: 'expenses.summary', all: [['expense']], none: ['notice', '@student'], points: 8.2 },
];
