import { getAttendanceWatch, listLeave } from '@shala/contract/attendance';
import { sql } from '#platform/db';
import type { Declared, Measure, Scope } from '../entity.ts';
import { dayDimensions, monthDimension, within } from './days.ts';
import { column, inDays, inOffice, inPercent, inTimes } from './fields.ts';
import { PUPIL, pupilDimensions, pupilFlags } from './pupil.ts';
import { STAFF, staffDimensions, staffFlags } from './staff.ts';

/** How an absence is said. */
/** Who has not come is absent of the students, and absent or on leave of the staff. */
const NOT_COME = 'nahi aaye, nahin aaye, nahi aaya, did not come, not come';
const ABSENT =
  'absent dates, dates absent, dates of absence, absence dates, reasons for not coming, reason for not coming, reasons for staying away, off school, away from school, ill because, sick because, unwell because, chutti maarne, chutti marne, chutti maarta, chutti maarti, chutti maarte, miss, misses, missed, days missed, missed days, stayed away, stay away, stays away, staying away, stayed home, stay home, stays home, stayed at home, stay at home, remained absent, did not attend, not attended, not attending, did not turn up, not turned up, was away, were away, been away, is missing, are missing, was missing, were missing, missing from, truancy, naga, naaga, gayab, gol maar, absent marks, absent days, days absent, days of absence, absent din, absent, absences, absence, absentee, absentees, absenteeism, gairhazir, gair hazir, anupasthit, anupasthiti, अनुपस्थित, अनुपस्थिति, गैरहाज़िर, गैरहाजिर, chutti maari, missed school, bunked, skipped school, on leave without telling';
export const ABSENT_WORDS = `${ABSENT}, ${NOT_COME}`;

/** Present and late count whole, half a day half, of all marked school days: the tally of attendance. */
const measures: Readonly<Record<string, Measure>> = {
  attendance: {
    words:
      'turnout, turn out, how regular, turnout percentage, regular, regularity, att, attn, attendance, attendance percentage, attendance percent, attendance rate, average attendance, presence, upasthiti, upastithi, haziri, hajri, उपस्थिति, हाज़िरी, हाजिरी, attendence',
    title: 'Attendance',
    sql: sql`round(100.0 * (sum(t.present) + sum(t.late) + sum(t.half) / 2.0) / nullif(sum(t.marked), 0), 1)`,
    ...inPercent,
    good: 'most',
  },
  absences: {
    words: ABSENT_WORDS,
    title: 'Days absent',
    rows: 'isAbsent',
    sql: sql`sum(t.absent)`,
    ...inDays,
    good: 'least',
    averagedBy: 'perDay',
  },
  absenceShare: {
    words:
      'how irregular, irregular, irregularity, absence rate, rate of absence, absenteeism rate, absence percentage, absentee percentage',
    title: 'Absent',
    noun: 'absence',
    sql: sql`round(100.0 * sum(t.absent) / nullif(sum(t.marked), 0), 1)`,
    ...inPercent,
    good: 'least',
  },
  late: {
    words:
      'came in late, come in late, comes in late, came to school late, come to school late, comes to school late, reported late, reports late, unpunctual, unpunctuality, not punctual, not on time, after the bell, late to school, late for school, walks in late, walk in late, walked in late, reach late, reaches late, reached late, arrive late, arrives late, arrived late, late aata, late aati, late aate, der se pahunche, deri se, late entries, late entry, tardiness, tardy, late aane wale, late aaye hue, late marks, late, late comers, latecomers, late coming, late arrivals, came late, come late, der se, der se aaye, der se aata, der se aati, der se aate, देर से आए, देर से आये, देर से, late aaye, latecomer',
    title: 'Times late',
    rows: 'isLate',
    sql: sql`sum(t.late)`,
    ...inTimes,
    good: 'least',
  },
  perDay: {
    words:
      'average daily absent, absent students per day, students absent per day, absent students a day, students absent a day, children absent per day, children absent a day, average daily absentees, absent a day, absentees a day, absentees per day, absent daily, average absentees, average number of absentees, roz kitne absent, average daily absence, average daily absences, absent per day, absences per day, average absent, average absence',
    title: 'Absent per day',
    sql: sql`round(sum(t.absent)::numeric / nullif(count(distinct t.on_date), 0), 1)`,
    unit: 'number',
  },
  away: {
    words:
      'away, is off, are off, was off, were off, absent and on leave, not present including leave, absent or on leave, on leave or absent',
    title: 'Days absent or on leave',
    sql: sql`sum(t.absent) + sum(t.away)`,
    ...inDays,
    good: 'least',
  },
  halfDays: {
    words:
      'half-day, half-days, left at half time, left at lunch, went home early, going home early, sent home early, left early, went early, half day marks, half day mark, half day leaves, aadhe din, aadha din, adhe din, आधे दिन, half day, half days',
    title: 'Half days',
    sql: sql`sum(t.half)`,
    ...inDays,
  },
  present: {
    words:
      'strength present, present strength, came, came in, come in, came to school, come to school, comes to school, attended, attend, attends, attending, made it, made it to school, reported, reported to school, reported for duty, aaye hain, aaye the, aaye hai, aa gaye, haazir, present, hazir, upasthit, उपस्थित, aaye',
    title: 'Days present',
    sql: sql`sum(t.present) + sum(t.late) + sum(t.half)`,
    ...inDays,
    good: 'most',
  },
};

