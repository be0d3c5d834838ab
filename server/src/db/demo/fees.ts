import { SETUP_STEPS } from '@shala/contract/dashboard';
import type { Row, Tables } from './copy.ts';
import { addDays, monthStart } from './days.ts';
import type { Student } from './families.ts';
import type { FeeAccount } from './fee-accounts.ts';
import type { Act } from './ledger.ts';
import { makeReductions, type Reduction, SIBLING_BP, type Why } from './reductions.ts';
import type { Plan, School } from './school.ts';

const TUITION_PAISE = 320_000;
const TRANSPORT_PAISE = 90_000;
export const BOUNCE_PAISE = 25_000;
const DUE_DAY = 10;

type Heads = Record<'tuition' | 'transport' | 'bounce' | 'arrears', { id: string; code: string }>;
export type Fees = { heads: Heads; accounts: FeeAccount[]; charges: Row[]; concessions: Row[]; acts: Act[] };

/** Assesses the whole year on 1 April, class by class and head by head; newcomers pay from the month in which they join. */
export function makeFees(school: School, students: Student[]): Fees {
  const { plan } = school;
  const heads = makeHeads(plan);
  const accounts = students.map((student): FeeAccount => ({ student, dues: [], paidOn: Array.from({ length: 13 }, () => null) }));
  const { reductions, concessions } = makeReductions(plan, students, heads.tuition.id);
  const fees: Fees = { heads, accounts, charges: [], concessions, acts: [] };
  addArrears(plan, fees);
  for (const schoolClass of school.classes) {
    const early = accounts.filter(({ student }) => student.section.schoolClass === schoolClass && student.admittedOn <= plan.year.startsOn);
    const inClass = {
      plan,
      fees,
      reductions,
      day: plan.year.startsOn,
      memo: `Class ${schoolClass.name}, ${plan.year.name}`,
      documentId: schoolClass.id,
    };
    assess({ ...inClass, accounts: early, head: 'tuition' });
    assess({ ...inClass, accounts: early.filter(({ student }) => student.family.stop !== ''), head: 'transport' });
  }
  for (const account of accounts.filter(({ student }) => student.admittedOn > plan.year.startsOn)) {
    const alone = {
      plan,
      fees,
      reductions,
      accounts: [account],
      day: account.student.admittedOn,
      memo: `Joined in the year, ${account.student.admissionNumber}`,
      documentId: account.student.id,
    };
    assess({ ...alone, head: 'tuition' });
    if (account.student.family.stop !== '') assess({ ...alone, head: 'transport' });
  }
  return fees;
}

export function addFeeStructure(tables: Tables, school: School, fees: Fees): void {
  const { plan } = school;
  const { heads } = fees;
  const head = (key: keyof Heads, kind: string, name: string, position: number, isOptional: boolean): Row => ({
    id: heads[key].id,
    name,
    kind,
    accountCode: heads[key].code,
    position,
    isOptional,
  });
  tables.set('fee_heads', [
    head('tuition', 'tuition', 'Tuition fee', 1, false),
    head('transport', 'transport', 'Transport fee', 2, true),
    head('bounce', 'bounce', 'Cheque bounce charge', 3, true),
    head('arrears', 'arrears', 'Arrears of last year', 4, true),
  ]);
  const rate = (classId: string, headId: string, amountPaise: number) =>
    Array.from({ length: 12 }, (_, i): Row => ({ yearId: plan.yearId, classId, headId, monthNo: i + 1, amountPaise }));
  tables.set(
    'fee_rates',
    school.classes.flatMap(({ id }) => [...rate(id, heads.tuition.id, TUITION_PAISE), ...rate(id, heads.transport.id, TRANSPORT_PAISE)]),
  );
  tables.set('fee_rules', [
    {
      yearId: plan.yearId,
      dueDay: DUE_DAY,
      graceDays: 5,
      lateKind: 'none',
      latePaise: 0,
      lateCapPaise: 0,
      siblingDiscountBp: SIBLING_BP,
      bounceChargePaise: BOUNCE_PAISE,
    },
  ]);
  // The demo school has been in use for months, so its setup is complete; only it sends nothing to anybody.
  tables.set(
    'setup_steps',
    SETUP_STEPS.map((step): Row => ({ step, state: step === 'channels' ? 'skipped' : 'done' })),
  );
  tables.set('concessions', fees.concessions);
}

function dueDay(plan: Plan, month: number): string {
  return month === 0 ? plan.year.startsOn : addDays(monthStart(plan.year.first, month), DUE_DAY - 1);
}

