import type { Directory, Slots } from '../interpreter/types.ts';

const PLACES = ['class', 'classes', 'section', 'places', 'scope'] as const;

/** The place of an act, and nothing else of it. */
export function placesOf(slots: Slots): Slots {
  return Object.fromEntries(PLACES.flatMap((slot) => (slots[slot] === undefined ? [] : [[slot, slots[slot]]])));
}

export function withoutPlaces(slots: Slots): Slots {
  return Object.fromEntries(Object.entries(slots).filter(([slot]) => !(PLACES as readonly string[]).includes(slot)));
}

/** The sections of a place, one by one; all of the school where none is named. */
export function sectionsOf({ class: only, classes, section, places }: Slots, directory: Directory): ReadonlySet<string> {
  if (places !== undefined) return new Set(places.map((one) => keyOf(one.class, one.section)));
  const names = classes ?? (only === undefined ? directory.classes.map(({ name }) => name) : [only]);
  const mine = directory.classes.filter(({ name }) => names.includes(name));
  return new Set(mine.flatMap(({ name, sections }) => sections.filter((one) => one === (section ?? one)).map((one) => keyOf(name, one))));
}

/** The place that is these sections: whole classes where they are whole, else section by section. */
export function placeFrom(chosen: ReadonlySet<string>, directory: Directory): Slots {
  const mine = directory.classes
    .map(({ name, sections }) => ({ name, sections, chosen: sections.filter((section) => chosen.has(keyOf(name, section))) }))
    .filter((one) => one.chosen.length > 0);
  const [first, another] = mine;
  if (first === undefined) return {};
  const named: Slots = another === undefined ? { class: first.name } : { classes: mine.map(({ name }) => name) };
  if (mine.every((one) => one.chosen.length === one.sections.length)) return named;
  const [section] = first.chosen;
  if (another === undefined && first.chosen.length === 1 && section !== undefined) return { class: first.name, section };
  return { ...named, places: mine.flatMap((one) => one.chosen.map((name) => ({ class: one.name, section: name }))) };
}

const keyOf = (name: string, section: string) => `${name} ${section}`;
