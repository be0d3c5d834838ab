import { expect, it } from 'vitest';
import { queryOf } from '../testing/read.ts';

it.each([
  ['aaj kis kis bachche ka birthday hai? section bhi', 'birthday', undefined],
  ['aaj kaun kaun se staff leave par hain aur kis type ki leave hai?', 'leave', undefined],
  ['sections without class teacher', 'classTeacher', undefined],
  ['which children of class 5 live on a bus route, which route', 'student', ['route']],
])('tells the rows that are asked for, and not how many of each group there are: «%s»', (said, entity, columns) => {
  expect(queryOf(said)).toMatchObject({ entity, measure: 'list', groupBy: [], ...(columns && { columns }) });
});

it.each([
  'which houses have students',
  'in which departments are the teachers',
  'in which sports are they',
  'how many students by which house',
  'which students class wise',
])('tells groups where they are asked for: «%s»', (said) => {
  expect(queryOf(said)).toMatchObject({ measure: 'count', groupBy: [expect.any(String)] });
});
