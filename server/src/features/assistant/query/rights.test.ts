import type { Query } from '@shala/contract/assistant';
import { expect, it } from 'vitest';
import type { Calls } from '../tools/calls.ts';
import { isOfPerson, personOf } from './answer/compile.ts';
import { ENTITIES } from './entities/index.ts';
import { mayAsk } from './rights.ts';

const but = (missing: string) => ({ has: (call: { name: string }) => call.name !== missing }) as unknown as Calls;

it('asks for a column of the person beside a row only with the call of that person', () => {
  const beside = Object.values(ENTITIES).flatMap((entity) => {
    const person = personOf(entity);
    const column = Object.keys(person?.dimensions ?? {}).find((name) => isOfPerson(entity, name));
    return person === undefined || column === undefined || person.needs.name === entity.needs.name ? [] : [{ entity, person, column }];
  });
  expect(beside.length).toBeGreaterThan(5);
  for (const { entity, person, column } of beside) {
    const query: Pick<Query, 'entity' | 'also' | 'columns'> = { entity: entity.name, also: [] };
    const told = { ...query, columns: [column] };
    expect([entity.name, mayAsk(query, but(person.needs.name))]).toEqual([entity.name, true]);
    expect([entity.name, mayAsk(told, but(person.needs.name))]).toEqual([entity.name, false]);
    expect([entity.name, mayAsk(told, but('none'))]).toEqual([entity.name, true]);
  }
});
