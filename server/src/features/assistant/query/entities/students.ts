import { listStudents } from '@shala/contract/students';
import { sql } from '#platform/db';
import type { Declared } from '../entity.ts';
import { birthMonth, dayDimensions, within, yearsAndDays } from './days.ts';
import { column, homeState, inTimes, recorded, yearOf } from './fields.ts';
import { PUPIL, pupilDimensions, pupilFlags, seatBeside, seatOf } from './pupil.ts';

const screen = { label: 'Students', path: '/student' };
const count = {
  words:
    'on roll, on rolls, roll strength, total on roll, overcrowded, most full, how full, passengers, occupancy, strength, crowded, populated, packed, headcount, head count, enrolment, enrollment, population, sankhya, संख्या',
  title: 'Students',
  sql: sql`count(*)`,
  unit: 'number',
} as const;

/** Who is on the roll of the running year and has not left. */
export const students: Declared = {
  name: 'student',
  needs: listStudents,
  nouns: `${pupilDimensions.student.words}, padhte, padhta, padhti, donate, patient, patients, live, lives, living, hail, hails, belong, belongs`,
  title: 'Students',
  screen,
  from: ({
    schoolId,
  }) => sql`select ${PUPIL}, s.apaar_id, s.aadhaar_last4, s.pen_number, s.state as home_state, s.pin_code, s.photo_file_id, s.medical_notes, n.roll_number, s.nationality, s.previous_school, s.birth_place, s.sub_caste, s.state_student_id, s.name_native, (select min(g.relation) from student_guardians g where g.school_id = s.school_id and g.student_id = s.id and g.is_primary) as first_relation,
      extract(year from age(app.today(${schoolId}), s.date_of_birth))::int as age,
      app.today(${schoolId}) - s.date_of_birth as days_old, s.is_below_poverty, s.special_needs, s.is_weaker_section
    from ${seatOf(schoolId)} where y.school_id = ${schoolId} and y.is_current and s.left_on is null`,
  dimensions: {
    ...pupilDimensions,
    age: { words: 'age group, age groups, age wise, age, ages, umar', title: 'Age', sql: sql`t.age` },
    apaar: { words: 'apaar ids, apaar id, apaar numbers, apaar number, apaar', title: 'APAAR ID', sql: sql`t.apaar_id`, mayLack: true },
    pen: {
      words: 'pen number, pen numbers, pen no, pen nos, pen, पेन नंबर',
      title: 'PEN number',
      sql: sql`nullif(t.pen_number, '')`,
      ...column,
    },
    homeState,
    admissionYear: yearOf(sql`t.admitted_on`, {
      title: 'Year of admission',
      words: 'year of admission, years of admission, admission year, admission years, year of joining, joining year, प्रवेश वर्ष',
    }),
    birthYear: yearOf(sql`t.date_of_birth`, {
      title: 'Year of birth',
      words: 'year of birth, years of birth, birth year, birth years, janm varsh, जन्म वर्ष',
    }),
    disability: {
      words:
        'what kind of disabilities, what kind of disability, kinds of disability, kind of disabilities, kinds of disabilities, types of disabilities, which disability, which disabilities, disability wise, by disability, kis tarah ki viklangta, what special needs, type of disability, types of disability, kind of disability, nature of disability, disability type, type of special need, kind of special need, details of special needs, nature of special need, विकलांगता का प्रकार',
      title: 'Special needs',
      sql: sql`nullif(t.special_needs, '')`,
      mayLack: true,
    },
    nationality: {
      words:
        'which country, which countries, what country, country, countries, desh, from which country, citizenship, rashtriyata, nagrikta, nationality, nationalities',
      title: 'Nationality',
      sql: sql`nullif(t.nationality, '')`,
      mayLack: true,
    },
    previousSchool: {
      words:
        'which school … come from/study before/study earlier/study in before, which schools … come from, where … study before/study earlier/study previously/study last/come from before, kis school … padhte the/padhta tha/padhti thi, pehle kahan … padhte/padhta/padhti, kis school se … aaye/aaya/aayi, earlier studied, studied before, studied earlier, studying before, pehle ka school, purana school, prior school, previous schools, schools attended before, last school, last schools, earlier school, earlier schools, old school, pichla school, pichhla school, former school, former schools, school last attended, last school attended, previous school, previous schools',
      title: 'Previous school',
      sql: sql`nullif(t.previous_school, '')`,
      mayLack: true,
    },
    birthMonth,
    firstGuardian: {
      words:
        'main guardian, main guardians, relation of guardian, relation of the guardian, guardian relation, guardian relations, relation of the main guardian',
      title: 'First guardian',
      sql: sql`nullif(t.first_relation, '')`,
      mayLack: true,
    },
    birthPlace: {
      words:
        'where … born, kahan … paida/janme/janma/janmi, in which place … born, city of birth, born where, janam sthan, where born, janm sthan, janmsthan, birthplace, birth places, birthplaces, place of birth, birth place',
      title: 'Place of birth',
      sql: sql`nullif(t.birth_place, '')`,
      mayLack: true,
    },
    subCaste: { words: 'sub caste, sub castes, subcaste, up jaati', title: 'Sub-caste', sql: sql`nullif(t.sub_caste, '')`, mayLack: true },
    stateId: {
      words:
        'saral id, saral ids, saral number, saral no, saral numbers, samagra id, samagra ids, child id, child ids, ssmid, sats number, sats id, sts number, state portal id, government id, government student id, state ids, state student id, state student ids, state id',
      title: 'State student ID',
      sql: sql`t.state_student_id`,
      ...column,
    },
    nativeName: {
      words:
        'names in hindi, name in marathi, names in marathi, name in devanagari, devanagari name, devanagari names, hindi me naam, hindi mein naam, hindi naam, marathi naam, name in the own language, name in mother tongue, native names, name in hindi, native name, name in the local language',
      title: 'Name in Hindi or own language',
      sql: sql`t.name_native`,
      ...column,
    },
    pin: {
      words: 'pin wise, postal code, postal codes, zip code, zip codes, pin, pin code, pin codes, pincode, pincodes',
      title: 'PIN code',
      sql: sql`nullif(t.pin_code, '')`,
      values: 'pin',
      mayLack: true,
    },
    roll: {
      words: 'roll number, roll numbers, roll no, roll nos, roll',
      title: 'Roll number',
      sql: sql`t.roll_number::text`,
      values: 'roll',
      ...column,
    },
    illness: {
      words:
        'health issues, health record, health records, medical history, medical histories, kya bimari, kaun si bimari, which illness, what illness, illness details, details of illness, medical notes, bimari ki jankari, health details, medical details',
      title: 'Health',
      sql: sql`t.medical_notes`,
      isPart: true,
      shows: {
        diabet: 'Diabetes',
        asthma: 'Asthma',
        epilep: 'Epilepsy',
        allerg: 'Allergy',
        thyroid: 'Thyroid',
        heart: 'Heart',
        anaemi: 'Anaemia',
        migraine: 'Migraine',
      },
    },
  },
  measures: {
    count,
    years: {
      words:
        'how old, kitne saal ka, kitne saal ki, kitne saal ke, kitne baras, kitni umar, kitni umr, aged, age, ages, age of, umar, umr, aayu, उम्र, आयु',
      title: 'Age',
      sql: sql`min(t.age)`,
      unit: 'number',
      counted: 'years',
    },
    exactAge: { words: 'exact age', title: 'Age in years', sql: sql`round(max(t.days_old) / 365.2425, 3)`, unit: 'number' },
    girlsLead: {
      words: 'lead of girls',
      title: 'More girls than boys',
      sql: sql`count(*) filter (where t.gender = 'Female') - count(*) filter (where t.gender = 'Male')`,
      ...inTimes,
    },
    boysLead: {
      words: 'lead of boys',
      title: 'More boys than girls',
      sql: sql`count(*) filter (where t.gender = 'Male') - count(*) filter (where t.gender = 'Female')`,
      ...inTimes,
    },
    sections: { words: 'section count', title: 'Sections', sql: sql`count(distinct (t.class, t.section))`, ...inTimes },
    age: { words: 'average age, mean age, avg age', title: 'Average age', sql: sql`round(avg(t.age), 1)`, unit: 'number' },
    perSection: {
      words: 'students per section, average section size, average size of a section',
      title: 'Students per section',
      sql: sql`round(count(*)::numeric / nullif(count(distinct (t.class, t.section)), 0), 1)`,
      unit: 'number',
    },
    perClass: {
      words: 'students per class, average class size, average size of a class',
      title: 'Students per class',
      sql: sql`round(count(*)::numeric / nullif(count(distinct t.class), 0), 1)`,
      unit: 'number',
    },
    // Only of the whole school: who teaches a class is another question.
    perTeacher: {
      words:
        'ratio of students to teachers, ratio of pupils to teachers, ratio of children to teachers, ratio of teachers to students, teacher student ratio, student to teacher ratio, pupils per teacher, pupil teacher ratio, student teacher ratio, students per teacher',
      title: 'Students per teacher',
      sql: sql`round(count(*)::numeric / nullif((select count(*) from employees e where e.is_teaching and e.left_on is null), 0), 1)`,
      unit: 'number',
    },
  },
  flags: {
    ...pupilFlags,
    weaker: {
      words: 'economically backward, weaker section, weaker sections, economically weaker, economically weaker section',
      title: 'economically weaker section (EWS)',
      sql: sql`t.is_weaker_section`,
      yieldsTo: 'socialCategory',
    },
    paidUp: {
      words:
        "paid whole year 's fees, paid full year 's fees, paid year 's fees, paid whole year fees, paid full year fees, paid fees of whole year, paid fees of full year, paid fees for whole year, paid fees for full year, paid for whole year, paid for full year, paid fees of year, cleared fees of whole year, paid entire year 's fees, paid fees of entire year, poore saal ki fees di, poore saal ki fees bhari, saal bhar ki fees di, saal bhar ki fees bhari",
      title: 'fees of the whole year paid',
      sql: sql`exists (select from fee_accounts a join academic_years y on y.school_id = a.school_id and y.id = a.year_id and y.is_current
        where a.student_id = t.student_id and (select sum(v) from unnest(a.charged) v) > 0 and (select sum(v) from unnest(a.charged) v) <= (select sum(v) from unnest(a.paid) v) and a.arrears_charged <= a.arrears_paid)`,
    },
    advance: {
      words:
        'paid in advance, pay in advance, paid fees in advance, fees in advance, paid advance, paid advance fees, paid advance fee, advance fees, advance fee, advance payment, advance payments, paid ahead, fees paid ahead, advance me fees, advance mein fees, advance fees di',
      title: 'fees of later months paid',
      sql: sql`exists (select from payments p join allocations a on a.school_id = p.school_id and a.payment_id = p.id join academic_years y on y.school_id = p.school_id and y.id = p.year_id and y.is_current
        where p.student_id = t.student_id and p.state = 'live' and a.month_no > 0 and (date_trunc('year', y.starts_on) + make_interval(months => a.month_no + 2))::date > app.today(p.school_id))`,
    },
    poor: {
      words:
        'poor, poor families, poor students, poor children, very poor, needy, garib parivar, garibi rekha, low income, ration card, yellow ration card, families below poverty line, family below poverty line, below the poverty line, bpl card, bpl card holders, bpl families, garib, gareeb, ration card bpl, गरीबी रेखा से नीचे, bpl, below poverty line',
      title: 'below poverty line (BPL)',
      sql: sql`t.is_below_poverty`,
    },
    needs: {
      words:
        'special care, special child, special children, need special care, viklang, physically challenged, physically handicapped, mentally challenged, specially challenged, differently able, disable, special needs, special need, cwsn, disability, disabilities, disabled, divyang, divyangjan, differently abled, specially abled, handicapped',
      title: 'with special needs',
      sql: sql`t.special_needs <> ''`,
    },
    ill: {
      words:
        'unwell, long term illness, chronic illness, chronic illnesses, medical attention, health issue, health issues, medical issue, medical issues, medical history, bimar, bimar rehte, bimari hai, on medication, under treatment, suffer from something, medical case, medical cases, health complaint, health complaints, medical condition, medical conditions, medical notes, medical note, health problem, health problems, health condition, health conditions, medical problem, medical problems, illness, illnesses, bimari, bimaar, बीमारी',
      title: 'with a note on their health',
      sql: sql`t.medical_notes <> ''`,
    },
    foreigner: {
      words:
        'foreign passport, foreign passport holders, passport holders, not indians, other than indian, non indian, non-indian, of another country, from another country, from other countries, from abroad, videshi, foreign students, foreign nationals, foreign national, foreigners, foreigner, foreign nationality, not indian, विदेशी',
      title: 'of another nationality than Indian',
      sql: sql`t.nationality not in ('', 'Indian')`,
    },
    withGuardian: {
      words:
        'not with parents, not living with parents, do not live with parents, do not stay with parents, not staying with parents, away from parents, without parents, stay with a guardian, stays with a guardian, under a guardian, guardian is not mother or father, guardian is not father or mother, guardian not a parent, living with guardian, living with a guardian, lives with guardian, live with guardian, staying with guardian, local guardian, local guardians, guardian other than parents, other than parents, guardian is not a parent, स्थानीय अभिभावक',
      title: 'whose first guardian is no parent',
      sql: sql`exists (select from student_guardians g where g.student_id = t.student_id and g.is_primary and g.relation not in ('Father', 'Mother'))`,
    },
    ...recorded({
      fathername: { title: 'Father', sql: pupilDimensions.fatherName.sql },
      mothername: { title: 'Mother', sql: pupilDimensions.motherName.sql },
      rollnumber: { title: 'Roll number', sql: sql`t.roll_number` },
      admissiondate: { title: 'Admitted on', sql: sql`t.admitted_on` },
      consent: {
        title: 'Consent',
        sql: sql`(select max(h.consent_at) filter (where h.consent_withdrawn_at is null) from student_guardians g join guardians h on h.school_id = g.school_id and h.id = g.guardian_id where g.student_id = t.student_id)`,
      },
      pickupperson: {
        title: 'Who may collect the child',
        sql: pupilDimensions.collector.sql,
        none: 'no one to pick up, nobody to pick up, nobody authorised to collect, nobody is authorised to collect, nobody allowed to collect, nobody is allowed to collect, nobody authorised to pick up, nobody is authorised to pick up, nobody allowed to pick up, nobody is allowed to pick up, no one authorised to collect, no one is authorised to collect, no one allowed to collect, no one allowed to pick up, nobody … pick up/collect/fetch/take home, no one … pick up/collect/fetch/take home, koi lene nahi aata, lene wala koi nahi',
      },
      apaar: { title: 'APAAR ID', sql: sql`t.apaar_id` },
      aadhaar: { title: 'Aadhaar', sql: sql`t.aadhaar_last4` },
      pen: { title: 'PEN', sql: sql`t.pen_number` },
      photo: { title: 'Photo', sql: sql`t.photo_file_id` },
      phone: { title: 'Phone', sql: pupilDimensions.contact.sql },
      email: {
        title: 'Email',
        sql: sql`(select max(h.email) from student_guardians g join guardians h on h.school_id = g.school_id and h.id = g.guardian_id where g.student_id = t.student_id)`,
      },
      address: { title: 'Address', sql: sql`t.address` },
      bloodgroup: { title: 'Blood group', sql: sql`t.blood_group` },
      mothertongue: { title: 'Mother tongue', sql: sql`t.mother_tongue` },
      pincode: { title: 'PIN code', sql: sql`t.pin_code` },
      birthdate: { title: 'Date of birth', sql: sql`t.date_of_birth` },
      religion: { title: 'Religion', sql: sql`t.religion` },
      category: { title: 'Category', sql: sql`t.social_category` },
      nationality: { title: 'Nationality', sql: sql`t.nationality` },
      previousschool: {
        title: 'Previous school',
        sql: sql`t.previous_school`,
        some: 'from another school, from other schools, from a different school, came from another school, from some other school, dusre school se, doosre school se',
      },
      birthplace: { title: 'Place of birth', sql: sql`t.birth_place` },
    }),
  },
  main: 'list',
  list: ['student', 'section', 'gender'],
  who: 'student',
};

