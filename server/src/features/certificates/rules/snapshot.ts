import type { FormContent, Words } from '@shala/contract/certificates';
import type { CertificatePaper } from '#platform/pdf';
import { type Filled, fillParagraphs } from './fill-form.ts';
import { shortDay } from './in-words.ts';
import { numberOf, type PersonFacts, type SchoolFacts } from './person-facts.ts';

/** All content of a certificate, stored unchanged when it is issued. Pictures are stored files, which never change. */
export type Snapshot = Omit<CertificatePaper, 'letterhead' | 'photo' | 'seal' | 'signatures' | 'verifyUrl' | 'mark'> & {
  code: string;
  letterhead: { name: Words; address: Words; lines: string[] } | null;
  /** Certificates of earlier versions have no name under the line. */
  signatures: { label: Words; hasPicture: boolean; name?: Words }[];
  pictures: { logo: string | null; photo: string | null; seal: string | null; signature: string | null };
};

const NUMBER_LABELS = {
  book: { en: 'Book no.', hi: 'पुस्तक क्रमांक' },
  serial: { en: 'Serial no.', hi: 'क्रमांक' },
  admission: { en: 'Admission no.', hi: 'प्रवेश क्रमांक' },
  employee: { en: 'Employee code', hi: 'कर्मचारी कोड' },
  number: { en: 'No.', hi: 'क्रमांक' },
} as const;
const ISSUED: Words = { en: 'Date of issue', hi: 'जारी करने की तिथि' };

type Issue = {
  form: FormContent;
  formName: string;
  person: PersonFacts;
  school: SchoolFacts;
  filled: Filled;
  numbers: { number: string; serialNo: string; bookNo: string };
  code: string;
  madeAt: string;
};

export function takeSnapshot({ form, formName, person, school, filled, numbers, code, madeAt }: Issue): Snapshot {
  const { hasLetterhead, size, ...margins } = form.paper;
  return {
    name: `${formName} ${numbers.number}`,
    languages: form.languages,
    size,
    margins,
    letterhead: hasLetterhead ? letterheadOf(school, form.languages) : null,
    title: form.title,
    numbers: numbersOf(form, person, numbers),
    opening: fillParagraphs(form.opening, filled),
    rows: filled.fields
      .filter(({ isPrinted }) => isPrinted)
      .map(({ label, printed, isContinued = false }) => ({ label, value: valueOn(printed, form.languages), isContinued })),
    closing: fillParagraphs(form.closing, filled),
    issued: {
      label: ISSUED,
      value: filled.fields.some(({ source, isPrinted }) => source === 'today' && isPrinted) ? '' : shortDay(person.today),
    },
    signatures: form.signatures.map(({ hasName, ...signature }) => ({
      ...signature,
      ...((hasName ?? signature.hasPicture) && school.principal !== '' && { name: principalOf(school) }),
    })),
    code,
    madeAt,
    pictures: {
      logo: hasLetterhead ? school.logoFileId : null,
      photo: form.hasPhoto ? person.photoFileId : null,
      seal: form.hasSeal ? school.sealFileId : null,
      signature: form.signatures.some(({ hasPicture }) => hasPicture) ? school.signatureFileId : null,
    },
  };
}

const principalOf = ({ principal, principalHindi }: SchoolFacts): Words => ({ en: principal, hi: principalHindi || principal });

const SCHOOL_CODE: Words = { en: 'School code', hi: 'विद्यालय कोड' };
const AFFILIATION: Words = { en: 'Affiliation no.', hi: 'संबद्धता क्रमांक' };
const BOARD: Words = { en: 'Board', hi: 'बोर्ड' };

