import type { TimetableInstance } from '@shala/contract/timetable';
import type { Element } from '@xmldom/xmldom';
import type { Read, UnreadRule } from './fet-file.ts';
import type { Slot } from './nodes.ts';
import { children, numberOf, textOf, textsOf } from './parse-xml.ts';
import { splitBySpread } from './part-spread.ts';

type Limits = { maxPerDay: number; maxConsecutive: number; maxGapsPerDay: number };
export type ReadRules = {
  closed: [number, number][];
  /** Unavailable slots, by `teacher name`, `set name` and `room name`. */
  away: Map<string, [number, number][]>;
  teachers: Map<string, Partial<Limits>>;
  everyTeacher: Limits;
  simultaneous: TimetableInstance['simultaneous'];
  unread: UnreadRule[];
};
type Target = ReadRules & Read & { slotsOf: (element: Element, tag: string) => [number, number][] };

/** Reads a rule; false when this one cannot be expressed. */
const READERS: Record<string, (rule: Element, into: Target) => boolean> = {
  BasicCompulsoryTime: () => true,
  BasicCompulsorySpace: () => true,
  BreakTimes: (rule, into) => into.closed.push(...into.slotsOf(rule, 'Break_Time')) >= 0,
  TeacherNotAvailableTimes: (rule, into) => readAway(rule, into, [`teacher ${textOf(rule, 'Teacher', 'Teacher_Name')}`]),
  StudentsSetNotAvailableTimes: (rule, into) =>
    readAway(
      rule,
      into,
      into.partsOf(textOf(rule, 'Students')).map((part) => `set ${part}`),
    ),
  RoomNotAvailableTimes: (rule, into) => readAway(rule, into, [`room ${textOf(rule, 'Room')}`]),
  TeacherMaxHoursDaily: (rule, into) => limit(rule, into, { maxPerDay: numberOf(rule, 'Maximum_Hours_Daily') }),
  TeacherMaxHoursContinuously: (rule, into) => limit(rule, into, { maxConsecutive: numberOf(rule, 'Maximum_Hours_Continuously') }),
  TeachersMaxHoursDaily: (rule, into) => {
    into.everyTeacher.maxPerDay = numberOf(rule, 'Maximum_Hours_Daily');
    return true;
  },
  TeachersMaxHoursContinuously: (rule, into) => {
    into.everyTeacher.maxConsecutive = numberOf(rule, 'Maximum_Hours_Continuously');
    return true;
  },
  TeacherMaxGapsPerDay: (rule, into) => numberOf(rule, 'Max_Gaps') > 0 && limit(rule, into, { maxGapsPerDay: numberOf(rule, 'Max_Gaps') }),
  TeachersMaxGapsPerDay: (rule, into) => {
    into.everyTeacher.maxGapsPerDay = numberOf(rule, 'Max_Gaps');
    return into.everyTeacher.maxGapsPerDay > 0;
  },
  MinDaysBetweenActivities: readSpread,
  ActivityPreferredStartingTime: (rule, into) => keepStarts(into, [textOf(rule, 'Activity_Id')], slotsIn([rule], into)),
  ActivityPreferredStartingTimes: (rule, into) =>
    keepStarts(into, [textOf(rule, 'Activity_Id')], into.slotsOf(rule, 'Preferred_Starting_Time')),
  ActivitiesPreferredStartingTimes: (rule, into) => keepStarts(into, chosen(rule, into), into.slotsOf(rule, 'Preferred_Starting_Time')),
  ActivityPreferredTimeSlots: (rule, into) => keepWithin(into, [textOf(rule, 'Activity_Id')], into.slotsOf(rule, 'Preferred_Time_Slot')),
  ActivitiesPreferredTimeSlots: (rule, into) => keepWithin(into, chosen(rule, into), into.slotsOf(rule, 'Preferred_Time_Slot')),
  ActivitiesSameStartingTime: readTogether,
  ActivityEndsStudentsDay: readEnd,
  ActivityPreferredRoom: (rule, into) => keepRooms(into, [textOf(rule, 'Activity_Id')], [textOf(rule, 'Room')]),
  ActivityPreferredRooms: (rule, into) => keepRooms(into, [textOf(rule, 'Activity_Id')], textsOf(rule, 'Preferred_Room')),
  SubjectPreferredRoom: (rule, into) => keepRooms(into, ofSubject(into, textOf(rule, 'Subject')), [textOf(rule, 'Room')]),
  SubjectPreferredRooms: (rule, into) => keepRooms(into, ofSubject(into, textOf(rule, 'Subject')), textsOf(rule, 'Preferred_Room')),
  ActivityTagPreferredRoom: (rule, into) => keepRooms(into, ofTag(into, rule), [textOf(rule, 'Room')]),
  ActivityTagPreferredRooms: (rule, into) => keepRooms(into, ofTag(into, rule), textsOf(rule, 'Preferred_Room')),
  SubjectActivityTagPreferredRoom: (rule, into) => keepRooms(into, ofSubjectAndTag(into, rule), [textOf(rule, 'Room')]),
  SubjectActivityTagPreferredRooms: (rule, into) => keepRooms(into, ofSubjectAndTag(into, rule), textsOf(rule, 'Preferred_Room')),
  TeacherHomeRoom: (rule, into) => keepHome(into, ofTeacher(into, rule), [textOf(rule, 'Room')]),
  TeacherHomeRooms: (rule, into) => keepHome(into, ofTeacher(into, rule), textsOf(rule, 'Preferred_Room')),
  StudentsSetHomeRoom: (rule, into) => keepHome(into, ofStudents(into, rule), [textOf(rule, 'Room')]),
  StudentsSetHomeRooms: (rule, into) => keepHome(into, ofStudents(into, rule), textsOf(rule, 'Preferred_Room')),
};
/** A home room is that of the sittings for which no other room is named, whatever their order in the file. */
const HOME = /HomeRooms?$/u;
/** What Shala's generator always keeps few, so that a limit on it is no loss worth a sentence when it is 0 for classes. */
const KEPT_ANYWAY = new Set(['StudentsMaxGapsPerWeek', 'StudentsSetMaxGapsPerWeek', 'StudentsMaxGapsPerDay']);

