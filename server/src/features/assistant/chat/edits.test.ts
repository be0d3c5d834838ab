import { describe, expect, it } from 'vitest';
import { school, TODAY } from '../interpreter/testing/test-school.ts';
import type { Interpretation, Slots } from '../interpreter/types.ts';
import type { Last } from './edits.ts';
import { interpretInTurn } from './follow-up.ts';

/** What the last of these says, each going on from the one before. */
function talk(...prompts: string[]): Interpretation | undefined {
  let last: Last | undefined;
  let said: Interpretation | undefined;
  for (const prompt of prompts) {
    said = interpretInTurn(prompt, { today: TODAY, directory: school }, last ? { last } : {});
    if (said.intent !== 'clarify' && said.intent !== 'decline') last = { intent: said.intent, slots: said.slots };
  }
  return said;
}

const others = (...gone: string[]) => school.classes.map(({ name }) => name).filter((name) => !gone.includes(name));

describe('a class that is taken away', () => {
  it.each([
    'not 6B',
    'exclude 6B',
    'all but 6B',
    'other than 6B',
    'bina 6B ke',
    '6B chhodkar',
    '6B ke alawa',
    '6B hata do',
    '6B nikal do',
    'remove 6B',
  ])('leaves those who were meant, and nobody else: «%s»', (prompt) => {
    const { slots } = talk('send fee reminder to class 6', prompt) as { slots: Slots };
    expect(slots).toMatchObject({ class: '6', places: [{ section: 'A' }, { section: 'C' }] });
  });

  it.each(['remind all', 'sabko reminder bhej do'])('asks whether all of these or of the school are meant: «%s»', (prompt) => {
    expect(talk('fee defaulters of class 8', prompt)).toMatchObject({ intent: 'clarify', slots: { missing: ['allOrThese'] } });
    expect(talk('fee defaulters of class 8', prompt, 'remind them')).toMatchObject({ slots: { class: '8' } });
  });

  it.each(['class 7 not class 6', 'oh, class 7, not 6', '7 instead of 6', 'class 7 nahi 6', 'class 7 rather than class 6'])(
    'gives way to the one that is said instead: «%s»',
    (prompt) => {
      const { slots } = talk('send fee reminder to class 6', prompt) as { slots: Slots };
      expect(slots).toMatchObject({ class: '7' });
      expect(slots).not.toHaveProperty('classes');
    },
  );

  it('is never put in beside what it is a part of', () => {
    expect(talk('send fee reminder to class 6', 'class 6 not class 6')).not.toMatchObject({
      intent: 'fee_reminder.send',
      slots: { class: '6' },
    });
  });

  it('is asked about where it was not meant', () => {
    expect(talk('send fee reminder to class 6', 'all but 7B')).toMatchObject({ intent: 'clarify' });
  });

  it('narrows a plan to those above a sum, and a sum alone changes the bound', () => {
    expect(talk('send fee reminder to class 6', 'only those who owe more than 5000')).toMatchObject({
      intent: 'fee_reminder.send',
      slots: { class: '6', min_amount: 5000 },
    });
    expect(talk('remind those who owe more than 30000', 'make it 20000')).toMatchObject({ slots: { min_amount: 20000 } });
  });
});

describe('a follow-up edits what was asked last', () => {
  it.each<[string[], string, Slots]>([
    [
      ['who is absent today in class 8', 'only girls'],
      'attendance.list_absent',
      { who: 'students', class: '8', gender: 'female', date: TODAY },
    ],
    [['fee defaulters of class 8', 'how many is that'], 'fees.list_due', { class: '8' }],
    [['defaulters of class 5', 'class 6 too'], 'fees.list_due', { classes: ['5', '6'] }],
    [['defaulters of class 5', 'and class 9'], 'fees.list_due', { class: '9' }],
    [['send fee reminder to class 9', 'also class 10'], 'fee_reminder.send', { classes: ['9', '10'] }],
    [['send a fee reminder to all parents', 'no, not class 12'], 'fee_reminder.send', { classes: others('12') }],
    [
      ['send a fee reminder to all parents', 'not class 12', 'no, not class 11 either'],
      'fee_reminder.send',
      { classes: others('11', '12') },
    ],
    [['who owes more than 10000', 'in class 12'], 'fees.list_due', { min_amount: 10000, over: true, class: '12' }],
    [['defaulters of class 6', 'of these, who owes more than 4000'], 'fees.list_due', { class: '6', min_amount: 4000, over: true }],
    [['defaulters of class 6', 'only section B'], 'fees.list_due', { class: '6', section: 'B' }],
    [['add a holiday on Monday', 'make it Tuesday'], 'calendar.add_holiday', { date: '2026-11-24' }],
    [['add a holiday on Monday', 'make it Tuesday', 'only for class 5'], 'calendar.add_holiday', { date: '2026-11-24', class: '5' }],
    [['which teachers are free in period 3', 'tomorrow?'], 'teacher.free', { period: 3, date: '2026-11-21' }],
    [['timetable of 9A', 'on Tuesday'], 'timetable.show', { class: '9', section: 'A', day: 'Tuesday' }],
    [['what did Lata Bose teach yesterday', 'is she free in period 2'], 'teacher.free', { teacher: 'Lata Bose', period: 2, date: TODAY }],
  ])('%j', (prompts, intent, slots) => {
    expect(talk(...prompts)).toEqual({ intent, slots });
  });
});

