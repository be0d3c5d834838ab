import { describe, expect, it } from 'vitest';
import { expectSame, queryOf } from './testing/read.ts';

describe('salaries that are not paid', () => {
  it.each([
    ['whose salary is still to be paid', 'who unpaid salary this month'],
    ['whose salary is due for October', 'who unpaid salary for October'],
  ] as const)('«%s»', expectSame);
});

describe('words of time', () => {
  it.each([
    // The word that tells apart is no part of the month before it.
    ['admissions since April month wise', 'admissions since April by month'],
    ['april se mahine ke hisaab se admission batao', 'admissions since April by month'],
    ['certificates issued since June month by month', 'certificates issued since June by month'],
    ['attendance in april month', 'attendance in april'],
    ['collection month on month this year', 'collection by month this year'],
    ['collection up to 15 November', 'collection from 1 April to 15 November'],
    ['15 november tak kitni fees aayi', 'how much fees came from 1 April to 15 November'],
    ['holidays till 31 December', 'holidays from 20 November to 31 December'],
    ['birthdays till the end of the month', 'birthdays from 20 November to 30 November'],
    ['leaves taken the week before last', 'leaves taken from 2 November to 8 November'],
    ['attendance in the week of 11 November', 'attendance from 9 November to 15 November'],
    ['attendance in the week beginning 2 November', 'attendance from 2 November to 8 November'],
    ['leaves since the last three weeks', 'leaves in the last three weeks'],
    ['attendance from Monday to Wednesday this week', 'attendance from 16 November to 18 November'],
    ['events this week and next', 'events this week and next week'],
    ['collection quarterly', 'collection by quarter'],
    ['teachers who joined between 2015 and 2020', 'teachers who joined from 2015 to 2020'],
    ['withdrawals since 2024 year wise', 'withdrawals since 2024 by year'],
  ] as const)('«%s»', expectSame);

  it('compares a month with the same days of that month a year ago', () => {
    expect(queryOf('collection this month vs same month last year')).toMatchObject({
      period: { from: '2026-11-01', to: '2026-11-20' },
      compare: { from: '2025-11-01', to: '2025-11-20' },
    });
  });

  it('reaches back over years, and tells quarters and years apart', () => {
    expect(queryOf('admissions in the last two years')).toMatchObject({ period: { from: '2024-11-21', to: '2026-11-20' } });
    expect(queryOf('year wise admissions')).toMatchObject({ entity: 'admission', groupBy: ['year'] });
    expect(queryOf('expenses quarter wise')).toMatchObject({ entity: 'expense', groupBy: ['quarter'] });
  });

  it('drops no word that tells apart, where there is nothing of the kind', () => {
    expect(queryOf('list of leave kinds month wise')).toBeUndefined();
    expect(queryOf('june se ab tak kitne bacche gaye')).toBeUndefined();
  });
});

describe('Hindi in Latin letters', () => {
  it.each([
    ['sabse purane 5 teacher kaun hai', 'longest serving 5 teachers'],
    ['sabse chhote 5 bacche nursery ke', 'youngest 5 students of nursery'],
    ['sabse kam hajri wali 3 class', '3 classes with lowest attendance'],
    ['kis department me sabse zyada log hai', 'which department has the most people'],
    ['aaj kaun kaun se teacher chutti par hai', 'which teachers are on leave today'],
    ['kaunse bacche kabhi late nahi aaye', 'which students were never late'],
    ['jinhone ek bhi chutti nahi li un teacher ke naam', 'teachers who took no leave'],
    ['kitne teacher 20 saal se zyada purane hai', 'how many teachers have service more than 20 years'],
    ['baaki dino ke mukable somvar ko kitne absent rehte hai', 'absences weekday wise'],
    ['kin baccho ka blood group nahi likha', 'students without blood group'],
  ] as const)('«%s»', expectSame);
});

describe('whole sentences and notes', () => {
  it.each([
    ['is it true that 9A has more girls than boys', '9A has more girls than boys'],
    ['which of our teachers have been here for more than ten years', 'teachers with service more than ten years'],
    ['how do our attendance figures look this month', 'attendance this month'],
    ['could you check how many students we have in class 7', 'how many students in class 7'],
    ["I'd like to know which teachers took leave last month", 'which teachers took leave last month'],
    ['what do we spend the most on', 'which head has the highest expenses'],
    ['who looks after class 4A', 'class teacher of class 4A'],
    ['collection yesterday vs the day before', 'collection yesterday vs day before yesterday'],
    ['10thA strength', '10A strength'],
    ["b'days today", 'birthdays today'],
    ['t.c. issued this yr', 'transfer certificate issued this year'],
    ['no ph. no. students', 'students without phone number'],
    ['HY pass % class wise', 'half yearly pass % class wise'],
    ['9b strength m/f', '9b strength boys girls'],
  ] as const)('«%s»', expectSame);
});
