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
  const field = await screen.findByLabelText('Pattern');
  expect(screen.getByRole('button', { name: 'Save pattern' })).toHaveProperty('disabled', true);
  answer(getAdmissionNumbering, { ...KEPT, next: 'A-00001' });
  await userEvent.clear(field);
  await userEvent.type(field, 'A-{{00000}');
  expect(await screen.findByText('A-00001')).toBeDefined();
  answer(saveAdmissionNumbering, { ...KEPT, pattern: 'A-{00000}', next: 'A-00001' });
  await userEvent.click(screen.getByRole('button', { name: 'Save pattern' }));
  await waitFor(() => expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ pattern: 'A-{00000}' }));
});

it('says under the field what is wrong with a pattern, and does not save it', async () => {
  answer(getAdmissionNumbering, KEPT);
  renderScreen(<NumberingScreen />, '/data/numbers');
  const field = await screen.findByLabelText('Pattern');
  refuse(getAdmissionNumbering, 400, { code: 'numberPattern', error: 'A running number is needed, such as {0000}.' });
  await userEvent.type(field, 'x');
  expect(await screen.findByText('A running number is needed, such as {0000}.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Save pattern' })).toHaveProperty('disabled', true);
  expect(timesSent(saveAdmissionNumbering)).toBe(0);
});

it('keeps the rule of roll numbers', async () => {
  answer(getAdmissionNumbering, KEPT);
  answer(saveAdmissionNumbering, { ...KEPT, rollOrder: 'girlsFirst', newRoll: 'none' });
  renderScreen(<NumberingScreen />, '/data/numbers');
  await userEvent.selectOptions(await screen.findByLabelText('Order within a section'), 'girls first, then by name');
  await userEvent.selectOptions(screen.getByLabelText('Roll number of a new student'), 'None, entered by hand');
  await userEvent.click(screen.getByRole('button', { name: 'Save rule' }));
  await waitFor(() => expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ rollOrder: 'girlsFirst', newRoll: 'none' }));
});
