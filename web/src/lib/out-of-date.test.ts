import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { forgetShown } from './out-of-date.ts';

const FEATURES = join(import.meta.dirname, '../features');

async function forgottenOf(changed: Parameters<typeof forgetShown>[1], features: readonly string[]) {
  const client = new QueryClient();
  for (const feature of features) client.setQueryData([feature, 'call', {}], 1);
  await forgetShown(client, changed);
  return features.filter((feature) => client.getQueryState([feature, 'call', {}])?.isInvalidated);
}

it('asks again for what shows the change and leaves the rest', async () => {
  const features = ['students', 'finance', 'timetable', 'account', 'operations'];
  expect(await forgottenOf('students', features)).toEqual(['students', 'finance']);
  expect(await forgottenOf('employees', features)).toEqual(['finance', 'timetable']);
});

it('knows every feature that keeps answers: after any act of the office only those of the person and the machine stay', async () => {
  const kept = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .flatMap((name) => {
      const code = readFileSync(join(FEATURES, name), 'utf8');
      const named = name.endsWith('api.ts') ? code.match(/^(?:export )?const ALL\w* = \[?'([\w-]+)'/m)?.[1] : undefined;
      return [...code.matchAll(/callsOf\('([\w-]+)'/g)].map(([, feature = '']) => feature).concat(named ?? []);
    });
  const features = [...new Set(kept)];
  expect(features.length).toBeGreaterThan(15);
  const forgotten = await forgottenOf('office', features);
  expect(features.filter((feature) => !forgotten.includes(feature)).sort()).toEqual(['account', 'operations']);
});
