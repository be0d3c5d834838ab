import { listEmployees } from '@shala/contract/employees';
import { sql } from '#platform/db';
import type { Declared, Dimension, Flag } from '../entity.ts';
import { birthMonth, dayDimensions, within, yearsAndDays } from './days.ts';
import { column, dayColumn, homeState, inRupees, recorded, yearOf } from './fields.ts';
import { BIRTH_WORDS, BIRTHDAY_WORDS, turns } from './students.ts';

export const STAFF = sql`s.id as employee_id, s.name as employee, s.gender, s.department, s.position_role, s.is_teaching`;

/** What every row that belongs to somebody of the staff can be asked by. */
export const staffDimensions = {
  employee: {
    words:
      'teacher, teachers, sir, madam, faculty, staff, staff member, staff members, employee, employees, adhyapak, shikshak, शिक्षक, शिक्षकों, अध्यापक, स्टाफ, karmchari, कर्मचारी',
    title: 'Name',
    sql: sql`t.employee`,
    key: sql`t.employee_id`,
    path: '/employee/profile/',
    isPerson: true,
  },
  department: {
    words: 'department, departments, dept, depts, vibhag, विभाग',
    title: 'Department',
    sql: sql`nullif(t.department, '')`,
    values: 'department',
    mayLack: true,
  },
  role: {
    words:
      'what post, which post, what … work as, kis post, kis pad, kaun sa pad, position held, capacity, padnaam, padnam, cadre, cadres, hold the post of, hold the post, holding the post of, working as, work as, works as, role, roles, post, posts, position, positions, designation, designations, job, jobs, job title, job titles, pad',
    title: 'Role',
    sql: sql`nullif(t.position_role, '')`,
    values: 'role',
    mayLack: true,
  },
  kind: {
    words:
      'teaching non teaching, teaching non-teaching, teaching nonteaching, teaching aur non teaching, teaching and non teaching, teaching and non-teaching, teaching vs non teaching, teaching versus non teaching, teaching against non teaching, type of staff, kind of staff, staff type',
    title: 'Staff',
    sql: sql`t.is_teaching::text`,
    shows: { true: 'Teaching', false: 'Non-teaching' },
  },
  gender: {
    words: 'ling, gender, sex',
    title: 'Gender',
    sql: sql`t.gender`,
    sort: sql`case t.gender when 'Male' then 1 else 2 end`,
    shows: { Male: 'Male', Female: 'Female', Other: 'Other gender' },
  },
  surname: {
    words: 'surname, surnames, last name, last names, family name, family names',
    title: 'Surname',
    sql: sql`initcap(regexp_replace(t.employee, '^.* ', ''))`,
    values: 'surname',
  },
  firstName: {
    words: 'first name, first names, given name, given names',
    title: 'First name',
    sql: sql`initcap(split_part(t.employee, ' ', 1))`,
    values: 'firstName',
  },
  phone: {
    words:
      'phone, phone number, phone numbers, mobile, mobile number, mobile numbers, contact, contact number, contact numbers, contact details, call number, call numbers, call list, calling list, phone list',
    title: 'Phone',
    sql: sql`(select h.phone from employees h where h.id = t.employee_id)`,
    ...column,
  },
} satisfies Record<string, Dimension>;

export const staffFlags = {
  teaching: {
    words: 'teacher, teachers, teaching staff, faculty, shikshak, शिक्षक, शिक्षकों, अध्यापक, adhyapak, teaching',
    title: 'teaching staff',
    sql: sql`t.is_teaching`,
    isKept: true,
  },
  office: {
    words: 'non teaching staff, non-teaching staff, non teaching, non-teaching, office staff, support staff',
    title: 'non-teaching staff',
    sql: sql`not t.is_teaching`,
  },
} satisfies Record<string, Flag>;

