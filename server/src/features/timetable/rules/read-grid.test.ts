import { findSubject } from '@shala/contract/shared';
import { describe, expect, it } from 'vitest';
import { findTeacher } from './find-names.ts';
import type { GridNames } from './grid-types.ts';
import { readGrid, readGridWithGroups } from './read-grid.ts';

const named = (...names: string[]) => names.map((name) => ({ id: name, name }));
const both = (subjectId: string) => ['9A', '9B'].map((sectionId) => ({ sectionId, subjectId }));
const subjects = named('Mathematics', 'English', 'Physical Education', 'Social Science', 'Science', 'Hindi', 'Urdu', 'Games');
const names: GridNames = {
  periods: named('P1', 'P2', 'P3'),
  teachers: named('Kavita Joshi', 'Sunita Rao', 'Anil Rao', 'Imran Khan'),
  splits: [
    {
      id: 'languages',
      name: 'Second language',
      groups: [
        { id: 'hindi', name: 'Group 1', teacherId: 'Sunita Rao', members: both('Hindi') },
        { id: 'urdu', name: 'Group 2', teacherId: 'Imran Khan', members: both('Urdu') },
      ],
    },
    {
      id: 'pe',
      name: 'PE in groups',
      groups: ['Boys', 'Girls'].map((name) => ({
        ...{ id: name, name, teacherId: null },
        members: [{ sectionId: '9A', subjectId: 'Physical Education' }],
      })),
    },
    { id: 'joined', name: 'Joint games', groups: [{ id: 'games', name: 'All', teacherId: 'Anil Rao', members: both('Games') }] },
  ],
  isAlsoAlone: (sectionId, subjectId) => sectionId === '9A' && subjectId === 'Physical Education',
  findSection: (text) => {
    const [, id] = /^(?:class |timetable of class )?(9A|9B)$/i.exec(text.replace(/\s*-?\s*(?=[AB]$)/, '')) ?? [];
    return id ? { id: id.toUpperCase(), name: id.toUpperCase(), subjects } : null;
  },
};
const read = (text: string) => {
  const { lessons, problems } = readGrid(
    text
      .trim()
      .split('\n')
      .map((line) =>
        line
          .trim()
          .split(';')
          .map((cell) => cell.replaceAll('|', '\n')),
      ),
    names,
  );
  return { lessons: lessons.map((one) => [one.sectionId, one.day, one.periodId, one.subjectId, one.teacherId].join(' ')), problems };
};

