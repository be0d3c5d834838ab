import { t } from '@lingui/core/macro';
import { formatNumber } from '#lib/format';

const STEPS = [1, 2, 2.5, 5, 10];
const LINES = 4;

/** Round figures from zero to at least `most`, four or five of them, for the lines of a chart. */
export function scaleLines(most: number): number[] {
  if (!(most > 0)) return [0, 1];
  const rough = most / LINES;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((factor) => factor * power >= rough) ?? 10) * power;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_line, index) => index * step);
}

/** Rupees beside a line of a chart, in the words of the country: `₹40 L`, `₹2.5 Cr`. */
export function shortRupees(amount: number): string {
  if (amount >= 10_000_000) return `₹${formatNumber(amount / 10_000_000, 1)}\u00a0${t`Cr`}`;
  if (amount >= 100_000) return `₹${formatNumber(amount / 100_000, 1)}\u00a0${t`L`}`;
  return amount === 0 ? '0' : `₹${formatNumber(amount)}`;
}
