import type { TimetableInstance, TimetableLesson } from '@shala/contract/timetable';
import { ALWAYS, type Node, placesOf, type Slot } from './nodes.ts';

/** The names of groups, teachers and rooms in the file. */
export type Titles = { group: (id: string) => string; teacher: (id: string) => string; room: (id: string) => string };
type IdOf = (lesson: string, block: number) => number;

/** The weight with which sittings of a lesson are on different days, when a day may have more than one. */
const SPREAD_WEIGHT = 95;

/** The constraints about availability, load, and the places of sittings. */
export function timeConstraints(instance: TimetableInstance, titles: Titles, idOf: IdOf): Node[] {
  const { closed, groups, teachers, lessons, simultaneous } = instance;
  const times = (tag: string, slots: readonly Slot[]) => placesOf(instance, tag, slots);
  const away = (tag: string, who: Node, slots: readonly Slot[]): Node[] =>
    slots.length === 0
      ? []
      : [[tag, [...ALWAYS, who, ['Number_of_Not_Available_Times', slots.length], ...times('Not_Available_Time', slots)]]];
  return [
    ['ConstraintBasicCompulsoryTime', ALWAYS],
    ...(closed.length === 0
      ? []
      : [['ConstraintBreakTimes', [...ALWAYS, ['Number_of_Break_Times', closed.length], ...times('Break_Time', closed)]] as Node]),
    ...teachers.flatMap(({ id, unavailable }) => away('ConstraintTeacherNotAvailableTimes', ['Teacher', titles.teacher(id)], unavailable)),
    ...groups.flatMap(({ id, unavailable }) => away('ConstraintStudentsSetNotAvailableTimes', ['Students', titles.group(id)], unavailable)),
    ...teachers.flatMap((teacher) => limitsOf(teacher, titles)),
    ...lessons.flatMap((lesson) => spreadOf(lesson, idOf)),
    ...lessons.flatMap(({ id, blocks }) => blocks.flatMap((block, at) => startsOf(instance, block, idOf(id, at)))),
    ...simultaneous.map(
      (set): Node => [
        'ConstraintActivitiesSameStartingTime',
        [...ALWAYS, ['Number_of_Activities', set.length], ...set.map(([id, block]): Node => ['Activity_Id', idOf(id, block)])],
      ],
    ),
  ];
}

/** FET has its limits as hard rules, also that on vacant periods (gaps), which Shala keeps as far as possible. */
function limitsOf({ id, maxPerDay, maxConsecutive, maxGapsPerDay = 0 }: TimetableInstance['teachers'][number], titles: Titles): Node[] {
  const limit = (tag: string, name: string, most: number): Node[] =>
    most === 0 ? [] : [[tag, [...ALWAYS, ['Teacher_Name', titles.teacher(id)], [name, most]]]];
  return [
    ...limit('ConstraintTeacherMaxHoursDaily', 'Maximum_Hours_Daily', maxPerDay),
    ...limit('ConstraintTeacherMaxHoursContinuously', 'Maximum_Hours_Continuously', maxConsecutive),
    ...limit('ConstraintTeacherMaxGapsPerDay', 'Max_Gaps', maxGapsPerDay),
  ];
}

function spreadOf({ id, blocks, maxBlocksPerDay, minDaysBetween }: TimetableLesson, idOf: IdOf): Node[] {
  if (blocks.length < 2) return [];
  return [
    [
      'ConstraintMinDaysBetweenActivities',
      [
        ['Weight_Percentage', maxBlocksPerDay === 1 || minDaysBetween > 0 ? 100 : SPREAD_WEIGHT],
        ['Active', 'true'],
        ['Comments', ''],
        ['Consecutive_If_Same_Day', 'false'],
        ['Number_of_Activities', blocks.length],
        ...blocks.map((_block, at): Node => ['Activity_Id', idOf(id, at)]),
        ['MinDays', Math.max(1, minDaysBetween)],
      ],
    ],
  ];
}

/** The slots in which a sitting may begin, if they are limited: by its rule, and so that it crosses no break. */
function startsOf(instance: TimetableInstance, block: TimetableInstance['lessons'][number]['blocks'][number], id: number): Node[] {
  const { days, periods, breaks } = instance;
  const isWhole = ([, period]: Slot) =>
    period + block.len <= periods.length && breaks.every(({ afterPeriod }) => afterPeriod <= period || afterPeriod >= period + block.len);
  const all = days.flatMap((_day, day) => periods.map((_period, period): Slot => [day, period]));
  if (!block.starts && (block.len === 1 || breaks.length === 0)) return [];
  const starts = (block.starts ?? all).filter(isWhole);
  return [
    [
      'ConstraintActivityPreferredStartingTimes',
      [
        ...ALWAYS,
        ['Activity_Id', id],
        ['Number_of_Preferred_Starting_Times', starts.length],
        ...starts.map(
          ([day, period]): Node => [
            'Preferred_Starting_Time',
            [
              ['Preferred_Starting_Day', days[day] ?? ''],
              ['Preferred_Starting_Hour', periods[period] ?? ''],
            ],
          ],
        ),
      ],
    ],
  ];
}

/** The constraints about the availability of rooms, and the rooms allowed for each sitting. */
export function spaceConstraints(instance: TimetableInstance, titles: Titles, idOf: IdOf): Node[] {
  return [
    ['ConstraintBasicCompulsorySpace', ALWAYS],
    ...instance.rooms.flatMap(({ id, unavailable }): Node[] =>
      unavailable.length === 0
        ? []
        : [
            [
              'ConstraintRoomNotAvailableTimes',
              [
                ...ALWAYS,
                ['Room', titles.room(id)],
                ['Number_of_Not_Available_Times', unavailable.length],
                ...placesOf(instance, 'Not_Available_Time', unavailable),
              ],
            ],
          ],
    ),
    ...instance.lessons.flatMap(({ id, blocks }) =>
      blocks.flatMap(({ rooms }, at): Node[] =>
        rooms.length === 0
          ? []
          : [
              [
                'ConstraintActivityPreferredRooms',
                [
                  ...ALWAYS,
                  ['Activity_Id', idOf(id, at)],
                  ['Number_of_Preferred_Rooms', rooms.length],
                  ...rooms.map((room): Node => ['Preferred_Room', titles.room(room)]),
                ],
              ],
            ],
      ),
    ),
  ];
}
