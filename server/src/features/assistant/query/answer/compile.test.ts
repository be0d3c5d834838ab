import { type Query, query as schema } from '@shala/contract/assistant';
import { describe, expect, it } from 'vitest';
import { type Fragment, sql } from '#platform/db';
import { ENTITIES } from '../entities/index.ts';
import { compileQuery } from './compile.ts';

const AT = { schoolId: '00000000-0000-0000-0000-000000000001', today: '2026-11-20', yearStartsOn: '2026-04-01' };
const asked = (over: Partial<Query>): Query => ({
  entity: 'student',
  measure: 'count',
  filters: [],
  groupBy: [],
  bounds: [],
  also: [],
  ...over,
});
const isPiece = (value: unknown): value is Fragment => value instanceof sql``.constructor;
/** The text of a statement and its parameters. */
const textOf = ({ strings, values }: Fragment, params: unknown[] = []): string =>
  strings
    .map(
      (piece, at) => piece + (at >= values.length ? '' : isPiece(values[at]) ? textOf(values[at], params) : `$${params.push(values[at])}`),
    )
    .join('');
const statement = (over: Partial<Query>) => {
  const params: unknown[] = [];
  return { text: textOf(compileQuery(asked(over), AT).statement, params), params };
};

describe('a query becomes declared columns with parameters', () => {
  it('has nothing of a value in its text', () => {
    const value = "x'; drop table students; --";
    const { text, params } = statement({ filters: [{ by: 'house', op: 'is', values: [value] }], groupBy: ['class'] });
    expect(text).not.toContain('drop table');
    expect(params).toContainEqual([value]);
  });

  it.each<[string, Partial<Query>]>([
    ['a dimension', { groupBy: ['students.name; select 1'] }],
    ['an inherited name', { groupBy: ['constructor'] }],
    ['a measure', { measure: 'sum(1)' }],
    ['a condition', { filters: [{ by: 'true', op: 'has', values: [] }] }],
    ['a bound', { groupBy: ['class'], bounds: [{ measure: 'nothing', op: '>', value: 1 }] }],
    [
      'another entity of other people',
      { groupBy: ['student'], also: [{ entity: 'cover', bounds: [{ measure: 'count', op: '>', value: 1 }] }] },
    ],
  ])('refuses %s that the entity does not declare', (_what, over) => {
    expect(() => statement(over)).toThrow();
  });

  it('is refused by the contract where it holds anything else', () => {
    expect(schema.safeParse(asked({})).success).toBe(true);
    for (const wrong of [{ entity: 'accounts' }, { schoolId: 'another' }, { limit: 100_000 }, { groupBy: ['class', 'gender', 'house'] }])
      expect(schema.safeParse({ ...asked({}), ...wrong }).success).toBe(false);
  });
});

describe('the phones of guardians', () => {
  it('are joined to the marks of attendance once, and not read again for each of them', () => {
    const { text } = statement({ entity: 'attendance', measure: 'absences', groupBy: ['student'], columns: ['contact'] });
    expect(text).toContain('t.phones');
    expect(text).toContain('left join (select g.student_id');
    expect(text).not.toContain('g.student_id = t.student_id');
    expect(statement({ entity: 'attendance', measure: 'absences', groupBy: ['student'] }).text).not.toContain('student_guardians');
  });
});

describe('every entity', () => {
  it.each(Object.values(ENTITIES).map((entity) => [entity.name, entity] as const))(
    '%s lists, groups and counts by what it declares',
    (name, entity) => {
      expect(entity.name).toBe(name);
      for (const column of [...(entity.list ?? []), ...(entity.each ?? []), ...(entity.who ? [entity.who] : [])])
        expect(entity.dimensions).toHaveProperty(column);
      if (entity.main !== 'list') expect(entity.measures).toHaveProperty(entity.main);
      for (const measure of Object.keys(entity.measures)) expect(statement({ entity: name, measure }).text).toContain('figure');
    },
  );
});
