import { resolve } from 'node:path';
import { Piscina } from 'piscina';
import type { CardsPaper } from './cards-paper.ts';
import type { GridPaper } from './grid-paper.ts';
import type { ListPaper } from './list-paper.ts';
import type { ReceiptPaper } from './receipt-paper.ts';
import type { RegisterPaper } from './register-paper.ts';
import type { StatementPaper } from './statement-paper.ts';

export type { CardsPaper } from './cards-paper.ts';
export type { GridCell, GridPage, GridPaper } from './grid-paper.ts';
export type { ListPaper } from './list-paper.ts';
export type { ReceiptPaper } from './receipt-paper.ts';
export type { RegisterPaper } from './register-paper.ts';
export type { StatementPaper } from './statement-paper.ts';

let workers: Piscina | undefined;

function receipts(): Piscina {
  workers ??= new Piscina({ filename: resolve(import.meta.dirname, 'draw-receipt.ts'), minThreads: 0, maxThreads: 2, idleTimeout: 20_000 });
  return workers;
}

/** A receipt as PDF, drawn in a worker thread; a school has few of them at once, so that two threads do. */
export async function makeReceipt(paper: ReceiptPaper): Promise<Uint8Array> {
  return receipts().run(paper, { name: 'drawReceipt' });
}

/** A statement of sums as PDF, such as a fee certificate or a salary slip, drawn in a worker thread. */
export async function makeStatement(paper: StatementPaper): Promise<Uint8Array> {
  return receipts().run(paper, { filename: resolve(import.meta.dirname, 'draw-statement.ts'), name: 'drawStatement' });
}

let gridWorkers: Piscina | undefined;

/** Tables on A4 sheets as PDF, such as timetables, drawn in a worker thread. */
export async function makeGrid(paper: GridPaper): Promise<Uint8Array> {
  gridWorkers ??= new Piscina({
    filename: resolve(import.meta.dirname, 'draw-grid.ts'),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 20_000,
  });
  return gridWorkers.run(paper, { name: 'drawGrid' });
}

let registerWorkers: Piscina | undefined;

/** A month's attendance register as PDF, drawn in a worker thread. */
export async function makeRegister(paper: RegisterPaper): Promise<Uint8Array> {
  registerWorkers ??= new Piscina({
    filename: resolve(import.meta.dirname, 'draw-register.ts'),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 20_000,
  });
  return registerWorkers.run(paper, { name: 'drawRegister' });
}

let peopleWorkers: Piscina | undefined;

function people(): Piscina {
  peopleWorkers ??= new Piscina({
    filename: resolve(import.meta.dirname, 'draw-list.ts'),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 20_000,
  });
  return peopleWorkers;
}

/** Identity cards as PDF, drawn in a worker thread. */
export async function makeCards(paper: CardsPaper): Promise<Uint8Array> {
  return people().run(paper, { filename: resolve(import.meta.dirname, 'draw-cards.ts'), name: 'drawCards' });
}

/** A list of people as PDF, drawn in a worker thread. */
export async function makeList(paper: ListPaper): Promise<Uint8Array> {
  return people().run(paper, { name: 'drawList' });
}
