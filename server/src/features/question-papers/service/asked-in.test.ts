import { expect, it } from 'vitest';
import { askedIn } from './asked-in.ts';

it('leaves the solution of a worked example out, and nothing of an exercise', () => {
  const question = 'A force of 100 N acts on 2 square metres. Find the pressure. Solution: Pressure = 100/2 = 50 Pa.';
  expect(askedIn({ question, place: 'example' })).toBe('A force of 100 N acts on 2 square metres. Find the pressure.');
  expect(askedIn({ question, place: 'exercise' })).toBe(question);
  expect(askedIn({ question: 'बल ज्ञात कीजिए। हल: 50 N', place: 'example' })).toBe('बल ज्ञात कीजिए।');
  expect(askedIn({ question: 'Solution: what is it called?', place: 'example' })).toBe('Solution: what is it called?');
});
