import type { Blueprint, PaperSection, QuestionType } from '@shala/contract/question-papers';

export const MOST_SECTIONS = 12;
export const EMPTY: Blueprint = { sections: [], chapters: [], levels: null, avoidPapers: 0 };

type Place = { id: string; section: number; position: number; isAlternative: boolean };
export type Arranged = { blueprint: Blueprint; places: Place[] };

/** The blueprint with one more question in the section of this name, which is added if there is none; and the number of the section. */
export function withQuestion(
  blueprint: Blueprint,
  { section: name, type, marks }: { section: string; type: QuestionType; marks: number },
): { blueprint: Blueprint; section: number } {
  const found = blueprint.sections.findIndex((section) => plain(section.name) === plain(name));
  const added: PaperSection = {
    ...{ name, note: '', types: [type], otherTypes: [], count: 0, marks },
    ...{ anyMarks: true, choices: 0, attempt: null },
  };
  const sections = found < 0 ? [...blueprint.sections, added] : blueprint.sections;
  const at = found < 0 ? sections.length - 1 : found;
  return {
    blueprint: {
      ...blueprint,
      sections: sections.map((section, index) =>
        index !== at
          ? section
          : { ...section, count: section.count + 1, types: section.types.includes(type) ? section.types : [...section.types, type] },
      ),
    },
    section: at,
  };
}

const plain = (name: string) => name.trim().toLowerCase();

/** Blueprint and places without a question. An alternative takes its place; a section without questions goes. */
export function withoutQuestion({ blueprint, places }: Arranged, id: string): Arranged {
  const gone = places.find((one) => one.id === id);
  if (gone === undefined) return { blueprint, places };
  const rest = places.filter((one) => one !== gone);
  const isPair = rest.some(({ section, position }) => section === gone.section && position === gone.position);
  const kept = rest.map((one) => (one.section === gone.section && one.position === gone.position ? { ...one, isAlternative: false } : one));
  const sections = blueprint.sections.map((section, index) => (index === gone.section ? less(section, isPair) : section));
  if (kept.some(({ section }) => section === gone.section)) return { blueprint: { ...blueprint, sections }, places: kept };
  return {
    blueprint: { ...blueprint, sections: sections.filter((_section, index) => index !== gone.section) },
    places: kept.map((one) => (one.section > gone.section ? { ...one, section: one.section - 1 } : one)),
  };
}

function less(section: PaperSection, isPair: boolean): PaperSection {
  if (isPair) return { ...section, choices: Math.max(0, section.choices - 1) };
  const count = Math.max(0, section.count - 1);
  return { ...section, count, attempt: section.attempt === null ? null : Math.min(section.attempt, count) };
}

/** Blueprint and places with a question and its alternative one place up or down; at the edge of a section it goes to the next one. */
export function withMoved({ blueprint, places }: Arranged, id: string, to: 'up' | 'down'): Arranged {
  const moved = places.find((one) => one.id === id);
  if (moved === undefined) return { blueprint, places };
  const { section, position } = moved;
  const isHere = (one: Place) => one.section === section && one.position === position;
  const step = to === 'up' ? -1 : 1;
  const positions = (of: number) => places.filter((one) => one.section === of).map((one) => one.position);
  const beside = positions(section).filter((one) => (one - position) * step > 0);
  if (beside.length > 0) {
    const neighbour = to === 'up' ? Math.max(...beside) : Math.min(...beside);
    const isThere = (one: Place) => one.section === section && one.position === neighbour;
    return {
      blueprint,
      places: places.map((one) => (isHere(one) ? { ...one, position: neighbour } : isThere(one) ? { ...one, position } : one)),
    };
  }
  const next = section + step;
  // A section that has only this question stays as it is.
  if (blueprint.sections[next] === undefined || places.filter((one) => one.section === section && !isHere(one)).length === 0)
    return { blueprint, places };
  const free = to === 'up' ? Math.max(-1, ...positions(next)) + 1 : Math.min(...positions(next)) - 1;
  const isPair = places.filter(isHere).length > 1;
  const change = (one: PaperSection, by: number) => ({
    ...one,
    count: one.count + by,
    choices: Math.max(0, one.choices + (isPair ? by : 0)),
    attempt: one.attempt === null ? null : Math.min(one.attempt, one.count + by),
  });
  return {
    blueprint: {
      ...blueprint,
      sections: blueprint.sections.map((one, index) => (index === section ? change(one, -1) : index === next ? change(one, 1) : one)),
    },
    places: places.map((one) => (isHere(one) ? { ...one, section: next, position: free } : one)),
  };
}
