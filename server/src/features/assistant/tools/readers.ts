import type { Query } from '@shala/contract/assistant';
import type { Slots } from '../interpreter/types.ts';
import { compileQuery, type Row } from '../query/answer/compile.ts';
import { peopleIn } from '../query/follow/people-in.ts';
import { mayAsk } from '../query/rights.ts';
import type { Person } from './directory.ts';
import { findWards } from './readers.store.ts';
import type { Bench } from './tool.ts';

/** Who gets a message by name: students, for whom their parents get it, and employees; `isTwofold`: whether the rows have people of two kinds, of whom one was not said. */
export type Readers = { students: Person[]; employees: Person[]; isTwofold: boolean; unreached: number };

/** The people whom a question finds or who were named, as far as they are in the school today. */
export async function findReaders(bench: Bench, { rows, named = [], audience }: Slots): Promise<Readers> {
  const { school } = bench;
  const found = rows === undefined ? undefined : await idsOf(bench, rows, audience);
  const ids = found?.ids ?? named.flatMap((one) => school.idsNamed(one));
  const people = [...new Set(ids)].flatMap((id) => school.personOf(id) ?? []);
  const wanted = (kind: Person['kind']) => people.filter((one) => one.kind === kind && isMeant(kind, audience));
  return {
    students: wanted('student'),
    employees: wanted('employee'),
    isTwofold: found?.isTwofold ?? false,
    unreached: found?.unreached ?? 0,
  };
}

const isMeant = (kind: Person['kind'], audience: Slots['audience']): boolean =>
  audience === undefined || audience === 'all' || (kind === 'student') === (audience === 'parents' || audience === 'students');

type Found = { ids: string[]; isTwofold: boolean; unreached: number };

/** Whom the rows of a question name: where they name people of two kinds those whom the word for them means. */
async function idsOf(bench: Bench, rows: Query, audience: Slots['audience']): Promise<Found> {
  const { context, school, calls } = bench;
  const people = peopleIn(rows);
  if (people === undefined || !mayAsk(people.query, calls)) return { ids: [], isTwofold: false, unreached: 0 };
  const { today, yearStartsOn, classNames } = school;
  const at = { schoolId: context.school.id, today, yearStartsOn, classNames };
  const asked = await context.db.rows<Row>(compileQuery(people.query, at).statement);
  const idsAt = (place: number) => [...new Set(asked.flatMap(({ ids }) => ids[place] ?? []))];
  const isOfKind = (id: string) => {
    const kind = school.personOf(id)?.kind;
    return kind !== undefined && isMeant(kind, audience);
  };
  const columns = people.places.map(idsAt);
  const fitting = audience === undefined ? columns : columns.filter((ids) => ids.some(isOfKind));
  const [first = []] = fitting;
  const isTwofold = fitting.length > 1;
  const guardians = people.query.entity === 'guardian' ? await findWards(context.db, context.school.id, first) : undefined;
  if (guardians === undefined) return { ids: first, isTwofold, unreached: 0 };
  const reached = new Set(guardians.map(({ guardianId }) => guardianId));
  return { ids: guardians.map(({ id }) => id), isTwofold, unreached: first.length - reached.size };
}

/** The students whom a question lists. */
export async function studentsFound(bench: Bench, rows: Query): Promise<Set<string>> {
  return new Set((await idsOf(bench, rows, 'students')).ids);
}
