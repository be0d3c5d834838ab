import { type Calendar, nextDay } from './calendar.ts';
import type { Row } from './copy.ts';
import { addDays, monthStart, weekdayOf } from './days.ts';
import type { Act } from './ledger.ts';
import type { Plan } from './school.ts';
import type { Employee } from './staff.ts';

export const EXPENSE_CATEGORIES = [
  'Electricity',
  'Water',
  'Stationery and Printing',
  'Repairs and Maintenance',
  'Transport Fuel',
  'Internet and Phone',
  'Housekeeping',
  'Security',
  'Laboratory',
  'Sports',
  'Library',
  'Events',
  'Other',
] as const;
type Category = (typeof EXPENSE_CATEGORIES)[number];

/** The monthly bills: day of the month, approximate amount in rupees, and the share of months that have such a bill. */
const BILLS: readonly { category: Category; description: string; day: number; rupees: number; share: number }[] = [
  { category: 'Electricity', description: 'MSEDCL bill, main building', day: 14, rupees: 68_000, share: 1 },
  { category: 'Water', description: 'Municipal water charges', day: 12, rupees: 9_200, share: 1 },
  { category: 'Water', description: 'Two water tankers', day: 19, rupees: 3_600, share: 0.4 },
  { category: 'Stationery and Printing', description: 'Registers, chalk and paper', day: 5, rupees: 14_500, share: 1 },
  { category: 'Stationery and Printing', description: 'Printing of question papers', day: 17, rupees: 22_000, share: 0.35 },
  { category: 'Repairs and Maintenance', description: 'Plumber, first floor washrooms', day: 8, rupees: 6_400, share: 0.7 },
  { category: 'Repairs and Maintenance', description: 'Benches and doors, carpenter', day: 21, rupees: 18_500, share: 0.5 },
  { category: 'Transport Fuel', description: 'Diesel for buses, first fortnight', day: 15, rupees: 84_000, share: 1 },
  { category: 'Transport Fuel', description: 'Diesel for buses, second fortnight', day: 28, rupees: 79_000, share: 1 },
  { category: 'Internet and Phone', description: 'Broadband and office phones', day: 6, rupees: 5_900, share: 1 },
  { category: 'Housekeeping', description: 'Cleaning agency', day: 3, rupees: 46_000, share: 1 },
  { category: 'Housekeeping', description: 'Phenyl, brooms and bins', day: 11, rupees: 4_300, share: 0.8 },
  { category: 'Security', description: 'Guards, two shifts', day: 3, rupees: 38_000, share: 1 },
  { category: 'Laboratory', description: 'Chemicals and glassware', day: 10, rupees: 12_800, share: 0.5 },
  { category: 'Sports', description: 'Balls, nets and ground marking', day: 9, rupees: 8_600, share: 0.5 },
  { category: 'Library', description: 'Books and magazines', day: 18, rupees: 9_700, share: 0.6 },
  { category: 'Events', description: 'Stage, sound and refreshments', day: 23, rupees: 24_000, share: 0.5 },
  { category: 'Other', description: 'Guests’ tea and sundries', day: 7, rupees: 2_450, share: 1 },
  { category: 'Other', description: 'First-aid supplies', day: 20, rupees: 3_100, share: 0.5 },
];

/** Bills below this are paid in cash; larger cash payments are not deductible under the Income-tax Act. */
const CASH_LIMIT_RUPEES = 10_000;
const OPENING_BANK_PAISE = 284_750_000;
const OPENING_CASH_PAISE = 4_260_000;
const CASH_FLOAT_PAISE = 1_500_000;

export type Spending = { categories: Row[]; expenses: Row[]; salaries: Row[]; acts: Act[] };

/** Opening balances, the bills of each month, salaries on the first working day for the month before, and weekly bank deposits. */
export function makeSpending(plan: Plan, calendar: Calendar, employees: Employee[]): Spending {
  const spending: Spending = {
    categories: EXPENSE_CATEGORIES.map(
      (name, i): Row => ({ id: plan.ids('category', name), name, accountCode: expenseCode(plan, name), position: i + 1 }),
    ),
    expenses: [],
    salaries: [],
    acts: [],
  };
  const openingAt = plan.at(plan.year.startsOn, 355);
  for (const [code, amountPaise] of [
    ['bank', OPENING_BANK_PAISE],
    ['cash', OPENING_CASH_PAISE],
  ] as const) {
    spending.acts.push({
      at: openingAt,
      run: (book) =>
        book.post({
          kind: 'opening',
          at: openingAt,
          onDate: plan.year.startsOn,
          debit: code,
          credit: 'opening',
          amountPaise,
          memo: `Opening balance, ${code}`,
        }),
    });
  }
  for (let month = 1; month <= plan.year.month; month++) {
    addBills(plan, calendar, spending, month);
    addSalaries(plan, calendar, spending, { month, employees });
  }
  addDeposits(plan, calendar, spending);
  return spending;
}

