import { nextDay } from './calendar.ts';
import type { Row, Tables } from './copy.ts';
import { addDays, daysBetween } from './days.ts';
import type { Office } from './office.ts';
import type { Random } from './random.ts';

export type Leave = {
  personId: string;
  isEmployee: boolean;
  fromDate: string;
  toDate: string;
  typeName: string | null;
  reason: string;
  state: 'applied' | 'approved' | 'refused';
  appliedOn: string;
};

const LEAVE_TYPES = [
  { name: 'Casual leave', days: 12 },
  { name: 'Sick leave', days: 10 },
  { name: 'Earned leave', days: 15 },
  { name: 'Maternity leave', days: 180 },
  { name: 'Duty leave', days: 6 },
] as const;
const STAFF_REASONS = [
  { typeName: 'Casual leave', reason: 'Sister’s wedding in Satara' },
  { typeName: 'Sick leave', reason: 'Viral fever, doctor’s note attached' },
  { typeName: 'Casual leave', reason: 'House shifting' },
  { typeName: 'Earned leave', reason: 'Pilgrimage with parents' },
  { typeName: 'Duty leave', reason: 'CBSE evaluation duty' },
  { typeName: 'Casual leave', reason: 'Bank and registry work' },
  { typeName: 'Sick leave', reason: 'Dental surgery' },
  { typeName: 'Casual leave', reason: 'Son’s admission in Pune' },
] as const;
const PUPIL_REASONS = [
  'Cousin’s wedding in Jalgaon',
  'Chickenpox',
  'Native place for a function',
  'Sports camp in Aurangabad',
  'Thread ceremony',
  'Eye operation',
  'Grandmother unwell',
  'State-level chess tournament',
] as const;

/** Leave of the year: past applications that were decided, three teachers and a student away today, and some pending ones. */
export function makeLeave(office: Office): Leave[] {
  const { plan } = office.school;
  const random = plan.random('leave');
  const teachers = random.shuffled(office.staff.employees.filter(({ isTeaching, leftOn }) => isTeaching && leftOn === null));
  const others = office.staff.employees.filter(({ isTeaching }) => !isTeaching);
  const pupils = random.shuffled(office.students.filter(({ admittedOn }) => admittedOn <= plan.year.startsOn));
  const span = daysBetween(plan.year.startsOn, plan.today);
  const leaves: Leave[] = [];
  // Each person has one leave in the demo, so that leaves never overlap.
  const take = (people: { id: string }[], isEmployee: boolean, leave: { from: string; days: number; state: Leave['state'] }) => {
    const person = people.pop();
    if (person !== undefined) leaves.push(makeOne(random, { personId: person.id, isEmployee, latest: plan.today, ...leave }));
  };
  const past = () => addDays(plan.year.startsOn, random.int(0, Math.max(0, span - 8)));
  const working = (day: string) => nextDay(day, office.calendar.isSchoolDay);
  if (span > 10) {
    for (let i = 0; i < Math.min(26, Math.ceil(span / 8)); i++)
      take(i % 6 === 5 ? others : teachers, true, {
        from: working(past()),
        days: random.int(1, 3),
        state: random.chance(0.88) ? 'approved' : 'refused',
      });
    for (let i = 0; i < Math.min(30, Math.ceil(span / 7)); i++)
      take(pupils, false, { from: working(past()), days: random.int(1, 4), state: random.chance(0.92) ? 'approved' : 'refused' });
  }
  const today = working(plan.today);
  take(teachers, true, { from: today, days: 1, state: 'approved' });
  take(teachers, true, { from: today, days: 1, state: 'approved' });
  take(teachers, true, { from: today, days: 2, state: 'approved' });
  take(pupils, false, { from: today, days: 3, state: 'approved' });
  for (const ahead of [2, 5, 9])
    take(teachers, true, { from: working(addDays(plan.today, ahead)), days: random.int(1, 3), state: 'applied' });
  take(others, true, { from: working(addDays(plan.today, 4)), days: 1, state: 'applied' });
  for (const ahead of [1, 3, 6])
    take(pupils, false, { from: working(addDays(plan.today, ahead)), days: random.int(1, 4), state: 'applied' });
  return leaves;
}

export function addLeave(tables: Tables, office: Office, leaves: Leave[]): void {
  const { plan } = office.school;
  tables.set(
    'leave_types',
    LEAVE_TYPES.map(({ name, days }): Row => ({ id: plan.ids('leave type', name), name, daysAYear: days })),
  );
  tables.set(
    'leave_requests',
    leaves.map(
      (leave, i): Row => ({
        id: plan.ids('leave', i),
        employeeId: leave.isEmployee ? leave.personId : null,
        studentId: leave.isEmployee ? null : leave.personId,
        typeId: leave.typeName === null ? null : plan.ids('leave type', leave.typeName),
        fromDate: leave.fromDate,
        toDate: leave.toDate,
        reason: leave.reason,
        state: leave.state,
        decidedBy: leave.state === 'applied' ? null : plan.accountId,
        decidedAt: leave.state === 'applied' ? null : plan.at(leave.appliedOn, 620),
        createdAt: plan.at(leave.appliedOn, 540),
      }),
    ),
  );
}

function makeOne(
  random: Random,
  {
    personId,
    isEmployee,
    from,
    days,
    state,
    latest,
  }: { personId: string; isEmployee: boolean; from: string; days: number; state: Leave['state']; latest: string },
): Leave {
  const applied = addDays(from, -random.int(2, 6));
  const staff = random.pick(STAFF_REASONS);
  return {
    personId,
    isEmployee,
    fromDate: from,
    toDate: addDays(from, days - 1),
    typeName: isEmployee ? staff.typeName : null,
    reason: isEmployee ? staff.reason : random.pick(PUPIL_REASONS),
    state,
    appliedOn: applied > latest ? latest : applied,
  };
}
