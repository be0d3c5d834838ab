import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { OcrReader } from '../engine/ocr/reader.ts';
import { openPatientReader } from './patient-reader.ts';

const PATIENT = { processorMs: 60_000, clockMs: 60_000, checkMs: 5 };

it('gives up a page that never ends, with its reader, and reads the next with another one', async () => {
  const closed: number[] = [];
  let opened = 0;
  const open = async (): Promise<OcrReader> => {
    const id = ++opened;
    return {
      read: (_pdf, page) => (page === 1 ? new Promise(() => {}) : Promise.resolve({ lines: [], confidence: 0.9, width: page, height: id })),
      close: async () => void closed.push(id),
    };
  };
  const reader = await openPatientReader(open, { processorMs: 60_000, clockMs: 30, checkMs: 5 });
  const read = (page: number) => reader.read({} as never, page, {} as never, null);
  expect(await read(0)).toMatchObject({ width: 0, height: 1 });
  expect(await read(1)).toBeNull();
  expect(closed).toEqual([1]);
  expect(await read(2)).toMatchObject({ width: 2, height: 2 });
  await reader.close();
  expect(closed).toEqual([1, 2]);
});

it('says what went wrong with a page as its reader says it', async () => {
  const reader = await openPatientReader(
    async () => ({ read: () => Promise.reject(new Error('no memory')), close: async () => {} }),
    PATIENT,
  );
  await expect(reader.read({} as never, 0, {} as never, null)).rejects.toThrow('no memory');
});

it('counts the time of the processor: a page that waits for a busy machine is read, one that computes without end is given up', async () => {
  let usedMs = 0;
  const open = async (): Promise<OcrReader> => ({
    read: async (_pdf, page) => {
      for (let turn = 0; turn < 20; turn++) {
        if (page === 1) usedMs += 20;
        await sleep(10);
      }
      return { lines: [], confidence: 0.9, width: page, height: 1 };
    },
    close: async () => {},
  });
  const reader = await openPatientReader(open, { processorMs: 150, clockMs: 60_000, checkMs: 5, usedMs: () => usedMs });
  expect(await reader.read({} as never, 0, {} as never, null)).toMatchObject({ width: 0 });
  expect(await reader.read({} as never, 1, {} as never, null)).toBeNull();
});

it('counts the time of this process by itself', async () => {
  const open = async (): Promise<OcrReader> => ({
    read: async () => {
      for (;;) {
        const begun = process.cpuUsage();
        while (process.cpuUsage(begun).user < 20_000);
        await sleep(1);
      }
    },
    close: async () => {},
  });
  const reader = await openPatientReader(open, { processorMs: 150, clockMs: 600_000, checkMs: 5 });
  expect(await reader.read({} as never, 0, {} as never, null)).toBeNull();
});
