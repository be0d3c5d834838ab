import { getTimetable, getTimetableRules, saveTimetableRules } from '@shala/contract/timetable';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, refuse, sent } from '../../../../test/server.ts';
import { startTimetable, TIMETABLE } from '../test/school.ts';
import type { Rules } from './rules.ts';
import { RulesScreen } from './rules-screen.tsx';

const NONE: Rules = {
  classTeacherFirst: false,
  rooms: [],
  teachers: [],
  subjects: [],
  sectionSubjects: [],
  closures: [],
  bells: [],
  fixed: [],
  splits: [],
};
const shape = { longCount: 0, longLength: 2, onceADay: false, partOfDay: 'any', roomId: null, roomKind: '' } as const;

beforeEach(() => {
  startTimetable();
  answer(getTimetableRules, NONE);
  answer(saveTimetableRules, {});
});
const open = (part = 'subjects') => renderScreen(<RulesScreen />, `/scheduler/rules?part=${part}`);
const lastSaved = () => sent.findLast(({ method }) => method === 'PUT')?.body;
const save = () => userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }));

describe('the rules of the timetable', () => {
  it('copies the rules of a subject to other classes that have it', async () => {
    open();
    await userEvent.click(await screen.findByText('Mathematics'));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByLabelText(/only once a day \(a double period counts as one\)$/));
    await userEvent.click(
      within(dialog.getByRole('group', { name: 'Copy these rules (without teachers and periods of sections) to' })).getByLabelText('9th'),
    );
    await save();
    expect(lastSaved()).toMatchObject({
      subjects: ['m8', 'm9'].map((subjectId) => ({ ...shape, subjectId, onceADay: true })),
      sectionSubjects: [{ sectionId: 's8a', subjectId: 'm8' }],
    });
  });

  it('lists periods that only a section has, and tells teachers of one name apart', async () => {
    const [kavita, sandeep, sunita] = TIMETABLE.teachers;
    if (!(kavita && sandeep && sunita)) throw new Error('three teachers');
    answer(getTimetable, {
      ...TIMETABLE,
      sections: [...TIMETABLE.sections, { id: 's8b', name: 'B', classId: 'c8', className: '8th', classTeacherId: null }],
      teachers: [kavita, { ...sandeep, name: 'Sunita Rao', code: 'E001' }, { ...sunita, code: 'E011' }],
    });
    answer(getTimetableRules, {
      ...NONE,
      sectionSubjects: [{ sectionId: 's8a', subjectId: 'm8', teacherId: null, periodsPerWeek: 2 }],
    });
    open();
    expect(await screen.findByRole('cell', { name: '6 · A: 2' })).toBeDefined();
    await userEvent.click(screen.getByText('Mathematics'));
    const names = within(screen.getByLabelText('Teacher of section A')).getAllByRole('option');
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'Selected automatically',
      'Kavita Joshi',
      'Sunita Rao (E001)',
      'Sunita Rao (E011)',
    ]);
  });

  it('keeps doubles, part of the day, room and teacher of a subject', async () => {
    answer(getTimetableRules, { ...NONE, rooms: [{ id: 'lab', name: 'Science lab', kind: 'Laboratory', away: [] }] });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Science' }));
    const dialog = within(screen.getByRole('dialog', { name: /Timetable rules for Science/ }));
    await userEvent.type(dialog.getByLabelText('Double or triple periods: how many times a week'), '3');
    expect(dialog.getByText('The subject has only 2 periods a week.')).toBeDefined();
    expect(dialog.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true);
    await userEvent.clear(dialog.getByLabelText('Double or triple periods: how many times a week'));
    await userEvent.selectOptions(dialog.getByLabelText('Periods together each time'), '3 periods (triple)');
    expect(dialog.getByText('Enter how many times a week 3 periods are taught together.')).toBeDefined();
    expect(dialog.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true);
    await userEvent.selectOptions(dialog.getByLabelText('Periods together each time'), '2 periods (double)');
    await userEvent.type(dialog.getByLabelText('Double or triple periods: how many times a week'), '1');
    await userEvent.selectOptions(dialog.getByLabelText('Part of the day'), 'early');
    await userEvent.selectOptions(dialog.getByLabelText('Shared room, for example a lab'), 'Any Laboratory');
    await userEvent.selectOptions(dialog.getByLabelText('Teacher of section A'), 'Sandeep Patil');
    await save();
    expect(lastSaved()).toEqual({
      subjects: [{ ...shape, subjectId: 'sc8', longCount: 1, partOfDay: 'early', roomKind: 'Laboratory' }],
      sectionSubjects: [{ sectionId: 's8a', subjectId: 'sc8', teacherId: 'sandeep', periodsPerWeek: null }],
    });
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the hours of a teacher, whole days at a time, and shows them in words', async () => {
    answer(getTimetableRules, {
      ...NONE,
      teachers: [
        {
          teacherId: 'sunita',
          mostADay: 4,
          mostInRow: 0,
          mostVacant: 1,
          away: [
            [6, 'p1'],
            [6, 'p2'],
            [6, 'p3'],
          ],
        },
      ],
    });
    open('teachers');
    expect(await screen.findByText('Sat: all periods')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Sunita Rao' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'All periods of Saturday' }));
    await userEvent.click(dialog.getByRole('button', { name: 'P1 on all days' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Tuesday, P1' }));
    await userEvent.clear(dialog.getByLabelText('Maximum periods in a day'));
    await userEvent.type(dialog.getByLabelText('Maximum periods in a row'), '9');
    expect(dialog.getByText('A day has only 3 periods.')).toBeDefined();
    await userEvent.clear(dialog.getByLabelText('Maximum periods in a row'));
    await userEvent.clear(dialog.getByLabelText('Maximum free periods between classes'));
    await userEvent.type(dialog.getByLabelText('Maximum free periods between classes'), '2');
    await save();
    const away = [1, 3, 4, 5, 6].map((day) => [day, 'p1']);
    expect(lastSaved()).toEqual({ teachers: [{ teacherId: 'sunita', mostADay: 0, mostInRow: 0, mostVacant: 2, away }] });
  });

  it('adds, changes and deletes rooms; a refusal keeps what was entered', async () => {
    const room = { id: 'lab', name: 'Science lab', kind: 'Laboratory', away: [] };
    answer(getTimetableRules, { ...NONE, rooms: [room] });
    open('rooms');
    await userEvent.click(await screen.findByRole('button', { name: 'Add room' }));
    await userEvent.type(screen.getByLabelText('Name'), 'science lab');
    refuse(saveTimetableRules, 409, { code: 'nameTaken', error: 'This name is already used.' });
    await save();
    expect((await screen.findByRole('alert')).textContent).toContain('This name is already used.');
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('science lab');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    answer(saveTimetableRules, {});
    await userEvent.click(screen.getByRole('button', { name: 'Science lab' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete room' }));
    expect(lastSaved()).toEqual({ removedRoomIds: ['lab'] });
  });

  it('keeps a short Saturday of some classes, fixed periods and class teachers first', async () => {
    answer(getTimetableRules, { ...NONE, fixed: [{ sectionId: 's8a', day: 2, periodId: 'p1', subjectId: 'sc8' }] });
    open('week');
    await userEvent.click(await screen.findByRole('button', { name: 'Add closed periods' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Name'), 'Short Saturday');
    await userEvent.click(dialog.getByLabelText('8th'));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Saturday, P3' }));
    await save();
    expect(lastSaved()).toEqual({ closures: [{ name: 'Short Saturday', classIds: ['c8'], away: [[6, 'p3']] }] });
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'The class teacher takes the first period' }));
    expect(lastSaved()).toEqual({ classTeacherFirst: true });
    await userEvent.click(screen.getByRole('button', { name: '8th A' }));
    await userEvent.selectOptions(within(screen.getByRole('dialog')).getByLabelText('Day'), 'Friday');
    await save();
    const moved = { sectionId: 's8a', periodId: 'p1' };
    expect(lastSaved()).toEqual({
      fixed: [
        { ...moved, day: 2, subjectId: null },
        { ...moved, day: 5, subjectId: 'sc8' },
      ],
    });
  });

  it('keeps the period times of a wing and of a short Saturday', async () => {
    open('week');
    await userEvent.click(await screen.findByRole('button', { name: 'Add period times' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Name'), 'Short Saturday');
    // Without a class or a day they would be the times of the school.
    expect(dialog.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Saturday' }));
    const field = dialog.getByLabelText('P1 ends');
    await userEvent.clear(field);
    await userEvent.type(field, '08:30');
    await save();
    expect(lastSaved()).toEqual({
      bells: [
        {
          ...{ name: 'Short Saturday', classIds: [], days: [6] },
          periods: [
            { periodId: 'p1', startsAt: '08:00', endsAt: '08:30' },
            { periodId: 'p2', startsAt: '08:40', endsAt: '09:20' },
            { periodId: 'p3', startsAt: '09:40', endsAt: '10:20' },
          ],
        },
      ],
    });
  });
});
