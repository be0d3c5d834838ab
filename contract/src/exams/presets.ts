import type { Band, CodeEffects, ComponentRule, Rounding } from './rules/index.ts';

/**
 * Common schemes of Indian schools, to start with and to change. Boards change their rules: the board's circular of the year is binding, and each preset names
 * its source.
 */
export type ScalePreset = { name: string; source: string; bands: readonly Band[] };
export type AreaPreset = { kind: 'coscholastic' | 'discipline' | 'competency'; domain: string; name: string };
export type SchemePreset = {
  key: string;
  name: string;
  description: string;
  source: string;
  scale: keyof typeof SCALES | null;
  passPercent: number | null;
  codes: CodeEffects;
  rounding: Rounding;
  /** Empty when a class is assessed by areas only. */
  terms: readonly { name: string; weight: number; outOf: number; components: readonly ComponentRule[] }[];
  areas: readonly AreaPreset[];
  areaScale: keyof typeof SCALES;
  /** Whether art, work and physical education are graded areas and never subjects with marks. */
  hasGradedAreas?: boolean;
  bestSubjects: number | null;
};

const band = (label: string, from: number | null, point: number | null, remark: string): Band => ({
  label,
  from: from === null ? null : from * 100,
  point,
  remark,
});
const CBSE_2017 = 'CBSE, Uniform system of assessment for classes VI to IX (2017-18)';

export const SCALES = {
  eightPoint: {
    name: 'Eight-point scale (A1 to E)',
    source: CBSE_2017,
    bands: [
      band('A1', 91, 10, 'Outstanding'),
      band('A2', 81, 9, 'Excellent'),
      band('B1', 71, 8, 'Very good'),
      band('B2', 61, 7, 'Good'),
      band('C1', 51, 6, 'Above average'),
      band('C2', 41, 5, 'Average'),
      band('D', 33, 4, 'Fair'),
      band('E', 0, null, 'Needs improvement'),
    ],
  },
  percentage: {
    name: 'Divisions by percentage',
    source: 'Common practice of schools; no board prescribes it for school examinations',
    bands: [
      band('Distinction', 75, null, 'Distinction'),
      band('First', 60, null, 'First division'),
      band('Second', 45, null, 'Second division'),
      band('Pass', 35, null, 'Pass'),
      band('Below', 0, null, 'Needs improvement'),
    ],
  },
  stateNine: {
    name: 'Nine-point scale (A-1 to E-2)',
    source:
      'Maharashtra, continuous comprehensive evaluation (resolution of 20 August 2010), as printed by schools; compare with the current resolution',
    bands: [
      band('A-1', 91, 10, 'Outstanding'),
      band('A-2', 81, 9, 'Excellent'),
      band('B-1', 71, 8, 'Very good'),
      band('B-2', 61, 7, 'Good'),
      band('C-1', 51, 6, 'Above average'),
      band('C-2', 41, 5, 'Average'),
      band('D', 33, 4, 'Fair'),
      band('E-1', 21, null, 'Needs improvement'),
      band('E-2', 0, null, 'Needs improvement'),
    ],
  },
  fivePoint: {
    name: 'Five-point scale (A to E)',
    source: 'CBSE, co-scholastic areas and discipline of classes IX and X',
    bands: [
      band('A', null, 5, 'Outstanding'),
      band('B', null, 4, 'Very good'),
      band('C', null, 3, 'Good'),
      band('D', null, 2, 'Fair'),
      band('E', null, 1, 'Needs improvement'),
    ],
  },
  threePoint: {
    name: 'Three-point scale (A to C)',
    source: CBSE_2017,
    bands: [band('A', null, 3, 'Outstanding'), band('B', null, 2, 'Very good'), band('C', null, 1, 'Fair')],
  },
  smiles: {
    name: 'Three smiles',
    source: 'Common practice of pre-primary schools',
    bands: [
      band('☺☺☺', null, 3, 'Does it well alone'),
      band('☺☺', null, 2, 'Does it with a little help'),
      band('☺', null, 1, 'Is learning to do it'),
    ],
  },
  stages: {
    name: 'Stream, mountain, sky',
    source: 'NCERT PARAKH, Holistic Progress Card (foundational stage): three levels of proficiency',
    bands: [band('Sky', null, 3, 'Proficient'), band('Mountain', null, 2, 'Progressing'), band('Stream', null, 1, 'Beginning')],
  },
} as const satisfies Record<string, ScalePreset>;

