import { expect, it } from 'vitest';
import { shareGuardians } from './bring-in.ts';

const father = { relation: 'Father', name: 'Anil Joshi', phone: '9812345670', email: '' };
const mother = { relation: 'Mother', name: 'Sunita Joshi', phone: '', email: '' };

it('brothers and sisters share father and mother, and the school’s own people are found', () => {
  const { guardians, links } = shareGuardians(
    [
      { id: 'a', guardians: [father, mother] },
      { id: 'b', guardians: [{ ...father, name: 'ANIL  JOSHI' }, mother] },
      { id: 'c', guardians: [{ ...father, phone: '9800000000', name: 'Known Person' }] },
      { id: 'd', guardians: [{ ...mother }] },
    ],
    [{ id: 'k', name: 'Known Person', phone: '9800000000' }],
  );
  expect(guardians.map(({ name }) => name)).toEqual(['Anil Joshi', 'Sunita Joshi', 'Sunita Joshi']);
  expect(links.filter(({ studentId }) => studentId === 'b').map(({ guardianId }) => guardianId)).toEqual(
    links.filter(({ studentId }) => studentId === 'a').map(({ guardianId }) => guardianId),
  );
  expect(links.find(({ studentId }) => studentId === 'c')?.guardianId).toBe('k');
  expect(links.filter(({ isPrimary }) => isPrimary)).toHaveLength(4);
});

it('a title, capitals and spaces make no other person, another name does', () => {
  const named = (name: string) => [{ ...father, name }];
  const { guardians, links } = shareGuardians(
    [
      { id: 'a', guardians: named('Shri Naresh Dubey') },
      { id: 'b', guardians: named('NARESH  DUBEY') },
      { id: 'c', guardians: named('Naresh Dubey ji') },
      { id: 'd', guardians: named('Suresh Dubey') },
    ],
    [{ id: 'k', name: 'Mr. Suresh Dubey', phone: father.phone }],
  );
  expect(guardians.map(({ name }) => name)).toEqual(['Shri Naresh Dubey']);
  expect(new Set(links.slice(0, 3).map(({ guardianId }) => guardianId)).size).toBe(1);
  expect(links[3]?.guardianId).toBe('k');
});
