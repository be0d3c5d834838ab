import { expect, it } from 'vitest';
import { proposeRemark } from './propose-remark.ts';

const sentence = (text: string) => ({ language: 'en' as const, from: 40, text });
const subject = (name: string, percent: number, code = '') => ({ subject: name, percent, components: [{ code: '' }, { code }] });

it('names no subject as weak in which the student was absent', () => {
  const subjects = [subject('English', 8, 'AB'), subject('Hindi', 70), subject('Mathematics', 55)];
  const remark = proposeRemark([sentence('{name} should revise {weak}.')], { name: 'Zoya', percent: 4500, subjects }, 0);
  expect(remark).toBe('Zoya should revise Mathematics.');
});

it('names a weak subject that was written', () => {
  const subjects = [subject('English', 33), subject('Hindi', 70, 'ML')];
  const remark = proposeRemark(
    [sentence('{name} is good at {best} and should revise {weak}.')],
    { name: 'Zoya', percent: 4500, subjects },
    0,
  );
  expect(remark).toBe('Zoya is good at Hindi and should revise English.');
});
