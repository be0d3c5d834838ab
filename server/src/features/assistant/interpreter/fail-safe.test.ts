import { describe, expect, it } from 'vitest';
import { said, school } from './testing/test-school.ts';
import { WRITE_INTENTS } from './types.ts';

const writes: readonly string[] = WRITE_INTENTS;

describe('everybody is meant only by a word that says so', () => {
  it.each([
    'remind her parents',
    'remind his father about fees',
    'remind them',
    'remind these parents',
    'send reminder to those students',
    'send those a fee reminder',
    'remind all of them',
    'unke parents ko reminder bhejo',
    'inko fee reminder bhej do',
    'in sabko reminder bhejo',
    'remind the parents about fees',
    'remind parents',
    'tell her parents that the bus is late',
    'inform them that school is closed tomorrow',
    'send reminder to those who have paid',
    'remind all parents of 9A who have cleared their fees',
    'parents of class 7 want us to publish a notice on the picnic',
  ])('«%s» asks who', (prompt) => {
    expect(said(prompt)).toMatchObject({ intent: 'clarify' });
  });

  it.each([
    ['tell all staff meeting on Wednesday 3 pm', 'staff'],
    ['tel all staf meting on wensday 3 pm', 'staff'],
    ['tell all techers meeting on Wednesday', 'teachers'],
    ['tell all drivers meeting on Wednesday', undefined],
    ['send notice to all about staff meeting on Monday', 'all'],
  ])('«%s» is for %s', (prompt, audience) => {
    const read = said(prompt);
    expect(read.intent).toBe('notice.publish');
    expect('audience' in read.slots ? read.slots.audience : undefined).toBe(audience);
  });

  it.each(['remind all parents', 'remind everyone of their dues', 'remind those who have not paid', 'remind all defaulters'])(
    '«%s» is for all who owe',
    (prompt) => {
      expect(said(prompt)).toMatchObject({ intent: 'fee_reminder.send', slots: { scope: 'all' } });
    },
  );

  it.each(['remind parents of vii-c', 'remind parents of VII C', 'remind parents of 7c'])('«%s» is one section', (prompt) => {
    expect(said(prompt)).toEqual({ intent: 'fee_reminder.send', slots: { class: '7', section: 'C' } });
  });

  it.each(['remind parents of ii-b', 'remind parents of v-a', 'remind parents of x-c'])('«%s» never widens', (prompt) => {
    const { intent, slots } = said(prompt);
    if (writes.includes(intent)) expect(slots).toHaveProperty('section');
    expect(slots).not.toHaveProperty('scope');
  });
});

describe('courtesy changes nothing', () => {
  const wish = 'send fee reminder to class 9';
  it.each([
    'Sir, {}',
    'Good morning, {}',
    'Namaste ji, {}',
    'One more thing – {}',
    'Quick one: {}',
    'URGENT: {}',
    'Sorry, me again. {}',
    'Pl. {}',
    '{} asap pls',
    '{}. Thank you, sir.',
    '{}. Regards, office',
    '{} :)',
    '{}, if possible',
  ])('«%s»', (frame) => {
    expect(said(frame.replace('{}', wish))).toEqual(said(wish));
    expect(said(frame.replace('{}', 'publish a notice')).intent).toBe('clarify');
  });

  it('stays in the text of a notice, and a greeting alone is one', () => {
    expect(said('notice to class 9: bring the forms asap')).toMatchObject({ slots: { message: 'bring the forms asap' } });
    expect(said('Good morning').intent).toBe('help');
  });
});

describe('who gets a notice', () => {
  it.each([
    ['notice to teachers: meeting at 4', 'teachers'],
    ['notice to teaching staff: meeting at 4', 'teachers'],
    ['notice to staff: meeting at 4', 'staff'],
    ['notice to all employees: meeting at 4', 'staff'],
    ['teachers ko circular bhejo: staff meeting at 4', 'teachers'],
    ['notice to teachers and staff: meeting at 4', 'staff'],
    ['notice to parents: meeting at 4', 'parents'],
    ['notice to parents and teachers: meeting at 4', 'all'],
  ])('%s', (prompt, audience) => {
    expect(said(prompt)).toMatchObject({ intent: 'notice.publish', slots: { audience, message: expect.stringContaining('meeting at 4') } });
  });

  it('non-teaching staff alone cannot be chosen', () => {
    expect(said('notice to non-teaching staff that salary is late')).toMatchObject({ intent: 'clarify', slots: { missing: ['audience'] } });
  });
});