describe('them', () => {
  it.each(['send them a reminder', 'remind them', 'remind all of them', 'send those parents a reminder', 'unko reminder bhejo'])(
    '«%s» are those of the list',
    (prompt) => {
      expect(talk('fee defaulters of class 9', 'only above 5000', prompt)).toEqual({
        intent: 'fee_reminder.send',
        slots: { class: '9', min_amount: 5000, over: true },
      });
    },
  );

  it('her parents are those of the student who was spoken of', () => {
    expect(talk('how much does Diya Menon owe', 'remind her parents')).toEqual({
      intent: 'fee_reminder.send',
      slots: { student: 'Diya Menon' },
    });
  });

  it('how much he owes is asked of that student', () => {
    expect(talk('how much does Diya Menon owe', 'and Yash Agarwal?', 'how much does he owe')).toEqual({
      intent: 'student.dues',
      slots: { student: 'Yash Agarwal' },
    });
  });

  it.each([['remind them'], ['expenses of October', 'remind them'], ['who is absent today in class 8', 'remind them']])(
    'asks where nobody owes: %j',
    (...prompts) => {
      expect(talk(...prompts)).toMatchObject({ intent: 'clarify', slots: { missing: ['target'] } });
    },
  );
});

describe('a notice that is planned', () => {
  it.each([
    ['inform all teachers that there is a staff meeting on Saturday at 12:30', 'make it Monday 2 pm'],
    ['tell parents of class 5 to bring drawing material on Monday', 'send it tomorrow at 9 am'],
    ['notice to class 5 parents: come at 10 am for the meeting', 'make it Friday'],
  ])('gets no other day or time beside the one that its text says: %j', (...prompts) => {
    expect(talk(...prompts)).toMatchObject({ intent: 'clarify', slots: { missing: ['ownDay'] } });
  });

  it.each(['only the primary teachers', 'only class 5 teachers', 'sirf class 5'])('for the teachers goes to no parents: «%s»', (prompt) => {
    const said = talk('inform all teachers that the staff room is being painted', prompt);
    expect(said?.intent === 'clarify' || (said as { slots: Slots }).slots.audience === 'teachers').toBe(true);
  });

  it.each(['sirf 7A walon ko', 'only class 7A', 'just 7A'])('of whom only some are meant goes to no class: «%s»', (prompt) => {
    const asking = { prompt: 'inke parents ko message bhejo ki doctor ka certificate bhejein' };
    expect(interpretInTurn(prompt, { today: TODAY, directory: school }, { asking })).toMatchObject({
      intent: 'clarify',
      slots: { missing: ['audience'] },
    });
  });
});

describe('what is no edit', () => {
  it.each([
    ['defaulters of class 5', 'not class 9'],
    ['send fee reminder to class 9', 'only those who live in Rajpur'],
    ['defaulters of class 5', 'of these only class 9'],
    ['fees collected in October', 'compare with last month'],
    ['send fee reminder to class 9', 'do not send it'],
  ])('%j changes nothing and plans nothing', (...prompts) => {
    expect(['clarify', 'decline']).toContain(talk(...prompts)?.intent);
  });

  it('a question of its own is answered as such', () => {
    expect(talk('defaulters of class 5', 'who is absent today')).toMatchObject({ intent: 'attendance.list_absent' });
    expect(talk('defaulters of class 5', 'how many students in class 9')).toMatchObject({ intent: 'students.count' });
  });
});