/** Who works here. */
export const employees: Declared = {
  name: 'employee',
  needs: listEmployees,
  nouns: `${staffDimensions.employee.words}, live, lives, living, stay, stays, staying, reside, resides, based, kaam, kaam karte, kaam karti, filled, filled in, people, person, persons, work, works, working, a month, per month, every month, mahine ka, bill`,
  title: 'Staff',
  screen: { label: 'Employees', path: '/employee' },
  from: ({ schoolId }) =>
    sql`select ${STAFF}, s.monthly_salary_paise, s.joined_on, s.qualification, s.left_on, s.email, s.phone, s.photo_file_id, s.aadhaar_last4, s.address, s.city, s.state as home_state, s.pin_code, s.employee_code, s.emergency_name, s.emergency_phone, s.date_of_birth, extract(year from age(app.today(${schoolId}), s.date_of_birth))::int as age, app.today(${schoolId}) - s.date_of_birth as days_old,
      ceil((app.today(${schoolId}) - s.joined_on) * 100 / 365.2425) / 100 as years,
      exists (select from sections x where x.school_id = ${schoolId} and x.class_teacher_id = s.id) as is_class_teacher from employees s where s.school_id = ${schoolId} and s.left_on is null`,
  dimensions: {
    ...staffDimensions,
    qualification: {
      words:
        'qualified, how qualified, well qualified, studied, what … study/studied/pass, educated, how educated, education, highest degree, padhai, padhai likhai, padhe likhe, kitna padhe, kitne padhe, kya padhai, educational background, trained, degree, degrees, educational qualification, educational qualifications, academic qualification, academic qualifications, education level, yogyata, shikshan yogyata, qualification, qualifications',
      title: 'Qualification',
      sql: sql`nullif(t.qualification, '')`,
      values: 'qualification',
      mayLack: true,
    },
    mail: {
      words: 'mail id, mail ids, mails, mail, mail address, email, emails, email id, email ids, email address, email addresses, e-mail',
      title: 'Email',
      sql: sql`t.email`,
      ...column,
    },
    born: {
      words: 'date of birth, dates of birth, dob, birth date, birth dates',
      title: 'Date of birth',
      sql: sql`t.date_of_birth`,
      ...dayColumn,
    },
    birthMonth,
    code: {
      words:
        'emp code, emp codes, employee id, employee ids, staff id, staff ids, staff codes, emp id, emp ids, employee no, employee nos, employee numbers, employee code, employee codes, employee number, staff code',
      title: 'Employee code',
      sql: sql`t.employee_code`,
      ...column,
    },
    address: {
      words:
        'where … live/stay/reside, kahan … rehta/rehti/rehte, address, addresses, pata, home address, home addresses, residential address, residence, ghar ka pata',
      title: 'Address',
      sql: sql`t.address`,
      ...column,
    },
    homeState,
    pin: {
      words: 'pin code, pin codes, pincode, pincodes, पिन कोड',
      title: 'PIN code',
      sql: sql`nullif(t.pin_code, '')`,
      values: 'pin',
      mayLack: true,
    },
    joiningYear: yearOf(sql`t.joined_on`, {
      title: 'Year of joining',
      words: 'year of joining, years of joining, joining year, joining years, year of appointment, नियुक्ति वर्ष',
    }),
    teaches: {
      words:
        'what … teach, which subject … teach/take, which subjects … teach/take, kya … padhata/padhati/padhate, kaun se subject … padhata/padhati/padhate, kaun sa subject … padhata/padhati/padhate, subject they teach, subjects they teach, subject taught, subjects taught, teaching subject, teaching subjects, own subjects, पढ़ाए जाने वाले विषय',
      title: 'Subjects taught',
      sql: sql`(select string_agg(distinct j.name, ', ') from employee_subjects v join subjects j on j.school_id = v.school_id and j.id = v.subject_id where v.employee_id = t.employee_id)`,
      ...column,
    },
    city: {
      words: 'cities, towns, villages, city wise, town wise',
      title: 'City',
      sql: sql`nullif(t.city, '')`,
      values: 'city',
      mayLack: true,
    },
    emergency: {
      words:
        'in an emergency, in emergency, in case of emergency, call in emergency, emergency, emergency numbers, emergency contact number, emergency contact numbers, emergency contact, emergency contacts, emergency phone, emergency number',
      title: 'Emergency contact',
      sql: sql`nullif(trim(t.emergency_name || ' ' || t.emergency_phone), '')`,
      ...column,
    },
    emergencyName: {
      words:
        'emergency contact name, emergency contact names, name of the emergency contact, name of emergency contact, emergency name, emergency person',
      title: 'Name of the emergency contact',
      sql: sql`nullif(t.emergency_name, '')`,
      ...column,
    },
    joined: {
      words:
        'when … join/appoint/start here/come to us, kab … join/aaye/aaya/aayi, since when … here/with us/work, kab se … yahan/kaam, joined on, date joined, joining, date of joining, dates of joining, joining date, joining dates, doj',
      title: 'Joined on',
      sql: sql`t.joined_on`,
      unit: 'day',
      sort: sql`t.joined_on`,
      mayLack: true,
    },
  },
  measures: {
    count: {
      words: 'strength, headcount, head count, on our rolls, man power, manpower',
      title: 'Staff',
      sql: sql`count(*)`,
      unit: 'number',
    },
    pay: {
      words:
        'highest paid, paid, best paid, lowest paid, monthly salary, salary, salaries, pay, vetan, वेतन, earn, earns, earning, drawing a salary, draw a salary, draws a salary, paid salary, tankhwah, kamate',
      title: 'Monthly salary',
      sql: sql`sum(t.monthly_salary_paise) / 100.0`,
      ...inRupees,
    },
    service: {
      words:
        'how long … work here/been here/with us/been with us/serve/been teaching/teach here/been work here/been working, years with us, years here, years in our school, yrs with us, working since, been here, been here for, been with us for, been working, been working here, work here for, worked here for, saal se kaam, saal se yahan, kitne saal se, kaam kar rahe, kaam kar raha, tenure, experience, experienced, years of experience, years of service, length of service, service, served, served us, served here, served the school, serving, serving us, serving here, longest serving, been with us, seniority',
      title: 'Years of service',
      sql: sql`max(t.years)`,
      unit: 'number',
      counted: 'years',
    },
    age: { words: 'age, aged, age of, umar, umr', title: 'Age', sql: sql`min(t.age)`, unit: 'number', counted: 'years' },
    medianPay: {
      words: 'middle salary, median monthly salary, median salary, median pay',
      title: 'Median salary',
      sql: sql`round((percentile_cont(0.5) within group (order by t.monthly_salary_paise) filter (where t.monthly_salary_paise > 0) / 100.0)::numeric, 2)`,
      unit: 'rupees',
    },
    exactAge: {
      words: 'exact age',
      title: 'Age in years',
      sql: sql`round(max(t.days_old) / 365.2425, 3)`,
      unit: 'number',
    },
    averageAge: {
      words: 'average age, mean age, avg age',
      title: 'Average age',
      sql: sql`round(avg(t.days_old) / 365.2425, 1)`,
      unit: 'number',
    },
    averageService: {
      words:
        'average length of service, average service, average years of service, mean service, average experience here, average seniority',
      title: 'Average years of service',
      sql: sql`round(avg(t.years), 1)`,
      unit: 'number',
    },
    averagePay: {
      words: 'average salary, mean salary, average pay, average monthly salary, average monthly pay, mean monthly salary',
      title: 'Average salary',
      sql: sql`round(avg(nullif(t.monthly_salary_paise, 0)) / 100.0, 2)`,
      unit: 'rupees',
    },
  },
  flags: {
    ...staffFlags,
    classTeacher: {
      words: 'class teacher, class teachers, class-teacher, class-teachers, class incharge, class incharges',
      title: 'class teachers',
      sql: sql`t.is_class_teacher`,
    },
    noClassTeacher: {
      words:
        'no class teacher duty, no class teacher charge, without class teacher duty, no class teacher responsibility, no class of their own, no class of own, without a class of their own, not in charge of any class, not incharge of any class, not in charge of a class, no class to look after, free from class teachership, no section of their own, bina class ke, are not class teachers, not class teachers, not class teacher, not a class teacher, not class incharge, no class teachers, without a class, without any class',
      title: 'not class teachers',
      sql: sql`not t.is_class_teacher`,
    },
    noSalary: {
      words:
        'salary is not fixed, salary not decided, salary not fixed yet, pay not fixed, pay is not fixed, salary not filled, salary … not fixed/not entered/not set/not decided/not filled, salary nahi bhari, salary not entered, salary is not entered, no salary entered, salary not fixed, salary not set, salary blank, without salary entered, वेतन दर्ज नहीं',
      title: 'without a monthly salary',
      sql: sql`t.monthly_salary_paise = 0`,
    },
    ...recorded({
      email: { title: 'Email', sql: sql`t.email` },
      phone: { title: 'Phone', sql: sql`t.phone` },
      photo: { title: 'Photo', sql: sql`t.photo_file_id` },
      aadhaar: { title: 'Aadhaar', sql: sql`t.aadhaar_last4` },
      address: { title: 'Address', sql: sql`t.address` },
      emergencycontact: { title: 'Emergency contact', sql: sql`t.emergency_phone` },
      qualification: { title: 'Qualification', sql: sql`t.qualification` },
      birthdate: { title: 'Date of birth', sql: sql`t.date_of_birth` },
      joiningdate: { title: 'Joined on', sql: sql`t.joined_on` },
    }),
  },
  main: 'list',
  list: ['employee', 'role', 'department'],
  who: 'employee',
};

