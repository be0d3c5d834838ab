import type { ReportLanguage, ReportLayout, StudentResult } from '@shala/contract/exams';
import { dayAt } from '@shala/contract/shared';
import { findPrintedSchool, readPicture } from '#features/certificates';
import type { Db } from '#platform/db';
import type { Platform } from '#platform/http';
import { makeReportCards, type ReportCardsPaper } from '#platform/pdf';
import { getResultVersion } from '../results/results.ts';
import { frameOf, type LayoutInput } from '../rules/layout-values.ts';
import { speaker } from '../rules/report-block.ts';
import { type LegendBand, reportCard } from '../rules/report-card.ts';
import { findRankWithin, listCardPeople, listLegends } from './report-cards.store.ts';

export type Look = { layout: ReportLayout; language: ReportLanguage };
type Files = Pick<Platform, 'files'>;
type InSchool = <T>(schoolId: string, work: (db: Db) => Promise<T>) => Promise<T>;

/** The data for all cards of a version, without the students: read once for a class. */
export async function loadGround(db: Db, schoolId: string, versionId: string) {
  const version = await getResultVersion({ db, school: { id: schoolId } }, { params: { versionId } });
  return {
    ...{ versionId, version },
    school: await findPrintedSchool(db, schoolId),
    legends: await listLegends(db, schoolId, versionId),
    rankWithin: await findRankWithin(db, schoolId, versionId),
  };
}

export type Ground = Awaited<ReturnType<typeof loadGround>>;
type Pictures = {
  logo: Uint8Array | null;
  signature: Uint8Array | null;
  /** A student's photo, for layouts that print it. */
  photoOf: (fileId: string | null) => Promise<Uint8Array | null>;
};

export async function readPictures(
  files: Files,
  { school }: Ground,
  { inSchool, schoolId }: { inSchool: InSchool; schoolId: string },
): Promise<Pictures> {
  const find = (fileId: string) => inSchool(schoolId, (db) => files.files.find(db, schoolId, fileId));
  const [logo, signature] = await Promise.all(
    [school.logoFileId, school.signatureFileId].map((fileId) => readPicture(files, find, fileId)),
  );
  const photoOf = async (fileId: string | null) => (await readPicture(files, find, fileId)) ?? null;
  return { logo: logo ?? null, signature: signature ?? null, photoOf };
}

/** The cards of students, ready to print. */
export async function paperOf(
  db: Db,
  schoolId: string,
  {
    ground,
    studentIds,
    look,
    pictures,
    mark = '',
  }: { ground: Ground; studentIds: readonly string[]; look: Look; pictures: Pictures; mark?: string },
): Promise<ReportCardsPaper> {
  const { version, school, versionId } = ground;
  const people = new Map((await listCardPeople(db, schoolId, { versionId, studentIds })).map((person) => [person.studentId, person]));
  const students = new Map(version.students.map((student) => [student.studentId, student]));
  const photos = new Map<string, Uint8Array | null>();
  if (look.layout === 'holistic')
    for (const { studentId, photoFileId } of people.values()) photos.set(studentId, await pictures.photoOf(photoFileId));
  const result = { ...version, publishedOn: dayInIndia(version.at) };
  const principal = look.language === 'hi' ? school.principalHindi || school.principal : school.principal;
  const cards = studentIds.flatMap((id) => {
    const [student, person] = [students.get(id), people.get(id)];
    if (student === undefined || person === undefined) return [];
    const scales = scalesOf(ground, look, student);
    const { rankWithin } = ground;
    const among = version.students.filter(({ sectionId }) => rankWithin === 'class' || sectionId === student.sectionId).length;
    return [
      reportCard({
        ...look,
        result,
        student,
        scales,
        ranked: { within: rankWithin, among },
        person: { ...person, principal, photo: photos.get(id) ?? null },
      }),
    ];
  });
  return {
    title: `${version.className} ${version.term} ${version.year}`,
    letterhead: { ...letterheadOf(ground, look.language), logo: pictures.logo },
    signature: pictures.signature,
    cards,
    madeAt: version.at,
    mark,
  };
}

/** The values for the school's own layout, for each student; students without a result in the version are left out. */
export async function layoutInputs(
  db: Db,
  schoolId: string,
  { version, school, versionId }: Ground,
  studentIds: readonly string[],
): Promise<LayoutInput[]> {
  const people = new Map((await listCardPeople(db, schoolId, { versionId, studentIds })).map((person) => [person.studentId, person]));
  const frame = frameOf(version);
  const result = { ...version, publishedOn: dayInIndia(version.at) };
  return version.students
    .filter(({ studentId }) => studentIds.includes(studentId))
    .flatMap((student) => {
      const person = people.get(student.studentId);
      return person === undefined ? [] : [{ school, result, student, frame, person: { ...person, principal: school.principal } }];
    });
}

const AFFILIATION = { en: 'Affiliation no.', hi: 'संबद्धता क्रमांक' };

/** The scale of the marks if they are printed, and those of graded areas. */
function scalesOf({ legends }: Ground, { layout }: Look, { areas }: StudentResult): LegendBand[][] {
  const grades = new Set(areas.map(({ grade }) => grade));
  const used = legends.ofAreas.filter((bands) => bands.some(({ label }) => grades.has(label)));
  return layout === 'term' ? [...legends.ofMarks, ...used] : used;
}

function letterheadOf({ school }: Ground, language: ReportLanguage): { names: string[]; lines: string[] } {
  const inLanguage = (en: string, hi: string) => (language === 'en' ? [en] : language === 'hi' ? [hi || en] : [en, hi]);
  const label = speaker(language)(AFFILIATION);
  const affiliation = [school.board, school.affiliationNumber && `${label} ${school.affiliationNumber}`].filter(Boolean).join(' · ');
  return {
    names: inLanguage(school.name, school.nameHindi).filter(Boolean),
    lines: [...inLanguage(school.address, school.addressHindi), affiliation].filter(Boolean),
  };
}

const dayInIndia = (instant: string) => dayAt(new Date(instant));

/** One student's card as PDF. No transaction is open while it is drawn. */
export async function drawOne(
  files: Files,
  { inSchool, schoolId }: { inSchool: InSchool; schoolId: string },
  { versionId, studentId, look, mark }: { versionId: string; studentId: string; look: Look; mark?: string },
): Promise<Uint8Array> {
  const ground = await inSchool(schoolId, (db) => loadGround(db, schoolId, versionId));
  const pictures = await readPictures(files, ground, { inSchool, schoolId });
  const paper = await inSchool(schoolId, (db) =>
    paperOf(db, schoolId, { ground, studentIds: [studentId], look, pictures, ...(mark !== undefined && { mark }) }),
  );
  return makeReportCards(paper);
}
