import { makeTwoTimetables } from '../lib/drafts.ts';
import { load } from '../lib/load.ts';
import type { FigureScenario } from '../scenario.ts';

const [CONNECTIONS, SECONDS] = [4, 8];

export const scenario: FigureScenario = {
  kind: 'figure',
  name: 'timetables-neighbours',
  about: `getAllClasses at ${CONNECTIONS} connections while two schools generate timetables: 99 % answered within`,
  unit: 'ms',
  target: { most: 50 },
  async measure(place) {
    const request = { url: `${place.url}/admin/getAllClasses`, headers: { authorization: `Bearer ${place.token}` } };
    await load(request, { connections: CONNECTIONS, seconds: 2 });
    const making = await makeTwoTimetables(place);
    const { p99, p50, perSecond } = await load(request, { connections: CONNECTIONS, seconds: SECONDS }).finally(() => making.stop());
    console.log(`  ${Math.round(perSecond)} calls/s, half of them within ${p50} ms`);
    return p99;
  },
};
