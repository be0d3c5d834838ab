import { type Placement, type TimetableInstance, type TimetableLesson, timetableInstance } from '@shala/contract/timetable';
import { generate } from '../kernel/generate.ts';
import { type Random, randomOf } from '../kernel/random.ts';

/** Subjects of a section: periods a week, and whether it is a main subject. They fill a week of 48; a shorter week has fewer of each. */
const SUBJECTS = [
  { name: 'English', periods: 8, core: true },
  { name: 'Mathematics', periods: 8, core: true },
  { name: 'Science', periods: 7, core: true, double: 'laboratory' },
  { name: 'Social Science', periods: 6, core: true },
  { name: 'Computer', periods: 4, double: 'computer' },
  { name: 'Physical Education', periods: 3, room: 'ground' },
  { name: 'Library', periods: 2, room: 'library' },
  { name: 'Art', periods: 2 },
  { name: 'General Knowledge', periods: 2 },
] as const;
/** Subjects taught in groups at the same time, each with its own teacher. */
const LANGUAGES = ['Hindi', 'Sanskrit', 'Kannada'];
const LANGUAGE_PERIODS = 6;

/**
 * A made-up school of realistic structure with a known timetable. An easy school is made and solved first; then teachers, rooms and limits are reduced as far
 * as its timetable allows. So a timetable exists, but is not easy to find.
 */
export function plantInstance(seed: number, sections: number): { instance: TimetableInstance; planted: Placement[] } {
  const random = randomOf(seed);
  const loose = makeSchool(random, sections);
  const { placements, unplaced } = generate(loose, { seed, now: () => 0, maxMoves: 200_000 });
  if (unplaced.length > 0) throw new Error(`The easy school ${seed} of ${sections} sections was not easy.`);
  return { instance: narrow(random, loose, placements), planted: placements };
}

function makeSchool(random: Random, sections: number): TimetableInstance {
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
  const isSaturdayShort = random.below(3) === 0;
  const closed = isSaturdayShort ? [6, 7].map((period) => [5, period] as [number, number]) : [];
  const groups: { id: string; section: string }[] = [];
  const lessons: Omit<TimetableLesson, 'teachers'>[] = [];
  const simultaneous: [string, number][][] = [];
  for (let n = 1; n <= sections; n++) {
    const section = `S${String(n).padStart(2, '0')}`;
    const parts = random.below(3) === 0 ? 2 + random.below(2) : 1;
    const own = Array.from({ length: parts }, (_one, part) => (parts === 1 ? section : `${section}.${part + 1}`));
    groups.push(...own.map((id) => ({ id, section })));
    for (const subject of SUBJECTS) lessons.push(makeLesson(`${section} ${subject.name}`, subject, own, isSaturdayShort));
    const languages = own.map((group, part) => ({
      ...plainLesson(`${group} ${LANGUAGES[part]}`, LANGUAGES[part] ?? '', [group], LANGUAGE_PERIODS),
      core: true,
    }));
    lessons.push(...languages);
    if (parts > 1) for (let block = 0; block < LANGUAGE_PERIODS; block++) simultaneous.push(languages.map(({ id }) => [id, block]));
  }
  const rooms = ['laboratory', 'computer', 'ground', 'library'].flatMap((kind) =>
    Array.from({ length: Math.ceil(sections / 6) }, (_one, index) => ({ id: `${kind} ${index + 1}`, kind })),
  );
  const roomsOf = (kind: string) => rooms.filter((room) => room.kind === kind).map(({ id }) => id);
  const { staffed, teachers } = staff(lessons, random);
  return timetableInstance.parse({
    schema: 'school-timetable-instance/1',
    id: `planted-${sections}`,
    days,
    periods: ['1', '2', '3', '4', '5', '6', '7', '8'],
    breaks: [{ afterPeriod: 4 }],
    closed,
    sections: Array.from({ length: sections }, (_one, n) => ({ id: `S${String(n + 1).padStart(2, '0')}`, name: `Section ${n + 1}` })),
    groups,
    teachers,
    rooms,
    lessons: staffed.map((lesson) => ({
      ...lesson,
      blocks: lesson.blocks.map((block) => ({ ...block, rooms: block.rooms.flatMap(roomsOf) })),
    })),
    simultaneous,
    soft: {
      lateCore: { weight: 1, lastPeriods: 2 },
      teacherGap: { weight: 1 },
      repeatSameDay: { weight: 3 },
      longRun: { weight: 2, limit: 4 },
    },
  });
}

