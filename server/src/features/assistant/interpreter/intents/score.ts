import type { ActIntent } from '../types.ts';
import { RULES } from './intents.ts';
import type { Signal } from './signals.ts';

/** The intents that the signals allow, the likeliest first, each with the points of its best rule. */
export function rankIntents(signals: ReadonlySet<Signal>): { intent: ActIntent; points: number }[] {
  const best = new Map<ActIntent, number>();
  for (const { intent, all, none, points } of RULES) {
    if (points <= (best.get(intent) ?? 0)) continue;
    if (none.some((signal) => signals.has(signal))) continue;
    if (all.every((alternatives) => alternatives.some((signal) => signals.has(signal)))) best.set(intent, points);
  }
  return [...best].map(([intent, points]) => ({ intent, points })).sort((a, b) => b.points - a.points);
}
