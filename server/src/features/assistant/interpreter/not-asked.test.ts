import { describe, expect, it } from 'vitest';
import { said } from './testing/test-school.ts';

describe('what nobody can choose or has not said', () => {
  it.each([
    ['send reminder to roll number 12 of 9A', 'choice'],
    ['remind first five of 9A', 'choice'],
    ['remind 9A for april and may fees', 'oneMonth'],
    ['fee reminder to class 9 Z', 'section'],
    ['please send a reminder to the parents of standard XIII', 'class'],
    ['inform class abc that exam is on monday', 'class', 'audience'],
    ['holiday on monday 5 december', 'noDay'],
    ['holiday tomorrow 5 dec', 'noDay'],
    ['holiday for teachers only on 5 dec', 'wholeClass'],
    ['notice to bus students: bus late', 'audience'],
    ['inform parents of all route 3 children: the bus comes at 7', 'audience'],
    ['tell route 3 parents bus is late today', 'audience'],
    ['remind the first 3', 'choice'],
    ['remind the other 4', 'choice'],
    ['send a reminder to the 3 who owe most', 'choice'],
    ['fee reminder to the top 8 students', 'choice'],
    ['tell the parents of the Panchavati stop that the bus is late', 'audience'],
    ['9A or 9B fee reminder', 'oneOf'],
    ['holiday on monday or tuesday', 'oneOf'],
    ['holiday not on monday but tuesday', 'oneOf'],
    ['every Saturday holiday', 'date'],
    ['school will be closed till Wednesday', 'date'],
    ['kal se chutti', 'date'],
    ['holiday on 5, 7 and 9 December', 'oneDay'],
    ['remind class 9 for april to june fees', 'oneMonth'],
    ['remind class 9 for the last three months', 'oneMonth'],
    ['holiday after Holi', 'date'],
    ['chutti Diwali se pehle', 'date'],
    ['holiday the Monday after Diwali', 'date'],
    ['', 'intent'],
    ['   ', 'intent'],
    ['ok do it', 'intent'],
    ['haan kar do', 'intent'],
    ['Yash Agarwal', 'intent'],
    ['class 9', 'intent'],
    ['substitute for Lata Bose in period 2 and 3', 'onePeriod'],
    ['who is free in the 2nd and 3rd period', 'onePeriod'],
    ['free teachers period 4, 5', 'onePeriod'],
    ['never remind class 9 about fees', 'instead'],
    ["don't tell the parents, tell the teachers that school is closed", 'instead'],
    ['mat bhejna reminder class 9 ko', 'instead'],
  ])('«%s» is asked about', (prompt, ...missing) => {
    expect(said(prompt)).toMatchObject({ intent: 'clarify', slots: { missing } });
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

describe('several days', () => {
  it.each([
    ['holiday on 24,25,26 December', { from: '2026-12-24', to: '2026-12-26' }],
    ['5, 6 aur 7 december ki chutti', { from: '2026-12-05', to: '2026-12-07' }],
  ])('%s is a range', (prompt, days) => {
    expect(said(prompt)).toMatchObject({ intent: 'calendar.add_holiday', slots: days });
  });
});

describe('what is said to nobody reminds nobody', () => {
  it.each([
    'pure school ka bakaya batao',
    'sabhi classes ka pending fees batao',
    'please tell who has not paid',
    'tell fees pending of class 8',
    'share outstanding fees of class 5',
    'mail me the dues of class 8',
    'before I remind anyone show me who owes over 10k in class 11',
    'reminder bhejne se pehle 9A ki list dikhao',
    '9A me kis kis ko reminder bhejna hai, list dikhao',
    'list of students who need a reminder in class 9',
    'whom should I remind in 9A',
    'show defaulters of 9A, do not send the reminder yet',
  ])('%s', (prompt) => {
    expect(said(prompt).intent).toBe('fees.list_due');
  });
});

describe('bounds of classes', () => {
  it.each([
    ['defaulters of classes above 10', ['11', '12']],
    ['class 11 and above defaulters', ['11', '12']],
    ['class 10 se upar ke defaulters', ['11', '12']],
    ['class 11 aur upar ke defaulters', ['11', '12']],
    ['कक्षा 10 से ऊपर के बकायादार', ['11', '12']],
    ['कक्षा 11 और ऊपर के बकायादार', ['11', '12']],
    ['class 1 tak ke defaulters', ['Nursery', 'LKG', 'UKG', '1']],
    ['defaulters up to class 1', ['Nursery', 'LKG', 'UKG', '1']],
    ['कक्षा 1 तक के बकायादार', ['Nursery', 'LKG', 'UKG', '1']],
  ])('%s', (prompt, classes) => {
    expect(said(prompt)).toMatchObject({ intent: 'fees.list_due', slots: { classes } });
  });

  it('are none of a day or a sum', () => {
    expect(said('remind class 9 upto 10 December').slots).toMatchObject({ class: '9' });
    expect(said('class 9 me 5000 tak baki').slots).toMatchObject({ class: '9', max_amount: 5000 });
  });
});

describe('days beside others', () => {
  it.each([
    ['holiday the day after Diwali', { date: '2027-10-30' }],
    ['Holi se ek din pehle chutti daal do', { date: '2027-03-21' }],
    ['होली के अगले दिन छुट्टी रखो', { date: '2027-03-23' }],
    ['chutti 5 December ke do din baad', { date: '2026-12-07' }],
    ['holiday from Diwali to Bhai Dooj', { from: '2027-10-29', to: '2027-10-31' }],
    ['24 December se New Year tak chutti', { from: '2026-12-24', to: '2027-01-01' }],
  ])('%s', (prompt, days) => {
    expect(said(prompt)).toMatchObject({ intent: 'calendar.add_holiday', slots: days });
  });
});

describe('what a notice is about', () => {
  it.each([
    ['notice to class 5 parents: class 8 exhibition is on 4 December', { class: '5' }],
    ['tell 9A parents that 10B has won the quiz', { class: '9', section: 'A' }],
    ['notice to all teachers that class 4 result meeting is on 1 December', { audience: 'teachers' }],
  ])('%s goes to those who are named before it', (prompt, slots) => {
    const read = said(prompt);
    expect(read).toMatchObject({ intent: 'notice.publish', slots });
    expect(read.slots).not.toHaveProperty('classes');
  });

  it.each(['send WhatsApp to my wife that I will be late', 'मेरे दोस्त को मैसेज भेजो कि मैं देर से आऊंगा'])(
    '%s is nothing of the school',
    (prompt) => {
      expect(said(prompt)).toEqual({ intent: 'decline', slots: { reason: 'out_of_scope' } });
    },
  );

  it('is for nobody else', () => {
    expect(said('inform the police that the gate is blocked')).toMatchObject({ intent: 'clarify', slots: { missing: ['audience'] } });
    expect(said('show fee dues of students at Green Valley School')).toEqual({ intent: 'decline', slots: { reason: 'unsafe' } });
  });
});

describe('whoever wants to be reminded', () => {
  it.each([
    ['remind me how much Shruti Nair owes', 'student.dues'],
    ['please remind me who is absent today', 'attendance.list_absent'],
    ['mujhe yaad dila do ki Shruti Nair ki kitni fees baki hai', 'student.dues'],
    ['मुझे याद दिला दो कि 9A में कितने बच्चे हैं', 'students.count'],
    ['remind me about fees of 9A', 'clarify'],
  ])('%s reminds nobody else', (prompt, intent) => {
    expect(said(prompt).intent).toBe(intent);
  });

  it('is not the class that is to be reminded', () => {
    expect(said('9A walo ko yaad dila do fees ki')).toMatchObject({ intent: 'fee_reminder.send', slots: { class: '9', section: 'A' } });
  });
});

describe('who and when', () => {
  it.each([
    ['Please issue a circular to all staff members: "No leave in December"', 'staff'],
    ['Notify teachers only, not parents: marks entry closes on Friday', 'teachers'],
    ['parents ko notice bhejo, teachers ko nahi: kal chutti hai', 'parents'],
  ])('a notice goes to those who are named and not to those who are left out: «%s»', (prompt, audience) => {
    expect(said(prompt)).toMatchObject({ intent: 'notice.publish', slots: { audience } });
  });

  it('a day that was lately is asked of which year it is, with the prompt for either', () => {
    expect(said('picnic on 12 November for class 4')).toMatchObject({
      intent: 'clarify',
      slots: { missing: ['year'], choices: ['picnic on 12 November 2026 for class 4', 'picnic on 12 November 2027 for class 4'] },
    });
    expect(said('picnic on 12 November 2027 for class 4')).toMatchObject({ intent: 'calendar.add_event', slots: { date: '2027-11-12' } });
  });
});