describe('a finished timetable', () => {
  it('is read from a grid of each section with the days as columns', () => {
    const { lessons, problems } = read(`
      Timetable of Class 9-A;;
      Period;Monday;Tue
      P1 08:00;Maths|K. Joshi;English (Sunita Rao)
      Break;Lunch;Lunch
      2;P.E.;-
      Class 9 B;;
      ;Mon;Tue
      P1;Social Science;Eng / Mrs Kavita`);
    expect(lessons).toEqual([
      '9A 1 P1 Mathematics Kavita Joshi',
      '9A 2 P1 English Sunita Rao',
      '9A 1 P2 Physical Education ',
      '9B 1 P1 Social Science ',
      '9B 2 P1 English Kavita Joshi',
    ]);
    expect(problems).toEqual([]);
  });

  it('is read with the periods as columns, for one section, for the whole school and for a day', () => {
    expect(
      read(`
      9A;P1;P2;P3
      Monday;English;Maths;
      Saturday;Science;;`).lessons,
    ).toEqual(['9A 1 P1 English ', '9A 1 P2 Mathematics ', '9A 6 P1 Science ']);
    expect(
      read(`
      Class;Day;1;2
      9A;Mon;English;Maths
      ;Tue;Maths;
      9B;Mon;;Science`).lessons,
    ).toEqual(['9A 1 P1 English ', '9A 1 P2 Mathematics ', '9A 2 P1 Mathematics ', '9B 1 P2 Science ']);
    expect(
      read(`
      Timetable of Wednesday;;
      Class;Period 1;Period 2
      9A;English;Maths
      9B;Maths;English`).lessons,
    ).toEqual(['9A 3 P1 English ', '9A 3 P2 Mathematics ', '9B 3 P1 Mathematics ', '9B 3 P2 English ']);
  });

  it('is read from a list when a class is called as a period is, as 1st', () => {
    const list = [
      ['Class', 'Section', 'Day', 'Period', 'Subject', 'Teacher'],
      ['1st', 'A', 'Monday', 'P1', 'English', 'Sunita Rao'],
      ['1st', 'A', 'Tuesday', 'P2', 'Hindi', ''],
    ];
    const findSection = (text: string) => (text === '1st-A' ? { id: '1A', name: '1A', subjects } : null);
    const { lessons, problems } = readGrid(list, { ...names, findSection });
    expect(problems).toEqual([]);
    expect(lessons.map(({ sectionId, day, periodId, subjectId }) => [sectionId, day, periodId, subjectId].join(' '))).toEqual([
      '1A 1 P1 English',
      '1A 2 P2 Hindi',
    ]);
  });

  it('is read from a list of one period a row, as it is exported', () => {
    expect(
      read(`
      Class;Section;Day;Period;Subject;Teacher
      9;A;Monday;P3;English;Anil Rao
      9;C;Monday;P3;English;`),
    ).toEqual({
      lessons: ['9A 1 P3 English Anil Rao'],
      problems: [{ row: 3, text: '9-C', kind: 'section' }],
    });
  });

  it('tells what was not understood, and keeps what was', () => {
    const { lessons, problems } = read(`
      9A;Mon;Tue;Wed
      P1;Sanskrit (K. Joshi);English (Rao);Maths (Kavita Joshi)
      P9;English;;
      9B;Mon;Tue;Wed
      P1;;;Science (Kavita Joshi)`);
    expect(lessons).toEqual(['9A 2 P1 English ', '9A 3 P1 Mathematics Kavita Joshi', '9B 3 P1 Science ']);
    expect(problems).toEqual([
      { row: 2, text: 'Sanskrit (K. Joshi)', kind: 'subject' },
      { row: 2, text: 'Rao', kind: 'teacher' },
      { row: 3, text: 'English', kind: 'place' },
      { row: 5, text: 'Kavita Joshi', kind: 'busy' },
    ]);
    expect(read('a;b\nc;d').lessons).toEqual([]);
  });

  it('finds the groups of the rules in a cell, with the teachers that it names', () => {
    const taught = (cell: string) => {
      const { lessons, problems } = readGrid(
        [
          ['9A', 'Mon', 'Tue'],
          ['P1', cell, ''],
        ],
        names,
      );
      expect(problems).toEqual([]);
      return lessons.map(({ sectionId, groupId, teacherId }) => `${sectionId} ${groupId} ${teacherId}`);
    };
    const languages = ['9A hindi Sunita Rao', '9B hindi Sunita Rao', '9A urdu Imran Khan', '9B urdu Imran Khan'];
    for (const cell of [
      'Hindi / Urdu',
      'Hindi/Urdu (S. Rao / I. Khan)',
      'Urdu (Imran), Hindi (Sunita)',
      'Second language',
      'Hindi\nno teacher',
    ])
      expect(taught(cell), cell).toEqual(languages);
    expect(taught('Hindi / Urdu\nK. Joshi / I. Khan').slice(0, 2)).toEqual(['9A hindi Kavita Joshi', '9B hindi Kavita Joshi']);
    expect(taught('Physical Education (Boys / Girls)')).toEqual(['9A Boys null', '9A Girls null']);
    expect(taught('PE in groups\nK. Joshi / I. Khan')).toEqual(['9A Boys Kavita Joshi', '9A Girls Imran Khan']);
    // 9A has Physical Education also as a whole class.
    expect(taught('Physical Education')).toEqual(['9A undefined null']);
    expect(taught('Games')).toEqual(['9A games Anil Rao', '9B games Anil Rao']);
  });

  it('places groups once, whichever sections name them, and tells what does not fit beside them', () => {
    const { lessons, problems } = read(`
      Class;Section;Day;Period;Subject;Teacher
      9;A;Monday;P1;Hindi;Sunita Rao
      9;A;Monday;P1;Urdu;Imran Khan
      9;B;Monday;P1;Urdu;Imran Khan
      9;B;Monday;P2;Games;Anil Rao
      9;A;Monday;P2;Science;Kavita Joshi
      9;B;Monday;P3;English;
      9;B;Monday;P3;Science;`);
    expect(lessons.toSorted()).toEqual(
      [
        '9A 1 P1 Hindi Sunita Rao',
        '9B 1 P1 Hindi Sunita Rao',
        '9A 1 P1 Urdu Imran Khan',
        '9B 1 P1 Urdu Imran Khan',
        '9A 1 P2 Games Anil Rao',
        '9B 1 P2 Games Anil Rao',
        '9B 1 P3 English ',
      ].toSorted(),
    );
    expect(problems).toEqual([
      { row: 6, text: 'Science\nKavita Joshi', kind: 'inGroups' },
      { row: 8, text: 'Science', kind: 'groups' },
    ]);
    expect(read('9A;Mon;Tue\nP1;Maths / Science;').problems).toEqual([{ row: 2, text: 'Maths / Science', kind: 'groups' }]);
  });

  it('takes groups that only the file names, of classes with the same teachers together, where each subject has a teacher', () => {
    const [joshi, rao, khan] = ['Kavita Joshi', 'Anil Rao', 'Imran Khan'];
    const rows = [
      ['9A', 'Mon', 'Tue', 'Wed'],
      ['P1', 'Maths (K. Joshi), Science (Anil Rao)', 'Mathematics (K. Joshi)', 'English / Science'],
      ['P2', '', '', 'Maths / Science (Kavita Joshi / Anil Rao)'],
      ['9B', 'Mon', 'Tue', 'Wed'],
      ['P1', 'Maths / Science (K. Joshi / Anil Rao)', 'English / Social Science (K. Joshi / Nobody Known)', ''],
      ['P2', '', 'English / Science (K. Joshi / Imran Khan)', 'Science / Maths\nAnil Rao / K. Joshi'],
    ];
    const { lessons, problems, newSplits } = readGridWithGroups(rows, names);
    expect(newSplits).toEqual([
      {
        id: 'new 0',
        name: 'Mathematics / Science / 9A, 9B',
        places: new Set(['1 P1', '3 P2']),
        groups: [
          { id: 'new 0 0', name: 'Mathematics', teacherId: joshi, members: both('Mathematics') },
          { id: 'new 0 1', name: 'Science', teacherId: rao, members: both('Science') },
        ],
      },
      {
        id: 'new 1',
        name: 'English / Science / 9B',
        places: new Set(['2 P2']),
        groups: [
          { id: 'new 1 0', name: 'English', teacherId: joshi, members: [{ sectionId: '9B', subjectId: 'English' }] },
          { id: 'new 1 1', name: 'Science', teacherId: khan, members: [{ sectionId: '9B', subjectId: 'Science' }] },
        ],
      },
    ]);
    const shown = lessons.map(({ sectionId, day, periodId, subjectId, teacherId, groupId = 'alone' }) =>
      [sectionId, day, periodId, subjectId, teacherId, groupId].join(' '),
    );
    expect(shown.toSorted()).toEqual(
      [
        // The same subject and teacher in a period without the groups is a lesson of the class.
        '9A 2 P1 Mathematics Kavita Joshi alone',
        ...['1 P1', '3 P2'].flatMap((place) =>
          ['9A', '9B'].flatMap((section) => [
            `${section} ${place} Mathematics ${joshi} new 0 0`,
            `${section} ${place} Science ${rao} new 0 1`,
          ]),
        ),
        `9B 2 P2 English ${joshi} new 1 0`,
        `9B 2 P2 Science ${khan} new 1 1`,
      ].toSorted(),
    );
    expect(problems.map(({ row, kind }) => `${row} ${kind}`)).toEqual(['2 groups', '5 groups']);
  });

  it('finds names by what is surely meant alone', () => {
    expect(findSubject('Sci', subjects)?.name).toBe('Science');
    expect(findSubject('SS', subjects)?.name).toBe('Social Science');
    expect(findSubject('S', subjects)).toBeNull();
    expect(findTeacher('Rao', names.teachers)).toBeNull();
    expect(findTeacher('Mrs. Sunita', names.teachers)?.name).toBe('Sunita Rao');
  });
});
