/** An exact rational number. The denominator is positive. */
export type Fraction = { readonly n: bigint; readonly d: bigint };

export const ZERO: Fraction = { n: 0n, d: 1n };

/** `n / d` of whole numbers. */
export function fraction(n: number | bigint, d: number | bigint = 1n): Fraction {
  const [top, bottom] = [BigInt(n), BigInt(d)];
  if (bottom === 0n) throw new RangeError('A fraction needs a denominator.');
  const sign = bottom < 0n ? -1n : 1n;
  const divisor = gcd(top < 0n ? -top : top, bottom < 0n ? -bottom : bottom);
  return divisor === 0n ? ZERO : { n: (sign * top) / divisor, d: (sign * bottom) / divisor };
}

export const add = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d + b.n * a.d, a.d * b.d);
export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.n, a.d * b.d);
export const over = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d, a.d * b.n);
export const sum = (all: readonly Fraction[]): Fraction => all.reduce(add, ZERO);
/** Negative when `a` is smaller, positive when it is larger. */
export const compare = (a: Fraction, b: Fraction): number => {
  const difference = a.n * b.d - b.n * a.d;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};

/** The nearest multiple of `step` (a half is rounded up), or with `up` the next one above. For non-negative values. */
export function roundTo(value: Fraction, step: Fraction, up = false): Fraction {
  const { n, d } = over(value, step);
  const whole = up ? (n + d - 1n) / d : (2n * n + d) / (2n * d);
  return times(fraction(whole), step);
}

/** The value in hundredths, a half rounded up. */
export function toHundredths(value: Fraction): number {
  return Number(roundTo(times(value, fraction(100)), fraction(1)).n);
}

function gcd(a: bigint, b: bigint): bigint {
  // Marks are small: ordinary numbers are several times as fast, and exact up to 2^53.
  if (a <= SAFE && b <= SAFE) return BigInt(gcdOfNumbers(Number(a), Number(b)));
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

const SAFE = BigInt(Number.MAX_SAFE_INTEGER);

function gcdOfNumbers(a: number, b: number): number {
  let x = a;
  let y = b;
  while (y !== 0) {
    const rest = x % y;
    x = y;
    y = rest;
  }
  return x;
}
