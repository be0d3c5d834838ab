import { getHistory } from '@shala/contract/history';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../../test/render.tsx';
import { answer, refuse, startServer } from '../../../test/server.ts';
import { HistoryDrawer } from './history-drawer.tsx';

const change = {
  id: '1.name',
  at: '2026-11-20T09:30:00.000Z',
  by: 'Asha Rao',
  action: 'editStudent',
  of: '',
  field: 'dateOfBirth',
  before: '2013-08-22',
  after: '2013-08-23',
  reason: 'Birth certificate',
};
const open = () => renderScreen(<HistoryDrawer entity="student" entityId="1" name="Rohan Kale" onClose={() => undefined} />);

it('says who changed what, when and why', async () => {
  startServer();
  answer(getHistory, {
    changes: [change, { ...change, id: '2', of: 'Suresh Kale', field: 'phone', before: null, after: '9823041172', reason: '' }],
    next: null,
  });
  open();
  expect(await screen.findByText('Date of birth')).toBeDefined();
  expect(screen.getByText('22 Aug 2013')).toBeDefined();
  expect(screen.getByText('23 Aug 2013')).toBeDefined();
  expect(screen.getByText('Asha Rao · Birth certificate')).toBeDefined();
  expect(screen.getByText('Suresh Kale: Phone')).toBeDefined();
  expect(screen.getByText('blank')).toBeDefined();
});

it('says when there is nothing, and when it could not be opened', async () => {
  startServer();
  answer(getHistory, { changes: [], next: null });
  const { unmount } = open();
  expect(await screen.findByText('No changes yet')).toBeDefined();
  unmount();
  refuse(getHistory, 503, { code: 'busy', error: 'Busy.' });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  open();
  expect(await screen.findByText('The record of changes could not be opened')).toBeDefined();
});