const GRADED =
  /^(?:art|arts|fine arts?|drawing|craft|art and craft|art education|work education|work experience|socially useful productive work|supw|health|physical education|health and physical education|phy edu?|pe|pt|hpe|games|sports|games and sports|yoga|कला|चित्रकला|कला शिक्षा|कार्य शिक्षा|कार्यानुभव|शारीरिक शिक्षा|शारीरिक शिक्षण|खेल|योग)$/iu;

/** Whether a subject is an area that the board's pattern grades without marks: art, work, health and physical education. */
export function isGradedArea(subject: string): boolean {
  const plain = subject
    .replaceAll(/[&+/]/g, ' and ')
    .replaceAll(/[^\p{L}\p{M}]+/gu, ' ')
    .trim();
  return GRADED.test(plain);
}

/** An absent student scores zero; for a student who was ill, exempt or not assessed, the other papers count. */
const CODES: CodeEffects = { AB: 'zero', ML: 'exclude', EX: 'exclude', NA: 'exclude' };
const ROUNDING: Rounding = { component: 'none', subject: 'whole', up: false };

function component(name: string, max: number, rest: Partial<ComponentRule> = {}): ComponentRule {
  return { name, max: max * 100, weight: max * 100, aggregation: 'sum', bestOf: null, passPercent: null, ...rest };
}

const term = (name: string, weight: number, components: readonly ComponentRule[]) => ({
  name,
  weight: weight * 100,
  outOf: components.reduce((all, { weight: own }) => all + own, 0),
  components,
});

const cbseTerm = (name: string, exam: string) =>
  term(name, 50, [
    component('Periodic test', 10, { aggregation: 'average' }),
    component('Notebook', 5),
    component('Subject enrichment', 5),
    component(exam, 80),
  ]);

const CO_SCHOLASTIC: readonly AreaPreset[] = [
  { kind: 'coscholastic', domain: '', name: 'Work education' },
  { kind: 'coscholastic', domain: '', name: 'Art education' },
  { kind: 'coscholastic', domain: '', name: 'Health and physical education' },
  { kind: 'discipline', domain: '', name: 'Discipline' },
];
const areas = (domain: string, names: readonly string[]): AreaPreset[] => names.map((name) => ({ kind: 'competency', domain, name }));

const plain = {
  passPercent: 3300,
  codes: CODES,
  rounding: ROUNDING,
  areas: CO_SCHOLASTIC,
  areaScale: 'fivePoint',
  bestSubjects: null,
} as const;

const THREE_LANGUAGES = ['Language 1', 'Language 2', 'Language 3'];
const NOT_SCHOLASTIC = ['Art education', 'Physical education and well-being', 'Vocational education'];
type Stage = { key: 'preparatory' | 'middle' | 'secondary'; classes: string; domains: readonly string[] };

/** From class 3 on, the card has the curricular areas of the National Curriculum Framework, with three abilities in each. */
function holistic({ key, classes, domains }: Stage): SchemePreset {
  return {
    ...plain,
    key: `holistic-${key}`,
    name: `Holistic progress card, ${key} stage`,
    description: `${classes}: awareness, sensitivity and creativity in each subject area, with three levels, besides the marks of a scheme, if any.`,
    source: `NCERT PARAKH, Holistic Progress Card (${key} stage); National Curriculum Framework for School Education 2023; compare with the current card`,
    scale: null,
    passPercent: null,
    terms: [],
    areas: domains.flatMap((domain) => areas(domain, ['Awareness', 'Sensitivity', 'Creativity'])),
    areaScale: 'stages',
  };
}

