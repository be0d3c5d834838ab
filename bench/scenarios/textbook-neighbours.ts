import { readFileSync } from 'node:fs';
import { load } from '../lib/load.ts';
import { uploadBook } from '../lib/textbooks.ts';
import type { FigureScenario } from '../scenario.ts';

const BOOK = new URL('../../server/src/features/textbooks/fixtures/public-statistics-book.pdf', import.meta.url);
const SECONDS = 10;
const CONNECTIONS = 4;

export const scenario: FigureScenario = {
  kind: 'figure',
  name: 'textbook-neighbours',
  about: `getAllClasses at ${CONNECTIONS} connections while two books are analysed all the time: 99 % answered within`,
  unit: 'ms',
  target: { most: 50 },
  async measure(place) {
    const book = readFileSync(BOOK);
    let isOver = false;
    let read = 0;
    const analyse = async (subject: string) => {
      while (!isOver) {
        await uploadBook(place, book, subject);
        read++;
      }
    };
    const request = { url: `${place.url}/admin/getAllClasses`, headers: { authorization: `Bearer ${place.token}` } };
    await load(request, { connections: CONNECTIONS, seconds: 2 });
    const analyses = ['Bench one', 'Bench two'].map(analyse);
    const { p99, p50, perSecond } = await load(request, { connections: CONNECTIONS, seconds: SECONDS }).finally(() => {
      isOver = true;
    });
    await Promise.all(analyses);
    console.log(`  ${read} books read meanwhile; ${Math.round(perSecond)} calls/s, half of them within ${p50} ms`);
    return p99;
  },
};
