import type { Row, Tables } from './copy.ts';
import { addDays, instant, schoolYearOf } from './days.ts';
import { type Ids, makeIds, makeRandom, type Random } from './random.ts';
import { type Level, PERIODS, type Stream, SUBJECTS } from './subjects.ts';

/** The input of all parts of a demo school. */
export type Plan = {
  schoolId: string;
  accountId: string;
  ids: Ids;
  /** Chance for one topic. */
  random: (topic: string) => Random;
  today: string;
  /** The timestamp of a clock time in India. Today's acts are moved to the early morning, never after the plan's last timestamp. */
  at: (day: string, minuteOfDay: number, second?: number) => Date;
  year: ReturnType<typeof schoolYearOf>;
  yearId: string;
  lastYearId: string;
  students: number;
};

type SchoolClass = { id: string; name: string; level: Level; position: number };
/** `wing` counts the sets of sections of a large school, from 0: each has teachers of its own. */
export type Section = { id: string; name: string; schoolClass: SchoolClass; stream: Stream | null; wing: number };
export type Subject = { id: string; name: string; schoolClass: SchoolClass; perWeek: number; stream: Stream | null };
type Period = { id: string; name: string };
export type School = { plan: Plan; classes: SchoolClass[]; sections: Section[]; subjects: Subject[]; periods: Period[] };

const CLASSES: readonly { name: string; level: Level; sections: number }[] = [
  { name: 'Nursery', level: 'kindergarten', sections: 2 },
  { name: 'LKG', level: 'kindergarten', sections: 2 },
  { name: 'UKG', level: 'kindergarten', sections: 2 },
  { name: '1st', level: 'primary', sections: 3 },
  { name: '2nd', level: 'primary', sections: 2 },
  { name: '3rd', level: 'primary', sections: 2 },
  { name: '4th', level: 'primary', sections: 2 },
  { name: '5th', level: 'primary', sections: 2 },
  { name: '6th', level: 'middle', sections: 3 },
  { name: '7th', level: 'middle', sections: 2 },
  { name: '8th', level: 'middle', sections: 2 },
  { name: '9th', level: 'secondary', sections: 3 },
  { name: '10th', level: 'secondary', sections: 2 },
  { name: '11th', level: 'senior', sections: 2 },
  { name: '12th', level: 'senior', sections: 2 },
];

/** The demo school as a row of `schools`. All numbers are invented. */
export const DEMO_SCHOOL = {
  name: 'Amaltas Public School',
  board: 'CBSE',
  address: 'Survey No. 47/2, Gangapur Road, near Someshwar',
  state: 'Maharashtra',
  city: 'Nashik',
  pin_code: '422013',
  phone: '9823040470',
  email: 'office@amaltas.example',
  affiliation_number: '1130999',
  udise_code: '27200199999',
} as const;

/** Today's planned acts end at 10:25. */
export const TODAY_ENDS_AT = 625;

/** `now` is the latest time of any act in the plan; half past ten today when left out. */
export function makePlan(options: { seed: string; today: string; students: number; prefix?: string; now?: Date }): Plan {
  const ids = makeIds(options.seed, options.prefix);
  const midnight = instant(options.today, 0).getTime();
  const lastMinute = options.now === undefined ? 630 : (options.now.getTime() - midnight) / 60_000;
  // When the school is seeded before the office opens, today's acts are compressed into the hours so far: no act is in the future.
  const squeeze = Math.min(1, Math.max(0, lastMinute) / 630);
  return {
    schoolId: ids('school', 1),
    accountId: ids('account', 1),
    ids,
    random: (topic) => makeRandom(`${options.seed}/${topic}`),
    today: options.today,
    at: (day, minuteOfDay, second = 0) =>
      day === options.today
        ? new Date(Math.floor(midnight + (minuteOfDay * 60_000 + second * 1000) * squeeze))
        : instant(day, minuteOfDay, second),
    year: schoolYearOf(options.today),
    yearId: ids('year', 'this'),
    lastYearId: ids('year', 'last'),
    students: options.students,
  };
}

/** A section has at most about sixty students, as in real schools; larger schools have more sections. */
const MOST_IN_A_WING = 2000;

/** Years, terms, classes, sections, subjects and periods. In 11th and 12th, section A is science and B commerce, and so on in each wing. */
export function makeSchool(plan: Plan): School {
  const { ids } = plan;
  const wings = Math.ceil(plan.students / MOST_IN_A_WING);
  const classes = CLASSES.map(({ name, level }, i) => ({ id: ids('class', name), name, level, position: i + 1 }));
  const sections = classes.flatMap((schoolClass, i) => {
    const inWing = CLASSES[i]?.sections ?? 1;
    return Array.from({ length: inWing * wings }, (_, j): Section => {
      const name = letters(j);
      const stream = schoolClass.level !== 'senior' ? null : j % inWing === 0 ? 'science' : 'commerce';
      return { id: ids('section', `${schoolClass.name} ${name}`), name, schoolClass, stream, wing: Math.floor(j / inWing) };
    });
  });
  const subjects = classes.flatMap((schoolClass) =>
    SUBJECTS[schoolClass.level].map(({ name, perWeek, stream }) => ({
      id: ids('subject', `${schoolClass.name} ${name}`),
      name,
      schoolClass,
      perWeek,
      stream: stream ?? null,
    })),
  );
  return { plan, classes, sections, subjects, periods: PERIODS.map(({ name }) => ({ id: ids('period', name), name })) };
}

/** A to Z, then AA to ZZ. */
function letters(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : letters(Math.floor(index / 26) - 1) + letter;
}

/** The subjects of a section: those of its class and stream. */
export function subjectsOf(school: School, section: Section): Subject[] {
  return school.subjects.filter(
    (subject) => subject.schoolClass === section.schoolClass && (subject.stream === null || subject.stream === section.stream),
  );
}

export function addSchool(tables: Tables, school: School, classTeachers: Map<Section, string>): void {
  const { year, yearId, lastYearId, ids } = school.plan;
  const lastStart = `${year.first - 1}-04-01`;
  tables.set('academic_years', [
    { id: lastYearId, name: schoolYearOf(lastStart).name, startsOn: lastStart, endsOn: addDays(year.startsOn, -1), isCurrent: false },
    { id: yearId, name: year.name, startsOn: year.startsOn, endsOn: year.endsOn, isCurrent: true },
  ]);
  tables.set('terms', [
    { id: ids('term', 1), yearId, name: 'Term 1', startsOn: year.startsOn, endsOn: `${year.first}-09-30` },
    { id: ids('term', 2), yearId, name: 'Term 2', startsOn: `${year.first}-10-01`, endsOn: year.endsOn },
  ]);
  tables.set(
    'classes',
    school.classes.map(({ id, name, position }): Row => ({ id, name, position })),
  );
  tables.set(
    'sections',
    school.sections.map(
      (section): Row => ({
        id: section.id,
        classId: section.schoolClass.id,
        name: section.name,
        classTeacherId: classTeachers.get(section) ?? null,
      }),
    ),
  );
  tables.set(
    'subjects',
    school.subjects.map(
      (subject, i): Row => ({
        id: subject.id,
        classId: subject.schoolClass.id,
        name: subject.name,
        position: i + 1,
        periodsPerWeek: subject.perWeek,
      }),
    ),
  );
  tables.set(
    'periods',
    PERIODS.map(
      (period, i): Row => ({
        id: ids('period', period.name),
        name: period.name,
        position: i + 1,
        startsAtMinute: period.starts,
        endsAtMinute: period.starts + 40,
      }),
    ),
  );
}
