import { describe, expect, it } from 'vitest';
import { expectSame, queryOf } from './testing/read.ts';

describe('people who did something are counted, and not what each of them did', () => {
  it.each([
    ['How many teachers have filled the logbook today?', 'logEntry'],
    ['kitne teachers ne aaj logbook bhari', 'logEntry'],
    ['how many teachers took covers this week', 'cover'],
  ])('%s', (said, entity) => {
    expect(queryOf(said)).toMatchObject({ entity, groupBy: ['employee'], counts: true });
  });
  it.each(['how many log entries were made today', 'how many staff leave applications are pending'])('not in «%s»', (said) => {
    expect(queryOf(said)?.counts).toBeUndefined();
  });
});

it('what has names is listed where no number is asked for', () => {
  expect(queryOf('chapters in the class 7 book')).toMatchObject({ entity: 'bookChapter', measure: 'list' });
  expect(queryOf('how many chapters are in the class 7 book')?.measure).not.toBe('list');
});

it.each([
  ['expenses since the 1st of June', 'expenses since 1 June'],
  ['how many students are enrolled in class 9', 'how many students are in class 9'],
  ['students whose first name is Asha', 'students whose given name is Asha'],
  ['aadhaar kitne bachho ka baki hai', 'kitne bachho ka aadhaar nahi hai'],
])('«%s» is «%s»', (said, plain) => expectSame(said, plain));
