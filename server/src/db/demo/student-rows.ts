import type { Row, Tables } from './copy.ts';
import { addDays } from './days.ts';
import type { Student } from './families.ts';
import { BLOOD_GROUPS, CATEGORIES, MEDICAL_NOTES } from './pupils.ts';
import type { Random } from './random.ts';
import type { Plan, School } from './school.ts';

/** Of Nashik. */
const PIN_CODES = ['422001', '422002', '422003', '422005', '422006', '422009', '422010', '422013'];

/** Adds the students with guardians, enrolments of this year and last year, and their search words. */
export function addStudents(tables: Tables, school: School, { students, former }: { students: Student[]; former: Student[] }): void {
  const { plan } = school;
  const everybody = [...students, ...former];
  const random = plan.random('student details');
  const pins = plan.random('pin codes');
  tables.set(
    'students',
    everybody.map((student) => ({ ...studentRow(plan, student, random), pinCode: pins.chance(0.9) ? pins.pick(PIN_CODES) : '' })),
  );
  const families = [...new Set(everybody.map((student) => student.family))];
  tables.set(
    'guardians',
    families.flatMap((family) =>
      family.guardians.map(
        ({ id, name, phone, email, occupation }): Row => ({
          id,
          name,
          phone,
          email,
          occupation,
          consentAt: plan.at(family.children[0]?.admittedOn ?? plan.today, 600),
        }),
      ),
    ),
  );
  tables.set(
    'student_guardians',
    everybody.flatMap((student) =>
      student.family.guardians.map(
        (guardian): Row => ({
          studentId: student.id,
          guardianId: guardian.id,
          relation: guardian.relation,
          isPrimary: guardian.isPrimary,
          mayCollect: true,
        }),
      ),
    ),
  );
  tables.set('enrolments', [
    ...students.map(
      (student): Row => ({ yearId: plan.yearId, studentId: student.id, sectionId: student.section.id, rollNumber: student.rollNumber }),
    ),
    ...[...students.filter(({ admittedOn }) => admittedOn < plan.year.startsOn), ...former].flatMap((student): Row[] =>
      lastYearsSeat(school, student),
    ),
  ]);
  tables.set(
    'student_search',
    everybody.flatMap((student) => searchTokens(student).map((token): Row => ({ token, studentId: student.id }))),
  );
}

/** The search words of a student: from the name, the admission number, and the first guardian's name and phone. */
function searchTokens(student: Student): string[] {
  const guardian = student.family.guardians.find(({ isPrimary }) => isPrimary);
  const words = `${student.name} ${student.admissionNumber} ${guardian?.name ?? ''} ${guardian?.phone ?? ''}`.toLowerCase().split(/\s+/);
  return [...new Set(words.filter((word) => word !== ''))];
}

function lastYearsSeat(school: School, student: Student): Row[] {
  const { plan } = school;
  const before = student.leftOn === null ? student.section.schoolClass.position - 1 : student.section.schoolClass.position;
  const sections = school.sections.filter(({ schoolClass }) => schoolClass.position === before);
  const section = sections.find(({ name }) => name === student.section.name) ?? sections[0];
  return section === undefined
    ? []
    : [{ yearId: plan.lastYearId, studentId: student.id, sectionId: section.id, rollNumber: student.rollNumber || null }];
}

function studentRow(plan: Plan, student: Student, random: Random): Row {
  const { family, section } = student;
  const categories = CATEGORIES[family.community.religion] ?? CATEGORIES.other ?? [];
  const bornOn = addDays(`${plan.year.first - 2 - section.schoolClass.position - 1}-04-01`, random.int(-30, 334));
  return {
    id: student.id,
    admissionNumber: student.admissionNumber,
    name: student.name,
    gender: student.gender,
    dateOfBirth: bornOn,
    admittedOn: student.admittedOn,
    bloodGroup: random.weighted(BLOOD_GROUPS).name,
    category: random.weighted(categories).name,
    religion: family.community.religion,
    motherTongue: family.community.language,
    aadhaarLast4: random.chance(0.93) ? String(random.int(0, 9999)).padStart(4, '0') : '',
    apaarId: random.chance(0.72) ? `${random.int(100_000, 999_999)}${random.int(100_000, 999_999)}` : '',
    penNumber: random.chance(0.95) ? `2${random.int(1_000_000_000, 9_999_999_999)}` : '',
    house: section.schoolClass.level === 'kindergarten' ? '' : family.house,
    medicalNotes: random.chance(0.05) ? random.pick(MEDICAL_NOTES) : '',
    transportStop: family.stop,
    address: family.address,
    state: 'Maharashtra',
    city: 'Nashik',
    leftOn: student.leftOn,
    leavingReason: student.leavingReason,
    createdAt: plan.at(student.admittedOn, 595),
  };
}
