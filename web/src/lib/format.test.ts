import { describe, expect, it } from 'vitest';
import {
  formatBytes,
  formatDate,
  formatDateTime,
  formatDays,
  formatLongDate,
  formatNumber,
  formatPercent,
  formatRupees,
  formatShortDate,
  hourAtSchool,
  todayAtSchool,
} from './format.ts';

describe('rupees', () => {
  it.each([
    [0, '₹0'],
    [3200, '₹3,200'],
    [123456, '₹1,23,456'],
    [12345678, '₹1,23,45,678'],
    [3200.5, '₹3,200.50'],
    [0.05, '₹0.05'],
    [-500, '−₹500'],
    [-0.001, '₹0'],
  ])('writes %d as %s', (rupees, text) => expect(formatRupees(rupees)).toBe(text));

  it('puts a plus before what was received', () => expect(formatRupees(3200, { hasPlus: true })).toBe('+₹3,200'));

  it('leaves four digits together on the counter screen and groups longer amounts', () => {
    expect(formatRupees(3200, { hasPlus: true, groupsThousands: false })).toBe('+₹3200');
    expect(formatRupees(38400, { groupsThousands: false })).toBe('₹38,400');
  });
});

describe('numbers', () => {
  it('groups counts the Indian way', () => expect(formatNumber(124800)).toBe('1,24,800'));
  it('writes a true minus sign', () => expect(formatNumber(-3)).toBe('−3'));
  it('rounds a share and keeps its sign beside it', () => expect(formatPercent(0.649)).toBe('65%'));
  it('says 100% only of all', () => expect([0.997, 1, 1.204].map(formatPercent)).toEqual(['99%', '100%', '120%']));
  it.each([
    [0, '0\u00a0B'],
    [1536, '1.5\u00a0KB'],
    [3.1e9, '2.9\u00a0GB'],
    [250e9, '233\u00a0GB'],
  ])('writes %d bytes as %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));
});

describe('dates', () => {
  it('writes a calendar day', () => expect(formatDate('2026-06-05')).toBe('5 Jun 2026'));
  it('writes it short in tables', () => expect(formatShortDate('2026-06-05')).toBe('5 Jun'));
  it('writes a stretch of days without saying a month or year twice', () => {
    expect(formatDays('2026-11-06', '2026-11-06')).toBe('6 Nov 2026');
    expect(formatDays('2026-11-06', '2026-11-14')).toBe('6 to 14 Nov 2026');
    expect(formatDays('2026-11-28', '2026-12-03')).toBe('28 Nov to 3 Dec 2026');
    expect(formatDays('2026-12-28', '2027-01-03')).toBe('28 Dec 2026 to 3 Jan 2027');
  });
  it('abbreviates September to three letters', () => expect(formatShortDate('2026-09-19')).toBe('19 Sep'));
  it('writes it long under a greeting', () => expect(formatLongDate('2026-10-14')).toBe('Wednesday, 14 Oct 2026'));
  it("takes an instant's day at the school, not at the computer", () => {
    expect(formatDateTime('2026-06-04T20:00:00Z')).toBe('5 Jun 2026, 01:30');
    expect(todayAtSchool(new Date('2026-06-04T20:00:00Z'))).toBe('2026-06-05');
    expect(hourAtSchool(new Date('2026-06-04T18:40:00Z'))).toBe(0);
  });
});
