import type { Row } from './copy.ts';
import type { Student } from './families.ts';
import type { School } from './school.ts';

/** What a student owes for a head in a month (0 holds last year's arrears), and what of it is covered. */
export type Due = { month: number; headId: string; chargedPaise: number; paidPaise: number };
export type FeeAccount = { student: Student; dues: Due[]; paidOn: (string | null)[] };

/** Unpaid dues from month 0 on, oldest first. */
export function openDues(account: FeeAccount, through: number): Due[] {
  return account.dues
    .filter(({ month, chargedPaise, paidPaise }) => month <= through && paidPaise < chargedPaise)
    .sort((a, b) => a.month - b.month);
}

/** Rows of `fee_accounts` and `fee_month_totals`, from what the accounts hold in the end. */
export function feeSummaries(school: School, accounts: FeeAccount[]): { feeAccounts: Row[]; monthTotals: Row[] } {
  const sums = new Map<
    string,
    {
      yearId: string;
      classId: string;
      monthNo: number;
      chargedPaise: number;
      collectedPaise: number;
      paidStudents: number;
      pendingStudents: number;
    }
  >();
  for (const { id: classId } of school.classes) {
    for (let monthNo = 0; monthNo <= 12; monthNo++)
      sums.set(`${classId} ${monthNo}`, {
        yearId: school.plan.yearId,
        classId,
        monthNo,
        chargedPaise: 0,
        collectedPaise: 0,
        paidStudents: 0,
        pendingStudents: 0,
      });
  }
  const feeAccounts = accounts.map((account): Row => {
    const months = Array.from({ length: 13 }, (_, month) => monthOf(account, month));
    months.forEach(({ charged, paid }, month) => {
      const sum = sums.get(`${account.student.section.schoolClass.id} ${month}`);
      if (sum === undefined || charged === 0) return;
      sum.chargedPaise += charged;
      sum.collectedPaise += paid;
      if (paid === charged) sum.paidStudents++;
      else sum.pendingStudents++;
    });
    const [arrears, ...year] = months;
    return {
      yearId: school.plan.yearId,
      studentId: account.student.id,
      charged: year.map(({ charged }) => charged),
      paid: year.map(({ paid }) => paid),
      paidOn: year.map(({ charged, paid }, i) => (charged > 0 && paid === charged ? (account.paidOn[i + 1] ?? null) : null)),
      arrearsCharged: arrears?.charged ?? 0,
      arrearsPaid: arrears?.paid ?? 0,
    };
  });
  return { feeAccounts, monthTotals: [...sums.values()].filter(({ monthNo, chargedPaise }) => monthNo > 0 || chargedPaise > 0) };
}

function monthOf(account: FeeAccount, month: number): { charged: number; paid: number } {
  let charged = 0;
  let paid = 0;
  for (const due of account.dues) {
    if (due.month !== month) continue;
    charged += due.chargedPaise;
    paid += due.paidPaise;
  }
  return { charged, paid };
}

/** Covers unpaid dues with an amount, oldest first. */
export function cover(dues: Due[], paise: number): { due: Due; paise: number }[] {
  let left = paise;
  return dues.flatMap((due) => {
    const part = Math.min(left, due.chargedPaise - due.paidPaise);
    if (part === 0) return [];
    left -= part;
    due.paidPaise += part;
    return [{ due, paise: part }];
  });
}

/** Two charges of one head in one month share an allocation. */
export function sumsByMonthAndHead(parts: { due: Due; paise: number }[]): { monthNo: number; headId: string; amountPaise: number }[] {
  const sums = new Map<string, { monthNo: number; headId: string; amountPaise: number }>();
  for (const { due, paise } of parts) {
    const key = `${due.month} ${due.headId}`;
    const sum = sums.get(key) ?? { monthNo: due.month, headId: due.headId, amountPaise: 0 };
    sum.amountPaise += paise;
    sums.set(key, sum);
  }
  return [...sums.values()];
}
