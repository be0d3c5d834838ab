import type { Blueprint, QuestionType } from '../../contract/src/question-papers/index.ts';
import { chooseQuestions } from '../../server/src/features/question-papers/rules/choose-questions.ts';
import { makeBank } from '../../server/src/features/question-papers/rules/made-bank.ts';
import { spreadInThread } from '../../server/src/features/question-papers/service/spread-in-thread.ts';
import { solve } from '../../server/src/platform/solve/index.ts';
import type { FigureScenario } from '../scenario.ts';

const QUESTIONS = 2000;
const CHAPTERS = 16;
const ROUNDS = 7;

const section = (name: string, [count, marks, choices]: [number, number, number], types: QuestionType[]) => ({
  ...{ name, note: '', types, otherTypes: [], count, marks, anyMarks: false, choices, attempt: null },
});
const BLUEPRINT: Blueprint = {
  sections: [
    section('Section A', [12, 1, 0], ['Multiple choice', 'Assertion and reason']),
    section('Section B', [8, 2, 2], ['Short answer', 'Numerical']),
    section('Section C', [6, 3, 2], ['Short answer', 'Numerical', 'Proof']),
    section('Section D', [4, 5, 2], ['Long answer', 'Proof']),
  ],
  chapters: Array.from({ length: CHAPTERS }, (_chapter, index) => ({ number: index + 1, marks: null })),
  levels: { remember: 20, understand: 30, apply: 30, analyse: 20 },
  avoidPapers: 3,
};

export const scenario: FigureScenario = {
  kind: 'figure',
  name: 'question-paper',
  about:
    'choosing a paper of 30 questions out of 2,000 by a blueprint of four sections, 16 chapters and shares of difficulty; slowest of seven',
  unit: 'ms',
  target: { most: 2000 },
  async measure() {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const bank = makeBank({ questions: QUESTIONS, chapters: CHAPTERS, seed: round });
      const began = performance.now();
      const choice = await chooseQuestions(bank, BLUEPRINT, { seed: round, solve, spread: spreadInThread });
      times.push(performance.now() - began);
      if (choice === null || !('placed' in choice)) throw new Error('No paper was found.');
    }
    return Math.round(Math.max(...times));
  },
};
