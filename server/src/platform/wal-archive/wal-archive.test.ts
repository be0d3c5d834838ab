import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { baseName } from './folder.ts';
import { archiveAt, compressWal, forgetOldBases, parseMoment } from './index.ts';

const top = mkdtempSync(join(tmpdir(), 'shala-archive-'));
afterAll(() => rmSync(top, { recursive: true, force: true }));

describe('a moment', () => {
  it.each([
    ['2026-11-28 14:30', '2026-11-28T09:00:00.000Z'],
    ['2026-11-28 14:30:15', '2026-11-28T09:00:15.000Z'],
    ['2026-11-28T14:30Z', '2026-11-28T14:30:00.000Z'],
  ])('“%s” is read in India’s time unless it says another', (text, iso) => expect(parseMoment(text)?.toISOString()).toBe(iso));

  it.each(['yesterday', '2026-13-01 10:00', '28/11/2026 14:30', ''])('“%s” is refused', (text) =>
    expect(() => parseMoment(text)).toThrow('is no moment'),
  );
});

it('removes what PostgreSQL could not finish in a full folder, but nothing that it may be working on', async () => {
  const full = archiveAt(join(top, 'full'));
  mkdirSync(full.wal, { recursive: true });
  const unfinished = [
    'archtemp.000000010000000000000007.11533.1795844610246',
    'archtemp.000000010000000000000007.11533.1795844614249',
  ] as const;
  for (const name of unfinished) writeFileSync(join(full.wal, name), 'a part');
  const before = new Date(Date.now() - 3_600_000);
  utimesSync(join(full.wal, unfinished[0]), before, before);
  await compressWal(full);
  expect(readdirSync(full.wal)).toEqual([unfinished[1]]);
});

it('forgets base backups and log that no moment of the last days needs', async () => {
  const old = archiveAt(join(top, 'old'));
  for (const path of [old.wal, old.bases]) mkdirSync(path, { recursive: true });
  const now = new Date('2026-11-28T00:00:00Z');
  const segment = (number: number) => `0000000100000000000000${number.toString(16).toUpperCase().padStart(2, '0')}`;
  const days = [14, 9, 8, 3, 0];
  for (const day of days) {
    writeFileSync(join(old.bases, baseName(new Date(now.getTime() - day * 86_400_000), segment(40 - day))), '');
    writeFileSync(join(old.wal, `${segment(40 - day)}.zst`), '');
    writeFileSync(join(old.wal, segment(41 - day)), '');
  }
  writeFileSync(join(old.wal, '00000002.history'), '');
  const kept = await forgetOldBases(old, { keepDays: 7, now });
  // The base backup of eight days ago is the one from which the last seven days begin.
  expect(kept.map(({ firstSegment }) => firstSegment)).toEqual([segment(32), segment(37), segment(40)]);
  expect(readdirSync(old.bases)).toHaveLength(3);
  const left = readdirSync(old.wal).sort();
  expect(left[0]).toBe(segment(32));
  expect(left).toContain('00000002.history');
});
