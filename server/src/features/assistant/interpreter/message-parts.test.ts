import { describe, expect, it } from 'vitest';
import { withoutCourtesy } from './courtesy.ts';
import { messageParts } from './message-parts.ts';
import { readText } from './reading.ts';
import { school, TODAY } from './testing/test-school.ts';
import { cleanText } from './text/clean.ts';
import { isPlainWhom, withoutParents } from './whom-words.ts';

const surroundings = { today: TODAY, directory: school };
function parted(prompt: string): [whom: string, text: string | undefined] | undefined {
  const reading = withoutCourtesy(cleanText(prompt), surroundings);
  const parts = messageParts(reading);
  return parts && [parts.whom, parts.textFrom === undefined ? undefined : reading.text.slice(parts.textFrom, parts.textTo).trim()];
}

describe('a message', () => {
  it.each([
    ['tell their parents that a note is needed', 'their parents', 'a note is needed'],
    ['send their parents a notice that the bus is late', 'their parents', 'the bus is late'],
    ['please send a short notice to these students: bring ID cards', 'these students', 'bring ID cards'],
    ['message parents of today’s absentees: call us', "parents of today's absentees", 'call us'],
    ['remind them about the PTM on Saturday', 'them', 'the PTM on Saturday'],
    ['tell parents of class 5 to bring drawing material', 'parents of class 5', 'bring drawing material'],
    ['tell all parents school is closed', 'all parents', 'school is closed'],
    ['tell parents of class 6 bus is late', 'parents of class 6', 'bus is late'],
    ['tell them school is closed tomorrow', 'them', 'school is closed tomorrow'],
    ['inke parents ko notice bhejo ki kal chhutti hai', 'inke parents', 'kal chhutti hai'],
    ['inke parents ko bata do kal chhutti hai', 'inke parents', 'kal chhutti hai'],
    ['in sabko message bhejo ki kal aaiye', 'in sabko', 'kal aaiye'],
    ['unke parents ko batao ki bus late hai, notice bhejo', 'unke parents', 'bus late hai'],
    ['इनके अभिभावकों को सूचना भेजो कि कल छुट्टी है', 'इनके अभिभावकों', 'कल छुट्टी है'],
    ['send a reminder to the bus children of class 6', 'the bus children of class 6', undefined],
  ])('«%s» is for “%s”', (prompt, whom, text) => {
    expect(parted(prompt)).toEqual([whom, text]);
  });

  it.each([
    'notice: school closed tomorrow',
    'notice board pe daal do ki PTM kal hai',
    'we told them yesterday that the lab is closed',
    'were their parents told about it',
    'should I tell their parents about the fair?',
    'inke parents ko mat batana ki kal chhutti hai',
    'who is absent today',
  ])('is none, or for nobody who is said: «%s»', (prompt) => {
    expect(parted(prompt)).toBeUndefined();
  });

  it('goes on to its end where “to” stands in its text', () => {
    expect(parted('inform parents school will remain closed due to rain')).toEqual(['parents', 'school will remain closed due to rain']);
  });
});

describe('whom it is for', () => {
  it.each(['all parents', 'parents of class 5 and 6', 'teachers', 'the students of 9A', 'teachers only, not parents', 'everyone'])(
    'is told by classes and groups alone: «%s»',
    (whom) => expect(isPlainWhom(readText(whom, surroundings))).toBe(true),
  );

  it.each(['class teachers', 'science teachers', 'SC students of class 9', 'girls of class 8', 'the collector', 'teachers of class 5'])(
    'says more: «%s»',
    (whom) => expect(isPlainWhom(readText(whom, surroundings))).toBe(false),
  );

  it.each([
    ['the parents of the bus children', 'the bus children', true],
    ["Asha Patil's parents", 'Asha Patil', true],
    ['Panchavati stop ke bachcho ke parents', 'Panchavati stop ke bachcho', true],
    ['aaj 7A me jo absent hain unke parents', 'aaj 7A me jo absent hain', true],
    ['the science teachers', 'the science teachers', false],
  ])('«%s» without the parents', (whom, rest, isOfParents) => {
    expect(withoutParents(readText(whom, surroundings))).toEqual({ rest, isOfParents });
  });
});
