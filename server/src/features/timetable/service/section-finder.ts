import { classKey } from '@shala/contract/shared';
import { readSeat, readSeatAbove, sectionKey } from '../../imports/index.ts';
import type { Week } from '../store/lessons.store.ts';

/** Finds the section, or all sections of the class, that a text in a file means: `IX-A`, `9 A`, `Class 9th A`. */
export function sectionFinder({ sections }: Pick<Week, 'sections'>) {
  const byClass = Map.groupBy(sections, ({ className }) => classKey(className));
  const ofSeat = (text: string) => {
    const { className, section } = readSeat(text, (key) => byClass.has(key));
    const found = byClass.get(classKey(className)) ?? [];
    // A class with one section need not name it.
    return section === '' && found.length === 1 ? found[0] : found.find(({ name }) => sectionKey(name) === section);
  };
  return {
    find: (text: string): Week['sections'][number] | undefined => {
      const above = readSeatAbove(text);
      return ofSeat(text) ?? (above === null ? undefined : ofSeat(above));
    },
    ofClass: (text: string): Week['sections'] => byClass.get(classKey(text)) ?? [],
  };
}
