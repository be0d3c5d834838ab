import { describe, expect, it } from 'vitest';
import { school, TODAY } from '../interpreter/testing/test-school.ts';
import type { ActIntent, Slots } from '../interpreter/types.ts';
import { interpretInTurn } from './follow-up.ts';

/** What the last of these says, each going on from the one before. */
function talk(...prompts: string[]): unknown {
  let last: { intent: ActIntent; slots: Slots } | undefined;
  let said: unknown;
  for (const prompt of prompts) {
    const read = interpretInTurn(prompt, { today: TODAY, directory: school }, last ? { last } : {});
    said = read;
    if (read.intent !== 'clarify' && read.intent !== 'decline') last = { intent: read.intent, slots: read.slots };
  }
  return said;
}

const diya = { student: 'Diya Menon', class: '4', section: 'A' };

describe('who is left out afterwards', () => {
  it.each(['leave Diya Menon out of it', 'not Diya', 'except Diya Menon', 'Diya Menon ko chhod kar'])('«%s» of a class', (prompt) => {
    expect(talk('send fee reminder to class 4', prompt)).toEqual({ intent: 'fee_reminder.send', slots: { class: '4', except: [diya] } });
    expect(talk('fee defaulters of class 4', prompt)).toEqual({ intent: 'fees.list_due', slots: { class: '4', except: [diya] } });
  });

  it('a class of all is taken away from all, and never meant instead', () => {
    const { slots } = talk('fee reminder to everybody', 'not class 12') as { slots: Slots };
    expect(slots.classes).not.toContain('12');
    expect(slots.classes).toHaveLength(school.classes.length - 1);
  });

  it('a section of a class leaves the others of that class, and nobody else', () => {
    expect(talk('fee reminder to class 6', 'except 6-B')).toMatchObject({
      slots: {
        class: '6',
        places: school.classes
          .find(({ name }) => name === '6')
          ?.sections.filter((one) => one !== 'B')
          .map((section) => ({ class: '6', section })),
      },
    });
  });

  it.each(['not class 12', 'not Xerxes Quux'])('who was not meant is asked about: «%s»', (prompt) => {
    expect(['clarify', 'decline']).toContain((talk('fee reminder to class 4', prompt) as { intent: string }).intent);
  });

  it('belongs to its own class', () => {
    expect(talk('fee reminder to class 4', 'not Diya', 'only class 5')).toEqual({ intent: 'fee_reminder.send', slots: { class: '5' } });
  });
});

describe('what was asked about', () => {
  const asked = { who: 'students', class: '6', section: 'A' };

  it('is turned round for the same people and day', () => {
    const first = 'who was absent yesterday in 6A';
    expect(talk(first, 'not absent')).toMatchObject({ slots: { ...asked, date: '2026-11-19', present: true } });
    expect(talk(first, 'and who is present?', 'and who is absent?')).toEqual(talk(first));
    expect(talk(first, 'who is present today')).toMatchObject({ slots: { who: 'all' } });
  });

  it('keeps its people on another day, and its day for others', () => {
    expect(talk('who is absent in 6A', 'and yesterday')).toMatchObject({ slots: { ...asked, date: '2026-11-19' } });
    expect(talk('fee defaulters of 9A', 'only above 5000')).toEqual({
      intent: 'fees.list_due',
      slots: { class: '9', section: 'A', min_amount: 5000, over: true },
    });
  });
});

describe('where somebody is', () => {
  it.each(['where is 6-B on Monday P2', 'where is 6-B now', 'kahan hai 6-B'])(
    'is a question of its own after one about free teachers: «%s»',
    (prompt) => {
      expect(talk('who is free now', prompt)).toMatchObject({ intent: 'timetable.show', slots: { class: '6', section: 'B' } });
    },
  );
});
