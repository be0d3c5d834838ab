import { resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makeJpeg } from '../../../test/pictures.ts';
import { Refusal } from '../errors/index.ts';
import { paperThreads } from '../pdf/paper-threads.ts';
import { redrawPicture } from '../pictures/index.ts';
import { forSchool, openThreads } from './index.ts';
import { makeTurns } from './turns.ts';

const list = (rows: number) => ({
  school: 'Vidya Mandir',
  title: 'Class list',
  context: '10th A',
  pageWords: 'Page {page} of {pages}',
  columns: [{ head: 'Name', share: 1 }],
  rows: Array.from({ length: rows }, (_, index) => [`Student ${index}`]),
});
const draw = (threads: ReturnType<typeof paperThreads>, rows: number) => threads('draw-list.ts', 'drawList', list(rows));
const isPdf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 5)).toString() === '%PDF-';
const TOO_HEAVY = {
  status: 503,
  code: 'paperTooHeavy',
  message: 'This document is too large to prepare now. Select fewer classes, or try again in a few minutes.',
};

describe('a paper', () => {
  it('that takes longer than its time ends its thread and is refused, and the papers behind it are drawn', async () => {
    const threads = paperThreads(1, { timeMs: 3000, heapMb: 768 });
    const heavy = draw(threads, 2_000_000);
    const others = [draw(threads, 5), draw(threads, 5)];
    await expect(heavy).rejects.toMatchObject(TOO_HEAVY);
    for (const made of await Promise.all(others)) expect(isPdf(made)).toBe(true);
  });

  it('that needs more memory than there is ends its thread and is refused, and the next one is drawn', async () => {
    const threads = paperThreads(1, { timeMs: 60_000, heapMb: 48 });
    await expect(draw(threads, 1_000_000)).rejects.toMatchObject(TOO_HEAVY);
    expect(isPdf(await draw(threads, 5))).toBe(true);
  });
});

it('what waits for others does not run out of time', async () => {
  const threads = openThreads({ most: 1, timeMs: 3000, heapMb: 64 });
  const begun = performance.now();
  const naps = Array.from({ length: 5 }, () =>
    threads<number>(700, { file: resolve(import.meta.dirname, 'test-sleep.ts'), name: 'sleep' }),
  );
  expect(await Promise.all(naps)).toEqual([700, 700, 700, 700, 700]);
  expect(performance.now() - begun).toBeGreaterThan(3000);
});

it('a picture that takes longer than its time is refused in a sentence of its own, and the next one is read', async () => {
  const tooMuch = () => new Refusal('unprocessable', 'pictureTooHeavy');
  const quick = openThreads({ most: 1, timeMs: 60, heapMb: 128, tooMuch });
  await expect(redrawPicture(makeJpeg(8000, 8000), quick)).rejects.toMatchObject({
    code: 'pictureTooHeavy',
    message: 'This picture takes too long to read. Save it on your computer as a smaller JPEG and select that file.',
  });
  const patient = openThreads({ most: 1, timeMs: 20_000, heapMb: 128, tooMuch });
  expect((await redrawPicture(makeJpeg(40, 30), patient)).mediaType).toBe('image/jpeg');
});

describe('the turns of schools', () => {
  const order: string[] = [];
  const ask = (turns: ReturnType<typeof makeTurns>, school: string) =>
    forSchool(school, async () => {
      if (!(await turns.take())) return 'refused';
      order.push(school);
      return 'taken';
    });
  afterAll(() => void order.splice(0));

  it('let a school that asks once go before the many of another', async () => {
    const turns = makeTurns({ places: 1, mostOfOne: 10, mostOfAll: 100 });
    const all = [...Array.from({ length: 5 }, () => ask(turns, 'asha')), ask(turns, 'bela'), ask(turns, 'chitra'), ask(turns, 'bela')];
    for (let n = 0; n < all.length; n++) {
      await Promise.resolve();
      turns.leave();
    }
    expect(await Promise.all(all)).toEqual(all.map(() => 'taken'));
    expect(order).toEqual(['asha', 'asha', 'bela', 'chitra', 'asha', 'bela', 'asha', 'asha']);
  });

  it('refuse what a school has too much of, and nothing of another', async () => {
    const turns = makeTurns({ places: 1, mostOfOne: 2, mostOfAll: 4 });
    const asha = Array.from({ length: 4 }, () => ask(turns, 'asha'));
    expect(await asha[3]).toBe('refused');
    const bela = [ask(turns, 'bela'), ask(turns, 'bela')];
    expect(await ask(turns, 'chitra')).toBe('refused');
    for (let n = 0; n < 5; n++) turns.leave();
    expect(await Promise.all([...asha.slice(0, 3), ...bela])).toEqual(['taken', 'taken', 'taken', 'taken', 'taken']);
  });

  it('are kept by threads: the refusal says to try again', async () => {
    const threads = openThreads({ most: 1, timeMs: 30_000, heapMb: 128 });
    const file = resolve(import.meta.dirname, '../pdf/draw-list.ts');
    const many = forSchool('asha', () => Array.from({ length: 22 }, () => threads<Uint8Array>(list(5), { file, name: 'drawList' })));
    await expect(many.at(-1)).rejects.toMatchObject({ status: 503, code: 'busy' });
    const other = await forSchool('bela', () => threads<Uint8Array>(list(5), { file, name: 'drawList' }));
    expect(isPdf(other)).toBe(true);
    expect((await Promise.all(many.slice(0, -1))).every(isPdf)).toBe(true);
  });
});
