import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { startLimits } from './lib/limits.ts';
import { readOptions } from './lib/options.ts';
import { formatTable, recordResults, writeResults } from './lib/report.ts';
import { type Outcome, runScenario } from './lib/run.ts';
import { waitForDocuments } from './lib/schools.ts';
import { openPlace } from './lib/server.ts';
import type { Scenario } from './scenario.ts';

const options = readOptions();
const scenarios = await chooseScenarios();
console.log(options.url ? `Measuring ${options.url}…` : 'Starting a Shala with the demo school…');
const place = await openPlace(options.url);
await waitForDocuments(place);
const limits = await startLimits(place.own);
const outcomes: Outcome[] = [];
try {
  for (const scenario of scenarios) {
    console.log(`${scenario.name}…`);
    outcomes.push(await runScenario(scenario, { place, limits, options }).catch((error) => describeFailure(scenario, error)));
  }
} finally {
  limits.stop();
  await place.own?.stop();
}
console.log(`\n${formatTable(outcomes)}\n\nWritten to ${writeResults(outcomes)}`);
if (options.isRecorded) recordResults(outcomes);
process.exitCode = outcomes.every(({ isReached }) => isReached) ? 0 : 1;

/** A scenario that fails is missed, and the others still count. */
function describeFailure({ name, about, target }: Scenario, error: unknown): Outcome {
  console.error(`${name}: ${error instanceof Error ? error.message : error}`);
  return { name, about, target, isReached: false };
}

/** Those that were named, or all but the slow ones: load first, since figures may restart the server. */
async function chooseScenarios(): Promise<Scenario[]> {
  const folder = resolve(import.meta.dirname, 'scenarios');
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  const all: Scenario[] = (await Promise.all(files.map((name) => import(resolve(folder, name))))).map(({ scenario }) => scenario);
  const unknown = options.only.filter((name) => !all.some((scenario) => scenario.name === name));
  if (unknown.length > 0)
    throw new Error(`There is no scenario ${unknown.join(', ')}. There are: ${all.map(({ name }) => name).join(', ')}.`);
  const chosen = all.filter((scenario) =>
    options.only.length > 0 ? options.only.includes(scenario.name) : scenario.kind === 'load' || !scenario.isSlow,
  );
  return chosen.sort((a, b) => Number(a.kind === 'figure') - Number(b.kind === 'figure'));
}
