import type { Row } from './copy.ts';
import { addDays } from './days.ts';
import { COMMUNITIES, HOMES, STREETS } from './names.ts';
import { OFFICE_POSTS, OWN_CLASS_SUBJECTS, POOLS } from './posts.ts';
import type { Random } from './random.ts';
import { type Plan, type School, type Section, type Subject, subjectsOf } from './school.ts';

export type Employee = {
  id: string;
  name: string;
  row: Row;
  isTeaching: boolean;
  salaryPaise: number;
  joinedOn: string;
  leftOn: string | null;
};
/** Who teaches a subject in a section, and how often a week. */
export type Assignment = { section: Section; subject: Subject; teacher: Employee; perWeek: number };
export type Staff = { employees: Employee[]; assignments: Assignment[]; classTeachers: Map<Section, Employee> };

type Post = {
  role: string;
  department: string;
  isTeaching: boolean;
  qualification: string;
  salary: number;
  gender: 'Male' | 'Female';
  name?: string;
};

/** Hires all employees, distributes the lessons, and names a class teacher for each section; three employees have left. */
export function makeStaff(school: School): Staff {
  const { plan } = school;
  const random = plan.random('staff');
  const hire = employer(plan, random);
  const office = OFFICE_POSTS.map((post) =>
    hire({ ...post, isTeaching: false, gender: post.gender ?? (random.chance(0.5) ? 'Female' : 'Male') }),
  );
  const classTeachers = new Map<Section, Employee>();
  const assignments: Assignment[] = [];
  const wings = new Set(school.sections.map(({ wing }) => wing));
  const teachers = [...wings].flatMap((wing) =>
    staffWing(
      { ...school, sections: school.sections.filter((section) => section.wing === wing) },
      { random, hire, classTeachers, assignments },
    ),
  );
  const own = school.sections.filter(hasOwnTeacher);
  const former = ['Retired', 'Moved to Pune', 'Joined another school'].map((reason, i) =>
    leave(hire(ownClassPost(own[i * 4] as Section, random)), addDays(plan.year.startsOn, -40 - 90 * i), reason),
  );
  return { employees: [...office, ...teachers, ...former].filter(unique()), assignments, classTeachers };
}

type Hiring = {
  random: Random;
  hire: ReturnType<typeof employer>;
  classTeachers: Map<Section, Employee>;
  assignments: Assignment[];
};

/** The teachers of a wing, with their lessons and the sections of which they are class teachers. */
function staffWing(wing: School, { random, hire, classTeachers, assignments }: Hiring): Employee[] {
  const leads = new Map(wing.sections.filter(hasOwnTeacher).map((section) => [section, hire(ownClassPost(section, random))]));
  const lessons: Assignment[] = [...leads].flatMap(([section, teacher]) => {
    const names = OWN_CLASS_SUBJECTS[section.schoolClass.level] ?? [];
    return subjectsOf(wing, section)
      .filter(({ name }) => names.includes(name))
      .map((subject) => ({ section, subject, teacher, perWeek: subject.perWeek }));
  });
  const specialists = POOLS.flatMap((pool) => {
    const teachers = Array.from({ length: pool.teachers }, (_, i) => hire(poolPost(pool, i, random)));
    lessons.push(...shareOut(wing, pool, teachers));
    return teachers;
  });
  nameClassTeachers(wing, lessons, leads);
  for (const [section, teacher] of leads) classTeachers.set(section, teacher);
  assignments.push(...lessons);
  return [...leads.values(), ...specialists];
}

function hasOwnTeacher({ schoolClass }: Section): boolean {
  return OWN_CLASS_SUBJECTS[schoolClass.level] !== undefined;
}

function unique() {
  const seen = new Set<Employee>();
  return (employee: Employee) => !seen.has(employee) && seen.add(employee);
}

function ownClassPost(section: Section, random: Random): Post {
  const small = section.schoolClass.level === 'kindergarten';
  return {
    role: small ? 'Nursery Trained Teacher' : 'Primary Teacher',
    department: small ? 'Pre-primary' : 'Primary',
    isTeaching: true,
    qualification: small ? 'B.A., NTT' : random.pick(['B.A., D.El.Ed.', 'B.Sc., B.Ed.', 'M.A., B.Ed.']),
    salary: (small ? 23 : 28) * 1000 + random.int(0, 10) * 500,
    gender: random.chance(small ? 1 : 0.82) ? 'Female' : 'Male',
  };
}

function poolPost(pool: (typeof POOLS)[number], index: number, random: Random): Post {
  const isSenior = ['Science', 'Commerce', 'English', 'Mathematics'].includes(pool.department) && index < 3;
  return {
    role: isSenior ? 'Post Graduate Teacher' : 'Trained Graduate Teacher',
    department: pool.department,
    isTeaching: true,
    qualification: isSenior
      ? random.pick(['M.Sc., B.Ed.', 'M.A., B.Ed.', 'M.Com., B.Ed.'])
      : random.pick(['B.A., B.Ed.', 'B.Sc., B.Ed.', 'B.P.Ed.', 'M.A., B.Ed.']),
    salary: (isSenior ? 44 : 34) * 1000 + random.int(0, 12) * 500,
    gender: index < Math.round(pool.womenShare * pool.teachers) ? 'Female' : 'Male',
  };
}

