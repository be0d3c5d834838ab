import { describe, expect, it } from 'vitest';
import { said } from './testing/test-school.ts';
import { WRITE_INTENTS } from './types.ts';

const isPlan = (prompt: string) => (WRITE_INTENTS as readonly string[]).includes(said(prompt).intent);

describe('what is supposed, doubted, told or wished by others', () => {
  it.each([
    'if it rains tomorrow declare a holiday',
    'agar fees na aaye to 8 A ko reminder bhejna',
    'मान लो सोमवार को छुट्टी हो',
    'shayad 5 december ko sports day ho',
    'holiday on Thursday, not decided yet',
    'parents are asking for a holiday on 26 November',
    'sir bol rahe the ki somvar ko chutti kar denge',
    'शिक्षक चाहते हैं कि सोमवार को छुट्टी हो',
    'they will send the reminder to class 7 tomorrow',
    'kal notice bhejenge, aaj nahi',
    'reminder bhej diya tha class 9 ko',
    'my predecessor used to send a notice to all parents every Monday',
    'class 6 ko reminder na jaye',
    'मंगलवार की छुट्टी मत डालना',
    'hold the reminder for 8 A',
  ])('%s', (prompt) => {
    expect(isPlan(prompt)).toBe(false);
  });

  it.each([
    ['Principal wants PTM on 5 December, please add it', 'calendar.add_event'],
    ['remind class 8 if their fees are pending', 'fee_reminder.send'],
    ['notice: if it rains tomorrow come at 9', 'notice.publish'],
    ['I should be grateful if the parents of class 8 could be reminded of their fees', 'fee_reminder.send'],
    ['kal school chutti hai', 'calendar.add_holiday'],
  ])('but %s is asked for', (prompt, intent) => {
    expect(said(prompt).intent).toBe(intent);
  });
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
