import { load } from '../lib/load.ts';
import { makeReportCards } from '../lib/report-cards.ts';
import type { FigureScenario } from '../scenario.ts';

const [CONNECTIONS, SECONDS] = [4, 8];

export const scenario: FigureScenario = {
  kind: 'figure',
  name: 'report-cards-neighbours',
  about: `getAllClasses at ${CONNECTIONS} connections while report cards are made all the time: 99 % answered within`,
  unit: 'ms',
  target: { most: 50 },
  async measure(place) {
    let isOver = false;
    let rounds = 0;
    const make = async () => {
      for (; !isOver; rounds++) await makeReportCards(place, 100);
    };
    const request = { url: `${place.url}/admin/getAllClasses`, headers: { authorization: `Bearer ${place.token}` } };
    await load(request, { connections: CONNECTIONS, seconds: 2 });
    const making = make();
    const { p99, p50, perSecond } = await load(request, { connections: CONNECTIONS, seconds: SECONDS }).finally(() => {
      isOver = true;
    });
    await making;
    console.log(`  ${rounds} hundreds of cards meanwhile; ${Math.round(perSecond)} calls/s, half of them within ${p50} ms`);
    return p99;
  },
};
