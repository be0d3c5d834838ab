import type { Row } from './copy.ts';
import type { Student } from './families.ts';
import type { Plan } from './school.ts';

export const SIBLING_BP = 500;

/** Why a charge is what it is: what a person wrote, and the code of the automatic reason. */
export type Why = { reason: string; cause: Row | null };
/** What a student pays less on tuition. */
export type Reduction = Why & { share: number };

/** Younger brothers and sisters get the discount of the rules; a few others have a concession on tuition. */
export function makeReductions(
  plan: Plan,
  students: Student[],
  headId: string,
): { reductions: Map<Student, Reduction>; concessions: Row[] } {
  const concessions: Row[] = [];
  const random = plan.random('concessions');
  const reductions = new Map<Student, Reduction>();
  for (const family of new Set(students.map((student) => student.family))) {
    const [, ...younger] = [...family.children].sort((a, b) => b.section.schoolClass.position - a.section.schoolClass.position);
    for (const student of younger)
      reductions.set(student, { share: 1 - SIBLING_BP / 10_000, reason: '', cause: { code: 'sibling', bp: SIBLING_BP } });
  }
  const kinds = [
    { bp: 2500, reason: 'Merit scholarship' },
    { bp: 5000, reason: 'Child of a staff member' },
    { bp: 2500, reason: 'Single parent' },
    { bp: 1000, reason: 'Defence personnel' },
  ];
  for (const student of random
    .shuffled(students.filter((child) => !reductions.has(child) && child.admittedOn <= plan.year.startsOn))
    .slice(0, Math.ceil(students.length * 0.014))) {
    const { bp, reason } = random.pick(kinds);
    reductions.set(student, { share: 1 - bp / 10_000, reason, cause: null });
    concessions.push({
      id: plan.ids('concession', student.admissionNumber),
      yearId: plan.yearId,
      studentId: student.id,
      headId,
      shareBp: bp,
      fromMonth: 1,
      toMonth: 12,
      reason,
      accountId: plan.accountId,
      createdAt: plan.at(plan.year.startsOn, 350),
    });
  }
  return { reductions, concessions };
}