export function expenseCode(plan: Plan, category: string): string {
  return `expense:${plan.ids('category', category)}`;
}

function addBills(plan: Plan, calendar: Calendar, spending: Spending, month: number): void {
  const random = plan.random(`bills ${month}`);
  for (const bill of BILLS) {
    const isDue = random.chance(bill.share);
    const rupees = Math.round((bill.rupees * random.int(82, 118)) / 100 / 10) * 10;
    const spentOn = nextDay(
      addDays(monthStart(plan.year.first, month), Math.max(0, bill.day - 1 + random.int(-2, 2))),
      calendar.isOfficeDay,
    );
    if (!isDue || spentOn > plan.today || spentOn >= monthStart(plan.year.first, month + 1)) continue;
    const at = plan.at(spentOn, spentOn === plan.today ? random.int(490, 600) : random.int(600, 850));
    const id = plan.ids('expense', `${month} ${bill.description}`);
    const paidFrom = rupees < CASH_LIMIT_RUPEES ? 'cash' : 'bank';
    spending.acts.push({
      at,
      run: (book) => {
        const entryNo = book.post({
          kind: 'expense',
          at,
          onDate: spentOn,
          debit: expenseCode(plan, bill.category),
          credit: paidFrom,
          amountPaise: rupees * 100,
          memo: bill.description,
          documentId: id,
        });
        spending.expenses.push({
          id,
          categoryId: plan.ids('category', bill.category),
          amountPaise: rupees * 100,
          description: bill.description,
          spentOn,
          paidFrom,
          entryNo,
          accountId: plan.accountId,
          createdAt: at,
        });
      },
    });
  }
}

function addSalaries(
  plan: Plan,
  calendar: Calendar,
  spending: Spending,
  { month, employees }: { month: number; employees: Employee[] },
): void {
  const paidOn = nextDay(monthStart(plan.year.first, month), calendar.isOfficeDay);
  if (paidOn > plan.today) return;
  const at = plan.at(paidOn, 500);
  const forMonth = month === 1 ? `${plan.year.first}-03-01` : monthStart(plan.year.first, month - 1);
  for (const employee of employees.filter(({ joinedOn, leftOn }) => leftOn === null && joinedOn < addDays(forMonth, 28))) {
    const id = plan.ids('salary', `${forMonth} ${employee.id}`);
    spending.acts.push({
      at,
      run: (book) => {
        const entryNo = book.post({
          kind: 'salary',
          at,
          onDate: paidOn,
          debit: 'salaries',
          credit: 'bank',
          amountPaise: employee.salaryPaise,
          memo: `Salary ${forMonth.slice(0, 7)}, ${employee.name}`,
          documentId: id,
        });
        spending.salaries.push({
          id,
          employeeId: employee.id,
          forMonth,
          amountPaise: employee.salaryPaise,
          salaryPaise: employee.salaryPaise,
          paidOn,
          entryNo,
          accountId: plan.accountId,
          createdAt: at,
        });
      },
    });
  }
}

/** Every Friday the cash above the float goes to the bank. */
function addDeposits(plan: Plan, calendar: Calendar, spending: Spending): void {
  for (let day = plan.year.startsOn; day <= plan.today; day = addDays(day, 1)) {
    if (weekdayOf(day) !== 5 || !calendar.isOfficeDay(day)) continue;
    const onDate = day;
    const at = plan.at(day, day === plan.today ? 620 : 845);
    spending.acts.push({
      at,
      run: (book) => {
        const amountPaise = Math.floor((book.balance('cash') - CASH_FLOAT_PAISE) / 100_000) * 100_000;
        if (amountPaise > 1_000_000)
          book.post({ kind: 'transfer', at, onDate, debit: 'bank', credit: 'cash', amountPaise, memo: 'Cash deposited in the bank' });
      },
    });
  }
}