/** Gives each subject of the pool in each section to the teacher with the fewest lessons so far, the largest amounts first. */
function shareOut(school: School, pool: (typeof POOLS)[number], teachers: Employee[]): Assignment[] {
  const loads = new Map(teachers.map((teacher) => [teacher, 0]));
  const rank = (subject: Subject) => pool.subjects.indexOf(subject.name);
  const pieces = school.sections
    .filter(({ schoolClass }) => pool.levels.includes(schoolClass.level))
    .flatMap((section) =>
      subjectsOf(school, section)
        .filter((subject) => rank(subject) >= 0)
        .map((subject) => ({ section, subject })),
    )
    .sort((a, b) => b.subject.perWeek - a.subject.perWeek);
  // In the senior classes each subject has its own teacher.
  const seniorTeacher = new Map<string, Employee>();
  pieces.sort((a, b) => Number(b.subject.stream !== null) - Number(a.subject.stream !== null));
  return pieces.map(({ section, subject }) => {
    const lightest = [...loads].sort((a, b) => a[1] - b[1])[0]?.[0];
    const teacher = (subject.stream === null ? undefined : seniorTeacher.get(subject.name)) ?? lightest;
    if (teacher === undefined) throw new Error(`Nobody teaches ${subject.name}.`);
    if (subject.stream !== null) seniorTeacher.set(subject.name, teacher);
    loads.set(teacher, (loads.get(teacher) ?? 0) + subject.perWeek);
    return { section, subject, teacher, perWeek: subject.perWeek };
  });
}

/**
 * Finds class teachers for the larger classes. Each leads one section and teaches it at least six times a week, so that every day can begin with their own
 * class. Uses augmenting paths (bipartite matching).
 */
function nameClassTeachers(school: School, assignments: Assignment[], classTeachers: Map<Section, Employee>): void {
  const leads = new Map<Employee, Section>([...classTeachers].map(([section, teacher]) => [teacher, section]));
  const place = (section: Section, asked: Set<Employee>): boolean => {
    const able = assignments.filter((piece) => piece.section === section && piece.perWeek >= 6).sort((a, b) => b.perWeek - a.perWeek);
    for (const { teacher } of able) {
      if (asked.has(teacher)) continue;
      asked.add(teacher);
      const present = leads.get(teacher);
      if (present === undefined || place(present, asked)) {
        leads.set(teacher, section);
        return true;
      }
    }
    return false;
  };
  for (const section of school.sections) {
    if (!classTeachers.has(section) && !place(section, new Set())) throw new Error('A section has no class teacher.');
  }
  for (const [teacher, section] of leads) classTeachers.set(section, teacher);
}

function employer(plan: Plan, random: Random) {
  let hired = 0;
  const phones = new Set<string>();
  const names = new Set<string>();
  return (post: Post): Employee => {
    hired++;
    const name = post.name ?? newName(post, names, random);
    names.add(name);
    const age = random.int(26, 56);
    const born = addDays(`${plan.year.first - age}-01-01`, random.int(0, 364));
    const joinedOn = `${plan.year.first - (random.chance(0.04) ? 0 : random.int(1, Math.min(14, age - 24)))}-${random.pick(['04-01', '06-12', '06-15', '07-01'])}`;
    const id = plan.ids('employee', hired);
    const started = joinedOn > plan.today ? addDays(joinedOn, -365) : joinedOn;
    const row: Row = {
      id,
      employeeCode: `E${String(hired).padStart(3, '0')}`,
      name,
      email: `${name
        .toLowerCase()
        .replace(/[^a-z ]/g, '')
        .replace(/ +/g, '.')}@amaltas.example`,
      phone: newPhone(random, phones),
      gender: post.gender,
      positionRole: post.role,
      department: post.department,
      isTeaching: post.isTeaching,
      qualification: post.qualification,
      dateOfBirth: born,
      joinedOn: started,
      address: newAddress(random),
      state: 'Maharashtra',
      city: 'Nashik',
      monthlySalaryPaise: post.salary * 100,
      leftOn: null,
      leavingReason: null,
    };
    return { id, name, row, isTeaching: post.isTeaching, salaryPaise: post.salary * 100, joinedOn: started, leftOn: null };
  };
}

function leave(employee: Employee, leftOn: string, leavingReason: string): Employee {
  const joinedOn = employee.joinedOn < addDays(leftOn, -400) ? employee.joinedOn : addDays(leftOn, -1800);
  return { ...employee, joinedOn, leftOn, row: { ...employee.row, joinedOn, leftOn, leavingReason } };
}

/** Languages are taught by people who speak them at home. Namesakes are there only where a school has more people than names. */
function newName({ gender, department }: Post, taken: Set<string>, random: Random): string {
  const isLanguage = department === 'Marathi' || department === 'Hindi';
  const communities = isLanguage ? COMMUNITIES.filter(({ language }) => language === department) : COMMUNITIES;
  for (let tries = 0; ; tries++) {
    const community = random.weighted(communities);
    const name = `${random.pick(gender === 'Male' ? community.fathers : community.mothers)} ${random.pick(community.surnames)}`;
    if (!taken.has(name) || tries > 200) return name;
  }
}

/** A mobile number that is not in `taken` yet. */
export function newPhone(random: Random, taken: Set<string>): string {
  for (;;) {
    const phone = `${random.pick(['98', '99', '97', '96', '95', '94', '93', '91', '90', '88', '89', '86', '84', '83', '80', '79', '78', '77', '75', '74', '70'])}${String(random.int(0, 99_999_999)).padStart(8, '0')}`;
    if (taken.has(phone)) continue;
    taken.add(phone);
    return phone;
  }
}

export function newAddress(random: Random): string {
  return `${random.int(1, 24)}, ${random.pick(HOMES)}, ${random.pick(STREETS)}`;
}