const COUNTS = sql`nullif(r.reason, '') as reason, (r.mark = 'P')::int as present, (r.mark = 'A')::int as absent, (r.mark = 'L')::int as late, (r.mark = 'H')::int as half, (r.mark = 'V')::int as away, 1 as marked`;
/** The days of a span that have school, as all of Shala has them. */
export const daysOfSchool = ({ schoolId, today, period }: Scope, who: 'students' | 'staff') =>
  sql`any (array(select d from app.school_days(${schoolId}, ${period?.from ?? today}::date, ${period?.to ?? today}::date, ${who}) d))`;

const reason = {
  words: 'reason, reasons, the reason, absence ka karan',
  title: 'Reason',
  sql: sql`t.reason`,
  ...column,
} as const;
/** The same where marks are told apart by it; beside a mark it is the reason of that one. */
/** A part of the reason: 'because of fever'. */
const because = { words: '', title: 'Reason', sql: sql`t.reason`, isPart: true } as const;
const byReason = {
  words:
    'by reason, reason wise, reasonwise, reasons wise, absence reasons wise, absence reason wise, reasons of absence, reasons for absence, absence reasons, absent reasons, कारण के अनुसार',
  title: 'Reason',
  sql: sql`t.reason`,
} as const;

/** No words of their own: they keep the marks of a figure that is told of each person with its reason. */
const ofMarks = {
  isAbsent: { words: '', title: '', sql: sql`t.absent = 1` },
  isLate: { words: '', title: '', sql: sql`t.late = 1` },
} as const;

/** The phones of each student's guardians, read once and not again for each of the marks. */
const phonesBeside = (
  schoolId: string,
) => sql` left join (select g.student_id, string_agg(distinct h.phone, ', ') as phones from student_guardians g
      join guardians h on h.school_id = ${schoolId} and h.id = g.guardian_id where g.school_id = ${schoolId} and h.phone <> '' group by 1) f on f.student_id = s.id`;

const OF_SECTIONS = ['class', 'section', 'day', 'week', 'month', 'quarter', 'weekday'];

