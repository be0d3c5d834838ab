import { readInstance, type TimetableInstance, type TimetableLesson } from '@shala/contract/timetable';
import type { Element } from '@xmldom/xmldom';
import type { FetFailure, FetFile, FetSet, Read } from './fet-file.ts';
import { children, numberOf, parseFet, textOf, textsOf } from './parse-xml.ts';
import { readConstraints } from './read-constraints.ts';

const MOST = { days: 14, hours: 24, activities: 12_000 };

/** The content of a file of FET, or why it cannot be read. What it asks for and Shala does not know is listed in `unread`. */
export function readFet(bytes: Uint8Array): FetFile | FetFailure {
  const root = parseFet(bytes);
  if (root === null) return { failure: 'fetBroken' };
  const list = (name: string, ...tags: string[]) => children(children(root, `${name}_List`)[0] ?? null, ...tags);
  const namesOf = (name: string, tag: string) => [...new Set(list(name, tag).map((one) => textOf(one, 'Name')))].filter(Boolean);
  const [days, hours] = [namesOf('Days', 'Day'), namesOf('Hours', 'Hour')];
  const activities = list('Activities', 'Activity').filter((one) => textOf(one, 'Active') !== 'false');
  if (days.length > MOST.days || hours.length > MOST.hours || activities.length > MOST.activities) return { failure: 'fetTooLarge' };
  if (days.length === 0 || hours.length === 0 || activities.length === 0) return { failure: 'fetEmpty' };
  const sets = readSets(list('Students', 'Year'));
  const known = new Map(sets.map((set) => [set.name, set]));
  const read: Read = {
    ...{ days, hours },
    ...readActivities(activities, (set) => known.get(set)?.parts ?? []),
    partsOf: (set) => known.get(set)?.parts ?? [],
  };
  const parts = [...new Set(sets.flatMap((set) => set.parts))];
  const teachers = new Set([...namesOf('Teachers', 'Teacher'), ...read.lessons.flatMap((lesson) => lesson.teachers)]);
  const { unread, ...rules } = readConstraints([...list('Time_Constraints'), ...list('Space_Constraints')], read);
  const made: TimetableInstance = {
    schema: 'school-timetable-instance/1',
    id: textOf(root, 'Institution_Name'),
    ...{ days, periods: hours, breaks: [], closed: rules.closed, sections: [] },
    groups: parts.map((id) => ({ id, section: id, unavailable: rules.away.get(`set ${id}`) ?? [] })),
    teachers: [...teachers].map((id) => ({
      ...{ id, ...rules.everyTeacher, ...rules.teachers.get(id) },
      unavailable: rules.away.get(`teacher ${id}`) ?? [],
    })),
    rooms: namesOf('Rooms', 'Room').map((id) => ({ id, kind: '', unavailable: rules.away.get(`room ${id}`) ?? [] })),
    lessons: read.lessons,
    simultaneous: rules.simultaneous,
    soft: {
      ...{ lateCore: { weight: 0, lastPeriods: 0 }, teacherGap: { weight: 1 } },
      ...{ repeatSameDay: { weight: 3 }, longRun: { weight: 0, limit: 0 }, gapsBeyond: { weight: 10 } },
    },
  };
  const checked = readInstance(made);
  return 'instance' in checked ? { instance: checked.instance, sets, setsOf: read.setsOf, unread } : { failure: 'fetBroken' };
}

/** Years, groups and subgroups. Groups may share subgroups; a set without smaller ones is its own part. */
function readSets(years: readonly Element[]): FetSet[] {
  const sets = new Map<string, FetSet>();
  const add = (element: Element, parents: string[], below: string[]): string[] => {
    const name = textOf(element, 'Name');
    if (name === '') return [];
    const [tag, ...smaller] = below;
    const own = tag === undefined ? [] : children(element, tag).flatMap((child) => add(child, [...parents, name], smaller));
    const parts = [...new Set(own.length > 0 ? own : [name])];
    const before = sets.get(name);
    sets.set(name, {
      name,
      parents: [...new Set([...(before?.parents ?? []), ...parents])],
      parts: before && before.parts[0] !== name ? [...new Set([...before.parts, ...own])] : parts,
    });
    return parts;
  };
  for (const year of years) add(year, [], ['Group', 'Subgroup']);
  return [...sets.values()];
}

function readActivities(
  activities: readonly Element[],
  partsOf: (set: string) => string[],
): Pick<Read, 'lessons' | 'seats' | 'tagsOf' | 'setsOf'> {
  const lessons = new Map<string, TimetableLesson>();
  const seats = new Map<string, [TimetableLesson, number]>();
  const tagsOf = new Map<string, string[]>();
  const setsOf: Record<string, string[]> = {};
  for (const one of activities) {
    const [own, group] = [textOf(one, 'Id'), textOf(one, 'Activity_Group_Id')];
    const id = group === '' || group === '0' ? own : `g${group}`;
    const sets = textsOf(one, 'Students').filter((set) => partsOf(set).length > 0);
    const lesson = lessons.get(id) ?? {
      ...{ id, subject: textOf(one, 'Subject'), groups: [...new Set(sets.flatMap(partsOf))] },
      teachers: [...new Set(textsOf(one, 'Teacher'))],
      ...{ core: false, maxBlocksPerDay: 0, minDaysBetween: 0, blocks: [] },
    };
    lesson.blocks.push({ len: Math.max(1, numberOf(one, 'Duration')), rooms: [] });
    lessons.set(id, lesson);
    setsOf[id] = sets;
    seats.set(own, [lesson, lesson.blocks.length - 1]);
    tagsOf.set(own, textsOf(one, 'Activity_Tag'));
  }
  return { lessons: [...lessons.values()], seats, tagsOf, setsOf };
}
