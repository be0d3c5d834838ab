import { describe, expect, it } from 'vitest';
import { said } from './testing/test-school.ts';
import { WRITE_INTENTS } from './types.ts';

const writes: readonly string[] = WRITE_INTENTS;

describe('what is no command', () => {
  it.each([
    'I sent the fee reminder to 9A yesterday',
    'we already reminded class 8',
    'holiday was declared on monday',
    'school was closed on monday',
    'Unit Test 3 date sheet of class 9',
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
    'ok did we send the fee reminder to class 5 thanks',
    'so have we sent the fee reminder to class 5',
    'please tell is Monday a holiday',
    'hello was Monday a holiday',
    'we sent the reminder to class 9, now show the collection of today',
    'the notice went to class 5 yesterday, now list the absent',
    'the reminder for class 9 is done so show dues of class 10',
    'class 9 ko reminder bhej diya, ab class 10 ko bhejo',
    'we have declared a holiday on 5 December, now show the calendar',
  ])('%s', (prompt) => {
    expect(writes).not.toContain(said(prompt).intent);
  });

  it.each([
    ['tell parents that the bus was late', 'notice.publish'],
    ['tell parents that route 3 will not run today', 'notice.publish'],
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

describe('what has been done, hangs on something or is wanted by others', () => {
  it.each([
    'government ne Monday ko chutti ghoshit ki hai',
    'the collector has declared a holiday on Monday',
    'principal sir ne kal chutti ki ghoshna ki',
    'the notice about PTM went to parents',
    'PTM hui thi Saturday ko',
    'parents got the reminder',
    'parents want a holiday on Monday',
    'the note says: send reminder to all',
    'should it rain, holiday tomorrow',
    'remind 9A later',
    'not now, reminder to 9A',
    '9A ko reminder abhi nahi',
    'example of a reminder to 9A',
    'show me what a reminder to 9A looks like',
    'would it be ok to send a reminder to 9A',
    'who can send reminders',
    'reminder bheju kya 9A ko',
    '9A ko reminder bhejein ya nahi',
    '9A ke defaulters ke naam parents ko bhejo',
    'jo aaj absent hain unko notice bhejo',
    'jinki fees baaki hai unke liye notice',
    'hostel walo ko reminder bhejo',
    'Arvind Joshi ko Monday ki chutti de do',
  ])('%s', (prompt) => {
    expect(writes).not.toContain(said(prompt).intent);
  });

  it.each([
    ['every Saturday holiday', 'date'],
    ['school will be closed till Wednesday', 'date'],
    ['kal se chutti', 'date'],
    ['holiday on 5, 7 and 9 December', 'oneDay'],
    ['remind class 9 for april to june fees', 'oneMonth'],
    ['remind class 9 for the last three months', 'oneMonth'],
  ])('%s is more than can be planned, and is asked about', (prompt, missing) => {
    expect(said(prompt)).toMatchObject({ intent: 'clarify', slots: { missing: [missing] } });
  });

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

  it.each([
    'tell class 9 to pay fees',
    'tell 9-A about pending fees',
    '9A ke parents ko batao ki fees pending hai',
    'ask parents of nursery to pay the fees',
    'fees bharne ke liye bol do class 7 walo ko',
    'kis kis ki fees baki hai unko reminder bhejo',
    'send the reminder to 9A before I leave',
  ])('but %s does', (prompt) => {
    expect(said(prompt).intent).toBe('fee_reminder.send');
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

  it.each(['holiday after Holi', 'chutti Diwali se pehle', 'holiday the Monday after Diwali'])('%s is asked about', (prompt) => {
    expect(said(prompt)).toMatchObject({ intent: 'clarify', slots: { missing: ['date'] } });
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

describe('thanks and begging behind what is told or asked', () => {
  it.each([
    'republic day ki chutti hai na pls',
    'republic day ki chutti hai na, regards office',
    'kal school band hai na asap plz sir',
    '9A ko reminder bhejna hai na asap plz sir',
    '8a ko reminder ja chuka h please',
    'notice dal diya h mne plz sir',
    '9 A को notice चला गया है please',
    'bacche bol rahe the ki kal chutti kar do thank you',
    'tomorrow isnt a holiday right',
    'i alerady put a notice to parents about fees',
    'sir 6B aur 6C ke bachon ko notice do',
  ])('«%s» makes no act of it', (prompt) => expect(writes).not.toContain(said(prompt).intent));

  it.each(['send a reminder to 9A please', 'kal chutti kar do please', 'kal chutti kar do thank you'])(
    '«%s» is an act all the same',
    (prompt) => expect(writes).toContain(said(prompt).intent),
  );
});