/** Marks of the registers, under the section in which they were written. Where nobody is told apart, the totals that are kept of each register serve. */
export const attendance: Declared = {
  name: 'attendance',
  needs: getAttendanceWatch,
  nouns: 'school days, marked, percentage, percent, %, pratishat, प्रतिशत, rate',
  title: 'Attendance',
  screen: { label: 'Attendance alerts', path: '/attendance/watch' },
  from: (scope) => {
    const { schoolId } = scope;
    if (scope.uses(OF_SECTIONS))
      return sql`select r.on_date, c.name as class, c.position as class_position, x.name as section, r.present, r.absent, r.late, r.half_day as half, r.on_leave as away,
          r.present + r.absent + r.late + r.half_day + r.on_leave as marked, null::date as left_on
        from attendance_totals r join sections x on x.school_id = ${schoolId} and x.id = r.section_id join classes c on c.school_id = ${schoolId} and c.id = x.class_id
        where r.school_id = ${schoolId} and r.on_date = ${daysOfSchool(scope, 'students')}`;
    const hasPhones = [...scope.names, ...scope.columns].includes('contact');
    return sql`select ${PUPIL}, r.on_date, ${COUNTS}${hasPhones ? sql`, f.phones` : sql``} from student_attendance r
      join sections x on x.school_id = ${schoolId} and x.id = r.section_id join classes c on c.school_id = ${schoolId} and c.id = x.class_id
      join students s on s.school_id = ${schoolId} and s.id = r.student_id${hasPhones ? phonesBeside(schoolId) : sql``}
      where r.school_id = ${schoolId} and r.on_date = ${daysOfSchool(scope, 'students')}${scope.uses([...OF_SECTIONS, 'gender', 'house', 'stop', 'route', 'socialCategory', 'religion']) ? sql`` : sql` and s.left_on is null`}`;
  },
  inPeriod: within(sql`t.on_date`),
  usual: 'year',
  now: 'is late, are late, late hai, late hain, is absent, are absent, absent hai, absent hain, is present, are present, present hai, present hain',
  dimensions: {
    ...pupilDimensions,
    contact: { ...pupilDimensions.contact, sql: sql`t.phones` },
    ...dayDimensions(sql`t.on_date`),
    reason,
    byReason,
    because,
  },
  measures,
  flags: { ...pupilFlags, ...ofMarks },
  main: 'attendance',
  who: 'student',
};

const [absences, away] = [measures.absences as Measure, measures.away as Measure];
/** The same of the staff, of whom whoever is on leave has not come either. */
export const staffAttendance: Declared = {
  ...attendance,
  name: 'staffAttendance',
  title: 'Staff attendance',
  of: ' of staff',
  screen: { label: 'Staff attendance', path: '/attendance/employee' },
  from: (
    scope,
  ) => sql`select ${STAFF}, r.on_date, ${COUNTS} from employee_attendance r join employees s on s.school_id = ${scope.schoolId} and s.id = r.employee_id
    where r.school_id = ${scope.schoolId} and r.on_date = ${daysOfSchool(scope, 'staff')}${scope.uses(OF_SECTIONS) ? sql`` : sql` and s.left_on is null`}`,
  dimensions: { ...staffDimensions, ...dayDimensions(sql`t.on_date`), reason, byReason, because },
  measures: {
    ...measures,
    absences: { ...absences, words: ABSENT },
    away: {
      ...away,
      words: `${away.words}, ${NOT_COME}, is out, are out, was out, were out, not here, not in school, not present, नहीं आए, नहीं आये`,
    },
  },
  flags: { ...staffFlags, ...ofMarks },
  who: 'employee',
};

