import { describe, expect, it } from 'vitest';
import type { Installation } from './api.ts';
import { judgeFiles, judgeHealth } from './judge-health.ts';

const NOW = Date.parse('2026-10-14T10:00:00Z');
const well: Installation = {
  database: { version: '18.1', isEmbedded: true, sizeBytes: 48e6, roundTripMs: 1 },
  replica: null,
  migrations: { applied: 7, latest: '0007', isCurrent: true },
  disk: { freeBytes: 100e9, totalBytes: 250e9 },
  queue: { waiting: 0, failed: 0, countedAt: '2026-10-14T09:59:00Z' },
  backup: {
    lastAt: '2026-10-14T00:00:00Z',
    lastBytes: 1,
    lastFailureAt: null,
    lastTestedRestoreAt: '2026-10-01T00:00:00Z',
    isAutomatic: true,
    damagedFiles: 0,
  },
  mail: { mode: 'smtp', waiting: 0, failed: 0, lastSentAt: null },
  archive: null,
  use: { isSaid: true },
  clock: { wrong: null },
  slowCalls: [],
};
const judge = (change: Partial<Installation>) => judgeHealth({ ...well, ...change }, NOW);

describe('the health of an installation', () => {
  it('is good when nothing is wrong', () => expect(new Set(Object.values(judge({})))).toEqual(new Set(['good'])));

  it.each([
    [{ freeBytes: 20e9, totalBytes: 250e9 }, 'look'],
    [{ freeBytes: 4e9, totalBytes: 20e9 }, 'look'],
    [{ freeBytes: 0.9e9, totalBytes: 4e9 }, 'act'],
    [{ freeBytes: 5e9, totalBytes: 250e9 }, 'act'],
  ])('judges a disk with %o as %s', (disk, verdict) => expect(judge({ disk }).disk).toBe(verdict));

  it.each([
    [null, 'look'],
    ['2026-10-13T00:00:00Z', 'good'],
    ['2026-10-12T12:00:00Z', 'look'],
    ['2026-10-11T00:00:00Z', 'act'],
  ])('judges a backup of %s as %s', (lastAt, verdict) => expect(judge({ backup: { ...well.backup, lastAt } }).backup).toBe(verdict));

  it('asks to act when the newest backup went wrong, not when a later one went well', () => {
    expect(judge({ backup: { ...well.backup, lastFailureAt: '2026-10-14T01:00:00Z' } }).backup).toBe('act');
    expect(judge({ backup: { ...well.backup, lastFailureAt: '2026-10-13T00:00:00Z' } }).backup).toBe('good');
  });

  it('asks to act when stored files were missing in the newest backup', () =>
    expect(judge({ backup: { ...well.backup, damagedFiles: 2 } }).backup).toBe('act'));
  it.each([
    [{ isFailing: false, from: '2026-10-13T00:00:00Z' }, 'good'],
    [{ isFailing: true, from: '2026-10-13T00:00:00Z' }, 'act'],
  ])('judges an archive of changes with %o as %s', (archive, verdict) => expect(judge({ archive }).archive).toBe(verdict));

  it.each([
    ['used', 'good'],
    ['behind', 'look'],
    ['away', 'look'],
    ['promoted', 'look'],
  ] as const)('judges a replica that is %s as %s', (replica, verdict) => expect(judge({ replica }).replica).toBe(verdict));
  it('asks for a tested restore', () => expect(judge({ backup: { ...well.backup, lastTestedRestoreAt: null } }).restore).toBe('look'));
  it('asks to act on refused mail', () => expect(judge({ mail: { ...well.mail, failed: 1 } }).mail).toBe('act'));
  it('mentions that mail reaches nobody', () => expect(judge({ mail: { ...well.mail, mode: 'outbox' } }).mail).toBe('look'));
  it('asks to act on a database of an older form', () =>
    expect(judge({ migrations: { ...well.migrations, isCurrent: false } }).migrations).toBe('act'));
  it('asks to act on a clock that is behind the books', () =>
    expect(judge({ clock: { wrong: { today: '2026-10-13', lastDay: '2026-10-14' } } }).clock).toBe('act'));
  it('mentions failed work', () => expect(judge({ queue: { ...well.queue, failed: 2 } }).queue).toBe('look'));
});

it.each([
  [{ usedBytes: 18, quotaBytes: 20 }, 'good'],
  [{ usedBytes: 19, quotaBytes: 20 }, 'nearlyFull'],
  [{ usedBytes: 20, quotaBytes: 20 }, 'full'],
  [{ usedBytes: 21, quotaBytes: 20 }, 'full'],
  [{ usedBytes: 21, quotaBytes: null }, 'good'],
  [{ usedBytes: 21, quotaBytes: 20, damagedCount: 1 }, 'lost'],
])('the stored files of a school with %o are judged as %s', (files, state) =>
  expect(judgeFiles({ damagedCount: 0, damaged: [], ...files })).toBe(state),
);
