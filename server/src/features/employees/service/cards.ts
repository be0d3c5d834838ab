import type * as calls from '@shala/contract/employees';
import { MOST_EMPLOYEE_CARDS } from '@shala/contract/employees';
import type { CallAnswer } from '@shala/contract/shared';
import { readLetterhead, readPictures } from '#features/identity';
import type { Db } from '#platform/db';
import { notFound, Refusal } from '#platform/errors';
import { addressMade, type Input, type MadeFile, type ReadContext, readMade } from '#platform/http';
import { makeCards } from '#platform/pdf';
import { say } from '#platform/words';
import { type CardRow, listForCards } from '../store/export.store.ts';

type Wanted = Input<typeof calls.printEmployeeCards>['query'];
const PAPER = 'employeecards';

/** The address of the cards' PDF for ten minutes. Refuses an empty result, and more cards than one file holds. */
export async function printEmployeeCards(
  context: ReadContext,
  { query }: Input<typeof calls.printEmployeeCards>,
): Promise<CallAnswer<typeof calls.printEmployeeCards>> {
  const { length } = await choose(context.db, context.school.id, query);
  if (length === 0) throw query.employeeId === undefined ? new Refusal('unprocessable', 'nobodyToPrint') : notFound();
  if (length > MOST_EMPLOYEE_CARDS) throw new Refusal('unprocessable', 'tooManyCards');
  return { url: addressMade(context, PAPER, query), count: length };
}

/** The file behind such an address. */
export const makeEmployeeCards: MadeFile = async ({ name, query, schoolId, inSchool, platform }) => {
  const wanted = readMade<Wanted>(PAPER, name, query.q);
  const { rows, letterhead } = await inSchool(schoolId, async (db) => ({
    rows: await choose(db, schoolId, wanted),
    letterhead: await readLetterhead(db, schoolId),
  }));
  const { logoKey, year, ...school } = letterhead;
  const pictureOf = await readPictures(platform, [logoKey, ...rows.map(({ photoKey }) => photoKey)]);
  const bytes = await makeCards({
    title: say('Identity cards'),
    school: { ...school, logo: pictureOf(logoKey) },
    signatory: say('Principal'),
    cards: rows.slice(0, MOST_EMPLOYEE_CARDS).map((row) => ({
      name: row.name,
      line: row.positionRole,
      photo: pictureOf(row.photoKey),
      facts: factsOf(row),
      validity: year === '' ? '' : say('Valid for {year}', { year }),
    })),
  });
  return { bytes, mediaType: 'application/pdf', name: 'identity-cards.pdf', isInline: true };
};

function choose(db: Db, schoolId: string, { employeeId, ...filter }: Wanted): Promise<CardRow[]> {
  return listForCards(db, schoolId, { filter, employeeId, limit: MOST_EMPLOYEE_CARDS + 1 });
}

function factsOf(row: CardRow): [string, string][] {
  const facts: [string, string][] = [
    [say('Code'), row.employeeCode],
    [say('Department'), row.department],
    [say('Phone'), row.phone],
    [say('Emergency'), [row.emergencyName, row.emergencyPhone].filter(Boolean).join(' ')],
    ['', row.address],
  ];
  return facts.filter(([, value]) => value !== '');
}
