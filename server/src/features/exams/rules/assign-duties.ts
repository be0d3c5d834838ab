import type { Model } from '#platform/solve';

/** A duty in a room that still needs an invigilator. */
export type OpenDuty = { sessionId: string; roomId: string; place: number; subjects: readonly string[] };
/** A teacher as the assignment sees them: availability and previous duties. */
export type Teacher = {
  id: string;
  subjects: ReadonlySet<string>;
  /** Sessions during which the teacher is on leave or has another duty. */
  away: ReadonlySet<string>;
  /** Sessions during which the teacher would have a lesson in a class that writes no paper. */
  teaching: ReadonlySet<string>;
  /** Earlier duties of this year, and manually assigned ones of this exam. */
  duties: number;
};

/** Far above any other cost: no duty stays vacant that a teacher could take. */
const VACANT = 100_000;
/** A lesson that would need an arrangement costs as much as several additional duties. */
const TEACHING = 300;
/** Each additional duty costs more than the one before, which distributes them evenly. */
const EACH = 20;

export type Choice = { duty: number; teacher: number };

/** Whether a teacher may have a duty: present, and not teaching a subject that is written in the room. */
export function mayInvigilate({ sessionId, subjects }: OpenDuty, teacher: Teacher): boolean {
  return !teacher.away.has(sessionId) && !subjects.some((subject) => teacher.subjects.has(subject));
}

/**
 * The duties as a minimum-cost flow: each duty goes to a teacher or stays vacant, each teacher has at most one in a session, and each further duty of a teacher
 * costs more. Such flows always have integer solutions, so no integer variables are needed.
 */
export function dutyModel(duties: readonly OpenDuty[], teachers: readonly Teacher[]): { model: Model; choices: Choice[] } {
  const variables: { cost: number; lower: number; upper: number | null; isWhole: boolean }[] = [];
  const add = (cost: number, upper: number) => variables.push({ cost, lower: 0, upper, isWhole: false }) - 1;
  const choices: Choice[] = [];
  const ofDuty: number[][] = duties.map(() => []);
  const ofTeacher: number[][] = teachers.map(() => []);
  const ofSession = new Map<string, number[]>();
  for (const [duty, open] of duties.entries()) {
    for (const [teacher, person] of teachers.entries()) {
      if (!mayInvigilate(open, person)) continue;
      const variable = add(person.teaching.has(open.sessionId) ? TEACHING : 0, 1);
      choices.push({ duty, teacher });
      ofDuty[duty]?.push(variable);
      ofTeacher[teacher]?.push(variable);
      const key = `${teacher} ${open.sessionId}`;
      ofSession.set(key, [...(ofSession.get(key) ?? []), variable]);
    }
  }
  const sum = (list: readonly number[]) => list.map((variable) => [variable, 1] as const);
  const constraints = [
    ...ofDuty.map((list) => ({ terms: [...sum(list), [add(VACANT, 1), 1] as const], lower: 1, upper: 1 })),
    ...[...ofSession.values()].filter((list) => list.length > 1).map((list) => ({ terms: sum(list), lower: null, upper: 1 })),
    ...ofTeacher.flatMap((list, teacher) => {
      if (list.length === 0) return [];
      const before = teachers[teacher]?.duties ?? 0;
      const most = Math.min(list.length, new Set(duties.map(({ sessionId }) => sessionId)).size);
      const steps = Array.from({ length: most }, (_, nth) => [add(EACH * (before + nth), 1), -1] as const);
      return [{ terms: [...sum(list), ...steps], lower: 0, upper: 0 }];
    }),
  ];
  return { model: { variables, constraints }, choices };
}

/** The teacher of each duty, by the solver's values; null for a vacant duty. */
export function readDuties(duties: readonly OpenDuty[], choices: readonly Choice[], values: readonly number[]): (number | null)[] {
  const given: (number | null)[] = duties.map(() => null);
  for (const [variable, { duty, teacher }] of choices.entries()) if ((values[variable] ?? 0) > 0.5) given[duty] = teacher;
  return given;
}
