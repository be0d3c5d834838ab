import * as calls from '@shala/contract/calendar';
import type { CallAnswer } from '@shala/contract/shared';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { takeToasts } from '#lib/toasts';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, sent, startServer } from '../../../../test/server.ts';
import { CalendarScreen } from './calendar-screen.tsx';

const DAYS = ['2026-12-12', '2027-01-09', '2027-02-13'].map((day) => ({ startsOn: day, endsOn: day }));
const SATURDAY: calls.CalendarEvent = {
  ...{ _id: 'e1', seriesId: 's1', kind: 'holiday', title: 'Second Saturday', description: '', ...DAYS[0] },
  ...{ startsOn: '2026-12-12', endsOn: '2026-12-12', forStudents: true, forStaff: true, isTentative: false },
};
const IMPACT: CallAnswer<typeof calls.previewChange> = {
  ...{ lostDays: DAYS.map(({ startsOn }) => startsOn), wonDays: [], staffLostDays: [], staffWonDays: [] },
  ...{ schoolDays: { before: 220, after: 217 }, workingDays: { before: 280, after: 277 }, occurrences: DAYS },
  ...{ periods: [], papers: [], dueDates: [], registers: [], leaves: 0, collisions: [] },
  notice: { title: 'Holidays: Second Saturday', text: 'There are no lessons.', recipients: 12 },
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-02T04:00:00Z'), toFake: ['Date'] });
  startServer();
  takeToasts();
  answer(calls.listEvents, [SATURDAY]);
  answer(calls.countSchoolDays, { year: '2026-27', months: [], students: 220, staff: 280 });
  answer(calls.previewChange, IMPACT);
});

const bodyOf = (end: string) => sent.findLast((one) => one.method !== 'GET' && one.path.endsWith(end))?.body;

it('an entry that repeats is entered by its weekday of the month, and each of its days is seen first', async () => {
  answer(calls.addEvent, { changeId: 'c1', events: [SATURDAY], noticeId: null });
  renderScreen(<CalendarScreen />, '/calender?view=list&date=2026-12-12');
  await userEvent.click(await screen.findByRole('button', { name: 'Add entry' }));
  const form = await screen.findByRole('dialog', { name: 'New calendar entry' });
  await userEvent.click(within(form).getByText('Holiday'));
  await userEvent.type(within(form).getByRole('textbox', { name: 'Title' }), 'Second Saturday');
  const first = within(form).getByRole('textbox', { name: 'First day' });
  await userEvent.clear(first);
  await userEvent.type(first, '12/12/2026');
  await userEvent.selectOptions(within(form).getByRole('combobox', { name: 'Repeats' }), 'Every month on the second Saturday');
  await userEvent.click(within(form).getByRole('button', { name: 'Check and continue' }));
  expect(within(form).getByText('Enter the date in “Until”.')).toBeDefined();
  await userEvent.type(within(form).getByRole('textbox', { name: 'Until' }), '28/02/2027');
  await userEvent.click(within(form).getByRole('button', { name: 'Check and continue' }));
  const plan = await screen.findByRole('dialog', { name: 'Second Saturday' });
  expect(plan.textContent).toContain('3 entries');
  expect(plan.textContent).toContain('9 Jan 2027');
  await userEvent.click(within(plan).getByRole('button', { name: 'Add the holidays' }));
  await waitFor(() => expect(bodyOf('/calendar/events')).toMatchObject({ repeat: { every: 'monthWeekday', until: '2027-02-28' } }));
});

it('of an entry that repeats one alone is meant, until all later ones are chosen', async () => {
  answer(calls.removeEvent, { changeId: 'c2', events: [], noticeId: null });
  renderScreen(<CalendarScreen />, '/calender?view=list&date=2026-12-12');
  await userEvent.click(await screen.findByRole('cell', { name: 'Second Saturday' }));
  const form = await screen.findByRole('dialog', { name: 'Second Saturday' });
  expect(within(form).getByRole<HTMLInputElement>('radio', { name: 'Only this entry' }).checked).toBe(true);
  expect(within(form).queryByRole('combobox', { name: 'Repeats' })).toBeNull();
  await userEvent.click(within(form).getByRole('radio', { name: 'This and all later entries' }));
  await userEvent.click(within(form).getByRole('button', { name: 'Delete' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete all' }));
  await waitFor(() => expect(bodyOf('/events/e1/removal')).toMatchObject({ scope: 'later', was: { title: 'Second Saturday' } }));
});
