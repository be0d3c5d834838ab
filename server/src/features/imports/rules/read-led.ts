import { classKey } from '@shala/contract/shared';
import { isSameSection, readSeat, sectionKey } from './read-seat.ts';

export type SchoolClasses = readonly { key: string; name: string; sections: readonly { id: string; key: string }[] }[];

/** The ids of the sections that a cell names, such as "6th B", "VI-B" or "6A, 6B"; null when the school has one of them not. A class with one section needs none. */
export function readLed(text: string, classes: SchoolClasses): string[] | null {
  const ids = text.split(/[,;&]/).map((part) => {
    const { className, section } = readSeat(part.trim(), (key) => classes.some((one) => one.key === key));
    const sections = classes.find(({ key }) => key === classKey(className))?.sections ?? [];
    if (sectionKey(section) === '') return sections.length === 1 ? sections[0]?.id : undefined;
    return sections.find(({ key }) => isSameSection(key, sectionKey(section)))?.id;
  });
  return ids.every((id) => id !== undefined) ? ids : null;
}
