import { findSubject } from '@shala/contract/shared';
import { findTeacher } from './find-names.ts';
import type { GridNames, GridSplit, Named, SeveralSubjects } from './grid-types.ts';

/** The longest name of groups, and the most groups taught at one time. */
const LONGEST_NAME = 60;
const MOST_GROUPS = 12;

type Taught = { subject: Named; teacherId: string };
type Found = { cell: SeveralSubjects; taught: Taught[] };

/**
 * Groups that only the file names: cells with several subjects, each with a teacher of its own. Sections with the same teachers in the same periods are taught
 * together. Their ids stand only for this reading.
 */
export function proposeSplits(several: readonly SeveralSubjects[], names: GridNames): Required<GridSplit>[] {
  const found = several.flatMap((cell) => readCell(cell, names) ?? []);
  // The cells of a section with the same subjects and teachers are periods of the same groups.
  const ofSection = Map.groupBy(found, ({ cell, taught }) => `${cell.section.id} ${keyOf(taught)}`);
  const placesOf = (own: readonly Found[]) => new Set(own.map(({ cell }) => `${cell.day} ${cell.periodId}`));
  const together = Map.groupBy([...ofSection.values()], (own) => {
    const teachers = own[0]?.taught.map(({ teacherId }) => teacherId).toSorted();
    return [...(teachers ?? []), ...[...placesOf(own)].toSorted()].join(' ');
  });
  const taken = new Set(names.splits.map(({ name }) => name.toLowerCase()));
  return [...together.values()].flatMap((sections, index) => {
    const firsts = sections.flatMap(([first]) => first ?? []);
    const [lead] = firsts;
    if (!lead) return [];
    const id = `new ${index}`;
    const groups = lead.taught.map(({ subject, teacherId }, at) => ({
      id: `${id} ${at}`,
      name: subject.name.slice(0, LONGEST_NAME),
      teacherId,
      members: firsts.flatMap(({ cell, taught }) => {
        const own = taught.find((one) => one.teacherId === teacherId);
        return own ? [{ sectionId: cell.section.id, subjectId: own.subject.id }] : [];
      }),
    }));
    const name = freeName(
      [...lead.taught.map(({ subject }) => subject.name), firsts.map(({ cell }) => cell.section.name).join(', ')],
      taken,
    );
    return [{ id, name, groups, places: placesOf(sections.flat()) }];
  });
}

/** `Hindi / Sanskrit (Rao / Khan)` or `Hindi (Rao), Sanskrit (Khan)`; null unless each subject has a known teacher of its own. */
function readCell(cell: SeveralSubjects, names: GridNames): Found | null {
  const subjects: Named[] = [];
  const teachers: string[] = [];
  for (const part of cell.parts) {
    const subject = findSubject(part, cell.section.subjects);
    const teacher = subject ? null : findTeacher(part, names.teachers);
    if (subject) subjects.push(subject);
    else if (teacher) teachers.push(teacher.id);
    else return null;
  }
  const isOneEach = teachers.length === subjects.length && new Set(teachers).size === teachers.length;
  if (!isOneEach || subjects.length > MOST_GROUPS || new Set(subjects.map(({ id }) => id)).size < 2) return null;
  return { cell, taught: subjects.map((subject, at) => ({ subject, teacherId: teachers[at] ?? '' })) };
}

function keyOf(taught: readonly Taught[]): string {
  return taught
    .map(({ subject, teacherId }) => `${subject.id} ${teacherId}`)
    .toSorted()
    .join(' ');
}

/** `Hindi / Sanskrit / 9 A`, with a number if the school has such groups already. */
function freeName(parts: readonly string[], taken: Set<string>): string {
  const whole = parts.join(' / ');
  for (let number = 1; ; number++) {
    const end = number === 1 ? '' : ` ${number}`;
    const name = whole.slice(0, LONGEST_NAME - end.length).trimEnd() + end;
    if (taken.has(name.toLowerCase())) continue;
    taken.add(name.toLowerCase());
    return name;
  }
}
