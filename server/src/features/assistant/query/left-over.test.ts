import { describe, expect, it } from 'vitest';
import { twoQuestions } from './compose/two-questions.ts';
import { ENTITIES } from './entities/index.ts';
import { expectSame, queryOf, surroundings } from './testing/read.ts';
import { names } from './testing/small-school.ts';
import { isIdleWord } from './vocabulary/idle-words.ts';
import { lexiconOf } from './vocabulary/lexicon.ts';

describe('words that say nothing are left out of whatever is asked', () => {
  it.each([
    ['who is getting the highest salary on the non-teaching side', 'who has the highest salary in non-teaching staff'],
    ['how many pupils do we have sitting in class 7', 'how many students are in class 7'],
    ['which teachers are handling more than 30 periods a week', 'which teachers have more than 30 periods a week'],
    ['what holidays are lying in december', 'what holidays are in december'],
    ['which class is carrying the largest dues', 'which class has the largest dues'],
    ['how many receipts did we end up cutting in october', 'how many receipts in october'],
    ['mujhe zara class 8 ke absent bachche dikha dena aaj ke', 'class 8 ke absent bachche aaj'],
    ['bus wale bachchon ki ginti karwa do route wise', 'bus students count route wise'],
    ['what do the expenses for water look like month wise', 'expenses for water month wise'],
    ['which families seem to owe the most', 'which families owe the most'],
    ['could you dig up the expired documents of staff', 'expired documents of staff'],
    ['which three expense heads are eating most of our money this year', 'which three expense heads have most of our money this year'],
    ['staff folks on leave today', 'staff on leave today'],
    ['transport fee pending total till today', 'transport fee pending total'],
    ['aaj tak kitni fees baki padi hai class 9 ki', 'kitni fees baki hai class 9 ki'],
    ['receipts upto today this month', 'receipts this month'],
  ])('«%s»', expectSame);

  it.each([
    'students wearing glasses',
    'students staying in hostel',
    'students doing karate',
    'recently repaired benches',
    'how many students are partially exempted',
    'hostel fees pending',
    'which teachers like dogs',
    'students who like maths',
    'how many students do not have dogs',
  ])('but nothing that may keep some or deny: «%s»', (said) => {
    expect(queryOf(said)).toBeUndefined();
  });

  it('are no condition, value, figure or column of any record', () => {
    const meaningful = Object.values(ENTITIES).flatMap((entity) =>
      [...lexiconOf(entity).values()].flatMap((rows) =>
        rows.flatMap(({ words: [word = '', another], value: { type } }) =>
          another === undefined && isIdleWord(word) && type !== 'noun' ? [`${entity.name} ${type} ${word}`] : [],
        ),
      ),
    );
    expect(meaningful).toEqual([]);
  });
});

describe('a slip is read as the one word with which the question can be read', () => {
  it.each([
    ['date shet of unit test 2 for class 9', 'date sheet of unit test 2 for class 9'],
    ['how many girls use d bus', 'how many girls use the bus'],
    ['list of ppl in staff frm maths dept', 'list of people in staff from maths dept'],
    ['invigilaton duty on 7 december', 'invigilation duty on 7 december'],
    ['wich clas has moste girls', 'which class has most girls'],
    ['who takes bus in class 4', 'who takes the bus in class 4'],
    ['boys using bus of class 5', 'boys who use the bus of class 5'],
    ['stduents of class 6', 'students of class 6'],
  ])('«%s»', expectSame);
});

