import { describe, expect, it } from 'vitest';
import { compileSerializer, writeOnce } from './serializer.ts';

const answerOf = (properties: object) => ({
  type: 'object',
  properties: { success: { type: 'boolean' }, data: { type: 'object', properties } },
});
const named = answerOf({ name: { type: 'string' } });
const aged = answerOf({ age: { type: 'integer' } });

/** Counts how often its name is read, as writing it does. */
function observed() {
  let reads = 0;
  const data = {
    get name() {
      reads++;
      return 'Asha';
    },
    age: 7,
  };
  return { data, reads: () => reads };
}

describe('an answer that many get', () => {
  it('is written once, whoever gets it', () => {
    const write = compileSerializer({ schema: named });
    const { data, reads } = observed();
    writeOnce(data);
    const first = write({ success: true, data });
    const before = reads();
    expect(write({ success: true, data })).toBe(first);
    expect(first).toBe('{"success":true,"data":{"name":"Asha"}}');
    expect(reads()).toBe(before);
  });

  it('is written anew by the contract of another call, and with a message', () => {
    const data = writeOnce({ name: 'Asha', age: 7 });
    expect(compileSerializer({ schema: named })({ success: true, data })).toBe('{"success":true,"data":{"name":"Asha"}}');
    expect(compileSerializer({ schema: aged })({ success: true, data })).toBe('{"success":true,"data":{"age":7}}');
    const withMessage = { ...named, properties: { ...named.properties, message: { type: 'string' } } };
    expect(compileSerializer({ schema: withMessage })({ success: true, data, message: 'Saved' })).toContain('"message":"Saved"');
  });

  it('of one person is written each time', () => {
    const write = compileSerializer({ schema: named });
    const { data, reads } = observed();
    write({ success: true, data });
    const before = reads();
    write({ success: true, data });
    expect(reads()).toBeGreaterThan(before);
  });
});
