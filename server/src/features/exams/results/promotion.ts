import type * as calls from '@shala/contract/exams';
import type { CallAnswer } from '@shala/contract/shared';
import { Refusal } from '#platform/errors';
import { addressMade, type MadeFile, type ReadContext, readMade } from '#platform/http';
import { makeSheet } from '#platform/sheets';
import { say, sayAll, writeDay } from '#platform/words';
import { type Outcome, outcomeWord } from '../rules/outcome-word.ts';
import { requireYear } from '../year.ts';
import { listForPromotion, type PromotionRow } from './promotion.store.ts';

export const PROMOTION_FILE = 'promotionlist';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Proposal = 'promoted' | 'toDecide' | 'noResult';
type Scope = Pick<ReadContext, 'db' | 'school'>;

async function load(context: Scope) {
  const year = await requireYear(context);
  return { year, rows: (await listForPromotion(context.db, context.school.id, year.id)).map(propose) };
}

/** A student who passed is proposed for promotion. For a failed or withheld result the school decides; low attendance is only a warning. */
function propose(row: PromotionRow) {
  const { outcome, percent, attendance, attendanceWanted } = row;
  const proposal = outcome === null || outcome === 'none' ? 'noResult' : outcome === 'pass' ? 'promoted' : 'toDecide';
  return {
    ...{ ...row, outcome: outcome ?? 'none', percent: percent === null ? null : percent / 100 },
    proposal: proposal as Proposal,
    isLowAttendance: attendance !== null && attendanceWanted !== null && attendance < attendanceWanted,
  };
}

/** The promotion proposals from the published results of the year. */
export async function getPromotionList(context: ReadContext): Promise<CallAnswer<typeof calls.getPromotionList>> {
  const { year, rows } = await load(context);
  const without = new Map(rows.filter(({ hasResult }) => !hasResult).map(({ classId, className }) => [classId, className]));
  return {
    year: year.name,
    students: rows.length,
    promoted: rows.filter(({ proposal }) => proposal === 'promoted').length,
    withoutResult: [...without.values()],
    toDecide: rows
      .filter(({ proposal, isLowAttendance, hasResult }) => hasResult && (proposal !== 'promoted' || isLowAttendance))
      .map(({ rollNumber: _, classId: __, attendanceWanted: ___, hasResult: ____, ...row }) => row),
  };
}

/** An address that downloads the list of all students for ten minutes. */
export async function exportPromotionList(context: ReadContext): Promise<CallAnswer<typeof calls.exportPromotionList>> {
  const { rows, year } = await load(context);
  if (!rows.some(({ hasResult }) => hasResult)) throw new Refusal('unprocessable', 'promotionNothing');
  return { url: addressMade(context, PROMOTION_FILE, { yearId: year.id }) };
}

type Proposed = { proposal: Proposal; isLowAttendance: boolean; joinedOn: string | null };

function proposalWords({ proposal, isLowAttendance, joinedOn }: Proposed): string {
  const noResult = joinedOn === null ? say('No result') : say('No result: joined on {day}', { day: writeDay(joinedOn) });
  const words = { promoted: say('Promoted'), toDecide: say('To be decided'), noResult }[proposal];
  return isLowAttendance ? say('{proposal}, low attendance', { proposal: words }) : words;
}

export const makePromotionFile: MadeFile = async ({ name, query, schoolId, inSchool }) => {
  readMade<{ yearId: string }>(PROMOTION_FILE, name, query.q);
  const { year, rows } = await inSchool(schoolId, (db) => load({ db, school: { id: schoolId } }));
  const title = say('Promotion list {year}', { year: year.name });
  const headings = [
    ...sayAll('Class', 'Section', 'Roll no.', 'Admission no.', 'Name', 'Percent', 'Result'),
    ...sayAll('Subjects not passed', 'Attendance %', 'Suggestion'),
  ];
  const sheet = {
    title,
    headings,
    rows: rows.map((row) => [
      ...[row.className, row.section, row.rollNumber, row.admissionNumber, row.name, row.percent],
      ...[row.hasResult ? outcomeWord(row.outcome as Outcome) : '', row.failed.join(', '), row.attendance],
      proposalWords(row),
    ]),
  };
  return { bytes: await makeSheet(sheet, 'xlsx'), mediaType: XLSX, name: `${title}.xlsx`, isInline: false };
};
