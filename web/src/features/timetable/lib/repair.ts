import type { RepairMove } from '@shala/contract/timetable';
import type { Place } from './board.ts';
import { placeKey } from './board.ts';

type Filled = Place & { subjectId: string | null; teacherId: string | null };

/** All places that a repair touches, with what they have after it: what moves away leaves its place vacant unless another lesson comes there. */
export function placesAfter(moves: readonly RepairMove[]): Filled[] {
  const places = new Map<string, Filled>();
  for (const { sectionId, from } of moves)
    places.set(placeKey({ sectionId, ...from }), { sectionId, ...from, subjectId: null, teacherId: null });
  for (const { sectionId, subjectId, to, teacherAfter } of moves)
    places.set(placeKey({ sectionId, ...to }), { sectionId, ...to, subjectId, teacherId: teacherAfter });
  return [...places.values()];
}
