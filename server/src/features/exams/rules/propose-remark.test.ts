import { expect, it } from 'vitest';
import { REMARKS } from '../presets/remarks.ts';
import { proposeRemark } from './propose-remark.ts';

const sentence = (text: string) => ({ language: 'en' as const, from: 40, text });
const subject = (name: string, percent: number, code = '', outcome: 'pass' | 'fail' = 'pass') => ({
  ...{ subject: name, percent, outcome, components: [{ code: '' }, { code }] },
});

it('names no subject as weak in which the student was absent', () => {
  const subjects = [subject('English', 8, 'AB'), subject('Hindi', 70), subject('Mathematics', 55)];
  const remark = proposeRemark([sentence('{name} should revise {weak}.')], { name: 'Zoya', percent: 4500, outcome: 'pass', subjects }, 0);
  expect(remark).toBe('Zoya should revise Mathematics.');
});

it('names a weak subject that was written', () => {
  const subjects = [subject('English', 33), subject('Hindi', 70, 'ML')];
  const remark = proposeRemark(
    [sentence('{name} is good at {best} and should revise {weak}.')],
    { name: 'Zoya', percent: 4500, outcome: 'pass', subjects },
    0,
  );
  expect(remark).toBe('Zoya is good at Hindi and should revise English.');
});

it('names the subject in which a student failed, and praises nobody beside a result that is not passed', () => {
  const subjects = [subject('English', 800, 'AB', 'fail'), subject('Hindi', 8000), subject('Computer', 5500)];
  const remark = (language: string) =>
    proposeRemark(
      REMARKS.filter((one) => one.language === language),
      { name: 'Anushka', percent: 6700, outcome: 'fail', subjects },
      0,
    );
  expect(remark('en')).toBe('Anushka makes steady progress and can do better with regular revision of English.');
  expect(remark('hi')).toBe('Anushka की प्रगति संतोषजनक है। अंग्रेज़ी की नियमित पुनरावृत्ति करें।');
});