export const PRESETS: readonly SchemePreset[] = [
  {
    ...plain,
    key: 'cbse-two-terms',
    name: 'CBSE pattern, two terms',
    description:
      'Classes 1 to 8, two terms. Each term: periodic test 10, notebook 5, subject enrichment 5 and exam 80 marks. Each term counts 50%.',
    source: CBSE_2017,
    scale: 'eightPoint',
    hasGradedAreas: true,
    terms: [cbseTerm('Term 1', 'Half-yearly exam'), cbseTerm('Term 2', 'Annual exam')],
    areaScale: 'threePoint',
  },
  {
    ...plain,
    key: 'cbse-9-10',
    name: 'CBSE pattern, classes 9 and 10',
    description:
      'Internal 20 marks (periodic tests 5, best two of three; multiple assessment 5; portfolio 5; subject enrichment 5) and annual theory 80 marks. To pass: 33% in theory and internal together.',
    source: 'CBSE, Remodelled structure of assessment for classes IX and X (Acad-11/2019)',
    scale: 'eightPoint',
    hasGradedAreas: true,
    terms: [
      term('Year', 100, [
        component('Periodic tests', 5, { aggregation: 'best', bestOf: 2 }),
        ...['Multiple assessment', 'Portfolio', 'Subject enrichment'].map((name) => component(name, 5)),
        component('Theory', 80),
      ]),
    ],
  },
  ...[70, 80].map((theory) => ({
    ...plain,
    key: `cbse-11-12-${theory}`,
    name: `CBSE pattern, classes 11 and 12 (${theory} + ${100 - theory})`,
    description: `Theory ${theory} marks, practical or project ${100 - theory} marks. To pass: 33% in each and in total.`,
    source: 'CBSE, Examination bye-laws and the scheme of studies of classes XI and XII',
    scale: 'eightPoint' as const,
    terms: [
      term('Year', 100, [
        component('Theory', theory, { passPercent: 3300 }),
        component(theory === 70 ? 'Practical' : 'Project', 100 - theory, { passPercent: 3300 }),
      ]),
    ],
  })),
  {
    ...plain,
    key: 'cisce',
    name: 'CISCE pattern (to class 10)',
    description:
      'Two terms, each with internal 20 and written 80 marks, by percentage. To pass: 33%. English and the best four other subjects count.',
    source: 'CISCE, Regulations for the ICSE year (pass mark 33% since 2018); internal work 20, written 80',
    scale: 'percentage',
    terms: [
      term('Term 1', 50, [component('Internal assessment', 20), component('Written exam', 80)]),
      term('Term 2', 50, [component('Internal assessment', 20), component('Final exam', 80)]),
    ],
    bestSubjects: 4,
  },
  {
    ...plain,
    key: 'state-maharashtra',
    name: 'State pattern (Maharashtra)',
    description: 'Formative and summative evaluation in two terms, graded by percentage. To pass: 35%.',
    source: 'Maharashtra, continuous comprehensive evaluation (resolution of 20 August 2010); compare with the current resolution',
    scale: 'stateNine',
    passPercent: 3500,
    terms: [
      term('First term', 50, [component('Formative', 50), component('Summative', 50)]),
      term('Second term', 50, [component('Formative', 50), component('Summative', 50)]),
    ],
  },
  {
    ...plain,
    key: 'pre-primary',
    name: 'Pre-primary, three smiles',
    description: 'Nursery to UKG: areas with three smiles, no marks.',
    source: 'Common practice of pre-primary schools',
    scale: null,
    passPercent: null,
    terms: [],
    areas: [
      ...areas('Language', ['Listens and follows', 'Speaks in sentences', 'Recognises letters']),
      ...areas('Numbers', ['Counts objects', 'Knows shapes']),
      ...areas('Growing up', ['Shares with others', 'Keeps clean', 'Holds pencil and scissors']),
    ],
    areaScale: 'smiles',
  },
  {
    ...plain,
    key: 'holistic-foundational',
    name: 'Holistic progress card, foundational stage',
    description: 'Competencies by domain, with three levels and the teacher’s words. No marks.',
    source: 'NCERT PARAKH, Holistic Progress Card (foundational stage); National Curriculum Framework 2022',
    scale: null,
    passPercent: null,
    terms: [],
    areas: [
      ...areas('Physical development', ['Keeps a healthy body', 'Moves with balance and control']),
      ...areas('Socio-emotional and ethical development', ['Understands feelings', 'Works and plays with others']),
      ...areas('Cognitive development', ['Observes and reasons', 'Thinks in numbers and shapes']),
      ...areas('Language and literacy', ['Converses in two languages', 'Begins to read and write']),
      ...areas('Aesthetic and cultural development', ['Expresses through art']),
      ...areas('Positive learning habits', ['Attends and keeps at a task']),
    ],
    areaScale: 'stages',
  },
  holistic({
    key: 'preparatory',
    classes: 'Classes 3 to 5',
    domains: ['Language 1', 'Language 2', 'Mathematics', 'The world around us', 'Art education', 'Physical education and well-being'],
  }),
  holistic({
    key: 'middle',
    classes: 'Classes 6 to 8',
    domains: [...THREE_LANGUAGES, 'Mathematics', 'Science', 'Social science', ...NOT_SCHOLASTIC],
  }),
  holistic({
    key: 'secondary',
    classes: 'Classes 9 to 12',
    domains: [...THREE_LANGUAGES, 'Mathematics', 'Science', 'Social science', 'Interdisciplinary area', ...NOT_SCHOLASTIC],
  }),
];
