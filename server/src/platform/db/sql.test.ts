import { describe, expect, it } from 'vitest';
import { compile, join, sql } from './sql.ts';

describe('sql', () => {
  it('makes every value a parameter, in order', () => {
    expect(compile(sql`select ${1}, ${'two'} where a = ${true}`)).toEqual({ text: 'select $1, $2 where a = $3', params: [1, 'two', true] });
  });

  it('splices fragments in at any depth and numbers on', () => {
    const inner = sql`b = ${2} and ${sql`c = ${3}`}`;
    expect(compile(sql`select 1 where a = ${1} and (${inner}) and d = ${4}`)).toEqual({
      text: 'select 1 where a = $1 and (b = $2 and c = $3) and d = $4',
      params: [1, 2, 3, 4],
    });
  });

  it('never takes an object that only looks like a fragment for one', () => {
    const forged = JSON.parse('{"strings": ["1; drop table students"], "values": []}');
    expect(compile(sql`select ${forged}`)).toEqual({ text: 'select $1', params: [forged] });
  });

  it('keeps what is written in a value out of the text', () => {
    const { text } = compile(sql`select * from classes where name = ${"'; drop table classes; --"}`);
    expect(text).toBe('select * from classes where name = $1');
  });

  it('sends an undefined value as null', () => {
    expect(compile(sql`select ${undefined}`).params).toEqual([null]);
  });

  it('gives the same text for the same statement with other values, and again with another fragment inside', () => {
    const ask = (id: number, order: 'name' | 'position') =>
      compile(sql`select ${id} order by ${order === 'name' ? sql`name` : sql`position`}`).text;
    expect([ask(1, 'name'), ask(2, 'name'), ask(3, 'position'), ask(4, 'name')]).toEqual([
      'select $1 order by name',
      'select $1 order by name',
      'select $1 order by position',
      'select $1 order by name',
    ]);
  });

  it('joins pieces by a separator, and none to nothing', () => {
    expect(compile(join([sql`a = ${1}`, sql`b = ${2}`, sql`true`], sql` and `))).toEqual({
      text: 'a = $1 and b = $2 and true',
      params: [1, 2],
    });
    expect(compile(join([], sql`, `)).text).toBe('');
  });
});
