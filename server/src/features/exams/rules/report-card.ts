import type { ReportLanguage, ReportLayout, StudentResult } from '@shala/contract/exams';
import { hindiClass, hindiName } from '@shala/contract/shared';
import { cardDay } from './card-day.ts';
import { type BlockKind, LABELS, LAYOUTS, type Words } from './card-layouts.ts';
import { type Block, type Column, figure, named, type Pair, type Say, speaker } from './report-block.ts';
import { subjectTable } from './report-table.ts';

/** A band of a scale at the time of publishing; `from` in hundredths of a percent. */
export type LegendBand = { label: string; from: number | null; remark: string };
type CardResult = { className: string; termNo: number; term: string; year: string; version: number; publishedOn: string };
export type CardPerson = {
  dateOfBirth: string | null;
  mother: string;
  father: string;
  guardian: string;
  classTeacher: string;
  principal: string;
  photo: Uint8Array | null;
  /** The next class, for a student who passed the year. */
  nextClass: string;
};
export type CardInput = {
  result: CardResult;
  student: StudentResult;
  /** In what the student's rank is, and of how many. */
  ranked: { within: 'section' | 'class'; among: number };
  person: CardPerson;
  scales: readonly (readonly LegendBand[])[];
  layout: ReportLayout;
  language: ReportLanguage;
};
/** A card with every text filled in, ready to print. */
export function reportCard(input: CardInput) {
  const { result, student, person, layout, language } = input;
  const say = speaker(language);
  const { title, blocks, signatures } = LAYOUTS[layout];
  const names = { classTeacher: person.classTeacher, principal: person.principal, parent: '' };
  const term = result.termNo === 0 ? say(LABELS.year) : say(named(result.term));
  return {
    title: say(title),
    context: `${term} · ${result.year}`,
    facts: factsOf(input, say),
    blocks: blocks.flatMap((kind) => makers[kind](input, say)),
    signatures: signatures.map((kind) => ({ label: say(LABELS[kind]), name: names[kind], hasPicture: kind === 'principal' })),
    photo: layout === 'holistic' ? person.photo : null,
    foot: `${student.admissionNumber} · ${say(LABELS.version)} ${result.version}, ${say(LABELS.published)} ${cardDay(result.publishedOn)}`,
  };
}

function factsOf({ result, student, person, language }: CardInput, say: Say): Pair[] {
  const parents =
    person.mother === '' && person.father === ''
      ? [['guardian', person.guardian] as const]
      : ([
          ['mother', person.mother],
          ['father', person.father],
        ] as const);
  const pairs = [
    ['name', student.name],
    ['admissionNumber', student.admissionNumber],
    ['place', className(`${result.className} ${student.section}`, language)],
    ['rollNumber', student.rollNumber === null ? '' : String(student.rollNumber)],
    ...parents,
    ['dateOfBirth', person.dateOfBirth === null ? '' : cardDay(person.dateOfBirth)],
  ] as const;
  return pairs.filter(([, value]) => value !== '').map(([key, value]) => ({ label: say(LABELS[key]), value }));
}

const className = (name: string, language: CardInput['language']) => (language === 'hi' ? hindiClass(name) : name);

type Maker = (input: CardInput, say: Say) => Block[];

const makers: Readonly<Record<BlockKind, Maker>> = {
  subjects: ({ student, result }, say) => subjectTable(student, say, result.termNo === 0),
  coscholastic: areasBlock('coscholastic'),
  discipline: areasBlock('discipline'),
  competency: competencyBlocks,
  summary: summaryBlock,
  attendance: ({ student: { attendance } }, say) =>
    attendance === null
      ? []
      : [
          factsBlock(
            say,
            'attendance',
            `${figure(attendance.present)} / ${attendance.days} (${figure((attendance.present / attendance.days) * 100)}%)`,
          ),
        ],
  voices: ({ student: { voices } }, say) =>
    voices.map(({ kind, said }) => textBlock(say(kind === 'parent' ? LABELS.voiceOfParent : LABELS[kind]), said)),
  remark: ({ student: { remark } }, say) => (remark === '' ? [] : [textBlock(say(LABELS.remark), remark)]),
  narrative: ({ student: { remark } }, say) => (remark === '' ? [] : [textBlock(say(LABELS.narrative), remark)]),
  scale: scaleBlock,
};

const textBlock = (title: string, text: string): Block => ({ kind: 'text', title, text, isSmall: false });

function factsBlock(say: Say, key: 'attendance', value: string): Block {
  return { kind: 'facts', title: '', facts: [{ label: say(LABELS[key]), value }] };
}

/** The fonts have stars but no smiles; cards of small children use both. */
const printable = (text: string) => text.replaceAll('☺', '★');

