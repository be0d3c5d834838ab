import type { Random } from '#db/demo/random';

/** Values that no field, or only a few fields, accept. */
const STRANGE: readonly unknown[] = [
  ...[null, true, [], {}, 0, -1, 0.001, 1e21, 2 ** 53 + 2, -(2 ** 31) - 1, 999_999_999_999],
  ...['', '   ', 'a\u0000b', 'a\ud800b', '\udc00', 'a\u202eb', 'विद्यालय', '٣', 'NaN', 'Infinity', '1e400', '-0', '%00', '\\u0000'],
  ...["'; drop table students; --", '{{constructor}}', '../../etc/passwd', '__proto__', 'constructor'],
  ...['<img src=x onerror=alert(1)>', '<script>alert(1)</script>', '"><svg onload=alert(1)>', 'javascript:alert(1)'],
  ...['0000-01-01', '9999-12-31', '2026-02-30', '+275760-09-13', '2026-11-20T25:61:00', '24:00', '99:99', 'Smarch'],
  ...['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff', 'FFFFFFFF-ffff-ffff-ffff-ffffffffffff'],
  ...['x'.repeat(300), 'x'.repeat(5000), '🙂'.repeat(200), 'é'.repeat(60), Array(300).fill('x'), { $ne: null }, [[[[[]]]]]],
];

/** A replacement for a value: a strange one, or one similar to it. */
function strangeValue(random: Random, value: unknown): unknown {
  if (typeof value === 'number' && random.chance(0.4))
    return random.pick([value + 1, -value, value / 3, value * 1e6, String(value), [value]]);
  if (typeof value === 'string' && random.chance(0.4))
    return random.pick([`${value}x`, value.slice(1), value.toUpperCase(), ` ${value} `, `${value}\u0000`, [value], value.repeat(50)]);
  if (Array.isArray(value) && random.chance(0.4))
    return random.pick([[...value, ...value], value.toReversed(), value[0] ?? null, [...value, null]]);
  return random.pick(STRANGE);
}

/** The value with one of its parts, at any depth, replaced, removed or added. */
export function spoil(random: Random, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || random.chance(0.1)) return strangeValue(random, value);
  const keys = Object.keys(value);
  const key = keys.length > 0 ? random.pick(keys) : undefined;
  if (key === undefined || random.chance(0.05))
    return Array.isArray(value) ? [strangeValue(random, 'x')] : { ...value, surprise: random.pick(STRANGE) };
  const changed = Array.isArray(value) ? [...value] : { ...value };
  if (random.chance(0.08)) Reflect.deleteProperty(changed, key);
  else Reflect.set(changed, key, spoil(random, Reflect.get(changed, key)));
  return changed;
}

/** A text for an address, without characters that cannot be in one. */
export function strangeText(random: Random, value: string): string {
  const strange = strangeValue(random, value);
  return (typeof strange === 'string' ? strange : JSON.stringify(strange)).toWellFormed().slice(0, 3000);
}
