import { addDays, daysBetween } from './days.ts';
import { type Family, familyMaker, nameOf, type Student } from './families.ts';
import { LEAVING_REASONS } from './pupils.ts';
import type { Random } from './random.ts';
import type { Plan, School, Section } from './school.ts';

type Seat = { section: Section; number: number; names: Set<string> };

const FORMER = 9;
const JOINED_LATE = 6;

/** Fills the sections family by family, so that siblings share guardians, address, house and bus stop. */
export function makeStudents(school: School): { students: Student[]; former: Student[] } {
  const { plan } = school;
  const random = plan.random('students');
  const makeFamily = familyMaker(plan, random);
  const names = new Set<string>();
  const seats = makeSeats(school, random);
  const students: Student[] = [];
  while (seats.length > 0) {
    const family = makeFamily();
    const wanted = random.weighted([
      { weight: 79, children: 1 },
      { weight: 18, children: 2 },
      { weight: 3, children: 3 },
    ]).children;
    for (let child = 0; child < wanted; child++) {
      const seat = takeSeat(seats, family);
      if (seat !== null) students.push(makeChild(plan, random, family, { section: seat, number: students.length + 1, names }));
    }
  }
  const former = Array.from({ length: FORMER }, (_, i) =>
    makeFormer(plan, random, makeFamily(), { section: random.pick(school.sections.slice(-12)), number: i + 1, names }),
  );
  letSomeJoinLate(plan, random, students);
  numberAdmissions(random, [...students, ...former]);
  for (const section of school.sections) {
    const inSection = students
      .filter((student) => student.section === section)
      .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
    inSection.forEach((student, i) => {
      student.rollNumber = i + 1;
    });
  }
  return { students, former };
}

function makeSeats(school: School, random: Random): Section[] {
  const weights = school.sections.map(() => 0.9 + random.next() * 0.2);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  let carried = 0;
  const seats = school.sections.flatMap((section, i) => {
    carried += ((weights[i] ?? 1) / sum) * school.plan.students;
    const count = Math.round(carried);
    carried -= count;
    return Array.from({ length: count }, () => section);
  });
  while (seats.length < school.plan.students) seats.push(random.pick(school.sections));
  return random.shuffled(seats.slice(0, school.plan.students));
}

/** A seat in a class in which the family has no child yet: siblings are at least a year apart. */
function takeSeat(seats: Section[], family: Family): Section | null {
  const taken = new Set(family.children.map((child) => child.section.schoolClass));
  for (let tries = 0; tries < 8; tries++) {
    const at = seats.length - 1 - tries;
    const seat = seats[at];
    if (seat === undefined) return null;
    if (taken.has(seat.schoolClass)) continue;
    seats.splice(at, 1);
    return seat;
  }
  return null;
}

function makeChild(plan: Plan, random: Random, family: Family, { section, number, names }: Seat): Student {
  const gender = random.chance(0.52) ? 'Male' : 'Female';
  const given = gender === 'Male' ? family.community.boys : family.community.girls;
  let name = nameOf(random.pick(given), family.surname, gender);
  // Some students have the same name, but few, and never in one family.
  const isTaken = (tries: number) => (tries < 4 && names.has(name)) || family.children.some((child) => child.name === name);
  for (let tries = 0; isTaken(tries) && tries < 30; tries++) name = nameOf(random.pick(given), family.surname, gender);
  names.add(name);
  const yearsHere = random.chance(0.55) ? section.schoolClass.position - 1 : random.int(0, section.schoolClass.position - 1);
  const admittedOn =
    yearsHere === 0
      ? `${plan.year.first}-04-01`
      : `${plan.year.first - yearsHere}-${random.pick(['04', '04', '04', '06'])}-${String(random.int(1, 28)).padStart(2, '0')}`;
  const student: Student = {
    id: plan.ids('student', number),
    admissionNumber: '',
    name,
    gender,
    family,
    section,
    rollNumber: 0,
    admittedOn,
    leftOn: null,
    leavingReason: null,
  };
  family.children.push(student);
  return student;
}

function makeFormer(plan: Plan, random: Random, family: Family, { section, number, names }: Seat): Student {
  const child = makeChild(plan, random, family, { section, number: -number, names });
  child.admittedOn = `${plan.year.first - random.int(3, 9)}-06-${String(random.int(10, 28))}`;
  child.leftOn = addDays(plan.year.startsOn, -random.int(1, 30));
  child.leavingReason = section.schoolClass.level === 'senior' ? LEAVING_REASONS[0] : random.pick(LEAVING_REASONS.slice(1, 5));
  return child;
}

/** A few join after the summer, or within the first weeks of a young year. */
function letSomeJoinLate(plan: Plan, random: Random, students: Student[]): void {
  const span = daysBetween(plan.year.startsOn, plan.today);
  const newcomers = students.filter(({ section, family }) => family.children.length === 1 && section.schoolClass.position < 12);
  for (const student of newcomers.slice(0, span < 5 ? 0 : JOINED_LATE))
    student.admittedOn = addDays(plan.year.startsOn, random.int(Math.min(3, span), Math.min(150, span - 1)));
}

/** Numbers like 2019/0412: the year of admission and a running number, with gaps where others have left. */
function numberAdmissions(random: Random, students: Student[]): void {
  const last = new Map<string, number>();
  for (const student of [...students].sort((a, b) => (a.admittedOn < b.admittedOn ? -1 : a.admittedOn > b.admittedOn ? 1 : 0))) {
    const year = student.admittedOn.slice(0, 4);
    const number = (last.get(year) ?? 0) + random.int(1, 3);
    last.set(year, number);
    student.admissionNumber = `${year}/${String(number).padStart(4, '0')}`;
  }
}
