import { describe, expect, it } from 'vitest';
import { said } from './test-school.ts';
import { WRITE_INTENTS } from './types.ts';

const writes: readonly string[] = WRITE_INTENTS;

describe('what is no command', () => {
  it.each([
    'I sent the fee reminder to 9A yesterday',
    'we already reminded class 8',
    'holiday was declared on monday',
    'school was closed on monday',
    'reminders have been sent to class 10',
    'last friday we had a staff meeting',
    'PTM was held last saturday',
    'class 8 ko reminder bhej diya hai',
    'humne kal 9A ko reminder bheja tha',
    'kal chutti thi',
    'reminder chala gaya kya 9A ko',
    'The principal said "send a fee reminder to all parents", what does that mean?',
    'Diya ne bola "sabko reminder bhejo", kya jawab du',
    'no reminder to 9A',
    '9A reminder not needed',
    'students in St Xaviers school',
  ])('%s', (prompt) => {
    expect(writes).not.toContain(said(prompt).intent);
  });

  it.each([
    ['tell parents that the bus was late', 'notice.publish'],
    ['inform parents exam was postponed to monday', 'notice.publish'],
    ['10A ko reminder jisne fees nahi di', 'fee_reminder.send'],
    ['publish notice "school closed tomorrow"', 'notice.publish'],
    ['Add event "Book fair" on 5 Dec', 'calendar.add_event'],
    ['holiday to be declared on monday', 'calendar.add_holiday'],
  ])('but %s is one', (prompt, intent) => {
    expect(said(prompt).intent).toBe(intent);
  });
});

describe('what nobody can choose or has not said', () => {
  it.each([
    ['send reminder to roll number 12 of 9A', 'choice'],
    ['remind first five of 9A', 'choice'],
    ['remind 9A for april and may fees', 'oneMonth'],
    ['fee reminder to class 9 Z', 'section'],
    ['please send a reminder to the parents of standard XIII', 'class'],
    ['inform class abc that exam is on monday', 'class'],
    ['holiday on monday 5 december', 'noDay'],
    ['holiday tomorrow 5 dec', 'noDay'],
    ['holiday for teachers only on 5 dec', 'wholeClass'],
    ['notice to bus students: bus late', 'choice'],
    ['9A or 9B fee reminder', 'oneOf'],
    ['holiday on monday or tuesday', 'oneOf'],
    ['holiday not on monday but tuesday', 'oneOf'],
  ])('%s', (prompt, missing) => {
    expect(said(prompt)).toMatchObject({ intent: 'clarify', slots: { missing: expect.arrayContaining([missing]) } });
  });

  it('a question behind a plan is asked about, though it says only with the plan of whom', () => {
    expect(said('fees ka reminder bhejo class 4 ko aur uska timetable bhi dikhao')).toMatchObject({ slots: { missing: ['first'] } });
  });

  it('everyone but one leaves that one out', () => {
    expect(said('remind everyone but Shruti Nair')).toMatchObject({
      intent: 'fee_reminder.send',
      slots: { scope: 'all', except: [{ student: 'Shruti Nair', class: '10', section: 'A' }] },
    });
  });
});

describe('next to next, and one student’s parents', () => {
  it('counts two weeks with and without hyphens', () => {
    for (const prompt of ['next-to-next Monday holiday', 'next to next monday holiday', 'holiday on the Monday after next'])
      expect(said(prompt)).toMatchObject({ intent: 'calendar.add_holiday', slots: { date: '2026-11-30' } });
  });

  it('what one student owes goes to that student’s parents, and a notice never to all in their place', () => {
    expect(said('fees reminder to Shruti Nair for transport')).toMatchObject({ slots: { student: 'Shruti Nair', fee_type: 'transport' } });
    expect(said('Shruti Nair 2200 bus fee pending, inform guardian')).toMatchObject({
      intent: 'fee_reminder.send',
      slots: { student: 'Shruti Nair', amount: 2200, fee_type: 'transport' },
    });
    expect(said('Shruti Nair is unwell, inform her guardian')).toMatchObject({ intent: 'clarify', slots: { for: 'notice.publish' } });
  });
});

describe('numbers in the text of a notice', () => {
  it.each([
    ['notice: bring 2 notebooks and 3 pencils', undefined],
    ['circular: timing 9 to 2 from monday', undefined],
    ['notice: sweaters compulsory for 9 and 10', ['9', '10']],
  ])('%s', (prompt, classes) => {
    const { intent, slots } = said(prompt);
    expect({ intent, classes: 'classes' in slots ? slots.classes : undefined }).toEqual({ intent: 'notice.publish', classes });
  });
});

describe('shortened words', () => {
  it.each([
    ['apprvd leavs dec', 'leave.list_approved'],
    ['tchrs nt come 2day', 'attendance.list_absent'],
    ['defltrs 9a', 'fees.list_due'],
    ['bus fee remndr 8a', 'fee_reminder.send'],
    ['kaun nhi aya ukg b', 'attendance.list_absent'],
    ['remind every1 fr fees', 'fee_reminder.send'],
  ])('%s', (prompt, intent) => {
    expect(said(prompt).intent).toBe(intent);
  });

  it('a possessive without its apostrophe is still the name', () => {
    expect(said('remind Shruti Nairs parents')).toMatchObject({ slots: { student: 'Shruti Nair' } });
  });
});