describe('a part of a time, the latest of all, and until now', () => {
  it.each([
    ['birthdays next week monday to saturday', '2026-11-23', '2026-11-28'],
    ['absent students this week monday to wednesday', '2026-11-16', '2026-11-18'],
    ['expenses month wise from June', '2026-06-01', '2026-11-20'],
    ['staff attendance percentage month by month from April', '2026-04-01', '2026-11-20'],
    ['how many children left this calendar year', '2026-01-01', '2026-11-20'],
    ['expenses of this calendar year', '2026-01-01', '2026-11-20'],
    ['collection till today this month', '2026-11-01', '2026-11-20'],
    ['receipts up to now this month', '2026-11-01', '2026-11-20'],
  ])('«%s»', (said, from, to) => {
    expect(queryOf(said)).toMatchObject({ period: { from, to } });
    expect(queryOf(said)?.compare).toBeUndefined();
  });

  it.each([
    ['latest 3 admissions', 'admission', 3],
    ['latest five joinings in staff', 'joiner', 5],
    ['latest two tcs issued', 'certificate', 2],
    ['recent 5 receipts', 'receipt', 5],
    ['kaunse teacher ke paas hafte me sabse kam period hain, pehle 5', 'lesson', 5],
    ['sabse zyada fees baki wale students, pehle 10', 'due', 10],
  ])('«%s» names no class', (said, entity, limit) => {
    expect(queryOf(said)).toMatchObject({ entity, limit, filters: expect.not.arrayContaining([expect.objectContaining({ by: 'class' })]) });
  });
});

describe('two that are asked for are both told', () => {
  it.each([
    ['the total fee collection of this year and the amount outstanding', 'receipt', 'due'],
    ['how much did we spend in october and total salary of october', 'expense', 'salary'],
    ['number of students in class 5 and average attendance of class 5', 'student', 'attendance'],
    ['expenses of october and number of receipts in october', 'expense', 'receipt'],
    ["total strength and today's attendance percentage", 'student', 'attendance'],
  ])('«%s»', (said, first, second) => {
    expect(queryOf(said)).toBeUndefined();
    expect(twoQuestions(said, surroundings, names)?.map(({ entity }) => entity)).toEqual([first, second]);
  });

  it('but no two lists of the same people', () => {
    const said = 'students of class 9 who scored less than 40 in Mathematics but passed overall';
    expect(twoQuestions(said, surroundings, names)).toBeUndefined();
  });

  it.each([
    ['receipts between 1 and 5 November, number and total', { measure: 'count', beside: ['sum'] }],
    ['mode-wise receipts of October, number and amount', { measure: 'sum', bounds: [{ measure: 'count' }], groupBy: ['mode'] }],
    ['how many students with O- blood group, names also', { measure: 'list' }],
    ['how many were absent today, names', { groupBy: ['student'] }],
    ['teachers who left this year with reason', { entity: 'staffLeaver', measure: 'list' }],
    ['75% se kam attendance wale students, class ke saath list', { entity: 'attendance', columns: ['section'] }],
    ['list of route 4 students with class and phone of parent', { entity: 'student', columns: ['contact'] }],
    ['route 2 boys girls count', { groupBy: ['gender'] }],
    ['who uses the bus but transport fee not paid', { entity: 'due', groupBy: ['student'] }],
  ])('«%s»', (said, query) => {
    expect(queryOf(said)).toMatchObject(query);
  });

  it.each(['mode wise', 'by mode', 'for each mode'])('while «…, %s» asks for no column', (apart) => {
    expectSame(`receipts of October, ${apart}`, `receipts of October ${apart}`);
  });
});

describe('who has not come', () => {
  it.each([
    'which teachers have not come today',
    'teachers not here today',
    'aaj kaun kaun se teacher nahi aaye',
    'which teachers did not come yesterday',
  ])('of the staff are those on leave, too: «%s»', (said) =>
    expect(queryOf(said)).toMatchObject({ entity: 'staffAttendance', measure: 'away', groupBy: ['employee'] }),
  );
  it.each(['children who did not come today class 5', 'class 5 ke kaun kaun bachche aaj nahi aaye'])(
    'of the students are the absent: «%s»',
    (said) => expect(queryOf(said)).toMatchObject({ entity: 'attendance', measure: 'absences' }),
  );
  it.each([
    'students not absent even one day this year',
    'staff who were not absent even once in october',
    'children who have not been late even a single day this month',
    'teachers who have not been absent a single day since June',
  ])('not even once is never: «%s»', (said) => {
    expect(queryOf(said)?.also).toMatchObject([{ none: true }]);
  });
});
