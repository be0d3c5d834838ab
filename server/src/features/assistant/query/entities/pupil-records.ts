import { listCertificates } from '@shala/contract/certificates';
import { listConcessions } from '@shala/contract/finance';
import { listStudentActivities } from '@shala/contract/students';
import { type Fragment, sql } from '#platform/db';
import type { Declared } from '../entity.ts';
import { VALUES } from '../vocabulary/words.ts';
import { dayDimensions, within } from './days.ts';
import { column, inOffice, inPercent, inTimes } from './fields.ts';
import { PUPIL, pupilDimensions, pupilFlags, seatOf } from './pupil.ts';

const NOUNS = `${pupilDimensions.student.words}, brought, bring, brings, went, selected, reached, pahuncha, pahunche, jeeta, jeete, jeeti, joined, join, joins, taken part, take part, took part, enrolled, captain of, talented, member, members, belong, belongs, belonging, play, plays, playing, part, hold, holds, held, participate, participated, won, win, fee, fees, have, got, get, getting, given, entitled, enjoying, enjoy, enjoys, holder, holders`;
const students = {
  words: 'strength, headcount',
  title: 'Students',
  sql: sql`count(distinct t.student_id)`,
  ...inTimes,
} as const;

/** Clubs, sports and achievements of those on the roll. */
export const activities: Declared = {
  name: 'activity',
  needs: listStudentActivities,
  nouns: NOUNS,
  asks: 'activity, activities, hobby, hobbies, sportspersons, sportsperson, sportsmen, sportsman, sports persons, athletes, athlete, represent the school, represents the school, representing the school, represent, represents, extra curricular, extracurricular, medalist, medallists, medalists, prize jeeta, prize jeete, inaam, inam, puraskar, khelkud, khiladi, extra curriculars, co-curricular, co curricular, cocurricular, co-curricular activities, cca, club, clubs, sport, sports, game, games, khel, achievement, achievements, award, awards, prize, prizes, play, plays, playing, played, player, players, participate, participated, participating, participants, participant, participation, represented, competed, winner, winners, won, medal, medals, trophy, trophies, khelte, khelta, khelti, khela, khele, kheli, member of, members of, members, band, team, teams',
  title: 'Activities',
  screen: { label: 'Students', path: '/student' },
  from: ({ schoolId }) => sql`select ${PUPIL}, r.kind, r.name as activity, r.details, nullif(r.level, '') as level, r.on_date
    from student_activities r, ${seatOf(schoolId)} where r.school_id = ${schoolId} and r.student_id = s.id and y.school_id = ${schoolId} and y.is_current and s.left_on is null`,
  dimensions: {
    ...pupilDimensions,
    activity: {
      words:
        'hobby, hobbies, interests, extracurricular, which game … play, which games … play, kaun sa khel … khelte/khelta/khelti, club, clubs, sport, sports, game, games, khel, activity, activities, achievement, achievements, team, teams',
      title: 'Activity',
      sql: sql`t.activity`,
      values: 'activity',
    },
    details: {
      words: 'details of the achievement, achievement details, details of the award, details of achievement, activity details',
      title: 'Details',
      sql: sql`nullif(t.details, '')`,
      ...column,
    },
    level: {
      words: 'level of competition, at which level, स्तर, level, levels',
      title: 'Level',
      sql: sql`t.level`,
      values: 'level',
      mayLack: true,
    },
    kind: {
      words: 'kind of activity, kinds of activity, type of activity',
      title: 'Kind',
      sql: sql`t.kind`,
      shows: { clubs: 'Club', sports: 'Sport', achievements: 'Achievement' },
    },
    day: {
      words: 'date of achievement, date of award, tarikh, date, dates',
      title: 'Date',
      sql: sql`t.on_date`,
      unit: 'day',
      sort: sql`t.on_date`,
      mayLack: true,
    },
  },
  measures: { count: students, entries: { words: '', title: 'Entries', sql: sql`count(*)`, ...inTimes } },
  flags: {
    ...pupilFlags,
    clubs: { words: 'school clubs, school club, societies, club, clubs', title: 'clubs', sql: sql`t.kind = 'clubs'`, isKept: true },
    sports: {
      words:
        'sportspersons, sportsperson, sportsmen, sportsman, sports persons, athletes, athlete, khiladi, khelkud, sport, sports, game, games, khel, play, plays, playing, played, player, players, khelte, khelta, khelti, khela, khele, kheli',
      title: 'sports',
      sql: sql`t.kind = 'sports'`,
      isKept: true,
    },
    achievements: {
      words:
        'medalist, medallists, medalists, inaam, inam, puraskar, prize jeeta, prize jeete, prize jeeti, laurels, honours, achievement, achievements, award, awards, prize, prizes, winner, winners, won, medal, medals, trophy, trophies',
      title: 'achievements',
      sql: sql`t.kind = 'achievements'`,
      isKept: true,
    },
  },
  askedBy: 'activity',
  main: 'list',
  list: ['student', 'section', 'activity', 'level'],
  who: 'student',
};

