import * as calls from '@shala/contract/calendar';
import type { CallAnswer } from '@shala/contract/shared';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { takeToasts } from '#lib/toasts';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, refuse, sent, startServer } from '../../../../test/server.ts';
import { CalendarScreen } from './calendar-screen.tsx';

const entry = (over: Partial<calls.CalendarEvent>): calls.CalendarEvent => ({
  ...{
    _id: 'e1',
    seriesId: null,
    kind: 'event',
    title: 'Science fair',
    description: 'Hall, 10:00',
    startsOn: '2026-11-20',
    endsOn: '2026-11-20',
  },
  ...{ forStudents: true, forStaff: true, isTentative: false },
  ...over,
});
const DIWALI = entry({ _id: 'e2', kind: 'holiday', title: 'Diwali break', description: '', startsOn: '2026-11-06', endsOn: '2026-11-14' });
const NOTHING: CallAnswer<typeof calls.previewChange> = {
  ...{ lostDays: [], wonDays: [], staffLostDays: [], staffWonDays: [] },
  ...{ schoolDays: { before: 220, after: 220 }, workingDays: { before: 280, after: 280 } },
  ...{
    periods: [],
    papers: [],
    dueDates: [],
    registers: [],
    leaves: 0,
    collisions: [],
    occurrences: [{ startsOn: '2026-11-24', endsOn: '2026-11-24' }],
  },
  notice: { title: 'Holiday: Local fair', text: 'School is closed.', recipients: 12 },
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-18T04:00:00Z'), toFake: ['Date'] });
  startServer();
  takeToasts();
  answer(calls.listEvents, [DIWALI, entry({})]);
  answer(calls.countSchoolDays, { year: '2026-27', months: [], students: 220, staff: 280 });
});

const open = (search = '?view=list') => renderScreen(<CalendarScreen />, `/calender${search}`);
const bodyOf = (path: string) => sent.findLast((one) => one.method === 'POST' && one.path === path)?.body;

describe('the calendar', () => {
  it('lists a month with a range on one line, and counts what it shows', async () => {
    open();
    expect(await screen.findByRole('cell', { name: '6 to 14 Nov 2026' })).toBeDefined();
    expect(screen.getByRole('cell', { name: 'Hall, 10:00' })).toBeDefined();
    expect(screen.getByText('2 entries')).toBeDefined();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'holiday');
    expect(await screen.findByText('1 entry')).toBeDefined();
    expect(screen.queryByText('Science fair')).toBeNull();
  });

  it('says that nothing is planned, and what went wrong with a way to try again', async () => {
    answer(calls.listEvents, []);
    open();
    expect(await screen.findByText('Nothing in the calendar for these days.')).toBeDefined();
    refuse(calls.listEvents, 500, { code: 'internal', error: 'Something went wrong on our side.' });
    open('?view=list&date=2027-01-10');
    expect(await screen.findByText('The calendar could not be opened')).toBeDefined();
    answer(calls.listEvents, [entry({ title: 'Annual day', startsOn: '2027-01-09', endsOn: '2027-01-09' })]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Annual day')).toBeDefined();
  });
});

