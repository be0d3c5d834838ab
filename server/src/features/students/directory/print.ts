import type { CallAnswer } from '@shala/contract/shared';
import type * as calls from '@shala/contract/students';
import { MOST_CARDS } from '@shala/contract/students';
import { findParentsLanguage, type Letterhead, readLetterhead, readPictures } from '#features/identity';
import type { Db } from '#platform/db';
import { notFound, Refusal } from '#platform/errors';
import { addressMade, type Input, type MadeFile, type Platform, type ReadContext, readMade } from '#platform/http';
import { type CardsPaper, type ListPaper, makeCards, makeList } from '#platform/pdf';
import { inLanguage, say, writeDay } from '#platform/words';
import { idsOf } from './exports.ts';
import { isPlace, listStudents, listStudentsById } from './lists.store.ts';
import { listForPrint, type PrintRow } from './print.store.ts';

type Wanted = Input<typeof calls.printStudents>['query'];
const MOST_LINES = 5000;
const PAPER = 'studentpapers';

/** The address of a PDF for ten minutes. Refuses an empty result, and more cards than one file holds. */
export async function printStudents(
  context: ReadContext,
  { query }: Input<typeof calls.printStudents>,
): Promise<CallAnswer<typeof calls.printStudents>> {
  const { db, school } = context;
  const ids = idsOf(query);
  if (!(await isPlace(db, school.id, query))) throw notFound();
  const found = await choose(db, school.id, query);
  if (ids && found.length !== ids.length) throw notFound();
  if (found.length === 0) throw new Refusal('unprocessable', 'nobodyToPrint');
  if (found.length > mostOf(query.kind)) throw new Refusal('unprocessable', 'tooManyCards');
  return { url: addressMade(context, PAPER, query), count: found.length };
}

/** The file behind such an address. */
export const makeStudentPaper: MadeFile = async ({ name, query, schoolId, inSchool, platform }) => {
  const wanted = readMade<Wanted>(PAPER, name, query.q);
  const { rows, letterhead, language } = await inSchool(schoolId, async (db) => ({
    rows: await listForPrint(db, schoolId, (await choose(db, schoolId, wanted)).slice(0, mostOf(wanted.kind))),
    letterhead: await readLetterhead(db, schoolId),
    language: await findParentsLanguage(db, schoolId),
  }));
  // A card is for the student, a list for the office.
  const bytes =
    wanted.kind === 'cards'
      ? await inLanguage(language, () => cardsOf(platform, rows, letterhead))
      : await makeList(listOf(rows, letterhead));
  return { bytes, mediaType: 'application/pdf', name: wanted.kind === 'cards' ? 'identity-cards.pdf' : 'class-list.pdf', isInline: true };
};

const mostOf = (kind: Wanted['kind']) => (kind === 'cards' ? MOST_CARDS : MOST_LINES);

/** Ids of the students to print, at most one more than fit. */
async function choose(db: Db, schoolId: string, { kind, ids: _ids, ...filter }: Wanted): Promise<string[]> {
  const ids = idsOf({ ids: _ids });
  const rows = ids
    ? await listStudentsById(db, schoolId, ids)
    : await listStudents(db, schoolId, filter, { offset: 0, limit: mostOf(kind) + 1 });
  return rows.map(({ id }) => id);
}

async function cardsOf(platform: Platform, rows: readonly PrintRow[], letterhead: Letterhead): Promise<Uint8Array> {
  const { logoKey, year, ...school } = letterhead;
  const pictureOf = await readPictures(platform, [logoKey, ...rows.map(({ photoKey }) => photoKey)]);
  return makeCards({
    title: say('Identity cards'),
    school: { ...school, logo: pictureOf(logoKey) },
    signatory: say('Principal'),
    cards: rows.map((row) => cardOf(row, pictureOf(row.photoKey), year)),
  });
}

function cardOf(row: PrintRow, photo: Uint8Array | null, year: string): CardsPaper['cards'][number] {
  const facts: [string, string][] = [
    [say('Adm. no.'), row.admissionNumber],
    [
      say('Date of birth, blood group'),
      [row.dateOfBirth === null ? '' : writeDay(row.dateOfBirth), row.bloodGroup].filter(Boolean).join(' · '),
    ],
    [say('Guardian'), row.guardian],
    [say('Phone'), row.phone],
    [say('Bus stop'), row.transportStop],
  ];
  return {
    name: row.name,
    line: [seatOf(row), row.rollNumber === null ? '' : say('Roll {rollNumber}', { rollNumber: row.rollNumber })]
      .filter(Boolean)
      .join(' · '),
    photo,
    facts: [...facts.filter(([, value]) => value !== ''), ...(row.address === '' ? [] : [['', row.address] as [string, string]])],
    validity: year === '' ? '' : say('Valid for {year}', { year }),
  };
}

const seatOf = ({ className, sectionName }: PrintRow) =>
  className === '' ? '' : say('Class {className} {sectionName}', { className, sectionName });

function listOf(rows: readonly PrintRow[], { name, year }: Letterhead): ListPaper {
  const seats = new Set(rows.map(seatOf));
  const only = seats.size === 1 ? [...seats][0] : undefined;
  const girls = rows.filter(({ gender }) => gender === 'Female').length;
  const boys = rows.filter(({ gender }) => gender === 'Male').length;
  return {
    school: name,
    title: only ? say('{place}: class list', { place: only }) : say('Students'),
    context: [
      year,
      say('{count, plural, one {# student} other {# students}}', { count: rows.length }),
      say('{girls, plural, one {# girl} other {# girls}}, {boys, plural, one {# boy} other {# boys}}', { girls, boys }),
    ]
      .filter(Boolean)
      .join('  ·  '),
    columns: [
      { head: say('Roll'), share: 5, isFigure: true },
      { head: say('Adm. no.'), share: 11 },
      { head: say('Student'), share: 24 },
      ...(only ? [] : [{ head: say('Class'), share: 12 }]),
      { head: say('Date of birth'), share: 13 },
      { head: say('Guardian'), share: 21 },
      { head: say('Phone'), share: 13 },
      // To write by hand in the classroom.
      ...(only ? [{ head: say('Remarks'), share: 12 }] : []),
    ],
    rows: rows.map((row) => [
      row.rollNumber === null ? '' : String(row.rollNumber),
      row.admissionNumber,
      row.name,
      ...(only ? [] : [`${row.className} ${row.sectionName}`]),
      row.dateOfBirth === null ? '' : writeDay(row.dateOfBirth),
      row.guardian,
      row.phone,
      ...(only ? [''] : []),
    ]),
  };
}