/** The first day of a month of the running year, by its number from April. */
const monthOf = (no: Fragment) => sql`(date_trunc('month', t.year_from) + make_interval(months => ${no}::int - 1))::date`;

/** A sibling discount is a reason here. */
const { siblings: _siblings, siblingDiscount: _discount, ...ofConcessions } = pupilFlags;
/** Who pays less than the fees, and why: concessions of the running year that stand. */
export const concessions: Declared = {
  name: 'concession',
  needs: listConcessions,
  nouns: NOUNS,
  asks: 'fees maaf, fee maaf, fees maafi, fee maafi, maafi, maaf, waived, fees waived, fee waived, waived off, fee exemption, fee exemptions, exempt from fees, exempted from fees, free studentship, free education, full free, off on fees, off in fees, less fees, reduced fees, reduced fee, fee kam, chhoot mili, freeships, rebates, freeships, fee relief, छूट, concession, concessions, discount, discounts, scholarship, scholarships, fee waiver, fee waivers, waiver, waivers, riyayat, chhoot, chhut, freeship, rebate',
  title: 'Concessions',
  screen: { label: 'Concessions', path: '/data/fees/concessions' },
  from: ({
    schoolId,
    names,
  }) => sql`select ${PUPIL}, coalesce(h.name, 'all') as head, r.ended_at, r.reason, r.share_bp, r.amount_paise, r.from_month, r.to_month, y.starts_on as year_from, (r.created_at at time zone z.time_zone)::date as given_on, (select a.name from accounts a where a.id = r.account_id) as given_by
    from concessions r join schools z on z.id = r.school_id left join fee_heads h on h.school_id = ${schoolId} and h.id = r.head_id, ${seatOf(schoolId)}
    where r.school_id = ${schoolId} and r.student_id = s.id and r.year_id = y.id and not r.is_void and (r.ended_at is null) <> ${names.includes('isStopped')} and y.school_id = ${schoolId} and y.is_current and s.left_on is null`,
  inPeriod: within(sql`t.given_on`),
  dimensions: {
    ...pupilDimensions,
    concession: {
      words: 'type of concession, types of concession, kind of concession, reason, reasons, type, types, kind, kinds',
      title: 'Reason',
      sql: sql`t.reason`,
      values: 'concession',
    },
    head: {
      words: 'head, heads, fee head, fee heads, kind of fee, type of fee, on which fee, on which head, मद',
      title: 'Fee head',
      sql: sql`t.head`,
      values: 'feeHead',
      shows: { all: 'All heads' },
    },
    day: dayDimensions(sql`t.given_on`).day,
    share: {
      words: 'concession percentage, concession percent, rate of concession, concession rate, concession amount',
      title: 'Concession (% or amount)',
      tells: ['percent', 'rupees'],
      sql: sql`case when t.share_bp is not null then trim(trailing '.' from trim(trailing '0' from (t.share_bp / 100.0)::numeric(6, 2)::text)) || '%' else '₹' || (t.amount_paise / 100) end`,
      isColumn: true,
    },
    giver: inOffice(
      sql`t.given_by`,
      'who approved, approved by whom, who gave, given by whom, who granted, granted by whom, who sanctioned, sanctioned by whom, who entered, entered by whom, allowed by whom',
    ),
    fromMonth: {
      words: 'from month, from which month, starting month, start month, starts from, starting from, किस महीने से',
      title: 'From month',
      sql: monthOf(sql`t.from_month`),
      unit: 'month',
      isColumn: true,
    },
    toMonth: {
      words:
        'to month, till which month, upto which month, up to which month, end month, ending month, valid till, valid upto, किस महीने तक',
      title: 'To month',
      sql: monthOf(sql`t.to_month`),
      unit: 'month',
      isColumn: true,
    },
  },
  measures: {
    count: { words: students.words, title: students.title, noun: 'students with a concession', sql: students.sql, unit: students.unit },
    percent: {
      words: '',
      title: 'Concession %',
      noun: 'concession percentage',
      sql: sql`round(max(t.share_bp) / 100.0, 2)`,
      ...inPercent,
    },
    average: {
      words: 'average concession, average discount, average percentage of concession',
      title: 'Average concession %',
      sql: sql`round(avg(t.share_bp) / 100.0, 2)`,
      unit: 'percent',
    },
    entries: { words: '', title: 'Concessions', sql: sql`count(*)`, ...inTimes },
  },
  flags: {
    ...ofConcessions,
    full: {
      words:
        'waived fully, fully waived, full waiver, fully free, full free, completely free, poori maaf, poori maafi, puri fees maaf, poori fees maaf, entire fee, entire fees, full, full fee, full fees, whole fee, 100 percent, hundred percent, poori fees, पूरी',
      title: 'of the whole fee',
      sql: sql`t.share_bp = 10000`,
    },
    isStopped: {
      words: 'stopped, ended, discontinued, withdrawn, cancelled, taken back, closed, बंद की गई',
      title: 'stopped',
      sql: sql`t.ended_at is not null`,
    },
  },
  main: 'list',
  list: ['student', 'section', 'concession', 'share', 'fromMonth', 'toMonth'],
  who: 'student',
};

