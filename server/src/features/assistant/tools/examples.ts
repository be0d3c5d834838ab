import { say } from '#platform/words';
import { classWords } from '../answer/words.ts';
import type { Directory } from '../interpreter/types.ts';
import type { Examples } from './tool.ts';

/** Names for examples that exist in the school; general words where it has none yet. */
export function examplesOf({ classes, students, employees }: Directory): Examples {
  const one = classes[Math.floor(classes.length / 2)];
  const student = students[0];
  const className = one === undefined ? say('class 8') : classWords(one.name);
  return {
    className,
    section: one === undefined ? say('class 8') : [className, one.sections[0]].filter(Boolean).join(' '),
    student: student === undefined ? say('the student’s name') : student.name,
    teacher: employees.find(({ subject }) => subject !== undefined)?.name ?? employees[0]?.name ?? say('the teacher’s name'),
  };
}

/** Examples for programs and models, which are told no name of the school. */
export const anySchool = (): Examples => examplesOf({ classes: [], students: [], employees: [], subjects: [] });
