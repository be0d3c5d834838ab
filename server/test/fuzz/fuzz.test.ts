import { expect, it } from 'vitest';
import { histories } from '../sampling.ts';
import { fuzz, type Outcome } from './fuzz.ts';

/** `npm run test:soak -- fuzz --requests N --seed S` sends more than the sample of every run. */
const isLong = process.env.FUZZ_REQUESTS !== undefined;
const requests = isLong ? Number(process.env.FUZZ_REQUESTS) : histories('bad requests', { full: 1200, few: 80 }).numRuns;
// Each sample makes its school slower; a long run uses each school often.
const newSchoolEvery = isLong ? 4000 : 40;
const seed = process.env.FUZZ_SEED ?? 'a sample';

it(
  'no bad request of any call makes the server fail, die or hang',
  async () => {
    const tell = ({ faults: found, ...soFar }: Outcome) => process.stderr.write(`${JSON.stringify({ ...soFar, faults: found })}\n`);
    const { faults, ...figures } = await fuzz({
      requests,
      seed,
      newSchoolEvery,
      inARow: isLong ? 1 : 2,
      onProgress: isLong ? tell : undefined,
    });
    if (isLong) process.stdout.write(`${JSON.stringify({ ...figures, faults: faults.length, seed })}\n`);
    expect(faults).toEqual([]);
    expect(figures.requests).toBe(requests);
  },
  Math.max(240_000, requests * 200),
);
