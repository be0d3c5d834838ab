import { describe, expect, it } from 'vitest';
import { makeOffice } from './office.ts';
import { makePlan } from './school.ts';

describe('a large school', () => {
  const office = makeOffice(makePlan({ seed: 'large', today: '2026-11-20', students: 4500 }));
  const { sections } = office.school;

  it('has more sections, not larger ones', () => {
    const sizes = sections.map((section) => office.students.filter((student) => student.section === section).length);
    expect(sections).toHaveLength(99);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(66);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(4500);
    const ofFirst = sections.filter(({ schoolClass }) => schoolClass.name === '1st').map(({ name }) => name);
    expect(ofFirst).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I']);
  });

  it('has teachers for them, nobody in two rooms at once and each section with a class teacher of its own', () => {
    const places = office.slots.map(({ day, period, assignment }) => `${assignment.teacher.id} ${day} ${period}`);
    expect(new Set(places).size).toBe(places.length);
    expect(new Set([...office.staff.classTeachers.values()]).size).toBe(sections.length);
  });
});
