import type { StudentResult } from '@shala/contract/exams';
import { LABELS } from './card-layouts.ts';
import { type Block, figure, named, type Say } from './report-block.ts';

type Subject = StudentResult['subjects'][number];
type Component = Subject['components'][number];
type ComponentColumn = { term: string; name: string; outOf: number | null };

/** The subjects with their components, marks, percentage and grade, and the total in the last row. */
export function subjectTable(student: StudentResult, say: Say, isYear: boolean): Block[] {
  if (student.subjects.length === 0) return [];
  const components = columnsOf(student.subjects);
  const rows = student.subjects.map((subject) => [
    subject.countsInTotal ? say(named(subject.subject)) : `${say(named(subject.subject))} #`,
    ...components.map((column) => cellOf(column, subject)),
    marksOf(subject),
    figure(subject.percent),
    say(named(subject.grade)) || '–',
  ]);
  const total = [
    say(LABELS.total),
    ...components.map(() => ''),
    marksOf(student),
    figure(student.percent),
    say(named(student.grade)) || '–',
  ];
  return [
    {
      kind: 'table',
      title: say(LABELS.subjects),
      columns: [
        { head: say(LABELS.subject), sub: '', share: 2.6, align: 'left' },
        ...components.map(({ term, name, outOf }) => ({
          head: say(named(name)),
          sub: [isYear ? say(named(term)) : '', outOf === null ? '' : `(${figure(outOf)})`].filter(Boolean).join(' '),
          share: 1.15,
          align: 'center' as const,
        })),
        { head: say(LABELS.obtained), sub: '', share: 1.4, align: 'center' },
        { head: say(LABELS.percent), sub: '', share: 1.1, align: 'center' },
        { head: say(LABELS.grade), sub: '', share: 0.9, align: 'center' },
      ],
      rows: [...rows, total],
      isLastBold: true,
    },
  ];
}

/** The components of all subjects in order of appearance, with their maximum when it is the same in all subjects. */
function columnsOf(subjects: readonly Subject[]): ComponentColumn[] {
  const columns = new Map<string, ComponentColumn>();
  for (const { components } of subjects)
    for (const { term, name, outOf } of components) {
      const key = `${term} ${name}`;
      const before = columns.get(key);
      columns.set(key, { term, name, outOf: before === undefined || before.outOf === outOf ? outOf : null });
    }
  return [...columns.values()];
}

function cellOf({ term, name, outOf }: ComponentColumn, { components }: Subject): string {
  const own = components.find((one) => one.term === term && one.name === name);
  if (own === undefined) return '';
  return `${markOf(own, outOf === null)}${own.isAdjusted ? ' *' : ''}`;
}

function markOf({ obtained, outOf, code }: Component, withMaximum: boolean): string {
  if (obtained === null || code !== '') return code || '–';
  return withMaximum ? `${figure(obtained)}/${figure(outOf)}` : figure(obtained);
}

function marksOf({ obtained, outOf }: { obtained: number | null; outOf: number | null }): string {
  return obtained === null || outOf === null ? '–' : `${figure(obtained)}/${figure(outOf)}`;
}