/** When those who work here joined. */
export const joiners: Declared = {
  ...employees,
  flags: {
    ...staffFlags,
    noClassTeacher: {
      words: 'not class teachers, not a class teacher, not class teacher',
      title: 'not class teachers',
      sql: sql`not t.is_class_teacher`,
    },
  },
  name: 'joiner',
  asks: 'taken on, took on, take on, newcomers on staff, new joinee, new joinees, joinee, joinees, naye, nayi, new, newly appointed, newly recruited, newly hired, appointed this year, joining hui, joinings, staff joining, staff joinings, joining of staff, new joiners, new joiner, new appointments, new appointment, recruitments, recruitment, nayi niyukti, niyukti, nayi bharti, fresh appointments, joined, joined us, join, joining, new staff, new teachers, new teacher, newly joined, appointed, recruited, hired, naye teacher, naye staff, join hue, join kiya, appointments',
  title: 'Staff who joined',
  from: ({ schoolId }) =>
    sql`select ${STAFF}, s.joined_on, exists (select from sections x where x.school_id = ${schoolId} and x.class_teacher_id = s.id) as is_class_teacher from employees s where s.school_id = ${schoolId} and s.joined_on is not null and s.left_on is null`,
  inPeriod: within(sql`t.joined_on`),
  usual: 'year',
  dimensions: { ...staffDimensions, ...yearsAndDays(sql`t.joined_on`) },
  measures: { count: { words: '', title: 'Joined', sql: sql`count(*)`, unit: 'number' } },
  list: ['employee', 'role', 'day'],
};

