import type { QueryEntity } from '@shala/contract/assistant';
import { wordsIn } from '../../interpreter/text/listed.ts';

/** How one dimension is called where rows are told apart by it: one of it, several, and in Hinglish. */
export type Group = { by: string; one: string; many: string; hi: string };
/** A condition as a word before the noun ('female') or behind it ('of class 9'), and in Hinglish before it ('class 9 ke'). */
export type Condition = { by: string; op: 'is' | 'has'; values: readonly string[]; pre?: string; post?: string; hi: string };
/** A figure of one entity as a person of the office says it. Of rows that are counted the noun is their plural, of a figure its name. */
export type Thing = {
  entity: QueryEntity;
  measure: string;
  kind: 'count' | 'sum' | 'rate';
  noun: string;
  hi: string;
  groups: readonly string[];
  conditions: readonly string[];
  hasTime: boolean;
  /** What a number of it counts in 'more than 3 …'; none where groups are not kept by it. */
  unit?: string;
  isList?: true;
  /** Asked by groups alone: without them another entity tells the same. */
  isGrouped?: true;
  /** Only its number is asked for in so many words; else a sum of the same noun is meant. */
  isNumber?: true;
  /** What holds of it by its own noun. */
  always: readonly string[];
};

const group = (by: string, one: string, many: string, hi = one): Group => ({ by, one, many, hi });
export const GROUPS: Readonly<Record<string, Group>> = {
  class: group('class', 'class', 'classes'),
  section: group('section', 'section', 'sections'),
  month: group('month', 'month', 'months', 'mahine'),
  weekday: group('weekday', 'weekday', 'weekdays'),
  gender: group('gender', 'gender', 'genders'),
  house: group('house', 'house', 'houses'),
  category: group('socialCategory', 'category', 'categories'),
  religion: group('religion', 'religion', 'religions', 'dharm'),
  blood: group('bloodGroup', 'blood group', 'blood groups'),
  tongue: group('motherTongue', 'mother tongue', 'mother tongues'),
  route: group('route', 'bus route', 'bus routes'),
  stop: group('stop', 'bus stop', 'bus stops'),
  department: group('department', 'department', 'departments'),
  role: group('role', 'designation', 'designations'),
  mode: group('mode', 'payment mode', 'payment modes'),
  feeHead: group('head', 'fee head', 'fee heads'),
  expenseHead: group('head', 'expense head', 'expense heads'),
  account: group('paidFrom', 'account', 'accounts'),
  subject: group('subject', 'subject', 'subjects', 'vishay'),
  teacher: group('employee', 'teacher', 'teachers'),
  student: group('student', 'student', 'students'),
  exam: group('exam', 'exam', 'exams'),
  leaveType: group('type', 'leave type', 'leave types'),
  noticeCategory: group('category', 'category', 'categories'),
  certificate: group('kind', 'type', 'types'),
  absent: group('absent', 'absent teacher', 'absent teachers'),
  period: group('period', 'period', 'periods'),
  level: group('level', 'level', 'levels'),
  activity: group('activity', 'activity', 'activities'),
  reason: group('concession', 'reason', 'reasons'),
  leaving: group('reason', 'reason', 'reasons'),
  channel: group('channel', 'channel', 'channels'),
  questionType: group('type', 'type', 'types'),
  occupation: group('occupation', 'occupation', 'occupations'),
  cashier: group('cashier', 'cashier', 'cashiers'),
};