const KINDS = VALUES.filter(({ by }) => by === 'certificate').map(({ words }) => words);

/** Certificates of students and staff that were issued and not cancelled, or those that were, where these are asked for. */
export const certificates: Declared = {
  name: 'certificate',
  needs: listCertificates,
  nouns:
    'issued, student, students, people, granted, received, got, taken, given, made, printed, prepared, jari, jaari, जारी, hue, banaye, बने, bane',
  asks: `certificate, certificates, praman patra, pramaan patra, प्रमाण पत्र, प्रमाणपत्र, ${KINDS.join(', ')}`,
  title: 'Certificates',
  screen: { label: 'Certificates', path: '/certificate' },
  from: ({
    schoolId,
    names,
  }) => sql`select r.person_name as person, coalesce(r.student_id, r.employee_id) as person_id, r.person_number, r.type, r.type_name, r.person_kind, r.number, nullif(r.place, '') as place, r.issued_on, a.name as issuer,
      r.state, s.gender, c.name as class, c.position as class_position, x.name as section, b.name as canceller, nullif(r.cancel_reason, '') as reason, (r.cancelled_at at time zone z.time_zone)::date as cancelled_on
    from certificates r join schools z on z.id = r.school_id left join accounts a on a.id = r.account_id left join accounts b on b.id = r.cancelled_by
    left join students s on s.school_id = ${schoolId} and s.id = r.student_id left join (enrolments n join academic_years y on y.school_id = ${schoolId} and y.id = n.year_id and y.is_current
      join sections x on x.school_id = ${schoolId} and x.id = n.section_id join classes c on c.school_id = ${schoolId} and c.id = x.class_id) on n.school_id = ${schoolId} and n.student_id = r.student_id
    where r.school_id = ${schoolId} and r.state = ${names.includes('isVoid') ? 'cancelled' : 'issued'}`,
  inPeriod: within(sql`t.issued_on`),
  usual: 'year',
  dimensions: {
    person: { words: 'who, whom, to whom, kisko, people', title: 'Name', sql: sql`t.person`, key: sql`t.person_id`, isPerson: true },
    certificate: {
      words: '',
      title: 'Certificate',
      sql: sql`t.type`,
      shows: {
        transfer: 'Transfer certificate',
        bonafide: 'Bonafide certificate',
        character: 'Character certificate',
        study: 'Study certificate',
        provisional: 'Provisional certificate',
        experience: 'Experience certificate',
        relieving: 'Relieving letter',
      },
    },
    class: pupilDimensions.class,
    section: pupilDimensions.section,
    gender: pupilDimensions.gender,
    kind: { words: 'type, types, kind, kinds, prakar', title: 'Certificate', sql: sql`t.type_name` },
    number: {
      words: 'certificate number, certificate numbers, serial number, serial numbers, serial no, tc number, tc no',
      title: 'Number',
      sql: sql`t.number`,
      sort: sql`t.number`,
    },
    issuer: inOffice(
      sql`t.issuer`,
      'who prepared, prepared by whom, kisne banaye, kisne diya, per person, by person, each clerk, per clerk, by clerk, who wrote, who issued, issued by whom, who signed, signed by whom, who made, made by whom, who printed, printed by whom, issuing person, who gave, given by whom, kisne banaya, kisne jari kiya',
    ),
    personNumber: {
      words: 'admission number, admission numbers, employee code, employee codes',
      title: 'Number of the person',
      sql: sql`t.person_number`,
      ...column,
    },
    place: {
      words: 'place of issue, issuing place, place where it was issued, issued at which place, place',
      title: 'Place',
      sql: sql`t.place`,
      ...column,
    },
    canceller: {
      words: 'person who cancelled, cancelled by, who cancelled, cancelled by whom',
      title: 'Cancelled by',
      sql: sql`nullif(t.canceller, '')`,
    },
    cancelledOn: {
      words: 'date on which it was cancelled, when cancelled, date of cancellation, cancelled on',
      title: 'Cancelled on',
      sql: sql`t.cancelled_on`,
      unit: 'day',
    },
    reason: { words: 'reason, reasons, why, karan', title: 'Reason', sql: sql`t.reason`, ...column },
    ...dayDimensions(sql`t.issued_on`),
  },
  measures: { count: { words: '', title: 'Certificates', sql: sql`count(*)`, ...inTimes } },
  flags: {
    isVoid: {
      words: 'cancelled, canceled, cancelled certificates, were cancelled, was cancelled, radd kiye gaye, radd hue',
      title: 'cancelled',
      sql: sql`t.state = 'cancelled'`,
    },
  },
  main: 'list',
  list: ['person', 'kind', 'number', 'day'],
  who: 'person',
};