type Graded = { name: string; grade: string; term?: string | undefined };

function gradeTable(title: string, areas: readonly Graded[], say: Say): Block[] {
  if (areas.length === 0) return [];
  if (areas.some(({ term }) => term !== undefined)) return [termTable(title, areas, say)];
  const half = Math.ceil(areas.length / 2);
  const cells = (at: number) => [areas[at]?.name ?? '', areas[at]?.grade ?? ''].map((text) => printable(say(named(text))));
  const columns: Column[] = [
    { head: say(LABELS.area), sub: '', share: 3, align: 'left' },
    { head: say(LABELS.grade), sub: '', share: 1, align: 'center' },
  ];
  return [
    {
      kind: 'table',
      title,
      columns: areas.length > 1 ? [...columns, ...columns] : columns,
      rows: Array.from({ length: half }, (_, index) => [...cells(index), ...(areas.length > 1 ? cells(index + half) : [])]),
      isLastBold: false,
    },
  ];
}

/** The grades of a year: each under its term, so that none counts for a term that was not graded. */
function termTable(title: string, areas: readonly Graded[], say: Say): Block {
  const terms = [...new Set(areas.map(({ term }) => term ?? ''))];
  const text = (value: string) => printable(say(named(value)));
  return {
    kind: 'table',
    title,
    columns: [
      { head: say(LABELS.area), sub: '', share: 3, align: 'left' },
      ...terms.map((term): Column => ({ head: say(named(term)), sub: '', share: 1, align: 'center' })),
    ],
    rows: [...Map.groupBy(areas, ({ name }) => name)].map(([name, own]) => [
      text(name),
      ...terms.map((term) => text(own.find((one) => (one.term ?? '') === term)?.grade ?? '') || '–'),
    ]),
    isLastBold: false,
  };
}

function areasBlock(kind: 'coscholastic' | 'discipline'): Maker {
  return ({ student }, say) =>
    gradeTable(
      say(LABELS[kind]),
      student.areas.filter((area) => area.kind === kind && area.grade !== ''),
      say,
    );
}

/** Competencies by domain, one table each. */
function competencyBlocks({ student }: CardInput, say: Say): Block[] {
  const graded = student.areas.filter(({ kind, grade }) => kind === 'competency' && grade !== '');
  return [...Map.groupBy(graded, ({ domain }) => domain)].flatMap(([domain, areas]) =>
    gradeTable(domain === '' ? say(LABELS.competency) : say(named(domain)), areas, say),
  );
}

function rankWords(rank: number, { within, among }: CardInput['ranked']): Words {
  return within === 'class'
    ? { en: `${rank} out of ${among} in the class`, hi: `कक्षा के ${among} में ${rank}` }
    : { en: `${rank} out of ${among} in the section`, hi: `वर्ग के ${among} में ${rank}` };
}

function summaryBlock({ student, result, ranked, person, language }: CardInput, say: Say): Block[] {
  const facts: Pair[] = [
    { label: say(LABELS.percent), value: student.percent === null ? '' : `${figure(student.percent)}%` },
    { label: say(LABELS.grade), value: say(named(student.grade)) },
    { label: say(LABELS.result), value: say(LABELS[student.outcome]) },
    { label: say(LABELS.rank), value: student.rank === null ? '' : say(rankWords(student.rank, ranked)) },
    {
      label: say(LABELS.promotedTo),
      value: result.termNo === 0 && student.outcome === 'pass' ? className(person.nextClass, language) : '',
    },
  ];
  return [{ kind: 'facts', title: say(LABELS.summary), facts: facts.filter(({ value }) => value !== '') }];
}

/** `A1 ≥91% Outstanding · A2 ≥81% Excellent …`, one line for each scale, and the meaning of the codes. */
function scaleBlock({ scales, student, layout, language }: CardInput, say: Say): Block[] {
  // In both languages the words of a scale are said in English alone: twice they would fill half a page.
  const inScale = (text: string) => (language === 'hi' ? hindiName(text) : text);
  const legend = scales.map((bands) =>
    bands
      .map(({ label, from, remark }) =>
        [printable(inScale(label)), from === null ? '' : `≥${figure(from / 100)}%`, inScale(remark)].filter(Boolean).join(' '),
      )
      .join(' · '),
  );
  const hasMarks = layout === 'term';
  const notes = hasMarks
    ? [say(LABELS.codes), ...(student.subjects.some(({ countsInTotal }) => !countsInTotal) ? [say(LABELS.notCounted)] : [])]
    : [];
  return [...legend, ...notes].map((text, index) => ({ kind: 'text', title: index === 0 ? say(LABELS.scale) : '', text, isSmall: true }));
}
