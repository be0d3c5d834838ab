import { listEvents } from '@shala/contract/calendar';
import { getAllClasses } from '@shala/contract/classes';
import { findGuardians } from '@shala/contract/students';
import { sql } from '#platform/db';
import { wordsIn } from '../../interpreter/text/listed.ts';
import type { Declared } from '../entity.ts';
import { monthDimension } from './days.ts';
import { column, dayColumn, inDays, inTimes, recorded } from './fields.ts';
import { pupilDimensions, seatOf } from './pupil.ts';
import { staffDimensions } from './staff.ts';

/** What stands in the school's calendar. */
export const events: Declared = {
  name: 'event',
  needs: listEvents,
  nouns:
    'things, thing, anything, kya kya, closed days, days closed, school closed days, non working days, non-working days, calendar, entries, entry, chutti, chhutti, dates, begin, begins, beginning, start, starts, starting, started, end, ends, ending, open, opens, reopen, reopens, reopening, from when, till when, kab se, kab tak, chalegi, hogi, hoga, held, hold, holds, fell, fall, falls, falling, take place, scheduled, planned, celebrated, observed, given, declared, remain, remaining',
  asks: 'school closed days, closed days, school closed, non working days, school band, what is on, what all is on, vacation, vacations, tentative dates, coming up, going on in, happening, happenings, lined up, planned for, planned in, day off, days off, off day, event, events, function, functions, programme, programmes, activities, holiday, holidays, exam, exams, meeting, meetings, ptm, ptms, parents meeting, parent meeting, parents meetings, parent teacher meeting, parent teacher meetings, pta meeting, calendar, chuttiyan, chhuttiyan, chuttiya, छुट्टियां, छुट्टियाँ, days off',
  title: 'Calendar entries',
  screen: { label: 'Calendar', path: '/calender' },
  from: ({ schoolId, today }) =>
    sql`select r.title, nullif(r.description, '') as description, r.kind, r.is_tentative, r.for_students, r.for_staff, r.starts_on > ${today}::date as is_ahead, r.starts_on, r.ends_on, r.ends_on - r.starts_on + 1 as days from calendar_events r where r.school_id = ${schoolId}`,
  inPeriod: ({ from, to }) => sql`t.starts_on <= ${to}::date and t.ends_on >= ${from}::date`,
  bias: 'future',
  usual: 'wholeYear',
  dimensions: {
    title: { words: '', title: 'Title', sql: sql`t.title` },
    description: {
      words: 'description, descriptions, details of the event, event details, vivaran, विवरण',
      title: 'Description',
      sql: sql`t.description`,
      ...column,
    },
    titled: { words: '', title: 'Title', sql: sql`t.title`, isPart: true },
    kind: {
      words: 'kind, kinds, type, types',
      title: 'Kind',
      sql: sql`t.kind`,
      shows: { holiday: 'Holiday', event: 'Event', exam: 'Exam', meeting: 'Meeting' },
    },
    day: { words: 'day, days, date, dates', title: 'From', sql: sql`t.starts_on`, unit: 'day', sort: sql`t.starts_on` },
    until: { words: '', title: 'To', sql: sql`t.ends_on`, unit: 'day' },
    ...monthDimension(sql`t.starts_on`),
    weekday: {
      words: 'weekday, weekdays, day of the week',
      title: 'Weekday',
      sql: sql`extract(isodow from t.starts_on)::int`,
      unit: 'weekday',
    },
  },
  measures: {
    count: { words: '', title: 'Entries', sql: sql`count(*)`, unit: 'number' },
    days: { words: 'number of days, days off, holiday days, how many days', title: 'Days', sql: sql`sum(t.days)`, ...inDays },
  },
  flags: {
    holiday: {
      words:
        'vacation, vacations, break, breaks, day off, off day, off days, no school, closed days, days closed, school closed days, non working days, non-working days, holiday, holidays, days off, chuttiyan, chhuttiyan, chuttiya, छुट्टियां, छुट्टियाँ',
      title: 'holidays',
      sql: sql`t.kind = 'holiday'`,
    },
    tentative: {
      words:
        'not fixed, not yet fixed, yet to be fixed, undecided, yet to be decided, to be decided, not decided, tbd, tbc, may change, subject to change, tentative dates, tentative, not confirmed, unconfirmed, provisional, not final, to be confirmed, pakka nahi',
      title: 'tentative',
      sql: sql`t.is_tentative`,
    },
    event: { words: 'event, events, function, functions, programme, programmes, activities', title: 'events', sql: sql`t.kind = 'event'` },
    noHoliday: {
      words:
        'no holidays, no holiday, without holidays, not holidays, not the holidays, except holidays, excluding holidays, excluding the holidays, holidays excluded, holidays nahi, other than holidays, apart from holidays, chutti nahi, chuttiyan nahi',
      title: 'other than holidays',
      sql: sql`t.kind <> 'holiday'`,
    },
    forStudents: {
      words: 'for students, for the students, for children, for the children',
      title: 'for students',
      sql: sql`t.for_students`,
    },
    forStaff: {
      words: 'for staff, for the staff, for teachers, for the teachers, for employees',
      title: 'for staff',
      sql: sql`t.for_staff`,
    },
    exam: { words: 'examination, examinations, pariksha, परीक्षा, exam, exams', title: 'exams', sql: sql`t.kind = 'exam'` },
    meeting: {
      words:
        'meeting, meetings, ptm, ptms, parents meeting, parent meeting, parents meetings, parent teacher meeting, parent teacher meetings, pta meeting',
      title: 'meetings',
      sql: sql`t.kind = 'meeting'`,
    },
    ahead: {
      words:
        'next, upcoming, coming, coming up, remaining, left, still left, yet to come, to come, bachi, bachi hui, bache hue, baaki, baki, agli, agla, aane wali, aane wale, aage',
      title: 'still ahead',
      sql: sql`t.is_ahead`,
    },
  },
  main: 'list',
  list: ['title', 'kind', 'day', 'until'],
  searched: 'titled',
};

