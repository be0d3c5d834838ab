import { getAttendanceDay, getLeaveBalances } from '@shala/contract/attendance';
import { usedLeaveDays } from '#features/attendance';
import { sql } from '#platform/db';
import type { Declared } from '../entity.ts';
import { dayDimensions, within } from './days.ts';
import { inDays, inTimes } from './fields.ts';
import { pupilDimensions } from './pupil.ts';
import { STAFF, staffDimensions, staffFlags } from './staff.ts';

/** Whether the register of a section that has students was taken on a school day. */
export const registers: Declared = {
  name: 'register',
  needs: getAttendanceDay,
  nouns:
    'attendance, haziri, hajri, of students, student, students, yet, class, classes, section, sections, register, registers, class teacher, class teachers, miss, missed, hai',
  asks: 'attendance … baki, attendance … baaki, haziri … baki, hajri … baki, haziri … nahi lagi, haziri … nahi li, attendance … nahi lagi, forgot … attendance, forgotten … attendance, still to … attendance, yet to … attendance, miss … attendance, missed … attendance, missing … attendance, taken attendance, marked attendance, taken the attendance, marked the attendance, done attendance, register, registers, attendance register, attendance registers, roll call, untaken register, register days',
  title: 'Registers',
  screen: { label: 'Attendance', path: '/attendance' },
  from: (
    scope,
  ) => sql`select c.name as class, c.position as class_position, x.name as section, x.class_teacher_id, x.id as section_id, d.on_date, r.section_id is not null as is_taken
    from (select d as on_date from app.school_days(${scope.schoolId}, ${scope.period?.from ?? scope.today}::date, least(${scope.period?.to ?? scope.today}::date, app.today(${scope.schoolId})), 'students') d) d
    cross join sections x join classes c on c.school_id = ${scope.schoolId} and c.id = x.class_id
    left join registers r on r.school_id = ${scope.schoolId} and r.section_id = x.id and r.on_date = d.on_date
    where x.school_id = ${scope.schoolId} and exists (select from enrolments n join academic_years y on y.school_id = ${scope.schoolId} and y.id = n.year_id and y.is_current
      where n.school_id = ${scope.schoolId} and n.section_id = x.id)`,
  inPeriod: within(sql`t.on_date`),
  usual: 'today',
  dimensions: {
    // 'Which classes have not taken attendance': each section takes its own.
    class: { ...pupilDimensions.class, words: '' },
    section: { ...pupilDimensions.section, words: `${pupilDimensions.section.words}, ${pupilDimensions.class.words}` },
    classTeacher: pupilDimensions.classTeacher,
    ...dayDimensions(sql`t.on_date`),
  },
  measures: {
    missing: {
      words:
        'baki, baaki, nahi lagi, nahi li, forgot to mark, forgot to take, forgotten to mark, forgotten to take, forgot, still to mark, still to take, still to be marked, still to be taken, yet to mark, yet to take, yet to be marked, yet to be taken, to be marked, to be taken, miss taking, missed taking, miss marking, missed marking, missing, pending attendance, attendance pending, unmarked registers, unmarked register, registers not marked, register not marked, attendance not entered, attendance entry pending, untaken register, untaken registers',
      title: 'Attendance not taken',
      noun: 'sections without attendance',
      sql: sql`count(*) filter (where not t.is_taken)`,
      ...inTimes,
      good: 'least',
    },
    taken: {
      words:
        'taken, marked, completed, registers done, register done, registers completed, taken attendance, marked attendance, done attendance, done with attendance, taken registers, registers taken',
      title: 'Attendance taken',
      noun: 'sections with attendance taken',
      sql: sql`count(*) filter (where t.is_taken)`,
      ...inTimes,
    },
    days: {
      words: 'days on which attendance was taken, days with attendance, attendance days, register days',
      title: 'Days with attendance',
      sql: sql`count(distinct t.on_date) filter (where t.is_taken)`,
      ...inDays,
    },
  },
  main: 'missing',
  who: 'section',
};

/** The registers that were taken: by whom, when, and who saved them last. */
export const takenRegisters: Declared = {
  ...registers,
  name: 'takenRegister',
  nouns:
    'attendance, haziri, hajri, of students, student, students, class, classes, section, sections, register, registers, mark, marked, taken, take, filled, saved, changed',
  asks: 'registers taken by whom, register taken by whom, registers by whom, registers taken with, registers … time/taker/saved, register … time/taker/saved, taker, who took … attendance, who marked … attendance, who filled … attendance, who took … register, who marked … register, who filled … register, what time … attendance taken, what time … attendance marked, when was … attendance taken, kisne … attendance li, kisne … haziri li, who took attendance, who took the attendance, who took the register, who took the registers, who marked attendance, who marked the attendance, attendance taken by, attendance was taken by, attendance marked by, register taken by, registers taken by, time of attendance, time of taking attendance, attendance time, attendance taken at, who changed the register, who corrected the register, register saved by, registers saved by, kisne attendance li, attendance kisne li, haziri kisne li, किसने हाजिरी ली',
  title: 'Registers taken',
  from: (
    scope,
  ) => sql`select v.*, a.name as taken_by, to_char(r.taken_at at time zone z.time_zone, 'HH24:MI') as taken_at, b.name as saved_by from (${registers.from(scope)}) v
    join schools z on z.id = ${scope.schoolId} join registers r on r.school_id = ${scope.schoolId} and r.section_id = v.section_id and r.on_date = v.on_date
    left join accounts a on a.id = r.account_id left join accounts b on b.id = coalesce(r.saved_by, r.account_id)`,
  dimensions: {
    ...registers.dimensions,
    taker: {
      words: 'taker, takers, person who took attendance, taken by whom, by whom, marked by whom, किसने ली',
      title: 'Taken by',
      sql: sql`nullif(t.taken_by, '')`,
    },
    time: {
      words: 'what time, at what time, time, times, when, kitne baje, कितने बजे',
      title: 'Taken at',
      sql: sql`t.taken_at`,
      isColumn: true,
    },
    saver: {
      words: 'last saved by, saved by whom, last changed by, who changed it last, अंतिम बदलाव',
      title: 'Last saved by',
      sql: sql`nullif(t.saved_by, '')`,
    },
  },
  measures: { count: { words: '', title: 'Registers taken', sql: sql`count(*)`, ...inTimes } },
  main: 'list',
  list: ['day', 'section', 'taker', 'time', 'saver'],
};

