import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import { SlowCalls } from './slow-calls.tsx';

it('what was slow is named in words, in seconds, without the name of a call', () => {
  renderScreen(
    <SlowCalls calls={[{ call: 'getTeacherSchedule', act: 'The timetable of a section', count: 1200, p95Ms: 1475, worstMs: 2040 }]} />,
  );
  const row = within(screen.getByRole('row', { name: /The timetable of a section/ }));
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['1,200', '1.5 s', '2.0 s']);
  expect(document.body.textContent).not.toContain('getTeacherSchedule');
});
