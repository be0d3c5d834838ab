import { expect, it } from 'vitest';
import { ENTITIES } from './entities/index.ts';
import { queryOf } from './testing/read.ts';

/** Ordinary words of Indian school offices for what is recorded: entity, dimension (D), measure (M) or condition (F), and how it is called. */
const CALLED = `
student|D gender|sex, ling, boy girl ratio
student|D socialCategory|caste category, reservation category, social category, social group, varg, jaati varg, quota
student|D religion|faith, dharm, mazhab, dharma
student|D house|sadan, houses
student|D stop|pickup point, boarding point, stoppage, bus stand, pick up place, drop point
student|D route|bus route, bus number, van route, vehicle route, bus line
student|D bloodGroup|blood type, blood grp, rakt samuh, bg
student|D motherTongue|matrubhasha, matribhasha, home language, language at home, native language, first language
student|D city|town, village, gaon, shahar
student|D nationality|citizenship
student|D previousSchool|last school, earlier school, old school, pichla school, former school, school last attended
student|D birthPlace|janm sthan, birthplace
student|D caste|jati, jaati
student|D age|age group, umar
student|D birthMonth|month of birth, birth month
student|D motherTongue|languages, spoken languages, bhasha
student|D previousSchool|purana school, prior school
student|F noBus|walkers, paidal aate, own conveyance, no pickup point
studentDocument|F missing|documents still to come, documents not returned, documents awaited
activity|F sports|sportspersons, athletes, khiladi
staffLeaver|M count|naukri chhodne wale, staff who left service
employee|D department|dept, vibhag
employee|D role|designation, post, padnaam, job title, cadre
employee|D qualification|degree, yogyata, educational qualification, highest qualification
employee|D gender|sex, ling
attendance|M attendance|attendance, hajri, haziri, upasthiti, presence, attendance rate, attendance %, hajeri, avg attendance, turnout
attendance|M absences|absentees, absence, absents, absentism, gairhazri, absenteeism, absent count, anupasthiti, days missed, gayab
attendance|M present|headcount present, strength present
attendance|M late|late comers, latecomers, late entries, tardiness, late arrivals, late coming, late aane wale, late to school
attendance|M halfDays|half days, half-days, aadhe din, half day marks, half day leaves
due|M sum|pending fees, fee dues, outstanding fees, arrears, bakaya fees, balance fees, unpaid fees, remaining fees, fees baki, fee arrears, shesh fees, fee outstanding, fees receivable, udhaar
due|M students|defaulters, fee defaulters, students with dues, baaki wale students, students who have not paid
receipt|M sum|fee received, fees collected, vasuli, fee income, fees deposited, fee realisation, fee receipts amount, fees jama, collection amount, fees aayi
receipt|M count|receipts, fee receipts, raseed, receipts issued, rasid, money receipts
expense|M sum|expenses, expenditure, spending, kharcha, vyay, outgo, payments made, outgoings, kharch
salary|M sum|payroll, wages, salary expenditure, salary outgo
leave|M count|leave applications, leave requests, leave letters, chutti ki arzi, leave forms, leaves applied
leave|F waiting|unapproved leave, leave for my approval, leave yet to be sanctioned
receipt|F inHand|cheques lying in the drawer, unbanked cheques, cheques still in office
receipt|F uncleared|cheques awaiting clearance, unrealised cheques
expense|F noBill|bills not uploaded, expenses without proof
dayClosing|F differing|days when cash did not tally
notice|F expired|outdated notices
notice|F withFile|notices with pdf
notice|F draft|unfinished notices
event|F tentative|events not yet fixed
leave|M days|leave days, days of leave, days on leave
cover|M count|substitutions, arrangements, proxy periods, adjustments, substitute periods, proxies, arrangement periods, engaged periods, stand ins
lesson|M count|periods, lectures, workload, teaching periods, lessons
logEntry|M count|logbook entries, diary entries, log entries, daily log entries, teacher diary entries
notice|M count|notices, circulars, announcements, suchna, notices issued, circulars issued
event|F holiday|holidays, chuttiyan, school holidays, days off
admission|M count|admissions, new admissions, dakhila, pravesh, new joinings, fresh admissions, newly admitted students
leaver|M count|withdrawals, dropouts, left students, tc taken, students who left, discontinued students, school leavers
certificate|M count|certificates, praman patra, tc issued, certificates issued
result|M average|average marks, mean marks, avg score, average percentage, mean score, average result, class average
result|M passShare|pass percentage, pass percent, pass rate, passing percentage, result percentage, pass ratio
result|M failed|failures, failed students, fail students, students who failed, unsuccessful students
concession|M count|concessions, fee concessions, discounts, scholarships, fee waivers, freeships, rebates, chhoot
activity|M count|sports students, co-curricular participants, students in sports, players
textbook|M count|textbooks, books, kitabein, pustakein
studentDocument|M count|documents, papers submitted, dastavez
salaryDue|M sum|unpaid salary, pending salary, salary due, salary pending, baki salary, outstanding salary
missingLog|M count|missing logs, logbook not filled, pending log entries, logs not filled, unfilled logbook
register|M missing|attendance not taken, registers not marked, attendance not marked
joiner|M count|new joiners, staff joinings, new appointments, newly joined staff, staff recruited, nayi niyukti, recruitments
staffLeaver|M count|staff who left, resignations, resigned staff, staff exits, staff who resigned, relieved staff
delivery|M count|sms sent, messages sent, messages delivered, sms count
syllabus|M share|syllabus coverage, syllabus covered, syllabus progress, portion covered, course coverage, syllabus completion
markEntry|M missing|marks not entered, pending marks entry, marks entry pending, marks yet to be entered, unentered marks`;