const { newcomer: _newcomer, ...ofAll } = pupilFlags;
/** Who was admitted, also those who have left since. */
export const admissions: Declared = {
  ...students,
  name: 'admission',
  nouns: `${pupilDimensions.student.words}, new, newly, naye, naya, nayi, नए`,
  asks: 'intake, intakes, fresh intake, new intake, new faces, new face, entrants, new entrants, taken in, took in, take in, admissions taken, admission taken, admission liya, admission li, bharti hue, naye bhale, first timers, newly come, newly enrolled, got admission, given admission, get admission, pravesh, fresh admission, fresh admissions, fresh students, new joinings, newly admitted, newly admitted students, नए दाखिले, नये दाखिले, naye bachhe, naye bacche, naye students, naye admission, nayi admission, नए बच्चे, नए छात्र, adm, adms, new adm, admission, admissions, admitted, new admissions, joined, join, joined the school, join the school, new students, new joiners, newcomers, enrolled, dakhila, dakhile, दाखिला, दाखिले, प्रवेश, joined us, took admission, admission hue, admission hua, admit hue',
  title: 'Admissions',
  from: ({ schoolId }) =>
    sql`select ${PUPIL} from (select id as student_id from students where school_id = ${schoolId}) r ${seatBeside(schoolId)} where s.admitted_on is not null`,
  inPeriod: within(sql`t.admitted_on`),
  usual: 'year',
  dimensions: { ...pupilDimensions, ...yearsAndDays(sql`t.admitted_on`, ', year of admission, admission year') },
  measures: { count: { ...count, title: 'Admissions' } },
  flags: ofAll,
  main: 'list',
  list: ['student', 'section', 'day'],
};

