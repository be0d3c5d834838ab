import type { Week } from '../../store/lessons.store.ts';
import type { RuleIndex } from './rule-index.ts';

export type Wanted = { sectionId: string; subjectId: string; periods: number };

/**
 * The subjects of a section with their periods, by its own rules or the subject's. Sections of one class may follow different streams: a section whose week is
 * at least half filled has the subjects that are in it and in its rules; any other section has all subjects of its class. A subject without a number has its
 * present periods; otherwise the remaining periods are shared.
 */
export function listWanted(week: Week, section: Week['sections'][number], index: RuleIndex): Wanted[] {
  // A subject taught in groups is not also taught to the whole section, unless the rules ask for both.
  const own = week.splits.filter(({ groups }) => groups.some(({ members }) => members.some(({ sectionId }) => sectionId === section.id)));
  const inGroups = new Set(
    own.flatMap(({ groups }) =>
      groups.flatMap(({ members }) => members.flatMap((one) => (one.sectionId === section.id ? one.subjectId : []))),
    ),
  );
  const periodsInGroups = own.reduce((sum, { periodsPerWeek }) => sum + periodsPerWeek, 0);
  const places = index.openDays(section.classId).flat().length - periodsInGroups;
  const present = new Map<string, number>();
  for (const { sectionId, subjectId } of week.lessons)
    if (sectionId === section.id) present.set(subjectId, (present.get(subjectId) ?? 0) + 1);
  const isFilled = [...present.values()].reduce((sum, count) => sum + count, 0) * 2 >= week.periods.length * 6;
  const ruled = (subjectId: string) => index.ofSection(section.id, subjectId)?.periodsPerWeek ?? null;
  const subjects = week.subjects
    .filter(({ id }) => !inGroups.has(id) || ruled(id) !== null)
    .filter(({ id, classId }) => classId === section.classId && (!isFilled || present.has(id) || ruled(id) !== null))
    .map(({ id, perWeek }) => ({ sectionId: section.id, subjectId: id, periods: ruled(id) ?? (perWeek || (present.get(id) ?? 0)) }))
    .filter(({ subjectId }) => ruled(subjectId) !== 0);
  const open = subjects.filter(({ periods }) => periods === 0);
  const left = places - subjects.reduce((sum, { periods }) => sum + periods, 0);
  const share = open.length === 0 ? 0 : Math.min(week.periods.length, Math.max(0, Math.floor(left / open.length)));
  return subjects.map((one) => ({ ...one, periods: one.periods || share })).filter(({ periods }) => periods > 0);
}