const is = (by: string, value: string, said: Omit<Condition, 'by' | 'op' | 'values'>): Condition => ({
  by,
  op: 'is',
  values: [value],
  ...said,
});
const has = (by: string, said: Omit<Condition, 'by' | 'op' | 'values'>): Condition => ({ by, op: 'has', values: [], ...said });
export const CONDITIONS: Readonly<Record<string, Condition>> = {
  class9: is('class', '9', { post: 'of class 9', hi: 'class 9 ke' }),
  in7: is('class', '7', { post: 'in class 7', hi: 'class 7 me' }),
  section8B: is('section', '8 B', { pre: '8B', post: 'of 8B', hi: '8B ke' }),
  girls: is('gender', 'Female', { pre: 'girl', hi: 'girl' }),
  male: is('gender', 'Male', { pre: 'male', hi: 'male' }),
  raman: is('house', 'Raman House', { post: 'of Raman house', hi: 'Raman house ke' }),
  obc: is('socialCategory', 'OBC', { pre: 'OBC', hi: 'OBC' }),
  jain: is('religion', 'Jain', { pre: 'Jain', hi: 'Jain' }),
  bus: has('bus', { pre: 'bus', post: 'who come by bus', hi: 'bus wale' }),
  cash: is('mode', 'cash', { pre: 'cash', post: 'in cash', hi: 'cash' }),
  upi: is('mode', 'upi', { pre: 'UPI', post: 'by UPI', hi: 'UPI se' }),
  transport: is('head', 'Transport fee', { post: 'for transport fee', hi: 'transport fee ki' }),
  sportsHead: is('head', 'Sports', { post: 'on sports', hi: 'sports ka' }),
  electricity: is('head', 'Electricity', { pre: 'electricity', post: 'under electricity', hi: 'electricity ka' }),
  bank: is('paidFrom', 'bank', { post: 'from the bank', hi: 'bank se' }),
  maths: is('subject', 'Mathematics', { pre: 'maths', post: 'in maths', hi: 'maths me' }),
  teaching: has('teaching', { pre: 'teaching', hi: 'teaching' }),
  office: has('office', { pre: 'non-teaching', hi: 'non-teaching' }),
  scienceDepartment: is('department', 'English', { post: 'of the English department', hi: 'English department ke' }),
  unitTest: is('exam', 'Unit Test 1', { post: 'in Unit Test 1', hi: 'Unit Test 1 me' }),
  pending: has('waiting', { pre: 'pending', post: 'that are pending', hi: 'pending' }),
  approved: has('approved', { pre: 'approved', hi: 'approved' }),
  casual: is('type', 'Casual leave', { pre: 'casual', hi: 'casual' }),
  bonafide: is('certificate', 'bonafide', { pre: 'bonafide', hi: 'bonafide' }),
  health: is('category', 'Health', { pre: 'health', post: 'about health', hi: 'health ke' }),
  holiday: has('holiday', { hi: '' }),
  sports: has('sports', { hi: '' }),
  noPhoto: has('no_photo', { post: 'without photo', hi: 'bina photo ke' }),
};

const OF_PUPILS = 'class section gender house category religion route';
const PUPILS = 'class9 in7 section8B girls raman obc bus';
/** entity, measure, kind, noun, Hinglish noun, groups, conditions (`!`: held by the noun itself), time (t), unit, list (l), groups alone (g) or numbers alone (n). */
const TABLE = `
student|count|count|students|students|${OF_PUPILS} blood tongue stop|${PUPILS} jain noPhoto||students|l
employee|count|count|employees|employees|department gender role|male scienceDepartment||employees|l
employee|averagePay|rate|average salary|average salary|department role gender|scienceDepartment|||
attendance|attendance|rate|attendance percentage|attendance percentage|class section month gender house weekday route|class9 section8B girls|t|percent|
attendance|absences|count|absences|absences|class section month gender weekday house student|class9 section8B|t|absences|
attendance|late|count|late marks|late marks|class section month weekday|class9 section8B|t|late marks|
staffAttendance|attendance|rate|staff attendance percentage|staff attendance percentage|department month weekday||t||
receipt|sum|sum|fee collection|fee collection|class section month mode weekday cashier|class9 section8B cash upi|t|rupees|
receipt|count|count|receipts|receipts|class section month mode weekday cashier|class9 cash upi|t|receipts|l
receipt|average|rate|average receipt|average receipt|class month mode|cash upi|t||
collectedHead|sum|sum|fee collection|fee collection|feeHead|class9 cash|t||g
due|sum|sum|overdue fees|overdue fees|class section feeHead house route category student|class9 section8B bus||rupees|
due|students|count|defaulters|defaulters|class section house route|class9 girls bus||defaulters|
charge|charged|sum|fees charged|fees charged|class section month feeHead|class9|t||
expense|sum|sum|expenditure|kharcha|month expenseHead account weekday|sportsHead electricity bank|t|rupees|
expense|count|count|bills|bills|month expenseHead account|electricity bank|t|bills|n
salary|sum|sum|salary paid|salary paid|department month role||t||
result|average|rate|average marks|average marks|class section subject gender house|class9 section8B maths girls||percent|
result|passShare|rate|pass percentage|pass percentage|class section subject gender|class9 section8B maths girls||percent|
examMark|average|rate|average marks in Unit Test 1|Unit Test 1 me average marks|class section subject gender|!unitTest maths|||
examMark|failed|count|failures in Unit Test 1|Unit Test 1 me failures|class section subject|!unitTest|||
leave|count|count|leave applications|leave applications|department leaveType month|pending approved|t|leave applications|
cover|count|count|substitutions|substitutions|teacher class section subject month weekday period absent|class9 maths|t|substitutions|
lesson|count|count|periods|periods|teacher subject class weekday|maths class9||periods|
logEntry|count|count|logbook entries|logbook entries|teacher subject class section month|class9 maths|t|logbook entries|
missingLog|count|count|missing logbook entries|missing logbook entries|teacher department||t||
event|count|count|holidays|holidays|month|!holiday|||l
notice|count|count|notices|notices|noticeCategory month|health|t|notices|l
admission|count|count|admissions|admissions|class section month gender category|class9 girls|t|admissions|
leaver|count|count|withdrawals|withdrawals|class month gender leaving|class9|t||
certificate|count|count|certificates|certificates|certificate month|bonafide|t|certificates|l
concession|count|count|students with concession|concession wale students|class section reason gender|class9 girls|||
activity|count|count|sports students|sports wale students|class gender activity|!sports class9|||
textbook|count|count|textbooks|textbooks|class subject|maths class9||textbooks|l
examPaper|count|count|exam papers|exam papers|class subject exam month|class9 maths|||
markEntry|missing|count|marks not entered|marks not entered|class subject exam|class9 maths|||
syllabus|share|rate|syllabus coverage|syllabus coverage|class section subject|class9 maths||percent|
syllabus|left|count|chapters left|chapters left|class section subject|class9 maths|||
joiner|count|count|staff joinings|staff joinings|department month gender||t||
delivery|count|count|messages sent|messages|channel month||t||
bookQuestion|count|count|textbook questions|textbook questions|questionType subject class|maths class9|||
guardian|count|count|parents|parents|occupation||||
questionPaper|count|count|question papers|question papers|class subject month|class9 maths|t||
sectionMove|count|count|section changes|section changes|month class||t||
birthday|count|count|student birthdays|student birthdays|class month|class9|||
schoolDay|count|count|working days|working days|month||||
depositSlip|count|count|deposit slips|deposit slips|month||t||
dayClosing|count|count|day closings|day closings|month||t||
cashFlow|balance|sum|surplus|surplus|month||t||
staffAttendance|absences|count|staff absences|staff absences|department month weekday teacher||t||`;

