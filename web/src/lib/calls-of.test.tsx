import { listSections } from '@shala/contract/classes';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../test/render.tsx';
import { answer, hold, refuse, sent, startServer } from '../../test/server.ts';
import { callsOf } from './calls-of.ts';

const plain = callsOf('plain');
const keeping = callsOf('keeping', { keepsLast: true });
const telling = callsOf('telling', { complaint: 'The list could not be opened' });

let choose: (classId: string) => void;
function Sections({ calls }: { calls: typeof plain }) {
  const [classId, setClassId] = useState('');
  choose = setClassId;
  const { data } = calls.useCall(listSections, { params: { classId } }, classId !== '');
  return <p>{data?.[0]?.section ?? 'nothing'}</p>;
}

beforeEach(() => {
  startServer();
  answer(listSections, [{ _id: 's', section: 'A' }]);
});

it('what was begun to load is there when it is shown, and is not asked twice', async () => {
  renderScreen(<Sections calls={plain} />);
  expect(sent).toHaveLength(0);
  await plain.prefetch(listSections, { params: { classId: 'one' } });
  act(() => choose('one'));
  await screen.findByText('A');
  expect(sent).toHaveLength(1);
});

it.each([
  { calls: plain, meanwhile: 'nothing' },
  { calls: keeping, meanwhile: 'A' },
])('while another answer loads the screen has $meanwhile', async ({ calls, meanwhile }) => {
  renderScreen(<Sections calls={calls} />);
  act(() => choose('one'));
  await screen.findByText('A');
  const release = hold(listSections, [{ _id: 't', section: 'B' }]);
  act(() => choose('two'));
  await screen.findByText(meanwhile);
  release();
  await screen.findByText('B');
});

it('a failure is logged where the specification has it so, and nowhere else', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  refuse(listSections, 400, { code: 'badInput', error: 'No.' });
  await plain.prefetch(listSections, { params: { classId: 'one' } });
  expect(warned).not.toHaveBeenCalled();
  await telling.prefetch(listSections, { params: { classId: 'one' } });
  await waitFor(() => expect(warned).toHaveBeenCalledWith('The list could not be opened', expect.any(Error)));
  warned.mockRestore();
});
