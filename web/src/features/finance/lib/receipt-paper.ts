import { useSyncExternalStore } from 'react';
import { fileAddress } from '#lib/file-address';

const KEY = 'shala.receiptPaper';
const PAPERS = ['A5', 'A4', 'roll'] as const;
export type ReceiptPaper = (typeof PAPERS)[number];
const listeners = new Set<() => void>();

/** The paper that receipts of this counter are printed on: a choice of the machine with its printer, and so kept in the browser. */
export function useReceiptPaper() {
  const paper = useSyncExternalStore(listen, readPaper);
  /** Where a receipt opens, on that paper. */
  const addressOf = (receiptUrl: string) => fileAddress(paper === 'A5' ? receiptUrl : `${receiptUrl}&layout=${paper}`);
  return { paper, choose: choosePaper, addressOf };
}

function readPaper(): ReceiptPaper {
  const kept = localStorage.getItem(KEY);
  return PAPERS.find((paper) => paper === kept) ?? 'A5';
}

function choosePaper(value: string): void {
  localStorage.setItem(KEY, value);
  for (const tell of listeners) tell();
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