/** Applies the rules of a file to its lessons, and collects the others. */
export function readConstraints(rules: readonly Element[], read: Read): ReadRules {
  splitBySpread(rules, read);
  const target: Target = {
    ...read,
    ...{ closed: [], away: new Map(), teachers: new Map(), everyTeacher: { maxPerDay: 0, maxConsecutive: 0, maxGapsPerDay: 0 } },
    ...{ simultaneous: [], unread: [] },
    slotsOf: (element, tag) => slotsIn(children(element, tag), read),
  };
  const unread = new Map<string, UnreadRule>();
  const isHome = (rule: Element) => Number(HOME.test(rule.tagName));
  for (const rule of rules.toSorted((a, b) => isHome(a) - isHome(b))) {
    if (textOf(rule, 'Active') === 'false') continue;
    const kind = rule.tagName.replace(/^Constraint/u, '');
    const weight = textOf(rule, 'Weight_Percentage');
    const isWish = weight !== '' && Number(weight) < 100;
    // Shala spreads a subject over the week by itself as far as it can.
    if (isWish && kind === 'MinDaysBetweenActivities') continue;
    if (KEPT_ANYWAY.has(kind) && numberOf(rule, 'Max_Gaps') === 0) continue;
    if (!isWish && READERS[kind]?.(rule, target)) continue;
    const key = `${kind} ${isWish}`;
    const known = unread.get(key) ?? { name: inWords(kind), count: 0, isWish };
    known.count++;
    unread.set(key, known);
  }
  return { ...target, unread: [...unread.values()] };
}