export const BIRTHDAY_WORDS =
  'birthday … celebrate, birthdays … celebrate, bday … celebrate, celebrate birthday, celebrate birthdays, celebrate their birthday, celebrates birthday, celebrating birthday, celebrating their birthday, happy birthday, janam din, janm diwas, janamdivas, bday falls, bday fall, bdays fall, bday boy, bday girl, birthday boy, birthday girl, birthday boys, birthday girls, birthday list, birthday kiska, cake, birthday falls, birthdays fall, birthday falls on, birthday, birthdays, birth day, birth days, bday, bdays, janmdin, janamdin, जन्मदिन, जन्म दिन, born';
/** The day in this year, the one before or the one behind it on which somebody's birthday falls. */
export const turns = sql`cross join lateral (select (s.date_of_birth + make_interval(years => k))::date as on_day from generate_series(
    extract(year from app.today(s.school_id))::int - extract(year from s.date_of_birth)::int - 1, extract(year from app.today(s.school_id))::int - extract(year from s.date_of_birth)::int + 1) k) b`;

/** Birthdays of those on the roll. */
export const birthdays: Declared = {
  ...students,
  name: 'birthday',
  asks: BIRTHDAY_WORDS,
  title: 'Birthdays',
  from: ({ schoolId }) =>
    sql`select ${PUPIL}, b.on_day from ${seatOf(schoolId)} ${turns} where y.school_id = ${schoolId} and y.is_current and s.left_on is null and s.date_of_birth is not null`,
  inPeriod: within(sql`t.on_day`),
  bias: 'future',
  usual: 'today',
  dimensions: { ...pupilDimensions, ...dayDimensions(sql`t.on_day`) },
  measures: { count: { ...count, title: 'Birthdays' } },
  flags: pupilFlags,
  list: ['student', 'section', 'day'],
};

export const BIRTH_WORDS = 'born, birth, date of birth, dates of birth, dob, janm, paida, जन्म';
/** When those on the roll were born: 'born in 2015'. */
export const births: Declared = {
  ...students,
  name: 'birth',
  asks: BIRTH_WORDS,
  title: 'Students by date of birth',
  inPeriod: within(sql`t.date_of_birth`),
  dimensions: { ...pupilDimensions, ...dayDimensions(sql`t.date_of_birth`) },
  measures: { count: { ...count, title: 'Students' } },
  list: ['student', 'section', 'day'],
};
