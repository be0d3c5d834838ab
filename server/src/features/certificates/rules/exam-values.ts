import type { Source, Words } from '@shala/contract/certificates';
import { hindiClass, hindiName } from '@shala/contract/shared';
import type { ExamFacts, PublishedResult } from './exam-result.ts';
import { classInWords } from './in-words.ts';

const OUTCOMES: Record<PublishedResult['outcome'], Words> = {
  pass: { en: 'passed', hi: 'उत्तीर्ण' },
  fail: { en: 'not passed', hi: 'अनुत्तीर्ण' },
  withheld: { en: 'result withheld', hi: 'परिणाम रोका गया' },
  // Classes without marks are promoted and have no result to print.
  none: { en: '', hi: '' },
};
const NOTHING: Words = { en: '', hi: '' };
const same = (text: string): Words => ({ en: text, hi: text });

/** The values of placeholders about examinations; the office fills in those that are empty. */
export function examValues({ annual, last, classPassed }: ExamFacts): Partial<Record<Source, Words>> {
  if (last === null)
    return Object.fromEntries(
      ['lastExam', 'examName', 'examResult', 'examPercent', 'examGrade', 'classPassed', 'promotedTo'].map((source) => [source, NOTHING]),
    );
  const name = examName(last);
  const result = OUTCOMES[last.outcome];
  const withResult = (text: string, outcome: string) => (outcome === '' ? text : `${text}: ${outcome}`);
  return {
    // Transfer certificates ask for the annual examination: a term's result never fills it.
    lastExam: annual === null ? NOTHING : { en: withResult(name.en, result.en), hi: withResult(name.hi, result.hi) },
    examName: name,
    examResult: result,
    examPercent: same(last.percent === null ? '' : `${last.percent / 100}%`),
    examGrade: same(last.grade),
    classPassed: { en: classPassed, hi: hindiClass(classPassed) },
    promotedTo: promotedTo(last),
  };
}

function examName({ termNo, term, year, className }: PublishedResult): Words {
  return termNo === 0
    ? { en: `Annual examination ${year}, class ${className}`, hi: `वार्षिक परीक्षा ${year}, कक्षा ${hindiClass(className)}` }
    : { en: `${term} ${year}, class ${className}`, hi: `${hindiName(term)} ${year}, कक्षा ${hindiClass(className)}` };
}

/** Only the year's result qualifies for the next class, if there is one. */
function promotedTo({ termNo, outcome, nextClass }: PublishedResult): Words {
  if (termNo !== 0 || outcome === 'withheld') return NOTHING;
  if (outcome === 'fail') return { en: 'No', hi: 'नहीं' };
  if (nextClass === '') return { en: 'Yes', hi: 'हाँ' };
  return { en: `Yes, to ${inFull(nextClass, 'en')}`, hi: `हाँ, कक्षा ${inFull(nextClass, 'hi')}` };
}

/** `10th (Tenth)`; the name of a class without a number is printed alone. */
function inFull(name: string, language: 'en' | 'hi'): string {
  const words = classInWords(name, language);
  const plain = language === 'hi' ? hindiClass(name) : name;
  return words === name || words === plain ? plain : `${plain} (${words})`;
}