describe('titles and texts are letter by letter', () => {
  it.each([
    ['add event Founders Day 23109 on 5 December', 'Founders Day 23109'],
    ['add event Run 10K on 5 December', 'Run 10K'],
    ['schedule 75th Republic Day parade on 26 January', '75th Republic Day parade'],
    ['add event "Run 10K (Inter-House)" on 12 December', 'Run 10K (Inter-House)'],
    ["Add holiday on 14 Dec for Tagore's 150th birth anniversary", "Tagore's 150th birth anniversary"],
  ])('%s', (prompt, title) => {
    expect(said(prompt)).toMatchObject({ slots: { title } });
  });

  it('a text keeps its sums, signs and capitals', () => {
    const message = 'bring ₹75 for the 75th anniversary T-shirt (10K run)';
    expect(said(`notice to class 5 parents: ${message}`)).toMatchObject({ slots: { message, class: '5' } });
  });
});

describe('a holiday and its notice are for those who are named', () => {
  it.each([
    'holiday on Monday for the bus drivers',
    'declare a holiday on Monday for peons',
    'add a holiday on 5 December for office staff',
  ])('«%s» is no holiday of all', (prompt) => {
    expect(said(prompt)).toMatchObject({ intent: 'clarify', slots: { for: 'calendar.add_holiday', missing: ['wholeClass'] } });
  });

  it('teachers alone are told where they alone are named', () => {
    expect(said('declare a holiday on Monday and inform teachers')).toMatchObject({ slots: { notify: true, audience: 'teachers' } });
    const both = said('declare a holiday on Monday and inform parents and teachers');
    expect(both.slots).not.toHaveProperty('audience');
  });
});

describe('every word is read, or it is said which is not', () => {
  it.each([
    ['remind class 9 parents who live in Rajpur', ['live', 'Rajpur']],
    ['send fee reminder to class 9 with red folders', ['red', 'folders']],
  ])('«%s» is not planned', (prompt, unread) => {
    const read = said(prompt);
    expect(read).toMatchObject({ intent: 'clarify', slots: { missing: ['leftover'] } });
    expect('unread' in read.slots && read.slots.unread).toEqual(unread);
  });

  it.each([
    ['fees collected by Ramesh in October', ['Ramesh']],
    ['how many girls have a sibling', ['sibling']],
  ])('«%s» is answered with what it left out', (prompt, leftOut) => {
    expect(said(prompt)).toMatchObject({ leftOut });
  });

  it.each([
    'which class has the worst attendance this month',
    'October against November collection',
    'students with attendance below 75 %',
    'who is absent for three days in class 9',
    'average fees collected per class',
  ])('«%s» is answered by nothing else', (prompt) => {
    expect(said(prompt)).toEqual({ intent: 'decline', slots: { reason: 'not_yet' } });
  });

  it.each(['collected vs pending october', 'boys vs girls in class 6', 'what is outstanding against Shruti Nair'])('«%s» is', (prompt) => {
    expect(said(prompt)).not.toMatchObject({ intent: 'decline' });
  });
});

describe('who is left out is never who is meant', () => {
  const classes = school.classes.map(({ name }) => name);
  it.each([
    ['remind all parents, not class 5', { classes: classes.filter((name) => name !== '5') }],
    ['sabko fee reminder bhejo siwaye class 12 ke', { classes: classes.filter((name) => name !== '12') }],
    ['send fee reminder to all classes except primary', { classes: classes.filter((name) => !['1', '2', '3', '4', '5'].includes(name)) }],
    ['remind all parents except those of class 5', { classes: classes.filter((name) => name !== '5') }],
    ['class 6 ko reminder bhejo par 6A ko nahi', { class: '6', places: ['B', 'C'].map((section) => ({ class: '6', section })) }],
    ['remind class 6 except the B section', { class: '6', places: ['A', 'C'].map((section) => ({ class: '6', section })) }],
    ['remind all except those who owe less than 2000', { scope: 'all', min_amount: 2000 }],
    ['remind all except those who owe more than 20000', { scope: 'all', max_amount: 20000 }],
  ])('«%s»', (prompt, slots) => {
    expect(said(prompt)).toEqual({ intent: 'fee_reminder.send', slots });
  });

  it.each(['remind class 6 except girls', 'remind class 6 but not the girls'])(
    'is asked about where no act can leave it out: «%s»',
    (prompt) => {
      expect(said(prompt)).toMatchObject({ intent: 'clarify' });
    },
  );

  it('asks for readers where a notice is for the parent of one who is in no list', () => {
    expect(said("notice to Bholu's father: please come to the office")).toMatchObject({
      intent: 'clarify',
      slots: { missing: ['audience'] },
    });
  });

  it('closed at an hour is no holiday', () => {
    expect(said('sab parents ko bata do ki kal school 12 baje band hoga')).toMatchObject({ intent: 'notice.publish' });
  });
});
