import { resolve } from 'node:path';
import { Piscina } from 'piscina';
import type { ReceiptPaper } from './receipt-paper.ts';

export type { ReceiptPaper } from './receipt-paper.ts';

let workers: Piscina | undefined;

/** A receipt as PDF, drawn in a worker thread; a school has few of them at once, so that two threads do. */
export async function makeReceipt(paper: ReceiptPaper): Promise<Uint8Array> {
  workers ??= new Piscina({ filename: resolve(import.meta.dirname, 'draw-receipt.ts'), minThreads: 0, maxThreads: 2, idleTimeout: 20_000 });
  return workers.run(paper, { name: 'drawReceipt' });
}