function letterheadOf(school: SchoolFacts, languages: FormContent['languages']): Snapshot['letterhead'] {
  const inLanguages: Say = ({ en, hi }) => (languages === 'both' ? `${en} / ${hi}` : languages === 'hi' ? hi : en);
  const codes = [school.schoolCode && `${inLanguages(SCHOOL_CODE)} ${school.schoolCode}`, school.udiseCode && `UDISE ${school.udiseCode}`];
  const lines = [...boardLines(school, languages, inLanguages), codes.filter(Boolean), [school.phone, school.email].filter(Boolean)];
  return {
    name: { en: school.name, hi: school.nameHindi },
    address: { en: school.address, hi: school.addressHindi },
    lines: lines.map((parts) => parts.join('  ·  ')).filter((line) => line !== ''),
  };
}

type Say = (words: Words) => string;

/** A board without a full name on the letterhead. */
const STATE_BOARD: Words = { en: 'State board', hi: 'राज्य बोर्ड' };

const BOARDS: Readonly<Record<string, Words>> = {
  CBSE: { en: 'Central Board of Secondary Education', hi: 'केंद्रीय माध्यमिक शिक्षा बोर्ड' },
  ICSE: { en: 'Council for the Indian School Certificate Examinations', hi: 'भारतीय विद्यालय प्रमाणपत्र परीक्षा परिषद' },
};

/**
 * CBSE requires its schools to print this sentence in full under name and address; with two languages, one line for each. Without an affiliation number nothing
 * is printed.
 */
function boardLines({ board, affiliationNumber }: SchoolFacts, languages: FormContent['languages'], say: Say): string[][] {
  const name = BOARDS[board];
  const number = affiliationNumber === '' ? [] : [`${say(AFFILIATION)} ${affiliationNumber}`];
  if (name === undefined || affiliationNumber === '')
    return [
      [...(board === '' || board === 'Other' ? [] : [`${say(BOARD)}: ${board === STATE_BOARD.en ? say(STATE_BOARD) : board}`]), ...number],
    ];
  const [english, hindi] = [`Affiliated to the ${name.en}`, `${name.hi} से संबद्ध`];
  return languages === 'both' ? [[english], [hindi, ...number]] : [[languages === 'hi' ? hindi : english, ...number]];
}

function numbersOf(form: FormContent, person: PersonFacts, { number, serialNo, bookNo }: Issue['numbers']): Snapshot['numbers'] {
  const own = { label: person.kind === 'student' ? NUMBER_LABELS.admission : NUMBER_LABELS.employee, value: numberOf(person) };
  if (!form.hasNumbers) return [{ label: NUMBER_LABELS.number, value: number }];
  // Before the certificate is issued both are a dash.
  const serial = serialNo === number ? serialNo : `${serialNo} (${number})`;
  return [{ label: NUMBER_LABELS.book, value: bookNo }, { label: NUMBER_LABELS.serial, value: serial }, own];
}

/** A value in the languages of the format; printed once when both are equal. */
function valueOn({ en, hi }: Words, languages: FormContent['languages']): string {
  if (languages === 'en' || hi === '' || hi === en) return en;
  return languages === 'hi' ? hi : `${en} / ${hi}`;
}

const NO_NAME: Words = { en: '', hi: '' };
type Pictures = { [Name in keyof Snapshot['pictures']]: Uint8Array | null };

/** The pages of a snapshot, with its pictures loaded. */
export function paperOf(
  snapshot: Snapshot,
  pictures: Pictures,
  { publicUrl, mark = '' }: { publicUrl: string | null; mark?: string },
): CertificatePaper {
  const { letterhead, signatures, pictures: _files, ...rest } = snapshot;
  return {
    ...rest,
    letterhead: letterhead && { ...letterhead, logo: pictures.logo },
    photo: pictures.photo,
    seal: pictures.seal,
    signatures: signatures.map(({ label, hasPicture, name = NO_NAME }) => ({
      label,
      name,
      picture: hasPicture ? pictures.signature : null,
    })),
    verifyUrl: publicUrl === null ? null : `${publicUrl}/verification?code=${snapshot.code}`,
    mark,
  };
}
