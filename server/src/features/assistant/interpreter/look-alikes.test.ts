import { describe, expect, it } from 'vitest';
import { said } from './testing/test-school.ts';

describe('words that look like others', () => {
  it.each([
    ['Add event kite day on 14 January', 'calendar.add_event', { title: 'kite day', date: '2027-01-14' }],
    ['exam se pehle 12th walon ko fees ki yaad dila dijiye', 'fee_reminder.send', { class: '12' }],
    ['list top 10 defaulters', 'fees.list_due', { class: undefined }],
    ['unit test 2 for class 8 on 7 dec', 'calendar.add_event', { class: '8', date: '2026-12-07' }],
    ['inter school quiz tomorrow 10 am', 'calendar.add_event', { title: 'inter school quiz', time: '10:00' }],
    ['kal 9 se 11 baje tak PTM hai class 5 ki', 'calendar.add_event', { title: 'PTM', time: '09:00', class: '5' }],
    ['ptm on saturday from 11 to 1 pm', 'calendar.add_event', { time: '11:00' }],
    ['let 10th students know no class tomorrow', 'notice.publish', { class: '10', message: 'no class tomorrow' }],
    ['declare holiday tomorrow and inform parents', 'calendar.add_holiday', { date: '2026-11-21', notify: true }],
    ['remind teachers to submit marks by friday', 'notice.publish', { audience: 'teachers' }],
    ['sabko fees reminder maar do', 'fee_reminder.send', { month: undefined, scope: 'all' }],
    ['proxy 4 George sir 2day', 'substitution.suggest', { class: undefined, teacher: 'George Mathew' }],
    ['send sms to all parents fee due date extended to 10th', 'notice.publish', { class: undefined, date: '2026-12-10' }],
    ['inform parents not to send tiffin tomorrow', 'notice.publish', { message: 'not to send tiffin tomorrow' }],
    ['notice: class 1 no hw today', 'notice.publish', { class: '1' }],
    ['holidays between 1 Dec and 31 Dec', 'calendar.list_upcoming', { from: '2026-12-01', to: '2026-12-31' }],
    ['winter holidays 24 dec to 1 jan', 'calendar.add_holiday', { from: '2026-12-24', to: '2027-01-01' }],
    ['5000 aur 10000 ke beech baki wale bache', 'fees.list_due', { min_amount: 5000, max_amount: 10_000 }],
    ['half holiday on saturday', 'calendar.add_event', { title: 'half holiday' }],
  ])('%s', (prompt, intent, slots) => {
    const read = said(prompt);
    expect(read.intent).toBe(intent);
    for (const [name, value] of Object.entries(slots)) expect((read.slots as Record<string, unknown>)[name], name).toEqual(value);
  });

  it.each(['inform Diya’s mother that she is sick', 'inform George Mathew about the meeting'])(
    '"%s" never becomes a notice to everybody',
    (prompt) => {
      expect(said(prompt)).toMatchObject({ intent: 'clarify', slots: { missing: ['audience'] } });
    },
  );

  it.each(['students with no dues', 'how many working days in december'])('"%s" is not answered with something else', (prompt) => {
    expect(['clarify', 'decline']).toContain(said(prompt).intent);
  });

  it.each(['shift PTM to monday', 'monday ki meeting ko shift karo'])('"%s" is not for the assistant to move', (prompt) => {
    expect(said(prompt)).toEqual({ intent: 'decline', slots: { reason: 'not_permitted' } });
  });

  it.each([
    'send fee reminder to girls of class 9',
    'notify parents of absentees today',
    'remind 5 students with highest dues',
    'fees reminder to the top 10 defaulters',
  ])('"%s" is asked about, since nobody can be chosen so', (prompt) => {
    expect(said(prompt)).toMatchObject({ intent: 'clarify', slots: { missing: [prompt.startsWith('notify') ? 'audience' : 'choice'] } });
  });
});

describe('who is left out', () => {
  const except = [{ student: 'Diya Menon', class: '4', section: 'A' }];

  it.each([
    'fee reminder to class 4, leave Diya Menon out of it',
    'class 4 ko fees reminder bhejo par Diya Menon ko mat bhejna',
    'class 4 ko fees reminder bhejo Diya Menon ko chhod dena',
    'remind class 4 about fees but not to Diya Menon',
    'fee reminder to class 4 skip Diya Menon',
  ])('%s', (prompt) => {
    expect(said(prompt)).toEqual({ intent: 'fee_reminder.send', slots: { class: '4', except } });
  });

  it.each(['class 4 ko mat bhejna', 'class 4 ko fees reminder mat bhejna', 'Diya Menon ko fees reminder nahi bhejna'])(
    '"%s" plans nothing for the others',
    (prompt) => {
      expect(['clarify', 'decline']).toContain(said(prompt).intent);
    },
  );
});

describe('corrections and remarks', () => {
  it.each([
    ['holiday on Monday, no wait, Tuesday', { date: '2026-11-24' }],
    ['holiday on 12 December, sorry, the 14th', { date: '2026-12-14' }],
    ['fee reminder to class 7, I mean class 8', { class: '8' }],
    ['9 A nahi 9 B ko fee reminder bhejo', { class: '9', section: 'B' }],
    ['Remind 10 A about fees. Sorry, 10 B.', { class: '10', section: 'B' }],
    ['We are all rather tired after the rehearsals, so please give class 3 a holiday on Monday', { class: '3', date: '2026-11-23' }],
    ['Send the fee reminder to class 8, I have had two calls about it.', { class: '8' }],
  ])('%s', (prompt, slots) => {
    const read = said(prompt);
    expect(read.intent).not.toBe('clarify');
    expect(read.slots).toMatchObject(slots);
  });

  it('say nothing where a reason alone says of whom', () => {
    expect(said('Class 8 owes a great deal. Please send a fee reminder.')).toMatchObject({
      intent: 'fee_reminder.send',
      slots: { class: '8' },
    });
  });
});

describe('shortened Hindi and bounds of classes', () => {
  it.each([
    ['8 a me ktne ldke h', 'students.count', { class: '8', section: 'A', gender: 'male' }],
    ['fees rmdr bhjdo class 8 k bcho ko', 'fee_reminder.send', { class: '8' }],
    ['25 26 dec off rakho', 'calendar.add_holiday', { from: '2026-12-25', to: '2026-12-26' }],
    ['free teachers in 7th', 'teacher.free', { period: 7 }],
    ['year to date fee collection', 'fees.summary', { from: '2026-04-01', to: '2026-11-20' }],
    ['fee reminder to all classes above 10', 'fee_reminder.send', { classes: ['11', '12'] }],
    ['defaulters of class 11 and above', 'fees.list_due', { classes: ['11', '12'] }],
  ])('%s', (prompt, intent, slots) => {
    expect(said(prompt)).toMatchObject({ intent, slots });
  });
});