/** What is the same of a guardian in every class in which there is a child. */
const OF_GUARDIANS = wordsIn(
  'guardian occupation relation consentOn withdrawn phone email family no_email has_email no_phone has_phone no_occupation has_occupation no_consent has_consent many surname father mother',
);

/** Guardians of those on the roll; by the children's classes one row for each. */
export const guardians: Declared = {
  name: 'guardian',
  needs: findGuardians,
  nouns:
    'send, sends, sending, working, log, logo, logon, jobs, recorded, on record, record, listed, parent, parents, guardian, guardians, families, family, abhibhavak, अभिभावक, maa baap, mata pita, parivar, परिवार, परिवारों, household, households, follow, follows, studying, studying here, learn here, student, students, pupil, pupils',
  asks: 'moms, mums, dads, mummy, mummies, papa, papas, mom, dad, wards, palak, parent, parents, guardian, guardians, families, family, abhibhavak, अभिभावक, mata pita, occupation, occupations, parivar, parivaar, परिवार, परिवारों, household, households, father, fathers, mother, mothers',
  title: 'Guardians',
  screen: { label: 'Students', path: '/student' },
  from: ({
    schoolId,
    uses,
  }) => sql`select distinct r.id as guardian_id, r.name as guardian, r.occupation, r.email, r.phone, r.consent_at, r.consent_withdrawn_at, nullif(r.consent_note, '') as consent_note, (r.consent_withdrawn_at at time zone z.time_zone)::date as withdrawn_on, (r.consent_at at time zone z.time_zone)::date as consent_on, k.children as wards, k.relations, k.is_primary, k.is_father, k.is_mother, k.may_collect,
      ${uses(OF_GUARDIANS) ? sql`k.children` : sql`case dense_rank() over (partition by r.id order by c.position, x.name) when 1 then k.children else 0 end as children, c.name as class, c.position as class_position, x.name as section`} from guardians r join schools z on z.id = r.school_id
    join lateral (select count(*)::int as children, bool_or(g.is_primary) as is_primary, bool_or(g.may_collect) as may_collect, bool_or(g.relation = 'Father') as is_father, bool_or(g.relation = 'Mother') as is_mother, string_agg(distinct nullif(g.relation, ''), ', ') as relations from student_guardians g join students s on s.school_id = ${schoolId} and s.id = g.student_id and s.left_on is null
      join enrolments n on n.school_id = ${schoolId} and n.student_id = s.id join academic_years y on y.school_id = ${schoolId} and y.id = n.year_id and y.is_current
      where g.school_id = ${schoolId} and g.guardian_id = r.id) k on k.children > 0${
        uses(OF_GUARDIANS)
          ? sql``
          : sql` join student_guardians l on l.school_id = ${schoolId} and l.guardian_id = r.id, ${seatOf(schoolId)}`
      } where r.school_id = ${schoolId}${uses(OF_GUARDIANS) ? sql`` : sql` and y.school_id = ${schoolId} and y.is_current and s.left_on is null and l.student_id = s.id`}`,
  dimensions: {
    guardian: { words: 'name, names, who', title: 'Guardian', sql: sql`t.guardian`, key: sql`t.guardian_id`, isPerson: true },
    occupation: {
      words:
        'line of work, lines of work, kind of work, type of work, nature of work, what work, which work, kaam, kaam dhandha, kya kaam, kya karte, kya karti, kya karta, pesha, livelihood, trade, rozgar, vyavsaya, dhandha, naukri, for a living, for living, do for a living, does for a living, where … work, employed as, employed in, working as, work as, works as, occupations of, profession of, occupation, occupations, occupation of, profession, professions, job, jobs, work, vyavsay',
      title: 'Occupation',
      sql: sql`nullif(t.occupation, '')`,
      values: 'occupation',
    },
    phone: {
      words: 'phone, phones, phone number, phone numbers, mobile, mobile number, mobile numbers, contact, contact number, contact numbers',
      title: 'Phone',
      sql: sql`t.phone`,
      isColumn: true,
    },
    email: {
      words: 'email, emails, email id, email ids, email address, email addresses, e-mail',
      title: 'Email',
      sql: sql`t.email`,
      isColumn: true,
    },
    relation: {
      words:
        'how … related, related to, kaun lagta, kya lagta, kya lagte, relation, relations, relationship, relationships, relation with the child, relation to the child, rishta, रिश्ता, संबंध',
      title: 'Relation',
      sql: sql`t.relations`,
      isPart: true,
    },
    consentOn: {
      words: 'consent date, consent dates, date of consent, dates of consent, consent given on, सहमति की तारीख',
      title: 'Consent on',
      sql: sql`t.consent_on`,
      ...dayColumn,
    },
    consentNote: {
      words: 'consent note, consent notes, note of consent, how consent was given',
      title: 'Note on consent',
      sql: sql`t.consent_note`,
      ...column,
    },
    withdrawnOn: {
      words: 'date of withdrawal of consent, consent withdrawal date, withdrawal date, withdrawn on',
      title: 'Consent withdrawn on',
      sql: sql`t.withdrawn_on`,
      ...dayColumn,
    },
    surname: { ...pupilDimensions.surname, sql: sql`initcap(regexp_replace(t.guardian, '^.* ', ''))` },
    class: pupilDimensions.class,
    section: pupilDimensions.section,
  },
  measures: {
    count: { words: 'common, frequent', title: 'Guardians', sql: sql`count(distinct t.guardian_id)`, unit: 'number' },
    children: { words: 'children, kids, wards', title: 'Children', sql: sql`sum(t.children)`, ...inTimes },
  },
  flags: {
    family: {
      words: 'family, families, household, households, parivar, parivaar, परिवार, परिवारों',
      title: 'one guardian per family',
      sql: sql`t.is_primary`,
    },
    collects: {
      words:
        'may collect, allowed to collect, authorised to collect, authorized to collect, permitted to collect, may pick up, allowed to pick up, authorised to pick up, can collect, can pick up, le ja sakte',
      title: 'who may collect the child',
      sql: sql`t.may_collect`,
    },
    withdrawn: {
      words:
        'took back their consent, taken back consent, taken back their consent, revoked consent, consent revoked, consent cancelled, cancelled consent, cancelled their consent, refused consent later, consent wapas, withdrew consent, withdrawn consent, consent withdrawn, took back consent, withdrew their consent, सहमति वापस ली',
      title: 'who withdrew consent',
      sql: sql`t.consent_withdrawn_at is not null`,
    },
    father: { words: 'dad, dads, papas, father, fathers, pita, papa, पिता', title: 'fathers', sql: sql`t.is_father` },
    mother: {
      words: 'mom, moms, mum, mums, mummies, mummy log, maa, mother, mothers, mata, mummy, माता',
      title: 'mothers',
      sql: sql`t.is_mother`,
    },
    ...recorded({
      email: { title: 'Email', sql: sql`t.email` },
      phone: { title: 'Phone', sql: sql`t.phone` },
      occupation: { title: 'Occupation', sql: sql`t.occupation` },
      consent: {
        title: 'Consent',
        sql: sql`case when t.consent_withdrawn_at is null then t.consent_at end`,
        none: 'consent … nahi diya/nahi di/nahi mila/nahi mili, consent … not given/not received',
      },
    }),
    many: {
      words:
        'two kids, two children, two wards, 2 kids, 2 children, two or more kids, 2 or more kids, more than one kid, at least two kids, more than one of their children, several children, ek se zyada bachche, ek se zyada bacche, ek se zyada bache, do ya zyada bachche, do bachche, more than one child, two or more children, more than one ward, 2 or more children, at least two children, at least 2 children, more than 1 child, siblings',
      title: 'with more than one child',
      sql: sql`t.wards > 1`,
    },
  },
  main: 'list',
  list: ['guardian', 'phone', 'occupation'],
  who: 'guardian',
};

