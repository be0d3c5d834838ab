import { findSubject, plainName, SCHOOL_DAYS } from '@shala/contract/shared';
import { findTeacher } from '../rules/find-names.ts';
import { sectionFinder } from '../service/section-finder.ts';
import type { Week } from '../store/lessons.store.ts';
import type { FetFile } from './fet-file.ts';

/** What of a FET file the school's rules do not contain: `count` says how often. */
export type FetProblem = {
  kind:
    | 'rule'
    | 'wish'
    | 'section'
    | 'subject'
    | 'teacher'
    | 'day'
    | 'hours'
    | 'noStudents'
    | 'part'
    | 'teachers'
    | 'together'
    | 'differs'
    | 'starts'
    | 'rooms'
    | 'daysBetween'
    | 'sectionHours';
  text: string;
  other: string;
  count: number;
};
type Section = Week['sections'][number];
export type FetNames = ReturnType<typeof matchFet>;

/** The records of the school that the names of a FET file mean. Each name that means nothing is added to `problems` once. */
export function matchFet({ instance, sets }: FetFile, week: Week, problems: FetProblem[]) {
  const tell = (kind: FetProblem['kind'], text: string, other = '') => void problems.push({ kind, text, other, count: 1 });
  const dayOf = matchDays(instance.days, (name) => tell('day', name));
  const periodOf = matchHours(instance.periods, week.periods, () =>
    tell('hours', String(instance.periods.length), String(week.periods.length)),
  );
  const subjects = new Map<string, string | null>();
  const subject = (name: string, { classId, className }: Section): string | null => {
    const key = `${classId} ${name}`;
    const known = subjects.get(key);
    if (known !== undefined) return known;
    const found =
      findSubject(
        name,
        week.subjects.filter((one) => one.classId === classId),
      )?.id ?? null;
    if (found === null) tell('subject', name, className);
    subjects.set(key, found);
    return found;
  };
  const teachers = new Map(
    instance.teachers.map(({ id }) => {
      const found =
        findTeacher(
          id,
          week.teachers.filter(({ isTeaching }) => isTeaching),
        )?.id ?? null;
      if (found === null) tell('teacher', id);
      return [id, found] as const;
    }),
  );
  const taughtBy = matchSets(sets, week);
  const strangers = new Set<string>();
  return {
    subject,
    teacher: (name: string) => teachers.get(name) ?? null,
    /** The sections of sets of students, and whether only a part of a section is meant. */
    taught: (names: readonly string[]): { sections: Section[]; isPart: boolean } => {
      const found = names.map((name) => ({ name, ...taughtBy(name) }));
      for (const { name, sections } of found)
        if (sections.length === 0 && !strangers.has(name)) {
          strangers.add(name);
          tell('section', name);
        }
      return {
        sections: [...new Map(found.flatMap(({ sections }) => sections).map((one) => [one.id, one])).values()],
        isPart: found.some(({ isPart }) => isPart),
      };
    },
    /** Slots of the file as places of the school's week; what is outside of it is left out. */
    placesOf: (slots: readonly (readonly [number, number])[]): [number, string][] =>
      slots.flatMap(([day, hour]): [number, string][] => {
        const [at, periodId] = [dayOf[day], periodOf[hour]];
        return at === undefined || periodId === undefined ? [] : [[at, periodId]];
      }),
    dayOf,
    periodOf,
  };
}

/** Days by their name, else by their order. */
function matchDays(days: readonly string[], onUnknown: (name: string) => void): (number | undefined)[] {
  const named = days.map((name) => {
    const plain = plainName(name);
    const at = plain.length < 2 ? -1 : SCHOOL_DAYS.findIndex((day) => day.toLowerCase().startsWith(plain));
    return at < 0 ? undefined : at + 1;
  });
  const hasNames = named.some((day) => day !== undefined);
  return days.map((name, at) => {
    const day = hasNames ? named[at] : at < SCHOOL_DAYS.length ? at + 1 : undefined;
    if (day === undefined) onUnknown(name);
    return day;
  });
}

/** Hours by the names of the school's periods, else by their order. */
function matchHours(hours: readonly string[], periods: Week['periods'], onTooMany: () => void): (string | undefined)[] {
  const named = hours.map((hour) => periods.find(({ name }) => plainName(name) === plainName(hour))?.id);
  if (named.every((id) => id !== undefined) && new Set(named).size === named.length) return named;
  if (hours.length > periods.length) onTooMany();
  return hours.map((_hour, at) => periods[at]?.id);
}

/** A set of students is a section, a class or several sections, or a part of a section. */
function matchSets(sets: FetFile['sets'], week: Week): (name: string) => { sections: Section[]; isPart: boolean } {
  const { find, ofClass } = sectionFinder(week);
  const byId = new Map(week.sections.map((section) => [section.id, section]));
  const own = new Map(
    sets.map(({ name }) => {
      const id = find(name)?.id;
      return [name, id === undefined ? undefined : byId.get(id)] as const;
    }),
  );
  const bySet = new Map(sets.map((set) => [set.name, set]));
  return (name) => {
    const section = own.get(name);
    if (section) return { sections: [section], isPart: false };
    const below = sets.flatMap((set) => (set.parents.includes(name) ? (own.get(set.name) ?? []) : []));
    if (below.length > 0) return { sections: below, isPart: false };
    const above = bySet.get(name)?.parents.flatMap((parent) => own.get(parent) ?? []) ?? [];
    if (above.length > 0) return { sections: above, isPart: true };
    return { sections: ofClass(name), isPart: false };
  };
}