/** `TeacherMaxDaysPerWeek` as `Teacher max days per week`. */
function inWords(kind: string): string {
  const words = kind.replaceAll(/(?<=[a-z])(?=[A-Z])/gu, ' ').toLowerCase();
  return (words.charAt(0).toUpperCase() + words.slice(1)).slice(0, 120);
}

/** The slots that these elements name by day and hour. */
function slotsIn(elements: readonly Element[], { days, hours }: Read): [number, number][] {
  return elements.flatMap((element): [number, number][] => {
    const day = days.indexOf(textOf(element, 'Day', 'Preferred_Day', 'Preferred_Starting_Day'));
    const hour = hours.indexOf(textOf(element, 'Hour', 'Preferred_Hour', 'Preferred_Starting_Hour'));
    return day < 0 || hour < 0 ? [] : [[day, hour]];
  });
}

function readAway(rule: Element, { away, slotsOf }: Target, owners: readonly string[]): boolean {
  const slots = slotsOf(rule, 'Not_Available_Time');
  for (const owner of owners) {
    const all = [...(away.get(owner) ?? []), ...slots];
    away.set(owner, [...new Map(all.map((slot) => [String(slot), slot])).values()]);
  }
  return owners.length > 0;
}

function limit(rule: Element, { teachers }: Target, more: Partial<Limits>): boolean {
  const name = textOf(rule, 'Teacher_Name', 'Teacher');
  teachers.set(name, { ...teachers.get(name), ...more });
  return true;
}

/** Only for the sittings of one lesson: different lessons that avoid each other's days are another rule. */
function readSpread(rule: Element, { seats }: Target): boolean {
  const of = textsOf(rule, 'Activity_Id').flatMap((id) => seats.get(id)?.[0] ?? []);
  const [lesson] = of;
  if (!lesson || of.some((other) => other !== lesson)) return false;
  lesson.maxBlocksPerDay = 1;
  const days = numberOf(rule, 'MinDays');
  if (days > 1) lesson.minDaysBetween = Math.max(lesson.minDaysBetween, days);
  return true;
}

/**
 * The last sitting of a day for its students. Shala lets it end where nothing can follow, because all later hours of the day are closed to them; FET also
 * allows an earlier hour after which they have nothing.
 */
function readEnd(rule: Element, into: Target): boolean {
  const id = textOf(rule, 'Activity_Id');
  const [lesson, at] = into.seats.get(id) ?? [];
  const length = at === undefined ? undefined : lesson?.blocks[at]?.len;
  if (!lesson || length === undefined) return true;
  const shut = new Set([...into.closed, ...lesson.groups.flatMap((group) => into.away.get(`set ${group}`) ?? [])].map(String));
  const starts = into.days.flatMap((_day, day): Slot[] => {
    const last = into.hours.findLastIndex((_hour, hour) => !shut.has(`${day},${hour}`));
    return last + 1 < length ? [] : [[day, last + 1 - length]];
  });
  return keepStarts(into, [id], starts);
}

function readTogether(rule: Element, { seats, simultaneous }: Target): boolean {
  const set = textsOf(rule, 'Activity_Id').flatMap((id): [string, number][] => {
    const seat = seats.get(id);
    return seat ? [[seat[0].id, seat[1]]] : [];
  });
  const isIn = (one: readonly [string, number]) => set.some(([lesson, block]) => lesson === one[0] && block === one[1]);
  // Sets with a common sitting are one set.
  const joined = simultaneous.filter((other) => other.some(isIn));
  const all = new Map([...joined.flat(), ...set].map((one) => [one.join(' '), one]));
  for (const other of joined) simultaneous.splice(simultaneous.indexOf(other), 1);
  if (all.size > 1) simultaneous.push([...all.values()]);
  return true;
}