describe('a new entry', () => {
  it('that touches nothing is added at once, and can be taken back', async () => {
    answer(calls.previewChange, NOTHING);
    answer(calls.addEvent, { changeId: 'c1', events: [entry({})], noticeId: null });
    answer(calls.undoChange, { events: 1, isNoticeWithdrawn: false });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Add entry' }));
    const form = await screen.findByRole('dialog', { name: 'New calendar entry' });
    await userEvent.click(within(form).getByRole('button', { name: /^(Save|Add)/ }));
    expect(within(form).getByText('Enter a title.')).toBeDefined();
    await userEvent.type(within(form).getByRole('textbox', { name: 'Title' }), 'Sports day');
    await userEvent.click(within(form).getByRole('button', { name: /^(Save|Add)/ }));
    await waitFor(() => expect(bodyOf('/admin/calendar/events')).toMatchObject({ title: 'Sports day', startsOn: '2026-11-18' }));
    const toast = await waitFor(() => takeToasts()[0] ?? expect.fail('nothing is said yet'));
    expect(toast.sentence).toBe('Added to the calendar.');
    toast.onUndo?.();
    await waitFor(() => expect(sent.some(({ path }) => path === '/admin/calendar/changes/c1/undo')).toBe(true));
  });

  it('whose end is before its start says so beside the day and sends nothing; what the server refuses stays in the form', async () => {
    refuse(calls.previewChange, 422, { code: 'outsideYears', error: 'This day is in no year of the school.' });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Add entry' }));
    const form = await screen.findByRole('dialog', { name: 'New calendar entry' });
    const save = within(form).getByRole('button', { name: /^(Save|Add)/ });
    await userEvent.type(within(form).getByRole('textbox', { name: 'Title' }), 'Sports day');
    const last = within(form).getByRole('textbox', { name: 'Last day' });
    await userEvent.clear(last);
    await userEvent.type(last, '01/11/2026');
    await userEvent.click(save);
    expect(within(form).getByText('The last day cannot be before the first day. Change one of them.')).toBeDefined();
    expect(last.getAttribute('aria-invalid')).toBe('true');
    expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
    await userEvent.clear(last);
    await userEvent.type(last, '20/11/2026');
    expect(within(form).queryByText('The last day cannot be before the first day. Change one of them.')).toBeNull();
    await userEvent.click(save);
    expect(await within(form).findByText('This day is in no year of the school.')).toBeDefined();
    expect(within(form).getByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Sports day');
  });

  it('that is a holiday shows first what it touches; one confirm adds it and sends the notice', async () => {
    answer(calls.previewChange, {
      ...NOTHING,
      lostDays: ['2026-11-19', '2026-11-20'],
      schoolDays: { before: 220, after: 218 },
      periods: [{ className: '7th', sections: 3, periods: 48 }],
      papers: [{ exam: 'Unit Test 2', className: '7th', subject: 'Hindi', on: '2026-11-19' }],
      dueDates: [{ month: 'November', dueOn: '2026-11-19', students: 34, nextSchoolDay: '2026-11-21' }],
      registers: [{ on: '2026-11-19', sections: 2 }],
      collisions: [entry({})],
    });
    answer(calls.addEvent, { changeId: 'c2', events: [DIWALI], noticeId: 'n1' });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Add entry' }));
    const form = await screen.findByRole('dialog', { name: 'New calendar entry' });
    await userEvent.click(within(form).getByText('Holiday'));
    await userEvent.type(within(form).getByRole('textbox', { name: 'Title' }), 'Local fair');
    await userEvent.click(within(form).getByRole('button', { name: 'Check and continue' }));
    const plan = await screen.findByRole('dialog', { name: 'Local fair' });
    for (const words of [
      '2 school days are lost: 19 Nov, 20 Nov',
      'Students will have 218 school days this year instead of 220. Attendance % is calculated on these days.',
      'Fees of November are due on 19 Nov 2026.',
      'Event: Science fair, 20 Nov 2026',
      '1 exam paper is on these days. Change its date.',
      '48 periods of 1 class',
    ])
      expect(plan.textContent?.replace(/\s+/g, ' ')).toContain(words);
    // Nothing is changed before it is confirmed.
    expect(sent.some(({ method, path }) => method === 'POST' && path === '/admin/calendar/events')).toBe(false);
    await userEvent.click(within(plan).getByRole('checkbox', { name: 'Send a notice to 12 people' }));
    await userEvent.click(within(plan).getByRole('button', { name: 'Add the holiday and send the notice' }));
    await waitFor(() =>
      expect(bodyOf('/admin/calendar/events')).toMatchObject({
        kind: 'holiday',
        title: 'Local fair',
        notice: { title: 'Holiday: Local fair', text: 'School is closed.' },
      }),
    );
  });
});

describe('the public holidays', () => {
  beforeEach(() => {
    const holiday = {
      key: 'diwali',
      title: 'Diwali (Deepavali)',
      on: '2027-10-29',
      list: 'gazetted' as const,
      awaits: 'notification' as const,
      present: null,
    };
    answer(calls.listPublicHolidays, {
      year: 2027,
      years: [2026, 2027, 2028],
      source: 'Government of India',
      holidays: [
        { ...holiday, key: 'republic-day', title: 'Republic Day', on: '2027-01-26', awaits: null },
        holiday,
        { ...holiday, key: 'onam', title: 'Onam', on: '2027-09-12', list: 'restricted' as const },
        {
          ...holiday,
          key: 'christmas',
          title: 'Christmas Day',
          on: '2027-12-25',
          awaits: null,
          present: { title: 'Winter break', on: '2027-12-24', until: '2027-12-31' },
        },
      ],
    });
    answer(calls.previewPublicHolidays, { ...NOTHING, lostDays: ['2027-01-26', '2027-10-30'] });
    answer(calls.importPublicHolidays, { changeId: 'c3', events: [], noticeId: null });
  });

  it('offer the gazetted ones that are not there, say which days may move, and take the school’s own day', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Add public holidays' }));
    const dialog = await screen.findByRole('dialog', { name: 'Public holidays of India' });
    const row = async (name: RegExp) => within(dialog).findByRole('row', { name });
    expect((await row(/^Diwali/)).textContent).toContain('date as per government notification, it may change by a day');
    expect((await row(/^Republic Day/)).textContent).not.toContain('may move by a day');
    const box = async (name: RegExp) => within(await row(name)).getByRole<HTMLInputElement>('checkbox');
    expect((await box(/^Republic Day/)).checked).toBe(true);
    expect((await box(/^Onam/)).checked).toBe(false);
    expect((await box(/^Christmas Day/)).disabled).toBe(true);
    expect(screen.getByText('Already a holiday in your calendar: Winter break, 24 to 31 Dec 2027')).toBeDefined();
    const day = within(dialog).getByLabelText('Date of Diwali (Deepavali)');
    await userEvent.clear(day);
    await userEvent.type(day, '2027-10-30');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Check and continue' }));
    expect(await within(dialog).findByText(/school days are lost/)).toBeDefined();
    await userEvent.dblClick(within(dialog).getByRole('button', { name: 'Add 2 holidays' }));
    const chosen = [
      { key: 'republic-day', on: '2027-01-26' },
      { key: 'diwali', on: '2027-10-30' },
    ];
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const posted = sent.filter(({ method }) => method === 'POST');
    expect(posted.map(({ body }) => body)).toEqual([{ holidays: chosen }, { holidays: chosen }]);
    expect(posted.map(({ path }) => path.endsWith('/preview'))).toEqual([true, false]);
  });
});

describe('sharing', () => {
  it('makes a private address that is shown once, and takes it back', async () => {
    const feed = { _id: 'f1', name: 'Principal’s phone', createdAt: '2026-11-01T04:00:00Z', lastReadAt: null };
    answer(calls.listFeeds, [feed]);
    answer(calls.addFeed, { _id: 'f2', url: 'https://school.example/files/calendar/secret.ics' });
    answer(calls.removeFeed, { _id: 'f1' });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Add to phone calendar' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add to phone calendar' });
    await userEvent.type(await within(dialog).findByRole('textbox', { name: 'Name of the person or device' }), 'Office');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Make a link' }));
    expect(await within(dialog).findByText('https://school.example/files/calendar/secret.ics')).toBeDefined();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel the link for Principal’s phone' }));
    await waitFor(() => expect(sent.some(({ method, path }) => method === 'DELETE' && path.endsWith('/f1'))).toBe(true));
  });

  it('lead to a holiday of the school’s own that no list has', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Add public holidays' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add your own holiday' }));
    const form = await screen.findByRole('form', { name: 'New calendar entry' });
    expect(within(form).getByRole<HTMLInputElement>('radio', { name: 'Holiday' }).checked).toBe(true);
  });
});
