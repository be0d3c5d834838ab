import type { Contradiction, Placement, TimetableInstance } from '@shala/contract/timetable';
import { listDemands } from './demands.ts';
import { checkLessons } from './lessons.ts';
import { checkOwners } from './owners.ts';
import { checkRooms } from './rooms.ts';

/**
 * Requirements that a single lesson, teacher, group or set of rooms cannot fulfil, whatever the others do. Found by counting and flows: each finding is a
 * proof, and an instance with a timetable has none. Contradictions that involve several of them are not found here. When it should stop, it returns what it
 * has found so far.
 */
export function precheck(instance: TimetableInstance, locks: readonly Placement[] = [], shouldStop = () => false): Contradiction[] {
  const demands = listDemands(instance, locks);
  const lessons = checkLessons(instance, demands, locks);
  // A lesson that is impossible by itself would be reported again with its teacher, group and rooms.
  const told = new Set(lessons.flatMap(({ ids }) => ids));
  const rest = demands.filter(({ lesson, starts }) => starts.length > 0 && !told.has(lesson.id));
  return [...lessons, ...checkOwners(instance, rest, locks, shouldStop), ...checkRooms(instance, rest, shouldStop)];
}
