import type { TimetableInstance, TimetableLesson } from '@shala/contract/timetable';
import { spaceConstraints, type Titles, timeConstraints } from './constraints.ts';
import { type Node, print } from './nodes.ts';

/** The names of people and things in the file; each is unique. */
export type FetNames = {
  school: string;
  group: (id: string) => string;
  teacher: (id: string) => string;
  subject: (id: string) => string;
  room: (id: string) => string;
};
/**
 * The requirements of a timetable as a file of the program FET. Its activities are the sittings; those of one lesson form one group of activities. A slot in
 * which a long sitting would cross a break is not allowed as its start.
 */
export function writeFet(instance: TimetableInstance, names: FetNames): string {
  const { days, periods, rooms, lessons } = instance;
  const titles = namesOf(instance, names);
  const ids = new Map<string, number>();
  for (const { id, blocks } of lessons) for (const block of blocks.keys()) ids.set(`${block} ${id}`, ids.size + 1);
  const subjects = [...new Set(lessons.map(({ subject }) => names.subject(subject)))];
  const idOf = (lesson: string, block: number) => ids.get(`${block} ${lesson}`) ?? 0;
  return print([
    ['Mode', 'Official'],
    ['Institution_Name', names.school],
    ['Comments', ''],
    ['Days_List', [['Number_of_Days', days.length], ...days.map((name): Node => ['Day', [['Name', name]]])]],
    ['Hours_List', [['Number_of_Hours', periods.length], ...periods.map((name): Node => ['Hour', [['Name', name]]])]],
    [
      'Subjects_List',
      subjects.map(
        (name): Node => [
          'Subject',
          [
            ['Name', name],
            ['Comments', ''],
          ],
        ],
      ),
    ],
    ['Activity_Tags_List', []],
    ...peopleOf(instance, titles),
    ['Activities_List', lessons.flatMap((lesson) => activitiesOf(lesson, { titles, subject: names.subject(lesson.subject), idOf }))],
    ['Buildings_List', []],
    [
      'Rooms_List',
      rooms.map(
        ({ id }): Node => [
          'Room',
          [
            ['Name', titles.room(id)],
            ['Building', ''],
            ['Capacity', 30_000],
            ['Virtual', 'false'],
            ['Comments', ''],
          ],
        ],
      ),
    ],
    ['Time_Constraints_List', timeConstraints(instance, titles, idOf)],
    ['Space_Constraints_List', spaceConstraints(instance, titles, idOf)],
    ['Timetable_Generation_Options_List', []],
  ]);
}

function peopleOf({ teachers, groups }: TimetableInstance, titles: Titles): Node[] {
  return [
    [
      'Teachers_List',
      teachers.map(
        ({ id }): Node => [
          'Teacher',
          [
            ['Name', titles.teacher(id)],
            ['Target_Number_of_Hours', 0],
            ['Qualified_Subjects', []],
            ['Comments', ''],
          ],
        ],
      ),
    ],
    [
      'Students_List',
      groups.map(
        ({ id }): Node => [
          'Year',
          [
            ['Name', titles.group(id)],
            ['Number_of_Students', 0],
            ['Comments', ''],
            ['Number_of_Categories', 0],
            ['Separator', ' '],
          ],
        ],
      ),
    ],
  ];
}

type Sitting = { titles: Titles; subject: string; idOf: (lesson: string, block: number) => number };

function activitiesOf({ id, blocks, teachers, groups }: TimetableLesson, { titles, subject, idOf }: Sitting): Node[] {
  const total = blocks.reduce((sum, { len }) => sum + len, 0);
  return blocks.map(
    ({ len }, block): Node => [
      'Activity',
      [
        ...teachers.map((teacher): Node => ['Teacher', titles.teacher(teacher)]),
        ['Subject', subject],
        ...groups.map((group): Node => ['Students', titles.group(group)]),
        ['Duration', len],
        ['Total_Duration', total],
        ['Id', idOf(id, block)],
        ['Activity_Group_Id', blocks.length === 1 ? 0 : idOf(id, 0)],
        ['Active', 'true'],
        ['Comments', ''],
      ],
    ],
  );
}

/** FET identifies people and things by name, so a repeated name gets a number. */
function namesOf({ groups, teachers, rooms }: TimetableInstance, names: FetNames): Titles {
  const unique = (list: readonly { id: string }[], nameOf: (id: string) => string) => {
    const counts = new Map<string, number>();
    const titles = new Map(
      list.map(({ id }) => {
        const name = nameOf(id);
        const count = (counts.get(name) ?? 0) + 1;
        counts.set(name, count);
        return [id, count === 1 ? name : `${name} (${count})`];
      }),
    );
    return (id: string) => titles.get(id) ?? id;
  };
  return { group: unique(groups, names.group), teacher: unique(teachers, names.teacher), room: unique(rooms, names.room) };
}
