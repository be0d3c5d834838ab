import type * as calls from '@shala/contract/exams';
import { type StudentResult, shownMarks, subjectMaxima } from '@shala/contract/exams';
import type { CallAnswer } from '@shala/contract/shared';
import { findPrintedSchool } from '#features/certificates';
import { notFound } from '#platform/errors';
import { addressMade, type Input, type MadeFile, type ReadContext, readMade } from '#platform/http';
import { type GridPaper, makeGrid } from '#platform/pdf';
import { makeSheet, type Sheet } from '#platform/sheets';
import { say, sayAll } from '#platform/words';
import { outcomeWord } from '../rules/outcome-word.ts';
import { getResultVersion } from './results.ts';

const KIND = 'resultsheet';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Rows on a landscape page, each with space for marks and grade. */
const ROWS = 18;

type Wanted = { versionId: string; sectionId: string | null; format: 'xlsx' | 'pdf' };
type Version = Awaited<ReturnType<typeof getResultVersion>>;
type Subject = StudentResult['subjects'][number];

async function load(context: Pick<ReadContext, 'db' | 'school'>, { versionId, sectionId }: Omit<Wanted, 'format'>) {
  const version = await getResultVersion(context, { params: { versionId } });
  const students = version.students.filter((student) => sectionId === null || student.sectionId === sectionId);
  if (students.length === 0) throw notFound();
  const place = sectionId === null ? version.className : `${version.className} ${students[0]?.section ?? ''}`;
  return { version: { ...version, students }, place };
}

/** An address that opens the tabulation of a class or section for ten minutes. */
export async function exportResultSheet(
  context: ReadContext,
  { params, query }: Input<typeof calls.exportResultSheet>,
): Promise<CallAnswer<typeof calls.exportResultSheet>> {
  const wanted = { ...params, sectionId: query.sectionId?.toLowerCase() ?? null };
  await load(context, wanted);
  return { url: addressMade(context, KIND, { ...wanted, format: query.format }) };
}

export const makeResultSheetFile: MadeFile = async ({ name, query, schoolId, inSchool }) => {
  const wanted = readMade<Wanted>(KIND, name, query.q);
  const { version, place, school } = await inSchool(schoolId, async (db) => ({
    ...(await load({ db, school: { id: schoolId } }, wanted)),
    school: (await findPrintedSchool(db, schoolId)).name,
  }));
  const title = say('Result {place} {term}', { place, term: version.term });
  const isPdf = wanted.format === 'pdf';
  const bytes = isPdf ? await makeGrid(gridOf(version, { school })) : await makeSheet(sheetOf(version, title), 'xlsx');
  return { bytes, mediaType: isPdf ? 'application/pdf' : XLSX, name: `${title}.${wanted.format}`, isInline: isPdf };
};

const subjectOf = ({ subjects }: StudentResult, id: string): Subject | undefined => subjects.find(({ subjectId }) => subjectId === id);
const written = (value: number | null) => (value === null ? '' : String(value));
const percentText = (value: number | null) => (value === null ? '' : value.toFixed(2));

/**
 * One row for each student, one column for a subject's marks and grade. Subjects that were assessed in part, or with an absence that counts as zero, are named
 * in the last column, so that the marks stay numbers.
 */
function sheetOf(version: Version, title: string): Sheet {
  const maxima = subjectMaxima(version.students);
  const inPart = ({ subjects }: StudentResult) =>
    subjects
      .map((own) => ({ subject: own.subject, ...shownMarks(own, maxima) }))
      .filter(({ marks, code }) => marks !== null && code !== '')
      .map(({ subject, marks, outOf, code }) => `${subject} ${outOf === null ? marks : `${marks}/${outOf}`} ${code}`)
      .join(', ');
  return {
    title,
    headings: [
      ...sayAll('Roll no.', 'Admission no.', 'Name', 'Section'),
      ...version.subjects.flatMap(({ id, subject }) => [withMaximum(subject, maxima.get(id)), say('{subject} grade', { subject })]),
      ...sayAll(
        'Total',
        'Out of',
        'Percent',
        'Grade',
        'Result',
        'Rank',
        'Days present',
        'Working days',
        'Remark',
        'Absent or assessed in part',
      ),
    ],
    rows: version.students.map((student) => [
      ...[student.rollNumber, student.admissionNumber, student.name, student.section],
      ...version.subjects.flatMap(({ id }) => {
        const own = subjectOf(student, id);
        if (own === undefined) return [null, null];
        const { marks, code } = shownMarks(own, maxima);
        return [marks ?? (code || null), own.grade];
      }),
      ...[student.obtained, student.outOf, student.percent, student.grade, outcomeWord(student.outcome), student.rank],
      ...[student.attendance?.present ?? null, student.attendance?.days ?? null, student.remark, inPart(student)],
    ]),
  };
}

function withMaximum(subject: string, maximum: number | undefined): string {
  return maximum === undefined ? subject : say('{subject} ({maximum})', { subject, maximum });
}

function gridCell(own: Subject, maxima: ReadonlyMap<string, number>) {
  const { marks, outOf, code } = shownMarks(own, maxima);
  if (marks === null) return { first: code || '–', second: own.grade };
  return { first: outOf === null ? written(marks) : `${marks}/${outOf}`, second: [code, own.grade].filter(Boolean).join(' · ') };
}

/** Each section on pages of its own, since every section has a roll number 1. The maximum is said once where all subjects have the same. */
function gridOf({ students, subjects, className, term, year, version }: Version, { school }: { school: string }): GridPaper {
  const maxima = subjectMaxima(students);
  const common = new Set(maxima.values()).size === 1 ? maxima.values().next().value : undefined;
  const columns = [
    say('Student'),
    ...subjects.map(({ id, subject }) => (common === undefined ? withMaximum(subject, maxima.get(id)) : subject)),
    ...sayAll('Total', 'Percent', 'Result'),
  ];
  const context = [
    say('Result no. {version}', { version }),
    ...(common === undefined ? [] : [say('Maximum marks in each subject: {maximum}', { maximum: common })]),
  ].join(' · ');
  const titleOf = (section: string) =>
    say('Result sheet {place} · {term} · {year}', { place: `${className} ${section}`.trim(), term, year });
  const sections = Map.groupBy(students, ({ section }) => section);
  return {
    school,
    title: titleOf(sections.size === 1 ? (students[0]?.section ?? '') : ''),
    headWidth: 148,
    pages: [...sections].flatMap(([section, own]) =>
      Array.from({ length: Math.ceil(own.length / ROWS) }, (_, index) => ({
        title: titleOf(section),
        context,
        columns,
        rows: own.slice(index * ROWS, (index + 1) * ROWS).map((student) => gridRow(student, subjects, maxima)),
      })),
    ),
  };
}

function gridRow(student: StudentResult, subjects: Version['subjects'], maxima: ReadonlyMap<string, number>) {
  const cell = (first: string, second: string) => (first === '' ? null : { first, second });
  return {
    head: student.name,
    side: [written(student.rollNumber), student.admissionNumber].filter(Boolean).join(' · '),
    cells: [
      ...subjects.map(({ id }) => {
        const own = subjectOf(student, id);
        return own === undefined ? null : gridCell(own, maxima);
      }),
      cell(written(student.obtained), `/ ${written(student.outOf)}`),
      cell(percentText(student.percent), student.grade),
      cell(outcomeWord(student.outcome), student.rank === null ? '' : say('Rank {rank}', { rank: student.rank })),
    ],
  };
}
