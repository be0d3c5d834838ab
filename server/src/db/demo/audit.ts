import type { Row, Tables } from './copy.ts';
import { addDays } from './days.ts';
import type { Office } from './office.ts';

type Note = {
  daysAgo: number;
  /** When it was done, where another record says so too. */
  at?: Row[string] | undefined;
  action: string;
  entity: string;
  entityId: Row[string];
  oldValues?: Row[string];
  newValues?: Row[string];
  reason?: string;
};

/** A handful of recent acts in the log of who did what. */
export function addAudit(tables: Tables, office: Office): void {
  const { plan } = office.school;
  tables.set(
    'audit_log',
    recentActs([...(tables.get('payments') ?? [])], office).map(
      (note, i): Row => ({
        id: plan.ids('audit', i),
        at: note.at ?? plan.at(addDays(plan.today, -note.daysAgo), 580 + i),
        accountId: plan.accountId,
        action: note.action,
        entity: note.entity,
        entityId: note.entityId ?? null,
        oldValues: note.oldValues ?? null,
        newValues: note.newValues ?? null,
        reason: note.reason ?? null,
      }),
    ),
  );
}

function recentActs(payments: Row[], { school, students, staff }: Office): Note[] {
  const latest = payments.at(-1);
  const bounced = payments.find(({ state }) => state === 'bounced');
  const [student] = students;
  const teacher = staff.employees.find(({ isTeaching }) => isTeaching);
  const update = (entity: string, id: string | undefined, change: Pick<Note, 'daysAgo' | 'oldValues' | 'newValues' | 'reason'>): Note => ({
    action: entity === 'student' ? 'editStudent' : 'editEmployee',
    entity,
    entityId: id ?? null,
    ...change,
  });
  const move = (entity: string, action: string, id: Row[string] | undefined, daysAgo: number, states: [string | null, string]): Note => ({
    daysAgo,
    action,
    entity,
    entityId: id ?? null,
    oldValues: states[0] === null ? null : { state: states[0] },
    newValues: { state: states[1] },
  });
  const address = { oldValues: { address: '4, Sai Krupa, Satpur' }, newValues: { address: student?.family.address ?? '' } };
  return [
    update('student', student?.id, { daysAgo: 9, ...address, reason: 'Asked by the mother' }),
    update('employee', teacher?.id, { daysAgo: 6, oldValues: { phone: '9822000000' }, newValues: { phone: teacher?.row.phone ?? '' } }),
    ...(bounced === undefined
      ? []
      : [{ ...move('payment', 'bounceCheque', bounced.id, 4, ['live', 'bounced']), reason: 'Funds insufficient' }]),
    move('notice', 'publishNotice', school.plan.ids('notice', 'Fees are due by the 10th of each month'), 1, ['draft', 'published']),
    move('leave', 'approveLeave', school.plan.ids('leave', 0), 1, ['applied', 'approved']),
    ...(latest === undefined ? [] : [{ ...move('payment', 'recordPayment', latest.id, 0, [null, 'live']), at: latest.createdAt }]),
  ];
}
