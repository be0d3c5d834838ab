type Json = { [key: string]: Json } | Json[] | string | number | boolean | null;
export type SpoiltBody = { what: string; contentType: string | null; payload: string; status?: number };

const JSON_TYPE = 'application/json';

/** Bodies that no call takes, whatever it is for. */
export function spoiltBodies(good: unknown, much: string): SpoiltBody[] {
  const text = JSON.stringify(good);
  const json = (what: string, payload: string, status = 400) => ({ what, contentType: JSON_TYPE, payload, status });
  return [
    json('nothing', ''),
    json('an empty object', '{}'),
    json('null', 'null'),
    json('a list', '[]'),
    json('a number', '1e21'),
    json('a string', '"text"'),
    json('half of it', text.slice(0, -2)),
    json('two of it', `${text}${text}`),
    json('a trailing comma', text.replace(/\}$/, ',}')),
    json('a byte order mark and rubbish', '\ufeff{'),
    json('an unknown field', JSON.stringify({ ...(good as object), surprise: 1 })),
    json('a polluted prototype', text.replace(/^\{/, '{"__proto__": {"isAdmin": true}, ')),
    json('a polluted constructor', text.replace(/^\{/, '{"constructor": {"prototype": {"isAdmin": true}}, ')),
    json('a very deep list', `${'['.repeat(20_000)}${']'.repeat(20_000)}`),
    json('too much', JSON.stringify({ ...(good as object), surprise: much }), 413),
    { what: 'plain text', contentType: 'text/plain', payload: text, status: 415 },
    { what: 'XML', contentType: 'application/xml', payload: '<a/>', status: 415 },
    { what: 'a form', contentType: 'application/x-www-form-urlencoded', payload: 'a=1', status: 415 },
    { what: 'no kind', contentType: null, payload: text, status: 415 },
    { what: 'a nonsense kind', contentType: 'application/', payload: text, status: 415 },
    { what: 'a picture', contentType: 'image/png', payload: text, status: 415 },
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

/** The body with each of its values replaced by each strange one in turn, and with each left out. */
export function spoiltValues(good: unknown): { what: string; body: unknown }[] {
  if (typeof good !== 'object' || good === null) return [];
  const entries = Object.keys(good).flatMap((key) => [
    ...STRANGE.map(([what, value]) => ({ what: `${key} is ${what}`, body: { ...good, [key]: value } })),
    { what: `${key} is missing`, body: Object.fromEntries(Object.entries(good).filter(([name]) => name !== key)) },
  ]);
  return entries;
}
