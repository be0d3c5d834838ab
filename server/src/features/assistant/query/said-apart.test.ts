import { describe, expect, it } from 'vitest';
import { queryOf } from './testing/read.ts';

describe('words that stand apart are heard together', () => {
  it.each([
    ['where does Palak Mishra live', 'student', 'address'],
    ['where do the children of 5B stay', 'student', 'address'],
    ['who collects Gargi Mahajan', 'student', 'collector'],
    ['which bus does Arnav Kadam take', 'student', 'route'],
    ['when was Hiba Momin admitted', 'student', 'admitted'],
  ])('«%s» asks for what is recorded of them', (said, entity, by) => {
    const query = queryOf(said);
    expect(query?.entity).toBe(entity);
    expect([...(query?.columns ?? []), ...(query?.groupBy ?? [])]).toContain(by);
  });

  it.each([
    ['who looks after 4A', 'classTeacher'],
    ['whose logbook did the principal check', 'logReview'],
    ['when is the maths paper of class 10', 'examPaper'],
    ['who made the class 9 maths paper', 'questionPaper'],
  ])('«%s» is about these rows', (said, entity) => {
    expect(queryOf(said)?.entity).toBe(entity);
  });
});

describe('what nobody has', () => {
  it.each([
    ['students who have not joined any club', 'activity'],
    ['teachers without exam duty', 'examDuty'],
  ])('«%s»', (said, held) => {
    expect(queryOf(said)?.also).toEqual([expect.objectContaining({ entity: held, none: true })]);
  });
});

describe('another question than the one that was asked is not answered', () => {
  it.each([
    ['where were the children of 12A born', 'birthday'],
    ['how many do not need the bus', 'expense'],
    ['most common surname', 'receipt'],
    ['students with more than 50% off', 'result'],
  ])('«%s» does not ask for the %s', (said, entity) => {
    expect(queryOf(said)?.entity).not.toBe(entity);
  });
});
