import type { Blueprint, PaperSection, QuestionType } from '@shala/contract/question-papers';

export type Preset = {
  id: string;
  name: string;
  source: string;
  minutes: number;
  instructions: { en: string[]; hi: string[] };
  sections: PaperSection[];
  levels: Blueprint['levels'];
};

const OBJECTIVE: QuestionType[] = ['Multiple choice', 'Assertion and reason'];
const MORE_OBJECTIVE: QuestionType[] = ['Fill in the blanks', 'True or false', 'Match the following'];
const WRITTEN: QuestionType[] = ['Short answer', 'Numerical', 'Proof'];
const LONG: QuestionType[] = ['Long answer', 'Proof', 'Numerical'];

/** A section in which all questions must be answered. */
function section(
  name: string,
  note: string,
  [count, marks]: [number, number],
  types: QuestionType[],
  more: Partial<PaperSection> = {},
): PaperSection {
  return { name, note, types, otherTypes: [], count, marks, anyMarks: false, choices: 0, attempt: null, ...more };
}

/** Half of the marks for competency-based questions (apply and analyse), as the board requires. */
const HALF_COMPETENCY = { remember: 20, understand: 30, apply: 30, analyse: 20 };
const LOWER_CLASSES = { remember: 30, understand: 30, apply: 25, analyse: 15 };

/** The boards' patterns as blueprints to start with: every part can be changed. Each names its source. */
export const PRESETS: readonly Preset[] = [
  {
    id: 'cbse-80',
    name: 'CBSE IX to XII, 80 marks',
    source: 'sections as in the CBSE sample papers of class 10',
    minutes: 180,
    instructions: {
      en: [
        'All questions are compulsory.',
        'Where a question has an alternative, answer only one of the two.',
        'Marks are shown against each section.',
        'Draw neat diagrams wherever required.',
      ],
      hi: [
        'सभी प्रश्न अनिवार्य हैं।',
        'जिन प्रश्नों में विकल्प दिया गया है, उनमें से केवल एक का उत्तर लिखिए।',
        'प्रत्येक खंड के सामने अंक दिए गए हैं।',
        'जहाँ आवश्यक हो, स्वच्छ चित्र बनाइए।',
      ],
    },
    sections: [
      section('Section A', 'Multiple-choice questions', [20, 1], OBJECTIVE, { otherTypes: MORE_OBJECTIVE }),
      section('Section B', 'Very short answers', [5, 2], WRITTEN, { choices: 2 }),
      section('Section C', 'Short answers', [6, 3], WRITTEN, { choices: 2 }),
      section('Section D', 'Long answers', [4, 5], LONG, { choices: 2 }),
      section('Section E', 'Case-based questions', [3, 4], ['Case study'], { otherTypes: ['Long answer', 'Map work'] }),
    ],
    levels: HALF_COMPETENCY,
  },
  {
    id: 'cbse-lower-80',
    name: 'CBSE V to VIII, 80 marks',
    source: 'Blueprint of the annual examination 2025-26, classes 5 to 8, as published for Kendriya Vidyalayas (saralphysics.com)',
    minutes: 180,
    instructions: {
      en: ['All questions are compulsory.', 'Read each question carefully before you answer.', 'Write neatly.'],
      hi: ['सभी प्रश्न अनिवार्य हैं।', 'उत्तर लिखने से पहले प्रत्येक प्रश्न ध्यान से पढ़िए।', 'स्वच्छ लिखिए।'],
    },
    sections: [
      section('Section A', 'Objective questions', [20, 1], [...OBJECTIVE, ...MORE_OBJECTIVE]),
      section('Section B', 'Very short answers', [8, 2], WRITTEN),
      section('Section C', 'Short answers', [6, 3], WRITTEN),
      section('Section D', 'Long answers', [4, 4], [...LONG, 'Map work', 'Activity']),
      section('Section E', 'Competency-based questions', [2, 5], ['Case study'], { otherTypes: ['Long answer', 'Activity'] }),
    ],
    levels: LOWER_CLASSES,
  },
  {
    id: 'two-parts-80',
    name: 'ICSE pattern, two parts, 80 marks',
    source:
      'CISCE specimen papers, class 10: Part I compulsory (40 marks), Part II with choice (40 marks); a ten-mark question is entered as two questions of five marks',
    minutes: 120,
    instructions: {
      en: ['Answer all questions of Part I.', 'Answer any eight questions of Part II.', 'The first 15 minutes are for reading the paper.'],
      hi: ['भाग I के सभी प्रश्नों के उत्तर दीजिए।', 'भाग II के किन्हीं आठ प्रश्नों के उत्तर दीजिए।', 'पहले 15 मिनट प्रश्न पत्र पढ़ने के लिए हैं।'],
    },
    sections: [
      section('Part I, question 1', 'Objective questions', [20, 1], [...OBJECTIVE, ...MORE_OBJECTIVE]),
      section('Part I, question 2', 'Short answers', [10, 2], WRITTEN),
      section('Part II', '', [12, 5], LONG, { attempt: 8, otherTypes: ['Short answer'] }),
    ],
    levels: LOWER_CLASSES,
  },
  {
    id: 'unit-test-20',
    name: 'Unit test, 20 marks',
    source: 'Common in schools for periodic tests; no board prescribes it',
    minutes: 40,
    instructions: { en: ['All questions are compulsory.'], hi: ['सभी प्रश्न अनिवार्य हैं।'] },
    sections: [
      section('Section A', '', [5, 1], [...OBJECTIVE, ...MORE_OBJECTIVE]),
      section('Section B', '', [3, 2], WRITTEN),
      section('Section C', '', [3, 3], WRITTEN, { choices: 1, otherTypes: ['Long answer'] }),
    ],
    levels: null,
  },
];