/** Who worked here and has left. */
export const staffLeavers: Declared = {
  ...joiners,
  name: 'staffLeaver',
  asks: 'left the job, left their job, left our school, left the staff, left service, quit the job, quit their job, gave up the job, naukri chhodne, naukri chhodne wale, naukri chhod, naukri chhod di, naukri chhod gaye, chhodne wale, leave the school, leave the job, why … leave/resign/quit, gone from staff, departed, exits, attrition, kaam chhod gaye, kaam chhoda, staff exits, staff exit, exits of staff, staff separations, staff who quit, relieved from duty, naukri chhodi, left, left the school, left us, resigned, resign, resignation, resignations, quit, relieved, retired, removed, or were removed, were removed, chhod gaye, chod gaye, chhod kar gaye, went away',
  title: 'Staff who left',
  from: ({ schoolId }) =>
    sql`select ${STAFF}, s.left_on, s.leaving_reason, false as is_class_teacher from employees s where s.school_id = ${schoolId} and s.left_on is not null`,
  inPeriod: within(sql`t.left_on`),
  dimensions: {
    ...staffDimensions,
    ...yearsAndDays(sql`t.left_on`),
    reason: {
      words:
        'why … leave/resign/quit/go, and why, aur kyun, aur kyu, kyu, kyun, kyon, kaaran, wajah, reason, reasons, karan, reason for leaving, reasons for leaving',
      title: 'Reason',
      sql: sql`t.leaving_reason`,
      mayLack: true,
    },
  },
  measures: { count: { words: '', title: 'Left', sql: sql`count(*)`, unit: 'number' } },
  list: ['employee', 'role', 'day', 'reason'],
};

/** Birthdays of the staff. */
export const staffBirthdays: Declared = {
  ...employees,
  flags: staffFlags,
  name: 'staffBirthday',
  asks: BIRTHDAY_WORDS,
  title: 'Birthdays of staff',
  from: ({ schoolId }) =>
    sql`select ${STAFF}, b.on_day from employees s ${turns} where s.school_id = ${schoolId} and s.left_on is null and s.date_of_birth is not null`,
  inPeriod: within(sql`t.on_day`),
  bias: 'future',
  usual: 'today',
  dimensions: { ...staffDimensions, ...dayDimensions(sql`t.on_day`) },
  measures: { count: { words: '', title: 'Birthdays', sql: sql`count(*)`, unit: 'number' } },
  list: ['employee', 'role', 'day'],
};

/** When those who work here were born. */
export const staffBirths: Declared = {
  ...staffBirthdays,
  name: 'staffBirth',
  asks: BIRTH_WORDS,
  title: 'Staff by date of birth',
  from: ({ schoolId }) =>
    sql`select ${STAFF}, s.date_of_birth as on_day from employees s where s.school_id = ${schoolId} and s.left_on is null and s.date_of_birth is not null`,
  bias: 'past',
  usual: 'year',
  measures: { count: { words: '', title: 'Staff', sql: sql`count(*)`, unit: 'number' } },
};
