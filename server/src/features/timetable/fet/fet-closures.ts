import type { Week } from '../store/lessons.store.ts';
import type { Rules, RulesToSave } from '../store/rules.store.ts';
import type { FetFile } from './fet-file.ts';
import type { FetNames, FetProblem } from './fet-names.ts';

type Place = [number, string];
const DAYS = [1, 2, 3, 4, 5, 6];

/**
 * The periods without lessons: breaks of the file, days and periods that it does not have, and what all sections of a class have in common. Those that the
 * school has already are left out. A closure of an earlier file is replaced.
 */
export function findClosures(
  { instance }: FetFile,
  week: Week,
  rules: Rules,
  names: FetNames,
  name: string,
  problems: FetProblem[],
): RulesToSave['closures'] {
  const others = rules.closures.filter((closure) => !closure.name.startsWith(name));
  const shut = new Set(others.filter(({ classIds }) => classIds.length === 0).flatMap(({ away }) => away.map(String)));
  const isOpen = (place: Place) => !shut.has(String(place));
  const inFile = new Set(
    instance.days.flatMap((_day, day) => instance.periods.map((_hour, hour) => String(names.placesOf([[day, hour]])[0]))),
  );
  const outside = DAYS.flatMap((day) => week.periods.map(({ id }): Place => [day, id])).filter((place) => !inFile.has(String(place)));
  const made: RulesToSave['closures'] = [];
  const add = (classIds: string[], away: Place[]) => {
    if (away.length === 0) return;
    const title = made.length === 0 ? name : `${name} ${made.length + 1}`;
    const id = rules.closures.find((closure) => closure.name === title)?.id;
    made.push({ ...(id !== undefined && { id }), name: title, classIds, away });
  };
  add([], unique([...names.placesOf(instance.closed), ...outside]).filter(isOpen));
  const ofClass = new Map<string, { away: string; places: Place[] }>();
  for (const section of week.sections) {
    const groups = instance.groups.filter(({ id }) => names.taught([id]).sections.some((one) => one.id === section.id));
    if (groups.length === 0) continue;
    // A period in which only a part of a section is away cannot be expressed.
    const places = unique(groups.flatMap(({ unavailable }) => names.placesOf(unavailable)))
      .filter(isOpen)
      .filter(([day, period]) =>
        groups.every((group) => names.placesOf(group.unavailable).some((one) => String(one) === String([day, period]))),
      );
    const away = places.map(String).sort().join(' ');
    const known = ofClass.get(section.classId);
    if (known && known.away !== away)
      problems.push({ kind: 'sectionHours', text: `${section.className} ${section.name}`, other: '', count: 1 });
    else ofClass.set(section.classId, { away, places });
  }
  const known = (classId: string) =>
    new Set(others.filter(({ classIds }) => classIds.includes(classId)).flatMap(({ away }) => away.map(String)));
  const byPlaces = Map.groupBy(
    [...ofClass].map(([classId, { places }]) => ({ classId, places: places.filter((place) => !known(classId).has(String(place))) })),
    ({ places }) => places.map(String).sort().join(' '),
  );
  for (const classes of byPlaces.values())
    add(
      classes.map(({ classId }) => classId),
      classes[0]?.places ?? [],
    );
  return made;
}

function unique(places: readonly Place[]): Place[] {
  return [...new Map(places.map((place) => [String(place), place])).values()];
}