const { class: ofClass } = pupilDimensions;

/** Classes and their sections themselves. */
export const sections: Declared = {
  name: 'section',
  needs: getAllClasses,
  nouns: 'class, classes, section, sections, school',
  asks: 'how many sections, number of sections, how many classes, number of classes, kitne section, kitni class, kitni classes, sections are there, list of classes, list of sections, all sections, no of sections, no of classes',
  title: 'Classes and sections',
  screen: { label: 'Classes', path: '/data/classes' },
  from: ({ schoolId }) =>
    sql`select c.name as class, c.position as class_position, x.name as section from sections x join classes c on c.school_id = ${schoolId} and c.id = x.class_id where x.school_id = ${schoolId}`,
  dimensions: { class: ofClass, section: pupilDimensions.section },
  measures: {
    sections: {
      words: 'how many sections, number of sections, kitne section, sections are there, list of sections, all sections, no of sections',
      title: 'Sections',
      sql: sql`count(*)`,
      unit: 'number',
      pair: 'classes',
    },
    classes: {
      words: 'how many classes, number of classes, kitni class, kitni classes, no of classes',
      title: 'Classes',
      sql: sql`count(distinct t.class)`,
      unit: 'number',
    },
  },
  main: 'list',
  list: ['class', 'section'],
};

