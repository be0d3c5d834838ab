import { describe, expect, it } from 'vitest';
import { findSubject, findTeacher } from './find-names.ts';
import { type GridNames, readGrid } from './read-grid.ts';

const named = (...names: string[]) => names.map((name) => ({ id: name, name }));
const subjects = named('Mathematics', 'English', 'Physical Education', 'Social Science', 'Science');
const names: GridNames = {
  periods: named('P1', 'P2', 'P3'),
  teachers: named('Kavita Joshi', 'Sunita Rao', 'Anil Rao'),
  findSection: (text) => {
    const [, id] = /^(?:class |timetable of class )?(9A|9B)$/i.exec(text.replace(/\s*-?\s*(?=[AB]$)/, '')) ?? [];
    return id ? { id: id.toUpperCase(), subjects } : null;
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

  it('finds names by what is surely meant alone', () => {
    expect(findSubject('Sci', subjects)?.name).toBe('Science');
    expect(findSubject('SS', subjects)?.name).toBe('Social Science');
    expect(findSubject('S', subjects)).toBeNull();
    expect(findTeacher('Rao', names.teachers)).toBeNull();
    expect(findTeacher('Mrs. Sunita', names.teachers)?.name).toBe('Sunita Rao');
  });
});
