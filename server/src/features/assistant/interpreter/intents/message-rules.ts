import type { Rule } from './rule.ts';
import { MONEY, type Signal } from './signals.ts';

const WHOM: readonly Signal[] = ['?audience', 'whoever', 'those', '@student', '@class', 'defaulter', '@stranger', 'who'];

/** Help, notices and fee reminders. */
export const MESSAGE_RULES: readonly Rule[] = [
  { intent: 'help', all: [['howTo']], none: ['howMuch', 'count'], points: 9.7 },
  {
    intent: 'help',
    all: [['help']],
    none: [...MONEY, 'notice', 'absent', 'event', '@student', '@teacher', 'substitute', '@class'],
    points: 8.5,
  },
  {
    intent: 'help',
    all: [['greeting']],
    none: [...MONEY, 'notice', 'holiday', 'timetable', 'absent', 'event', 'calendar', '@student', '@teacher', '@class'],
    points: 3,
  },
  { intent: 'notice.publish', all: [['notice']], none: ['?asks', '?opensShowing'], points: 9.5 },
  { intent: 'notice.publish', all: [['notice'], ['send', 'add']], none: ['?opensAsking', '?opensShowing'], points: 9.4 },
  { intent: 'notice.publish', all: [['notify']], none: ['?asks'], points: 9.3 },
  // What one student owes is no notice for many: 'Asha Rao owes 500, inform her guardian'.
  {
    intent: 'fee_reminder.send',
    all: [['notice', 'notify', 'tell'], ['parent'], ['@student'], ['due', 'paid']],
    none: ['?asks', 'teacher'],
    points: 9.6,
  },
  {
    intent: 'notice.publish',
    all: [['tell'], ['parent', 'student', 'teacher', 'all', 'boys', 'girls'], ['that', 'about', 'closed', 'holiday', 'eventKind']],
    none: [...MONEY, 'who', 'howMuch', 'count'],
    points: 8.6,
  },
  {
    intent: 'notice.publish',
    all: [['send'], ['parent', 'student', 'teacher', 'all'], ['that', 'about']],
    none: [...MONEY, 'who', 'reminder'],
    points: 8.2,
  },
  {
    intent: 'notice.publish',
    all: [['send'], ['parent', 'student', 'teacher', 'all'], ['closed', 'holiday', 'eventKind']],
    none: [...MONEY, 'who', 'reminder', 'calendar'],
    points: 8.2,
  },
  {
    intent: 'notice.publish',
    all: [['tell'], ['parent', 'teacher', 'student', 'all'], ['to', 'negation', 'future']],
    none: [...MONEY, '?asks', 'who', 'show', 'count', 'howMuch', 'reminder'],
    points: 8.15,
  },
  {
    intent: 'notice.publish',
    all: [['tell'], ['parent', 'teacher', 'student', 'all'], ['@day', '@time', '?leftover']],
    none: [...MONEY, '?asks', 'who', 'show', 'count', 'howMuch', 'reminder', 'absent', 'onLeave', 'timetable', 'substitute', 'me', 'add'],
    points: 8.05,
  },
  {
    intent: 'notice.publish',
    all: [['texting'], ['parent', 'student', 'teacher', 'all'], ['that', '?leftover']],
    none: ['due', 'paid', 'defaulter', 'reminder', '?asks', '?opensShowing', 'who', 'howMuch', 'count', 'me'],
    points: 8.2,
  },
  // 'group me dalo ki …': what is to be put out is said behind a 'that'.
  {
    intent: 'notice.publish',
    all: [['send', 'texting'], ['that']],
    none: [...MONEY, 'reminder', 'who', 'show', '?asks', 'holiday', 'calendar', '@student', '@teacher'],
    points: 7.75,
  },
  // Fees are no matter of teachers: a report that is due is not owed.
  {
    intent: 'notice.publish',
    all: [['send'], ['teacher'], ['that', 'about']],
    none: ['who', 'reminder', 'student', 'parent'],
    points: 8.2,
  },
  {
    intent: 'notice.publish',
    all: [['reminder'], ['?audience'], ['eventKind', 'holiday', 'closed']],
    none: [...MONEY, '?opensAsking'],
    points: 8.4,
  },
  { intent: 'notice.publish', all: [['reminder'], ['teacher']], none: [...MONEY, 'parent', 'student', '@student', '?asks'], points: 8.25 },
  { intent: 'notice.publish', all: [['reminder'], ['parent', 'teacher', 'student', 'all'], ['about', 'that']], none: MONEY, points: 8.3 },
  { intent: 'notice.publish', all: [['reminder'], ['?audience'], ['?topic']], none: [...MONEY, '@student', '?opensAsking'], points: 8.3 },
  { intent: 'fee_reminder.send', all: [['reminder'], MONEY], none: ['?opensAsking', '?whomToRemind'], points: 9.2 },
  { intent: 'fee_reminder.send', all: [['texting'], ['parent'], ['@student'], ['due']], none: ['?asks', 'notice', 'show'], points: 9.2 },
  {
    intent: 'fee_reminder.send',
    all: [['reminder'], ['?audience', '@student', '@class', '@amount', '@stranger']],
    none: ['?opensAsking', '?whomToRemind'],
    points: 7,
  },
  { intent: 'fee_reminder.send', all: [['reminder']], none: ['me', '?opensAsking', '?whomToRemind'], points: 6 },
  {
    intent: 'fee_reminder.send',
    all: [
      ['tell', 'send', 'ask'],
      ['due', 'defaulter', 'paid'],
      ['parent', 'defaulter', 'all'],
    ],
    none: ['notice', '?asks', 'teacher'],
    points: 8.7,
  },
  {
    intent: 'fee_reminder.send',
    all: [['send', 'ask'], ['due', 'defaulter', 'paid'], WHOM],
    none: ['notice', '?asks', 'show', 'teacher'],
    points: 8.6,
  },
  {
    intent: 'fee_reminder.send',
    all: [['tell', 'ask'], ['fee'], ['for'], WHOM],
    none: ['notice', '?asks', 'that', 'show', 'teacher'],
    points: 8.4,
  },
  {
    intent: 'fee_reminder.send',
    all: [['tell', 'ask'], ['fee'], ['parent', 'those', 'defaulter', '@student', '@class']],
    none: [
      'notice',
      '?asks',
      'that',
      'show',
      'teacher',
      'who',
      'howMuch',
      'count',
      'summary',
      'collected',
      'due',
      '?leftover',
      'eventKind',
      'expense',
    ],
    points: 7.5,
  },
  {
    intent: 'fee_reminder.send',
    all: [['texting'], ['fee'], ['@student', 'parent', 'defaulter', 'those', '@class']],
    none: ['notice', '?asks', 'that', 'show', 'me', 'teacher', 'who', 'howMuch', 'count', 'summary', 'collected', '?leftover', 'eventKind'],
    points: 8.25,
  },
  {
    intent: 'fee_reminder.send',
    all: [['texting'], ['fee'], ['parent']],
    none: ['notice', '?asks', 'that', 'show', 'me', 'teacher', 'who', 'howMuch', 'count', 'summary', 'collected', '?leftover', 'eventKind'],
    points: 8.5,
  },
  {
    intent: 'fee_reminder.send',
    all: [['send'], ['fee'], ['for', 'about'], ['parent', 'defaulter', '@student']],
    none: ['notice', '?asks', 'that', 'show', 'teacher', '?leftover', 'eventKind'],
    points: 8.3,
  },
  {
    intent: 'fee_reminder.send',
    all: [['tell', 'ask'], ['paid'], ['fee', 'due', '@feeType'], WHOM],
    none: ['notice', '?asks'],
    points: 8.65,
  },
];
