import type { Row } from './copy.ts';

/** One movement from an account to another, as it is told to the book. Sums are paise. */
type Posting = {
  kind: 'assessment' | 'payment' | 'clearing' | 'charge' | 'expense' | 'salary' | 'opening' | 'transfer' | 'reversal';
  at: Date;
  onDate: string;
  debit: string;
  credit: string;
  amountPaise: number;
  memo: string;
  studentId?: string;
  documentId?: string;
  reversesNo?: number;
};

/** An act at a point in time that may post entries. Acts run in order of time, so that the journal's numbers do too. */
export type Act = { at: Date; run: (book: Book) => void };

/** The school's journal while it is written, with the totals of each account and day. */
export class Book {
  readonly journal: Row[] = [];
  private readonly days = new Map<string, { code: string; onDate: string; debitPaise: number; creditPaise: number }>();
  private readonly balances = new Map<string, number>();
  private readonly accountId: string;

  constructor(accountId: string) {
    this.accountId = accountId;
  }

  /** Adds an entry and returns its number. The database computes the hash, because it has the rule for it. */
  post(posting: Posting): number {
    const entryNo = this.journal.length + 1;
    this.journal.push({
      entryNo,
      kind: posting.kind,
      onDate: posting.onDate,
      debitCode: posting.debit,
      creditCode: posting.credit,
      amountPaise: posting.amountPaise,
      studentId: posting.studentId ?? null,
      documentId: posting.documentId ?? null,
      reversesNo: posting.reversesNo ?? null,
      memo: posting.memo,
      accountId: this.accountId,
      createdAt: posting.at,
      hash: '\\x',
    });
    this.move(posting.debit, posting.onDate, posting.amountPaise);
    this.move(posting.credit, posting.onDate, -posting.amountPaise);
    return entryNo;
  }

  /** The balance of an account in paise: debits minus credits. */
  balance(code: string): number {
    return this.balances.get(code) ?? 0;
  }

  accountDays(): Row[] {
    return [...this.days.values()];
  }

  private move(code: string, onDate: string, paise: number): void {
    const key = `${code} ${onDate}`;
    const day = this.days.get(key) ?? { code, onDate, debitPaise: 0, creditPaise: 0 };
    if (paise > 0) day.debitPaise += paise;
    else day.creditPaise -= paise;
    this.days.set(key, day);
    this.balances.set(code, this.balance(code) + paise);
  }
}

/** Runs the acts in order of time. Acts at the same time run in the order in which they are listed. */
export function runActs(book: Book, acts: Act[]): void {
  const ordered = acts.map((act, i) => ({ act, i })).sort((a, b) => a.act.at.getTime() - b.act.at.getTime() || a.i - b.i);
  for (const { act } of ordered) act.run(book);
}
