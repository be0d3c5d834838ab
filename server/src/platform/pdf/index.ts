import { say, sayAll, spokenLanguage } from '#platform/words';
import type { AdmitCardsPaper, AdmitCardWords } from './admit-cards-paper.ts';
import type { CardsPaper } from './cards-paper.ts';
import type { CertificatePaper } from './certificate-paper.ts';
import type { GridPaper } from './grid-paper.ts';
import type { ListPaper } from './list-paper.ts';
import type { PagePictures } from './page-tools.ts';
import { paperThreads } from './paper-threads.ts';
import type { QuestionsPaper } from './questions-paper.ts';
import type { ReceiptPaper } from './receipt-paper.ts';
import type { RegisterPaper } from './register-paper.ts';
import type { ReportCardsPaper } from './report-cards-paper.ts';
import type { StatementPaper } from './statement-paper.ts';

export type { AdmitCardsPaper } from './admit-cards-paper.ts';
export type { CardsPaper } from './cards-paper.ts';
export type { CertificatePaper } from './certificate-paper.ts';
export type { GridCell, GridPage, GridPaper } from './grid-paper.ts';
export type { ListPaper } from './list-paper.ts';
export { encodePng } from './png.ts';
export type { PrintedQuestion, QuestionPicture, QuestionsPaper } from './questions-paper.ts';
export type { ReceiptPaper } from './receipt-paper.ts';
export type { RegisterPaper } from './register-paper.ts';
export type { ReportCardsPaper } from './report-cards-paper.ts';
export type { StatementPaper } from './statement-paper.ts';

/** Worker threads have no message catalogue. The words are passed in the language of the request, and the worker fills in the page numbers. */
function pageWords(): string {
  return say('Page {page} of {pages}', { page: '{page}', pages: '{pages}' });
}

/** Two threads: at busy times the fee counter prints receipts all morning. */
const receipts = paperThreads(2);
const grids = paperThreads(1);
const registers = paperThreads(1);
const people = paperThreads(1);

/** A receipt as PDF, drawn in a worker thread. A school prints few at the same time, so two threads are enough. */
export function makeReceipt(paper: ReceiptPaper): Promise<Uint8Array> {
  return receipts('draw-receipt.ts', 'drawReceipt', paper);
}

/** A statement of amounts as PDF, such as a fee certificate or a salary slip, drawn in a worker thread. */
export function makeStatement(paper: StatementPaper): Promise<Uint8Array> {
  return receipts('draw-statement.ts', 'drawStatement', { ...paper, language: spokenLanguage(), sealWords: say('School seal') });
}

/** Tables on A4 sheets as PDF, such as timetables, drawn in a worker thread. */
export function makeGrid(paper: GridPaper): Promise<Uint8Array> {
  return grids('draw-grid.ts', 'drawGrid', { ...paper, pageWords: pageWords() });
}

/** A month's attendance register as PDF, drawn in a worker thread. */
export function makeRegister(paper: RegisterPaper): Promise<Uint8Array> {
  return registers('draw-register.ts', 'drawRegister', paper);
}

/** Identity cards as PDF, drawn in a worker thread. */
export function makeCards(paper: CardsPaper): Promise<Uint8Array> {
  return people('draw-cards.ts', 'drawCards', { ...paper, photoWords: say('Photo') });
}

/** Admit cards of an exam as PDF, drawn in a worker thread. */
export function makeAdmitCards(paper: AdmitCardsPaper): Promise<Uint8Array> {
  const words = {
    title: say('Admit card'),
    heads: sayAll('Date', 'Time', 'Subject', 'Room', 'Seat', 'Invigilator’s signature'),
    classTeacher: say('Class teacher'),
    bring: say('Bring this card to every paper.'),
    principal: say('Principal'),
    photo: say('Photo'),
  };
  return people('draw-admit-cards.ts', 'drawAdmitCards', { ...paper, words } satisfies AdmitCardsPaper & { words: AdmitCardWords });
}

/** A list of people as PDF, drawn in a worker thread. */
export function makeList(paper: ListPaper): Promise<Uint8Array> {
  return people('draw-list.ts', 'drawList', { ...paper, pageWords: pageWords() });
}

const certificates = paperThreads(2);
const pages = paperThreads(1);

/** A certificate as PDF, drawn in a worker thread. Two are drawn at once, for whole classes. */
export function makeCertificate(paper: CertificatePaper): Promise<Uint8Array> {
  return certificates('draw-certificate.ts', 'drawCertificate', paper);
}

/** The pages of a stored PDF with a stamp on each; the stored file stays unchanged. */
export function stampPdf(bytes: Uint8Array, stamp: string): Promise<Uint8Array> {
  return pages('page-tools.ts', 'stampPages', { bytes, stamp });
}

/** Joins the pages of several PDFs into one. */
export function joinPdfs(files: readonly Uint8Array[]): Promise<Uint8Array> {
  return pages('page-tools.ts', 'joinPages', { files });
}

/** The first pages of a PDF as PNG pictures. */
export function picturePdf(bytes: Uint8Array): Promise<PagePictures> {
  return pages<PagePictures>('page-tools.ts', 'picturePages', { bytes });
}

/** A question paper as PDF, drawn in a worker thread; few are made at the same time. */
export function makeQuestions(paper: QuestionsPaper): Promise<Uint8Array> {
  return people('draw-questions.ts', 'drawQuestions', paper);
}

const reportCards = paperThreads(1);

/** Report cards as PDF, drawn in a worker thread of their own. */
export function makeReportCards(paper: ReportCardsPaper): Promise<Uint8Array> {
  return reportCards('draw-report-cards.ts', 'drawReportCards', paper);
}
