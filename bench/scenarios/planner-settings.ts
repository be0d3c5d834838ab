import { schoolOf } from '../lib/finance-reads.ts';
import { listSettings, measureTogether, measureWorth, type Worth } from '../lib/planner.ts';
import { asOwner } from '../lib/schools.ts';
import type { FigureScenario } from '../scenario.ts';

/** A setting that saves less than this share of a statement's processor time, in every school, is worth nothing. */
const LEAST_SAVED = 0.05;
/** Statements of several functions vary by more. */
const MOST_LOST = 0.15;

export const scenario: FigureScenario = {
  kind: 'figure',
  name: 'planner-settings',
  about: 'Planner settings of database functions that save less than 5 % of the processor time in schools of 2,000 and of 20,000',
  unit: 'settings',
  target: { most: 0 },
  isSlow: true,
  async measure(place) {
    const settings = await asOwner(place, listSettings);
    const found: Worth[] = [];
    for (const students of [2000, 20_000]) {
      found.push(...(await measureWorth(place, await schoolOf(place, students), settings, (one) => print(one, students))));
    }
    const useless = settings.filter((setting) => {
      const own = found.filter((one) => one.setting === setting);
      return own.length === 0 || own.every(({ withIt, without }) => withIt > without * (1 - LEAST_SAVED));
    });
    for (const { name, setting } of useless) console.log(`  worth nothing alone: ${setting} of ${name}`);
    for (const students of [2000, 20_000]) {
      const together = await measureTogether(place, await schoolOf(place, students), useless);
      const lost = together.filter(({ withIt, without }) => without > withIt * (1 + MOST_LOST));
      for (const { about, withIt, without } of lost)
        console.log(`  ${students}: worth something together: ${about}: ${withIt.toFixed(2)} ms, without them ${without.toFixed(2)} ms`);
      // One of them is needed: they are no candidates to go all at once.
      if (lost.length > 0) return 0;
    }
    return useless.length;
  },
};

function print({ setting, about, withIt, without }: Worth, students: number): void {
  const ratio = (without / withIt).toFixed(2);
  console.log(
    `  ${students}: ${setting.name} ${setting.setting}, ${about}: ${withIt.toFixed(2)} ms, without it ${without.toFixed(2)} ms (${ratio} times)`,
  );
}