const WITHOUT_ONE =
  'class teacher … nahi, nobody in charge, no one in charge, nobody looking after, no incharge, without incharge, without an incharge, no class incharge, no form teacher, without a form teacher, class teacher nahi, class teacher nahi hai, class teacher nahi hain, class teacher not assigned, class teacher not allotted, class teacher not fixed, class teacher vacant, no class teacher, without class teacher, without a class teacher, class teacher missing, no class teachers, without class teachers';
/** Who is the class teacher of each section. */
export const classTeachers: Declared = {
  ...sections,
  name: 'classTeacher',
  nouns:
    'who, sir, madam, anybody, whom, under, their, numbers, teacher, teachers, section, sections, class, classes, name, names, listed, anyone, anybody, same person',
  asks: `look after, looks after, looking after, looked after, which class … look after/head/handle, who … look after, who … in charge, in charge of, incharge of, in-charge of, incharge, incharges, in charge, class in charge, class in charges, heads, who heads, head of class, responsible for, kaun dekhta, kaun dekhti, dekhta hai, dekhti hai, sambhalta, sambhalti, class kaun sambhalta, class mentor, form teacher, form teachers, form master, homeroom teacher, nobody in charge, no one in charge, class sir, class madam, no class teacher, no class teachers, without class teacher, without class teachers, without a class teacher, class teacher, class teachers, class-teacher, class-teachers, class incharge, class incharges, कक्षा अध्यापक, कक्षाध्यापक, ${WITHOUT_ONE}`,
  title: 'Class teachers',
  from: ({
    schoolId,
  }) => sql`select c.name as class, c.position as class_position, x.name as section, x.class_teacher_id as employee_id, e.name as employee from sections x
    join classes c on c.school_id = ${schoolId} and c.id = x.class_id left join employees e on e.school_id = ${schoolId} and e.id = x.class_teacher_id where x.school_id = ${schoolId}`,
  dimensions: {
    class: ofClass,
    section: pupilDimensions.section,
    employee: {
      words: '',
      title: 'Class teacher',
      sql: sql`t.employee`,
      key: sql`t.employee_id`,
      path: '/employee/profile/',
      isPerson: true,
    },
    phone: staffDimensions.phone,
  },
  measures: {
    count: { words: '', title: 'Class teachers', sql: sql`count(distinct t.employee_id)`, unit: 'number' },
    sections: { words: 'section count', title: 'Sections', sql: sql`count(*)`, ...inTimes },
  },
  flags: {
    none: {
      words: WITHOUT_ONE,
      title: 'without a class teacher',
      sql: sql`t.employee_id is null`,
    },
  },
  list: ['section', 'employee'],
  who: 'employee',
};

