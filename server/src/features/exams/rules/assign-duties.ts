import type { Model } from '#platform/solve';

/** A place in a room that needs an invigilator. */
export type OpenDuty = { sessionId: string; roomId: string; place: number; subjects: readonly string[] };
/** A teacher as the duties see him: who can, and what he has done so far. */
export type Teacher = {
  id: string;
  subjects: ReadonlySet<string>;
  /** Sessions in which he is on leave or has another duty. */
  away: ReadonlySet<string>;
  /** Sessions in which he would teach: a class that writes no paper then needs him. */
  teaching: ReadonlySet<string>;
  /** Duties of this year before, and those of this exam given by hand. */
  duties: number;
};

/** Far above any cost of duties: nothing stays vacant that somebody could take. */
const VACANT = 100_000;
/** A lesson that would need a substitute weighs as much as some duties more. */
const TEACHING = 300;
/** Each duty more costs more than the one before, which makes the counts even. */
const EACH = 20;

export type Choice = { duty: number; teacher: number };

/** Whether a teacher may have a duty at all: he is present, and his subject is not written in the room. */
export function mayInvigilate({ sessionId, subjects }: OpenDuty, teacher: Teacher): boolean {
  return !teacher.away.has(sessionId) && !subjects.some((subject) => teacher.subjects.has(subject));
}

/**
 * The duties as a minimum-cost flow: each duty to a teacher or vacant, each teacher at most once a session, and the price of a further duty
 * rises with those he has. Flows have whole solutions by themselves, so that no whole numbers are asked for.
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

/** Who has which duty by the solver's values; null where a duty stays vacant. */
export function readDuties(duties: readonly OpenDuty[], choices: readonly Choice[], values: readonly number[]): (number | null)[] {
  const given: (number | null)[] = duties.map(() => null);
  for (const [variable, { duty, teacher }] of choices.entries()) if ((values[variable] ?? 0) > 0.5) given[duty] = teacher;
  return given;
}
