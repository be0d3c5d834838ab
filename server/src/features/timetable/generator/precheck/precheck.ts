import type { Contradiction, Placement, TimetableInstance } from '@shala/contract/timetable';
import { listDemands } from './demands.ts';
import { checkLessons } from './lessons.ts';
import { checkOwners } from './owners.ts';
import { checkRooms } from './rooms.ts';

/**
 * What one lesson, teacher, group or set of rooms alone cannot fulfil, whatever the others do. By counting and flows: each finding is a
 * proof, and of data with a timetable nothing is found. What several of them together make impossible is not seen here.
 */
export function precheck(instance: TimetableInstance, locks: readonly Placement[] = []): Contradiction[] {
  const demands = listDemands(instance, locks);
  const lessons = checkLessons(instance, demands, locks);
  // A lesson that is impossible by itself would be told again with its teacher, its group and its rooms.
  const told = new Set(lessons.flatMap(({ ids }) => ids));
  const rest = demands.filter(({ lesson, starts }) => starts.length > 0 && !told.has(lesson.id));
  return [...lessons, ...checkOwners(instance, rest, locks), ...checkRooms(instance, rest)];
}
