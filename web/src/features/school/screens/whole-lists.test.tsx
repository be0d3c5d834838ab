import { getSchoolPeriods, listYears, saveSchoolPeriods, saveYear } from '@shala/contract/classes';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '#lib/query-client';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, refuse, sent, timesSent } from '../../../../test/server.ts';
import { press, startSchool } from '../test/school.ts';
import { PeriodsScreen } from './periods-screen.tsx';
import { YearsScreen } from './years-screen.tsx';

beforeEach(startSchool);
const lastBody = () => sent.filter(({ method }) => method === 'PUT').at(-1)?.body;

it('/data/periods saves the whole day, with a new period behind the last', async () => {
  answer(getSchoolPeriods, [{ id: 'p1', name: 'P1', startsAt: '08:00', endsAt: '08:40', lessons: 4 }]);
  answer(saveSchoolPeriods, {});
  renderScreen(<PeriodsScreen />, '/data/periods');
  expect(await screen.findByText('1 period')).toBeDefined();
  await userEvent.click(await screen.findByRole('button', { name: 'Add a period' }));
  expect(screen.getByText('2 periods, not saved yet')).toBeDefined();
  await press('Save the periods');
  await waitFor(() => expect(timesSent(saveSchoolPeriods)).toBe(1));
  expect(lastBody()).toEqual({
    periods: [
      { id: 'p1', name: 'P1', startsAt: '08:00', endsAt: '08:40' },
      { name: 'P2', startsAt: '08:40', endsAt: '09:20' },
    ],
    seen: { periods: [{ id: 'p1', name: 'P1', startsAt: '08:00', endsAt: '08:40' }] },
  });
});

it('/data/periods brings back a deleted period that is used, because its name can be changed', async () => {
  const [first, second] = ['08:00', '08:40'].map((startsAt, at) => ({
    id: `p${at}`,
    name: `P${at}`,
    startsAt,
    endsAt: '09:20',
    lessons: 4,
  }));
  answer(getSchoolPeriods, [first, second] as never);
  refuse(saveSchoolPeriods, 409, { code: 'inUse', error: 'P0 cannot be deleted.' });
  renderScreen(<PeriodsScreen />, '/data/periods');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete P0' }));
  expect(screen.getAllByLabelText('Name')).toHaveLength(1);
  await press('Save the periods');
  expect(await screen.findByText('P0 cannot be deleted.')).toBeDefined();
  expect(screen.getAllByLabelText<HTMLInputElement>('Name').map(({ value }) => value)).toEqual(['P0', 'P1']);
});

describe('a whole list that somebody else saved meanwhile', () => {
  const meanwhile = (present: object, fields: Record<string, string>) => ({
    code: 'changedMeanwhile',
    error: 'Another user changed this record while you were editing. Your entries are kept. Check them and save again.',
    fields,
    data: { present },
  });
  const one = { id: 'p1', name: 'P1', startsAt: '08:00', endsAt: '08:40' };
  const theirs = { ...one, endsAt: '08:35' };

  it('/data/periods: keeps what was typed though it is loaded again, shows what is there now, and saves over it when told twice', async () => {
    answer(getSchoolPeriods, [{ ...one, lessons: 4 }]);
    refuse(saveSchoolPeriods, 409, meanwhile({ periods: [theirs] }, { periods: 'Another user changed this.' }));
    renderScreen(<PeriodsScreen />, '/data/periods');
    const name = await screen.findByLabelText('Name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Zero');
    answer(getSchoolPeriods, [{ ...theirs, lessons: 4 }]);
    await act(() => queryClient.invalidateQueries());
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Zero');
    await press('Save the periods');
    expect(await screen.findByText('Saved entry: P1 08:00–08:35')).toBeDefined();
    expect(lastBody()).toEqual({ periods: [{ ...one, name: 'Zero' }], seen: { periods: [one] } });
    answer(saveSchoolPeriods, {});
    await press('Save the periods');
    await waitFor(() => expect(timesSent(saveSchoolPeriods)).toBe(2));
    expect(lastBody()).toEqual({
      periods: [{ ...one, name: 'Zero' }],
      seen: { periods: [theirs] },
    });
  });

  it('/data/periods: theirs can be taken', async () => {
    answer(getSchoolPeriods, [{ ...one, lessons: 4 }]);
    refuse(saveSchoolPeriods, 409, meanwhile({ periods: [theirs] }, { periods: 'Another user changed this.' }));
    renderScreen(<PeriodsScreen />, '/data/periods');
    await userEvent.type(await screen.findByLabelText('Name'), 'x');
    await press('Save the periods');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard my changes and show the saved entries' }));
    expect(screen.getByLabelText('Ends')).toHaveProperty('value', '08:35');
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'P1');
    expect(screen.queryByText(/Saved entry/)).toBeNull();
  });

  it('/data/years: a year’s terms, the same', async () => {
    const term = { id: 't1', name: 'Term 1', startsOn: '2026-04-01', endsOn: '2026-09-30' };
    const year = { id: 'y1', name: '2026-27', startsOn: '2026-04-01', endsOn: '2027-03-31', isCurrent: true, students: 3, terms: [term] };
    const { name, startsOn, endsOn } = year;
    answer(listYears, [year]);
    refuse(saveYear, 409, meanwhile({ terms: [] }, { terms: 'Another user changed this.' }));
    renderScreen(<YearsScreen />, '/data/years');
    await userEvent.click(await screen.findByRole('button', { name: 'Edit year and terms: 2026-27' }));
    const line = screen.getByLabelText('Term');
    await userEvent.clear(line);
    await userEvent.type(line, 'First');
    await userEvent.click(screen.getByText('Save the year'));
    expect(await screen.findByText('Saved entry: blank')).toBeDefined();
    expect(line).toHaveProperty('value', 'First');
    const wanted = { name, startsOn, endsOn, terms: [{ ...term, name: 'First' }] };
    expect(lastBody()).toEqual({ ...wanted, seen: { name, startsOn, endsOn, terms: [term] } });
    answer(saveYear, {});
    await userEvent.click(screen.getByText('Save the year'));
    await waitFor(() => expect(sent.filter(({ method }) => method === 'PUT')).toHaveLength(2));
    expect(lastBody()).toEqual({ ...wanted, seen: { name, startsOn, endsOn, terms: [] } });
  });
});
