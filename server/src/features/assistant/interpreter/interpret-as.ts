import { findEntities } from './entities/find-all.ts';
import { biasOf } from './intents/context.ts';
import { fillSlots } from './intents/fill.ts';
import { type Signal, signalsOf } from './intents/signals.ts';
import { readText } from './reading.ts';
import { cleanText } from './text/clean.ts';
import type { ActIntent, Interpretation, Surroundings } from './types.ts';

/** Reads the particulars of an act that is known already, by the same rules for names, classes, days and sums as a whole sentence. */
export function interpretAs(intent: ActIntent, words: string, surroundings: Surroundings): Exclude<Interpretation, { intent: 'decline' }> {
  const reading = readText(cleanText(words), surroundings);
  const entities = findEntities(reading);
  const signals = new Set<Signal>(signalsOf(reading, entities));
  const { slots, missing, choices } = fillSlots(intent, { reading, entities, signals, bias: biasOf(intent, signals) });
  if (!missing || missing.length === 0) return { intent, slots };
  return { intent: 'clarify', slots: { for: intent, missing, ...(choices && choices.length > 0 && { choices }), known: slots } };
}

/** Whether a prompt asks something rather than wants something done. */
export function isQuestion(prompt: string, surroundings: Surroundings): boolean {
  const reading = readText(cleanText(prompt), surroundings);
  const signals = signalsOf(reading, findEntities(reading));
  return signals.has('?opensAsking') || reading.text.trimEnd().endsWith('?');
}