/** The activities that a rule about many describes by teacher, students, subject, tag and duration. */
function chosen(rule: Element, { seats, tagsOf, partsOf }: Target): string[] {
  const [teacher, subject, tag] = [
    textOf(rule, 'Teacher_Name', 'Teacher'),
    textOf(rule, 'Subject_Name', 'Subject'),
    textOf(rule, 'Activity_Tag_Name', 'Activity_Tag'),
  ];
  const [students, duration] = [textOf(rule, 'Students_Name', 'Students'), numberOf(rule, 'Duration')];
  const parts = new Set(partsOf(students));
  return [...seats].flatMap(([id, [lesson, block]]) =>
    (teacher === '' || lesson.teachers.includes(teacher)) &&
    (subject === '' || lesson.subject === subject) &&
    (tag === '' || tagsOf.get(id)?.includes(tag)) &&
    (students === '' || lesson.groups.some((group) => parts.has(group))) &&
    (duration === 0 || lesson.blocks[block]?.len === duration)
      ? [id]
      : [],
  );
}

function ofSubject({ seats }: Target, subject: string): string[] {
  return [...seats].flatMap(([id, [lesson]]) => (lesson.subject === subject ? [id] : []));
}

function ofTag({ tagsOf }: Target, rule: Element): string[] {
  const tag = textOf(rule, 'Activity_Tag');
  return [...tagsOf].flatMap(([id, tags]) => (tags.includes(tag) ? [id] : []));
}

function ofSubjectAndTag(into: Target, rule: Element): string[] {
  const tagged = new Set(ofTag(into, rule));
  return ofSubject(into, textOf(rule, 'Subject')).filter((id) => tagged.has(id));
}

function ofTeacher({ seats }: Target, rule: Element): string[] {
  const teacher = textOf(rule, 'Teacher');
  return [...seats].flatMap(([id, [lesson]]) => (lesson.teachers.includes(teacher) ? [id] : []));
}

/** Sittings of this set of students, and not of a smaller or larger one. */
function ofStudents({ seats, setsOf }: Target, rule: Element): string[] {
  const students = textOf(rule, 'Students');
  return [...seats].flatMap(([id, [lesson]]) => (setsOf[lesson.id]?.includes(students) ? [id] : []));
}

/** The sittings may begin only there; several rules for one sitting hold together. */
function keepStarts({ seats }: Target, ids: readonly string[], slots: readonly Slot[]): boolean {
  const allowed = new Set(slots.map(String));
  for (const id of ids) {
    const [lesson, at] = seats.get(id) ?? [];
    const block = at === undefined ? undefined : lesson?.blocks[at];
    if (block) block.starts = (block.starts ?? (slots as [number, number][])).filter((slot) => allowed.has(String(slot)));
  }
  return slots.length > 0;
}

/** The same for whole sittings: each of their periods is in one of the slots. */
function keepWithin(into: Target, ids: readonly string[], slots: readonly Slot[]): boolean {
  const allowed = new Set(slots.map(String));
  for (const id of ids) {
    const [lesson, at] = into.seats.get(id) ?? [];
    const length = at === undefined ? 1 : (lesson?.blocks[at]?.len ?? 1);
    const isWhole = ([day, hour]: Slot) => Array.from({ length }, (_, k) => allowed.has(String([day, hour + k]))).every(Boolean);
    keepStarts(into, [id], slots.filter(isWhole));
  }
  return slots.length > 0;
}

function keepRooms({ seats }: Target, ids: readonly string[], rooms: readonly string[]): boolean {
  for (const id of ids) {
    const [lesson, at] = seats.get(id) ?? [];
    const block = at === undefined ? undefined : lesson?.blocks[at];
    if (block) block.rooms = [...new Set(rooms)];
  }
  return true;
}

/** A home room counts where no other rule names a room. */
function keepHome(into: Target, ids: readonly string[], rooms: readonly string[]): boolean {
  const open = ids.filter((id) => {
    const [lesson, at] = into.seats.get(id) ?? [];
    return at !== undefined && lesson?.blocks[at]?.rooms.length === 0;
  });
  return keepRooms(into, open, rooms);
}