/** Applications for leave. */
export const leave: Declared = {
  name: 'leave',
  needs: listLeave,
  nouns:
    'darkhast, darkhwast, prarthna patra, applying, apply, applies, since long, application, going, record, records, asked, asked for, starting, starts, started, beginning, begins, began, dates, date, names, received, receive, submitted, availed, avail, avails, lying, put in, sent in, days, lodged, application, applications, request, requests, type of leave, types of leave, arzi, अर्ज़ी',
  asks: 'chutti par, chhutti par, chutti pe, chhutti pe, new leave applications, new leave requests, be away, being away, away next, applications … refused, applications … rejected, applications … approved, applications … pending, applications … sanctioned, applications … granted, time off, days off, day off, leave letters, leave letter, leave forms, leave form, avkash ke aavedan, avkash patra, leave taken, leaves taken, longest leave, longest single leave, leave days, days of leave, days on leave, leave type, leave types, type of leave, types of leave, kind of leave, kinds of leave, leave, leaves, leave application, leave applications, leave request, leave requests, chutti, chhutti, छुट्टी, on leave',
  title: 'Leave applications',
  counted: ['applications', 'requests'],
  screen: { label: 'Leave applications', path: '/attendance/leave' },
  from: ({
    schoolId,
  }) => sql`select coalesce(s.name, p.name) as person, coalesce(s.id, p.id) as person_id, s.name as employee, s.id as employee_id, coalesce(s.department, '') as department,
      coalesce(s.position_role, '') as position_role, coalesce(s.is_teaching, false) as is_teaching, coalesce(s.position_role, c.name || ' ' || x.name, '') as place, s.gender, r.state, r.reason, r.half_day, r.half, (r.decided_at at time zone z.time_zone)::date - (r.created_at at time zone z.time_zone)::date as decided_in, (r.created_at at time zone z.time_zone)::date as applied_on, app.today(${schoolId}) - (r.created_at at time zone z.time_zone)::date as waited, r.from_date, r.to_date, ty.name as type, d.name as decided_by, (r.decided_at at time zone z.time_zone)::date as decided_on, nullif(r.decision_note, '') as decision_note, r.employee_id is null as is_student,
      case when r.half_day then 0.5 else r.to_date - r.from_date + 1 end as days
    from leave_requests r join schools z on z.id = r.school_id left join employees s on s.school_id = ${schoolId} and s.id = r.employee_id left join students p on p.school_id = ${schoolId} and p.id = r.student_id
    left join (enrolments n join academic_years y on y.school_id = ${schoolId} and y.id = n.year_id and y.is_current
      join sections x on x.school_id = ${schoolId} and x.id = n.section_id join classes c on c.school_id = ${schoolId} and c.id = x.class_id)
      on n.school_id = ${schoolId} and n.student_id = r.student_id
    left join accounts d on d.id = r.decided_by
    left join leave_types ty on ty.school_id = ${schoolId} and ty.id = r.type_id where r.school_id = ${schoolId} and not r.from_register`,
  inPeriod: ({ from, to }) => sql`t.from_date <= ${to}::date and t.to_date >= ${from}::date`,
  now: 'on leave, on leaves, chutti par, chhutti par, chutti pe, chhutti pe, chutti me, leave par, leave pe, छुट्टी पर, अवकाश पर',
  dimensions: {
    ...staffDimensions,
    person: { words: 'who, kaun, people', title: 'Name', sql: sql`t.person`, key: sql`t.person_id`, isPerson: true },
    place: { words: '', title: 'Class or role', sql: sql`t.place` },
    type: {
      words: 'type, types, leave type, kind, kinds, type of leave, prakar',
      title: 'Type of leave',
      sql: sql`t.type`,
      values: 'leaveType',
    },
    state: {
      words: 'status of leave, leave status, approval status, sthiti, state, status',
      title: 'Status',
      sql: sql`t.state`,
      shows: { applied: 'Pending', approved: 'Approved', refused: 'Rejected', withdrawn: 'Withdrawn' },
    },
    reason: {
      words: 'excuse, excuses, grounds, for what, reason for leave, reasons for leave, karan, wajah, कारण, reason, reasons',
      title: 'Reason',
      sql: sql`nullif(t.reason, '')`,
      mayLack: true,
    },
    because,
    appliedOn: {
      words:
        'applied on, date of application, dates of application, application date, application dates, applied date, date applied, when applied, आवेदन की तारीख',
      title: 'Applied on',
      sql: sql`t.applied_on`,
      unit: 'day',
      isColumn: true,
    },
    decider: {
      ...inOffice(
        sql`t.decided_by`,
        'who approved, approved by whom, sanctioned by whom, who sanctioned, who refused, who rejected, refused by whom, rejected by whom, granted by whom, decided by whom, kisne approve',
      ),
      mayLack: true,
    },
    decidedOn: {
      words: 'date of approval, date of decision, approved on which date, decision date, decided on',
      title: 'Decided on',
      sql: sql`t.decided_on`,
      unit: 'day',
      mayLack: true,
    },
    note: {
      words:
        'reason of refusal, reason for refusal, reason of rejection, reason for rejection, reasons of rejection, decision note, decision notes, note of the office, remark, remarks',
      title: 'Remark',
      sql: sql`t.decision_note`,
      ...column,
    },
    half: {
      words: 'half of leave, which half, half of the day, kaun sa half',
      title: 'Half',
      sql: sql`case when t.half_day then t.half end`,
      shows: { first: 'First half', second: 'Second half' },
      mayLack: true,
    },
    day: { words: 'starting date, start date, date from, from date', title: 'From', sql: sql`t.from_date`, unit: 'day' },
    until: { words: 'end date, ending date, date to, to date', title: 'To', sql: sql`t.to_date`, unit: 'day' },
    ...monthDimension(sql`t.from_date`),
  },
  measures: {
    count: { words: '', title: 'Applications', sql: sql`count(*)`, ...inTimes },
    people: { words: '', title: 'People on leave', sql: sql`count(distinct t.person_id)`, unit: 'number' },
    days: {
      words: 'days of leave, leave days, days on leave',
      title: 'Days of leave',
      sql: sql`sum(t.days)`,
      ...inDays,
    },
    longest: {
      words:
        'longest time off, longest absence on leave, longest leaves, sabse lambi chutti, longest spell of leave, longest leave, longest single leave',
      title: 'Longest leave (days)',
      sql: sql`max(t.days)`,
      unit: 'number',
    },
    decidedIn: {
      words:
        'days to decide, days taken to decide, average days to decide, average days taken to decide, days to approve, average days to approve, days taken to approve, average days taken to approve, average time to approve, days for approval, days between application and approval, days between application and decision, manzoori me kitne din',
      title: 'Days until decided (average)',
      sql: sql`round(avg(t.decided_in), 1)`,
      ...inDays,
      good: 'least',
    },
    waited: {
      words:
        'oldest pending, oldest pending leave application, oldest application, longest pending, longest waiting, waiting the longest, pending the longest, days pending, pending since, pending for how many days, waiting since, how long pending, kab se pending, कब से लंबित',
      title: 'Days pending',
      sql: sql`max(t.waited)`,
      unit: 'number',
    },
  },
  flags: {
    ...staffFlags,
    staff: {
      words: 'staff, staff member, staff members, employee, employees, karmchari, कर्मचारी, कर्मचारियों, स्टाफ',
      title: 'of staff',
      sql: sql`not t.is_student`,
    },
    pupils: { words: 'student, students', title: 'of students', sql: sql`t.is_student` },
    waiting: {
      words:
        'want, wants, wanting, new applications, new requests, new leave applications, new leave requests, darkhwast di, unapproved, unsanctioned, not yet approved, not yet sanctioned, yet to be approved, yet to be sanctioned, to be sanctioned, not answered, not yet answered, unanswered, not acted upon, not dealt with, on my table, for my approval, needs approval, need approval, needing approval, awaiting sanction, manzoor nahi hui, awaiting a decision, awaiting decision, awaiting approval, lying undecided, lying pending, waiting for a decision, pending, waiting, waiting for approval, waiting for decision, awaiting decision, not decided, undecided, open, applied, baki, to be approved, awaiting approval',
      title: 'pending',
      sql: sql`t.state = 'applied'`,
    },
    approved: {
      words:
        'be away, being away, manzoor, manzoor hui, manjoor, manjoor hui, passed, allowed, agreed, availed, avails, has availed, took, take, taking, takes, li, liya, li hai, ली, ली है, on leave, chutti par, chhutti par, chutti pe, chhutti pe, leave par, leave pe, छुट्टी पर, approved, sanctioned, granted, taken, availed, enjoyed, leaves taken, leave taken',
      title: 'approved',
      sql: sql`t.state = 'approved'`,
    },
    withdrawn: {
      words:
        'took back, takes back, taken back, called off, took it back, wapas le li, withdrawn, taken back, cancelled, canceled, wapas li, वापस ली',
      title: 'withdrawn',
      sql: sql`t.state = 'withdrawn'`,
    },
    half: {
      words: 'half day, half days, half-day, half-days, aadhe din ki, आधे दिन',
      title: 'of half a day',
      sql: sql`t.half_day`,
    },
    refused: {
      words:
        'namanzoor, na manzoor, namanjoor, denied, disapproved, turned down, thukrai, disallowed, refused, rejected, declined, reject, refuse, did we reject, turned down',
      title: 'rejected',
      sql: sql`t.state = 'refused'`,
    },
  },
  main: 'list',
  list: ['person', 'place', 'type', 'day', 'until', 'state'],
  who: 'person',
};