/** All that is asked, drawn by the generator of questions. */
export const THINGS: readonly Thing[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [entity = '', measure = '', kind = '', noun = '', hi = '', groups = '', conditions = '', time, unit, list] = line.split('|');
    const said: readonly string[] = conditions === '' ? [] : wordsIn(conditions);
    return {
      entity: entity as QueryEntity,
      measure,
      kind: kind as Thing['kind'],
      noun,
      hi,
      groups: groups === '' ? [] : wordsIn(groups),
      conditions: said.filter((one) => !one.startsWith('!')),
      always: said.filter((one) => one.startsWith('!')).map((one) => one.slice(1)),
      hasTime: time === 't',
      ...(unit && { unit }),
      ...(list === 'l' && { isList: true as const }),
      ...(list === 'n' && { isNumber: true as const }),
      ...(list === 'g' && { isGrouped: true as const }),
    };
  });

/** Times as they are said at the end, in front and in Hinglish, with their days seen from 20 November 2026. */
export const TIMES = [
  { tail: 'in October', front: 'In October', hi: 'October me', from: '2026-10-01', to: '2026-10-31' },
  { tail: 'last month', front: 'Last month', hi: 'pichhle mahine', from: '2026-10-01', to: '2026-10-31' },
  { tail: 'this month', front: 'This month', hi: 'is mahine', from: '2026-11-01', to: '2026-11-20' },
  { tail: 'since June', front: 'Since June', hi: 'June se', from: '2026-06-01', to: '2026-11-20' },
  {
    tail: 'from 1 August to 15 September',
    front: 'From 1 August to 15 September',
    hi: '1 August se 15 September tak',
    from: '2026-08-01',
    to: '2026-09-15',
  },
  {
    tail: 'in July and August together',
    front: 'In July and August together',
    hi: 'July aur August milakar',
    from: '2026-07-01',
    to: '2026-08-31',
  },
  { tail: 'during September 2026', front: 'During September 2026', hi: 'September 2026 me', from: '2026-09-01', to: '2026-09-30' },
  { tail: 'so far this year', front: 'This year so far', hi: 'is saal ab tak', from: '2026-04-01', to: '2026-11-20' },
] as const;
/** Two times that are compared, the first as it is said first. */
export const PAIRS = [
  { one: 'September', other: 'October', from: ['2026-09-01', '2026-10-01'], to: ['2026-09-30', '2026-10-31'] },
  { one: 'last month', other: 'this month', from: ['2026-10-01', '2026-11-01'], to: ['2026-10-31', '2026-11-20'] },
  { one: 'August', other: 'July', from: ['2026-08-01', '2026-07-01'], to: ['2026-08-31', '2026-07-31'] },
] as const;