/** What is taught in each class. */
export const subjects: Declared = {
  name: 'subject',
  needs: getAllClasses,
  nouns: 'subject, subjects, taught',
  asks: 'how many subjects, number of subjects, list of subjects, subjects of, subjects in, kitne subject, kitne vishay, no of subjects, which subjects, textbook … nahi, kitaab … nahi, kitab … nahi, book … nahi, no book, no books, no textbook, no textbooks, without book, without a book, without books, book not uploaded, textbook not uploaded, without textbook, without a textbook, without textbooks, with no textbook, have no textbook, textbook missing, periods … required/prescribed/fixed/needed, required periods, periods required, prescribed periods',
  title: 'Subjects',
  screen: { label: 'Subjects', path: '/data/subjects' },
  from: ({ schoolId }) =>
    sql`select j.name as subject, c.name as class, c.position as class_position, j.periods_per_week, exists (select from scheme_subjects f join academic_years y on y.id = f.year_id and y.is_current where f.school_id = ${schoolId} and f.subject_id = j.id and not f.is_compulsory) as is_optional,
      exists (select from textbooks b where b.school_id = ${schoolId} and b.subject_id = j.id and b.removed_at is null) as has_book from subjects j join classes c on c.school_id = ${schoolId} and c.id = j.class_id where j.school_id = ${schoolId}`,
  dimensions: { class: ofClass, subject: { words: '', title: 'Subject', sql: sql`t.subject`, values: 'subject' } },
  measures: {
    count: {
      words: 'how many subjects, number of subjects, kitne subject, kitne vishay, no of subjects',
      title: 'Subjects',
      sql: sql`count(*)`,
      unit: 'number',
    },
    periods: {
      words:
        'periods per week required, periods a week required, periods … required/prescribed/fixed/needed, kitne periods chahiye, prescribed number of periods, required periods, periods required, periods required per week, required periods per week, prescribed periods, तय पीरियड',
      title: 'Periods required per week',
      sql: sql`sum(t.periods_per_week)`,
      unit: 'number',
      counted: 'periods',
    },
  },
  flags: {
    optional: { words: 'optional, elective, electives, not compulsory, vaikalpik', title: 'optional', sql: sql`t.is_optional` },
    noBook: {
      words:
        'textbook … nahi, kitaab … nahi, kitab … nahi, book … nahi, no book, no books, no textbook, no textbooks, without book, without a book, without books, book not uploaded, textbook not uploaded, without textbook, without a textbook, without textbooks, with no textbook, have no textbook, textbook missing, बिना पाठ्यपुस्तक',
      title: 'without a textbook',
      sql: sql`not t.has_book`,
    },
  },
  main: 'list',
  list: ['class', 'subject'],
};
