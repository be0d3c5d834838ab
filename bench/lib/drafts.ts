import { setTimeout as sleep } from 'node:timers/promises';
import { addSchools, askSchool, asOwner } from './schools.ts';
import type { Place } from './server.ts';

/** Long enough for what is measured meanwhile; the drafts are stopped afterwards. */
const SECONDS = 60;
const [LOOK_MS, LONGEST_START_MS] = [20, 90_000];

type Draft = { id: string; state: string };
export type Making = {
  /** Stops all drafts and returns the milliseconds until the search had ended and its last result was stored. */
  stop(): Promise<number>;
};

/**
 * Two schools make a timetable at once: the demo school and one that is loaded beside it. Returns when the first of them is
 * being made.
 */
export async function makeTwoTimetables(place: Place): Promise<Making> {
  const [other] = await addSchools(place, { schools: 1, students: 60 });
  const tokens = [place.token, ...(other ? [other.token] : [])];
  const ids = await Promise.all(
    tokens.map(async (token) => ((await askSchool(place, token, '/admin/timetable/drafts', { seconds: SECONDS })) as { id: string }).id),
  );
  const statesOf = async () =>
    Promise.all(
      tokens.map(async (token, index) => {
        const { drafts } = (await askSchool(place, token, '/admin/timetable/drafts')) as { drafts: Draft[] };
        return drafts.find(({ id }) => id === ids[index])?.state ?? 'gone';
      }),
    );
  for (const begun = Date.now(); !(await statesOf()).includes('running'); await sleep(LOOK_MS))
    if (Date.now() - begun > LONGEST_START_MS) throw new Error('No timetable was begun.');
  await sleep(2000);
  return {
    async stop() {
      const wasRunning = await statesOf();
      const running = ids.filter((_, index) => wasRunning[index] === 'running');
      return asOwner(place, async (owner) => {
        const begun = performance.now();
        await Promise.all(tokens.map((token, index) => askSchool(place, token, `/admin/timetable/drafts/${ids[index]}/stop`, {})));
        for (;;) {
          // The search writes its last result as wholly done when it has ended.
          const [left] = await owner<
            { count: number }[]
          >`select count(*)::int as count from timetable_drafts where id = any(${running}::uuid[]) and done < 1`;
          if (left?.count === 0) return performance.now() - begun;
          await sleep(5);
        }
      });
    },
  };
}