function makeHeads(plan: Plan): Heads {
  const head = (name: string, code?: string) => {
    const id = plan.ids('head', name);
    return { id, code: code ?? `income:${id}` };
  };
  // Arrears were last year's income, so they are posted against the opening balance.
  return { tuition: head('tuition'), transport: head('transport'), bounce: head('bounce'), arrears: head('arrears', 'opening') };
}

/** About one student in forty has unpaid fees of last year. */
function addArrears(plan: Plan, fees: Fees): void {
  const random = plan.random('arrears');
  const owing = fees.accounts.filter(({ student }) => student.admittedOn < plan.year.startsOn && random.chance(0.025));
  charge(
    {
      plan,
      fees,
      day: plan.year.startsOn,
      kind: 'opening',
      head: 'arrears',
      memo: 'Fees still owed from last year',
      why: { reason: '', cause: { code: 'lastYear' } },
    },
    owing.map((account) => ({ account, month: 0, paise: TUITION_PAISE * random.int(1, 2) })),
  );
}

type Assessment = {
  plan: Plan;
  fees: Fees;
  reductions: Map<Student, Reduction>;
  accounts: FeeAccount[];
  head: 'tuition' | 'transport';
  day: string;
  memo: string;
  documentId: string;
};

function assess({ plan, fees, reductions, accounts, head, day, memo, documentId }: Assessment): void {
  const items = accounts.flatMap((account) => {
    const reduction = head === 'tuition' ? reductions.get(account.student) : undefined;
    const paise = head === 'tuition' ? Math.round(TUITION_PAISE * (reduction?.share ?? 1)) : TRANSPORT_PAISE;
    const months = Array.from({ length: 12 }, (_, i) => i + 1).filter((month) => monthStart(plan.year.first, month + 1) > day);
    return months.map((month) => ({ account, month, paise, why: reduction ?? NO_REASON }));
  });
  charge(
    {
      plan,
      fees,
      day,
      kind: 'assessment',
      head,
      memo: `${head === 'tuition' ? 'Tuition' : 'Transport'}: ${memo}`,
      why: NO_REASON,
      documentId,
    },
    items,
  );
}

const NO_REASON: Why = { reason: '', cause: null };
const reasonOf = ({ reason, cause }: Why) => ({ reason, cause });

type Charge = {
  plan: Plan;
  fees: Fees;
  day: string;
  kind: 'assessment' | 'opening';
  head: keyof Heads;
  memo: string;
  why: Why;
  documentId?: string;
};

/** Adds the amounts to the students' accounts now, and posts them as one entry at their time. */
function charge(
  { plan, fees, day, kind, head, memo, why, documentId }: Charge,
  items: { account: FeeAccount; month: number; paise: number; why?: Why }[],
): void {
  if (items.length === 0) return;
  const { id, code } = fees.heads[head];
  for (const { account, month, paise } of items) account.dues.push({ month, headId: id, chargedPaise: paise, paidPaise: 0 });
  // Assessed at six in the morning, before the first payment of the day.
  const at = plan.at(day, kind === 'opening' ? 359 : 360);
  fees.acts.push({
    at,
    run: (book) => {
      const total = items.reduce((sum, { paise }) => sum + paise, 0);
      const entryNo = book.post({
        kind,
        at,
        onDate: day,
        debit: 'receivable',
        credit: code,
        amountPaise: total,
        memo,
        ...(documentId === undefined ? {} : { documentId }),
      });
      for (const item of items) {
        fees.charges.push({
          yearId: plan.yearId,
          studentId: item.account.student.id,
          monthNo: item.month,
          headId: id,
          amountPaise: item.paise,
          dueOn: dueDay(plan, item.month),
          entryNo,
          ...reasonOf(item.why ?? why),
          kind: kind === 'opening' ? 'arrears' : 'fee',
        });
      }
    },
  });
}

/** Fines a student for a returned cheque, in the month of that day. */
export function chargeBounce(
  plan: Plan,
  fees: Fees,
  options: { account: FeeAccount; month: number; post: (code: string) => number },
): void {
  const { account, month } = options;
  const head = fees.heads.bounce;
  account.dues.push({ month, headId: head.id, chargedPaise: BOUNCE_PAISE, paidPaise: 0 });
  fees.charges.push({
    yearId: plan.yearId,
    studentId: account.student.id,
    monthNo: month,
    headId: head.id,
    amountPaise: BOUNCE_PAISE,
    dueOn: dueDay(plan, month),
    entryNo: options.post(head.code),
    ...reasonOf({ reason: '', cause: { code: 'bounce' } }),
    kind: 'bounce',
  });
}
