type Json = { [key: string]: Json } | Json[] | string | number | boolean | null;
export type SpoiltBody = { what: string; contentType: string | null; payload: () => string; status?: number; isCommon?: boolean };

const JSON_TYPE = 'application/json';

/** Bodies that no call takes, whatever it is for, each made when it is asked for (some are large); `isCommon` of those that no call's own contract has to refuse. */
export function spoiltBodies(good: unknown, much: string): SpoiltBody[] {
  const text = JSON.stringify(good);
  const json = (what: string, payload: () => string) => ({ what, contentType: JSON_TYPE, payload, status: 400 });
  const common = (what: string, payload: () => string, { contentType = JSON_TYPE as string | null, status = 400 } = {}) => ({
    ...{ what, contentType, payload, status },
    isCommon: true,
  });
  return [
    json('nothing', () => ''),
    json('an empty object', () => '{}'),
    json('null', () => 'null'),
    json('a list', () => '[]'),
    json('a number', () => '1e21'),
    json('a string', () => '"text"'),
    common('half of it', () => text.slice(0, -2)),
    common('two of it', () => `${text}${text}`),
    common('a trailing comma', () => text.replace(/\}$/, ',}')),
    common('a byte order mark and rubbish', () => '\ufeff{'),
    json('an unknown field', () => JSON.stringify({ ...(good as object), surprise: 1 })),
    json('a polluted prototype', () => text.replace(/^\{/, '{"__proto__": {"isAdmin": true}, ')),
    json('a polluted constructor', () => text.replace(/^\{/, '{"constructor": {"prototype": {"isAdmin": true}}, ')),
    common('a very deep list', () => `${'['.repeat(20_000)}${']'.repeat(20_000)}`),
    common('too much', () => JSON.stringify({ ...(good as object), surprise: much }), { status: 413 }),
    common('plain text', () => text, { contentType: 'text/plain', status: 415 }),
    common('XML', () => '<a/>', { contentType: 'application/xml', status: 415 }),
    common('a form', () => 'a=1', { contentType: 'application/x-www-form-urlencoded', status: 415 }),
    common('no kind', () => text, { contentType: null, status: 415 }),
    common('a nonsense kind', () => text, { contentType: 'application/', status: 415 }),
    common('a picture', () => text, { contentType: 'image/png', status: 415 }),
  ];
}

const STRANGE: readonly (readonly [string, Json])[] = [
  ['null', null],
  ['true', true],
  ['a list', []],
  ['an object', {}],
  ['zero', 0],
  ['below zero', -1],
  ['a fraction', 0.001],
  ['1e21', 1e21],
  ['beyond exact numbers', 2 ** 53 + 2],
  ['no text', ''],
  ['blanks', '   '],
  ['a null character', 'a\u0000b'],
  ['a lone surrogate', 'a\ud800b'],
  ['a bell', 'a\u0007b'],
  ['right to left', 'a\u202eb'],
  ['Devanagari', 'विद्यालय'],
  ['a quote', "'; drop table students; --"],
  ['a very long text', 'x'.repeat(100_000)],
  ['an object that looks like SQL', { strings: ['drop table students'], values: [] }],
];

export type SpoiltValue = { what: string; body: unknown };

/** The body with each of its values replaced by each strange one in turn, and with each left out. */
export function spoiltValues(good: object): { key: string; strange: SpoiltValue[]; missing: SpoiltValue }[] {
  return Object.keys(good).map((key) => ({
    key,
    strange: STRANGE.map(([what, value]) => ({ what: `${key} is ${what}`, body: { ...good, [key]: value } })),
    missing: { what: `${key} is missing`, body: Object.fromEntries(Object.entries(good).filter(([name]) => name !== key)) },
  }));
}
