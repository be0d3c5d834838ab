import type { Rule } from './rule.ts';
import type { Signal } from './signals.ts';

const ANY_EVENT: readonly Signal[] = ['event', 'eventKind'];
/** What else is put somewhere on a day. */
const PLANNED_ELSEWHERE: readonly Signal[] = [
  'notice',
  'notify',
  '?asks',
  'holiday',
  'closed',
  'fee',
  'due',
  'absent',
  'reminder',
  'texting',
  'tell',
  'leave',
  'onLeave',
  'show',
];
const WANTED: readonly Signal[] = ['show', 'who', 'question', 'howMuch', '?asks', 'count', 'upcoming'];

/** Holidays and events: what is coming, and what is to be added. */
export const CALENDAR_RULES: readonly Rule[] = [
  {
    intent: 'calendar.list_upcoming',
    all: [['upcoming'], ['holiday', 'event', 'eventKind', 'calendar']],
    none: ['notice', 'timetable'],
    points: 8.6,
  },
  {
    intent: 'calendar.list_upcoming',
    all: [['upcoming'], ['?opensAsking'], ['@when', '@festival']],
    none: ['notice', 'fee', 'timetable', 'student', 'teacher', '@student', '@teacher', 'collected', 'attendance', 'expense'],
    points: 7.75,
  },
  {
    intent: 'calendar.list_upcoming',
    all: [['next'], ['holiday', 'event', 'eventKind']],
    none: ['notice', 'add', 'teacher', '@teacher', '@day', '@time', '@month', 'timetable', 'reminder', 'substitute'],
    points: 7.2,
  },
  {
    intent: 'calendar.list_upcoming',
    all: [
      ['holiday', 'closed', ...ANY_EVENT],
      ['howMuch', '?asks', 'count'],
    ],
    none: ['notice', 'fee', 'polite'],
    points: 7.7,
  },
  {
    intent: 'calendar.list_upcoming',
    all: [
      ['holiday', ...ANY_EVENT, '@festival', 'closed'],
      ['?asks', 'count'],
    ],
    none: ['notice', 'fee'],
    points: 7.65,
  },
  { intent: 'calendar.list_upcoming', all: [['holiday', ...ANY_EVENT], ['show']], none: ['notice', 'fee', 'add'], points: 7.3 },
  { intent: 'calendar.list_upcoming', all: [['holiday', 'event'], ['show']], none: ['notice', 'fee'], points: 6.2 },
  {
    intent: 'calendar.list_upcoming',
    all: [['holiday', 'event', 'eventKind'], ['@month']],
    none: ['notice', 'fee', 'add', '@day', 'collected', 'due'],
    points: 7.1,
  },
  {
    intent: 'calendar.list_upcoming',
    all: [['holiday', 'event'], ['@span']],
    none: ['notice', 'fee', 'add', 'eventKind', '@teacher', 'teacher'],
    points: 7.1,
  },
  {
    intent: 'calendar.list_upcoming',
    all: [['events'], ['@when', '@festival']],
    none: ['notice', 'fee', 'add', 'eventKind', 'expense'],
    points: 7.1,
  },
  { intent: 'calendar.list_upcoming', all: [['open'], ['?asks'], ['@when', '@festival']], none: ['notice', 'fee'], points: 7 },
  // 'Monday is school there or leave': in the south a day off is a leave.
  {
    intent: 'calendar.list_upcoming',
    all: [['open'], ['leave', 'holiday'], ['@when']],
    none: ['notice', 'fee', 'add', '@teacher', '@student', 'teacher', 'student'],
    points: 9,
  },
  // 'holidays between 1 and 31 December' asks; 'winter holidays 24 to 31 December' has a name and plans.
  {
    intent: 'calendar.list_upcoming',
    all: [['holidays'], ['@day']],
    none: ['notice', 'notify', 'add', 'plan', 'closed', '@festival', '?leftover', 'fee', 'that'],
    points: 7.1,
  },
  { intent: 'calendar.list_upcoming', all: [['calendar'], [...WANTED, '@when']], none: ['notice', 'add', 'closed'], points: 7 },
  { intent: 'calendar.list_upcoming', all: [['calendar']], none: ['notice', 'add'], points: 6 },
  {
    intent: 'calendar.list_upcoming',
    all: [['upcoming'], ['@when', '?asks', 'all']],
    none: ['notice', 'fee', 'add', 'student', '@student', '@teacher', 'collected'],
    points: 6.6,
  },
  { intent: 'calendar.add_holiday', all: [['holiday', 'closed'], ['add'], ['notify']], none: ['?asks', 'notice', 'onLeave'], points: 9.6 },
  {
    intent: 'calendar.add_holiday',
    all: [['holiday', 'closed'], ['add']],
    none: ['notice', '?asks', 'leave', 'onLeave', 'show'],
    points: 8,
  },
  {
    intent: 'calendar.add_holiday',
    all: [
      ['holiday', 'closed'],
      ['@day', '@festival'],
    ],
    none: ['notice', '?asks', 'onLeave', '@teacher', '@student'],
    points: 6.8,
  },
  { intent: 'calendar.add_holiday', all: [['holiday'], ['add']], none: ['notice', '?asks', 'onLeave'], points: 6.3 },
  {
    intent: 'calendar.add_holiday',
    all: [['holiday']],
    none: ['notice', '?asks', 'onLeave', 'upcoming', '@student', '@teacher', 'show'],
    points: 4,
  },
  {
    intent: 'calendar.add_event',
    all: [ANY_EVENT, ['add'], ['notify'], ['@day', '@festival']],
    none: ['notice', '?asks', 'about', 'that'],
    points: 9.35,
  },
  { intent: 'calendar.add_event', all: [ANY_EVENT, ['add']], none: ['notice', '?asks', 'fee', 'absent', 'show'], points: 7.6 },
  {
    intent: 'calendar.add_event',
    all: [ANY_EVENT, ['add'], ['@day', '@festival']],
    none: ['notice', '?asks', 'fee', 'absent', 'due'],
    points: 7.7,
  },
  {
    intent: 'calendar.add_event',
    all: [
      ['eventKind', 'event', '@festival'],
      ['@day', '@time'],
    ],
    none: ['notice', '?asks', 'fee', 'due', 'show', 'absent', 'collected', 'expense'],
    points: 6.5,
  },
  {
    intent: 'calendar.add_event',
    all: [
      ['add', 'send'],
      ['calendar', 'event'],
      ['@day', '@festival'],
    ],
    none: ['notice', '?asks', 'holiday', 'show'],
    points: 7.1,
  },
  {
    intent: 'calendar.add_event',
    all: [['plan'], ['@day'], ['?leftover']],
    none: [
      'notice',
      '?asks',
      'holiday',
      'closed',
      'fee',
      'due',
      'absent',
      'student',
      'teacher',
      '@student',
      '@teacher',
      'attendance',
      'leave',
    ],
    points: 4.5,
  },
  {
    intent: 'calendar.add_event',
    all: [['add', 'plan', 'send'], ['@day'], ['@time'], ['?leftover']],
    none: PLANNED_ELSEWHERE,
    points: 4.6,
  },
  {
    intent: 'calendar.add_event',
    all: [['eventKind'], ['calendar'], ['@day']],
    none: ['notice', '?asks', 'events', 'show', 'upcoming', 'fee', 'due', 'absent', 'who', 'count'],
    points: 7.2,
  },
  // 'schedule something on 5 December': what it is has to be asked.
  {
    intent: 'calendar.add_event',
    all: [['plan'], ['@day'], ['something', '@time']],
    none: [...PLANNED_ELSEWHERE, 'attendance', 'student', 'teacher', '@student', '@teacher'],
    points: 4.4,
  },
  { intent: 'calendar.add_event', all: [['add'], ['event']], none: ['notice', '?asks', 'fee'], points: 6 },
];