function plainLesson(id: string, subject: string, groups: string[], periods: number, room?: string): Omit<TimetableLesson, 'teachers'> {
  const block = { len: 1, rooms: room ? [room] : [] };
  return {
    id,
    subject,
    groups,
    core: false,
    maxBlocksPerDay: periods > 6 ? 2 : 1,
    minDaysBetween: 0,
    blocks: Array.from({ length: periods }, () => block),
  };
}

function makeLesson(id: string, subject: (typeof SUBJECTS)[number], groups: string[], isShort: boolean): Omit<TimetableLesson, 'teachers'> {
  const shorter = isShort && (subject.name === 'Art' || subject.name === 'General Knowledge') ? 1 : 0;
  const room = 'room' in subject ? subject.room : undefined;
  const lesson = { ...plainLesson(id, subject.name, groups, subject.periods - shorter, room), core: 'core' in subject };
  if (!('double' in subject)) return lesson;
  return { ...lesson, maxBlocksPerDay: 2, blocks: [{ len: 2, rooms: [subject.double] }, ...lesson.blocks.slice(2)] };
}

/** Teachers by subject, each with lessons of about 28 periods. */
function staff(lessons: readonly Omit<TimetableLesson, 'teachers'>[], random: Random): { staffed: TimetableLesson[]; teachers: object[] } {
  const teachers: { id: string; maxPerDay: number; maxConsecutive: number }[] = [];
  const current = new Map<string, { id: string; load: number }>();
  const staffed = lessons.map((lesson) => {
    const load = lesson.blocks.reduce((sum, { len }) => sum + len, 0);
    let teacher = current.get(lesson.subject);
    if (!teacher || teacher.load + load > 26 + random.below(5)) {
      teacher = { id: `T${String(teachers.length + 1).padStart(3, '0')}`, load: 0 };
      teachers.push({ id: teacher.id, maxPerDay: 7, maxConsecutive: 6 });
      current.set(lesson.subject, teacher);
    }
    teacher.load += load;
    return { ...lesson, teachers: [teacher.id] };
  });
  return { staffed, teachers };
}

/** Removes what the timetable does not use: periods of part-time teachers, single periods of others, and surplus rooms. */
function narrow(random: Random, instance: TimetableInstance, placements: readonly Placement[]): TimetableInstance {
  const byId = new Map(instance.lessons.map((lesson) => [lesson.id, lesson]));
  const busy = new Map<string, Set<string>>();
  const add = (who: string, slot: string) => busy.set(who, (busy.get(who) ?? new Set()).add(slot));
  for (const { lesson, block, day, period, room } of placements) {
    const is = byId.get(lesson);
    for (let at = period; at < period + (is?.blocks[block]?.len ?? 1); at++)
      for (const who of [...(is?.teachers ?? []), ...(room === null ? [] : [room])]) add(who, `${day} ${at}`);
  }
  const away = (who: string, share: number) =>
    instance.days.flatMap((_name, day) =>
      instance.periods.flatMap((_period, period) =>
        !busy.get(who)?.has(`${day} ${period}`) && random.unit() < share ? [[day, period] as [number, number]] : [],
      ),
    );
  return {
    ...instance,
    teachers: instance.teachers.map((teacher) => ({ ...teacher, unavailable: away(teacher.id, random.below(8) === 0 ? 0.75 : 0.08) })),
    rooms: instance.rooms.map((room) => ({ ...room, unavailable: away(room.id, 0.3) })),
  };
}