/** The kinds of leave that the school has for its staff. */
export const leaveTypes: Declared = {
  name: 'leaveType',
  needs: getLeaveBalances,
  nouns:
    'each type, rules, rule, quota, policy, can, take, get, milti, many, how many, kitni, exist, exists, available, allowed, allow, entitled, entitlement, have, there, staff, teacher, teachers, employee, employees, a year, in a year, per year, yearly, leave, leaves, kind, kinds, type, types',
  asks: 'leave entitlement, leave entitlements, leave quota, leave quotas, leave rules, leave rule, leave policy, leaves … entitled, leave … entitled, leaves … allowed, leave … allowed, leaves can … take, leaves … per year, leave milti, leaves milti, chutti milti, leaves a year, leave a year, leave kinds, days allowed',
  title: 'Types of leave',
  screen: { label: 'Leave applications', path: '/attendance/leave' },
  from: ({ schoolId }) => sql`select r.name as type, r.days_a_year from leave_types r where r.school_id = ${schoolId}`,
  dimensions: {
    type: { words: '', title: 'Type of leave', sql: sql`t.type`, values: 'leaveType' },
    days: { words: '', title: 'Days per year', sql: sql`t.days_a_year`, unit: 'number', isColumn: true },
  },
  measures: {
    count: { words: '', title: 'Types of leave', sql: sql`count(*)`, unit: 'number' },
    days: {
      words: 'days a year, days per year, yearly days, leaves allowed per year, days allowed',
      title: 'Days per year',
      sql: sql`sum(t.days_a_year)`,
      unit: 'number',
    },
  },
  main: 'list',
  list: ['type', 'days'],
};

/** What is left of each type of leave to everybody who works here, as the leave screen computes it. */
export const leaveBalances: Declared = {
  ...leaveTypes,
  name: 'leaveBalance',
  nouns: `${staffDimensions.employee.words}, left, remaining, balance, ho gayi, ho gaya, hai, unki, leave, leaves, days, have, has, chutti, chuttiyan, chhutti, this year, is saal`,
  asks: 'leave … used up, leave … finished, cl … balance, el … balance, sl … balance, cl … left, el … left, sl … left, cl … bachi, el … bachi, sl … bachi, chutti … balance, balance … chutti, leaves … left, leave … left, leaves … remaining, leave … remaining, leaves … bachi, leave … bachi, leaves … bache, leave … baki, chutti … bachi, chutti … baki, chutti … khatam, leave … khatam, leaves … exhausted, leave … exhausted, used up … leave, exhausted … leave, finished … leave, no … leave left, balance of … leave, leave balance, leave balances, balance leave, balance of leave, balance of leaves, leave left, leaves left, leaves are left, leave remaining, leaves remaining, remaining leave, remaining leaves, days of leave left, leave bachi, leaves bachi, leave bache, chutti bachi, chuttiyan bachi, leave baki, chutti baki, leave is finished',
  title: 'Leave balances',
  from: ({
    schoolId,
  }) => sql`select ${STAFF}, ty.name as type, ty.days_a_year::float8 as allowed, coalesce(u.used, 0) as used from employees s cross join leave_types ty
    left join (${usedLeaveDays(schoolId)}) u on u."employeeId" = s.id and u."typeId" = ty.id where s.school_id = ${schoolId} and s.left_on is null and ty.school_id = ${schoolId} and ty.days_a_year > 0`,
  dimensions: {
    ...staffDimensions,
    type: {
      words: 'type of leave, types of leave, leave type, leave types, kind of leave',
      title: 'Type of leave',
      sql: sql`t.type`,
      values: 'leaveType',
    },
    allowed: { words: '', title: 'Days per year', sql: sql`t.allowed`, unit: 'number', isColumn: true },
    used: { words: '', title: 'Used', sql: sql`t.used`, unit: 'number', isColumn: true },
    left: { words: '', title: 'Left', sql: sql`t.allowed - t.used`, unit: 'number', isColumn: true },
  },
  measures: {
    // Of several types together no number of days is left.
    count: {
      words: '',
      title: 'Days left',
      sql: sql`case when count(distinct t.type) = 1 then sum(t.allowed - t.used) end`,
      ...inDays,
    },
    left: {
      words: 'leaves left in all, total leaves left, total leave left, total leave balance, total balance of leave',
      title: 'Days left',
      sql: sql`sum(t.allowed - t.used)`,
      ...inDays,
    },
  },
  flags: {
    ...staffFlags,
    none: {
      words:
        'no leave left, no leaves left, no casual leave left, no sick leave left, no earned leave left, all used, khatam, khatam ho gayi, exhausted, used up, finished, no balance, zero balance, nothing left',
      title: 'with nothing left',
      sql: sql`t.allowed - t.used <= 0`,
    },
  },
  main: 'list',
  list: ['employee', 'type', 'allowed', 'used', 'left'],
  who: 'employee',
};
