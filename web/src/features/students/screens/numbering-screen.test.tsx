import { getAdmissionNumbering, saveAdmissionNumbering } from '@shala/contract/students';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, refuse, sent, startServer, timesSent } from '../../../../test/server.ts';
import { NumberingScreen } from './numbering-screen.tsx';

const KEPT = { pattern: '{YYYY}/{0000}', next: '2026/0283', rollOrder: 'name', newRoll: 'next' } as const;

beforeEach(startServer);

it('shows what a pattern would give while it is typed, and saves it', async () => {
  answer(getAdmissionNumbering, KEPT);
  renderScreen(<NumberingScreen />, '/data/numbers');
  await userEvent.selectOptions(await screen.findByLabelText('Format'), '');
  const field = screen.getByLabelText('Your own format');
  expect(screen.getByRole('button', { name: 'Save format' })).toHaveProperty('disabled', true);
  answer(getAdmissionNumbering, { ...KEPT, next: 'A-00001' });
  await userEvent.clear(field);
  await userEvent.type(field, 'A-{{00000}');
  expect(await screen.findByText('A-00001')).toBeDefined();
  answer(saveAdmissionNumbering, { ...KEPT, pattern: 'A-{00000}', next: 'A-00001' });
  await userEvent.click(screen.getByRole('button', { name: 'Save format' }));
  await waitFor(() => expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ pattern: 'A-{00000}' }));
});

it('says under the field what is wrong with a pattern, and does not save it', async () => {
  answer(getAdmissionNumbering, KEPT);
  renderScreen(<NumberingScreen />, '/data/numbers');
  await userEvent.selectOptions(await screen.findByLabelText('Format'), '');
  const field = screen.getByLabelText('Your own format');
  refuse(getAdmissionNumbering, 400, { code: 'numberPattern', error: 'A running number is needed, such as {0000}.' });
  await userEvent.type(field, 'x');
  expect(await screen.findByText('A running number is needed, such as {0000}.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Save format' })).toHaveProperty('disabled', true);
  expect(timesSent(saveAdmissionNumbering)).toBe(0);
});

it('offers formats by what they give', async () => {
  answer(getAdmissionNumbering, KEPT);
  renderScreen(<NumberingScreen />, '/data/numbers');
  const format = await screen.findByLabelText<HTMLSelectElement>('Format');
  expect(format.selectedOptions[0]?.textContent).toBe('2026/0001');
  expect(screen.queryByLabelText('Your own format')).toBeNull();
  answer(getAdmissionNumbering, { ...KEPT, next: '26/0283' });
  await userEvent.selectOptions(format, '26/0001');
  expect(await screen.findByText('26/0283')).toBeDefined();
  answer(saveAdmissionNumbering, { ...KEPT, pattern: '{YY}/{0000}', next: '26/0283' });
  await userEvent.click(screen.getByRole('button', { name: 'Save format' }));
  await waitFor(() => expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ pattern: '{YY}/{0000}' }));
});

it('keeps the rule of roll numbers', async () => {
  answer(getAdmissionNumbering, KEPT);
  answer(saveAdmissionNumbering, { ...KEPT, rollOrder: 'girlsFirst', newRoll: 'none' });
  renderScreen(<NumberingScreen />, '/data/numbers');
  await userEvent.selectOptions(await screen.findByLabelText('Order of students in a section'), 'Girls first, then by name');
  await userEvent.selectOptions(screen.getByLabelText('Roll number of a new student'), 'None, entered by hand');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ rollOrder: 'girlsFirst', newRoll: 'none' }));
});