/** What is said with such a word; one of the ways is enough, as not each makes sense of all. */
function promptsOf(entity: string, kind: string, word: string): string[] {
  const people = entity === 'employee' ? 'staff' : 'students';
  if (kind === 'D') return [`${word} wise ${people}`, `number of ${people} by ${word}`, `${word} wise strength`];
  if (kind === 'F') return [`how many ${word} this month`, `list of ${word}`];
  const by = OF_STAFF.includes(entity) ? 'department' : OF_MONTHS.includes(entity) ? 'month' : 'class';
  return [`${by} wise ${word}`, `${word} by ${by}`, `how many ${word}`, `how many ${word} in class 9`, `how many ${word} this month`];
}
const OF_STAFF = ['salary', 'leave', 'joiner', 'staffLeaver', 'salaryDue', 'cover', 'lesson', 'missingLog', 'logEntry'];
const OF_MONTHS = ['notice', 'delivery', 'expense', 'certificate'];

const ways = CALLED.trim()
  .split('\n')
  .flatMap((line) => {
    const [entity = '', meant = '', words = ''] = line.split('|');
    const [kind = '', name = ''] = meant.split(' ');
    return words.split(', ').map((word) => [word, entity, kind, name] as const);
  });

it.each(ways)('knows what «%s» is: %s %s %s', (word, entity, kind, name) => {
  const isMeant = promptsOf(entity, kind, word).some((prompt) => {
    const query = queryOf(prompt);
    if (query?.entity !== entity) return false;
    const { measure, groupBy, filters } = query;
    return kind === 'D' ? groupBy.includes(name) : kind === 'F' ? filters.some(({ by }) => by === name) : measure === name;
  });
  expect(isMeant).toBe(true);
});

/** Words that only the wordings write, or that another field's words are put to. */
const WRITTEN_ANEW =
  'siblings motherName fatherName fatherPhone motherPhone exactAge girlsLead boysLead sections isBounced isCancelled isCleared isDeposited covered margin teachers subjects spread ofSubjects taken';
const LEAST = 3;

it('has three ordinary words or more for everything that is asked by its own words', () => {
  const few = Object.values(ENTITIES).flatMap(({ name, dimensions, measures, flags = {} }) =>
    [dimensions, measures, flags].flatMap((group) =>
      Object.entries(group).flatMap(([field, { words }]) => {
        const count = words === '' ? LEAST : words.split(', ').length;
        const isOfField = /^(?:no|has)_/.test(field);
        return count >= LEAST || isOfField || WRITTEN_ANEW.split(' ').includes(field) ? [] : [`${name}.${field}`];
      }),
    ),
  );
  expect(few).toEqual(FEW);
});
/** What has no third word, as 'state, status'. */
const FEW: readonly string[] =
  'leaverDue.sum guardian.count leave.pupils cashFlow.sum lesson.teaching cover.teaching logEntry.teaching missingLog.teaching notice.state examDuty.teaching delivery.state activity.count concession.count openLesson.employee studentDocument.state questionPaper.state noticeAhead.state markEntry.exam examSeat.exam'.split(
    ' ',
  );
