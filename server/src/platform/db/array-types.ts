import { parse } from 'postgres-array';

/** Elements without quotes, such as numbers, are split at the commas. */
type Element = { parse: (text: string) => unknown; write: (value: unknown) => string; isBare?: true };
type ArrayType = { to: number; from: number[]; serialize: (values: unknown) => unknown; parse: (text: string) => unknown };

const plain: Element = { parse: (text) => text, write: String };
const number: Element = { parse: Number, write: String, isBare: true };
const json: Element = { parse: JSON.parse, write: (value) => JSON.stringify(value) };
const instant: Element = {
  parse: (text) => new Date(text),
  write: (value) => (value instanceof Date ? value.toISOString() : String(value)),
};
const truth: Element = { parse: (text) => text === 't', write: (value) => (value ? 't' : 'f') };
const bytes: Element = {
  parse: (text) => Buffer.from(text.slice(2), 'hex'),
  write: (value) => `\\x${Buffer.from(value as Uint8Array).toString('hex')}`,
};

/** The OIDs of PostgreSQL's array types (pg_type.dat) and the types of their elements. */
const ARRAYS: readonly (readonly [oid: number, element: Element])[] = [
  [1000, truth],
  [1001, bytes],
  [1005, number],
  [1007, number],
  [1016, number],
  [1021, number],
  [1022, number],
  [1028, number],
  [1002, plain],
  [1003, plain],
  [1009, plain],
  [1015, plain],
  [1182, plain],
  [1231, plain],
  [2951, plain],
  [1115, instant],
  [1185, instant],
  [199, json],
  [3807, json],
];

/**
 * One-dimensional arrays for the driver. Without this list the driver asks each new connection for its types, in a promise that nobody handles when the
 * connection breaks at that moment. A test compares the list with the schema.
 */
export const arrayTypes: Record<string, ArrayType> = Object.fromEntries(
  ARRAYS.map(([oid, element]) => [
    `array${oid}`,
    {
      to: oid,
      from: [oid],
      serialize: (values: unknown) => (Array.isArray(values) ? writeArray(values, element) : values),
      parse: (text: string) => (element.isBare && text.startsWith('{') ? split(text, element.parse) : parse(text, element.parse)),
    },
  ]),
);

export const ARRAY_OIDS = ARRAYS.map(([oid]) => oid);

/** The driver's parser goes through a list letter by letter, which took longer than all else that is done with twelve months. */
function split(text: string, read: Element['parse']): unknown[] {
  if (text === '{}') return [];
  return text
    .slice(1, -1)
    .split(',')
    .map((part) => (part === 'NULL' ? null : read(part)));
}

function writeArray(values: unknown[], element: Element): string {
  const texts = values.map((value) =>
    value === null || value === undefined ? 'null' : `"${element.write(value).replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`,
  );
  return `{${texts.join(',')}}`;
}
