import { describe, expect, it } from 'vitest';
import { daysOf, MOVING_DAYS, type MovingDay } from './index.ts';

const DAY_MS = 86_400_000;
const entries = Object.entries(MOVING_DAYS) as [MovingDay, (typeof MOVING_DAYS)[MovingDay]][];
const number = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/** Easter Sunday by the Gregorian rule. */
function easterOf(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const moon = (19 * golden + century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 15) % 30;
  const full = moon - Math.floor(moon / 28) * (1 - Math.floor(29 / (moon + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + full + 2 - century + Math.floor(century / 4)) % 7;
  const fromMarch21 = full - weekday + 7;
  return new Date(Date.UTC(year, 2, 21 + fromMarch21)).toISOString().slice(0, 10);
}

/** The moon's age in tithis (0 to 30) at noon in India, accurate to about one tithi: mean lunations with the two largest corrections. */
function tithiAt(day: string): number {
  const days = number(day) + 6.5 / 24 + 2440587.5 - 2451545;
  const rad = Math.PI / 180;
  const moonAnomaly = (134.963 + 13.064993 * days) * rad;
  const sunAnomaly = (357.529 + 0.98560028 * days) * rad;
  const apart = 297.85 + 12.190749 * days;
  const elongation = apart + 6.289 * Math.sin(moonAnomaly) + 1.274 * Math.sin(2 * apart * rad - moonAnomaly) - 2.1 * Math.sin(sunAnomaly);
  return ((((elongation % 360) + 360) % 360) / 360) * 30;
}

/** The tithi on which a festival is kept: 15 is the full moon, 30 the new moon. */
const TITHIS: Partial<Record<MovingDay, number>> = {
  'guru-gobind-singh-jayanti': 7,
  'basant-panchami': 5,
  'ravidas-jayanti': 15,
  'dayanand-jayanti': 25,
  'maha-shivratri': 29,
  'holika-dahan': 15,
  holi: 16,
  'gudi-padwa': 1,
  'ram-navami': 9,
  'mahavir-jayanti': 13,
  'buddha-purnima': 15,
  'rath-yatra': 2,
  'guru-purnima': 15,
  'raksha-bandhan': 15,
  janmashtami: 23,
  'ganesh-chaturthi': 4,
  'durga-ashtami': 8,
  dussehra: 10,
  'valmiki-jayanti': 15,
  'karva-chauth': 19,
  dhanteras: 28,
  diwali: 30,
  'govardhan-puja': 1,
  'bhai-duj': 2,
  'chhath-puja': 6,
  'guru-nanak-jayanti': 15,
};

/** Month and day of the Umm al-Qura calendar. India celebrates one day later, or on the same day when the moon is sighted early. */
const HIJRI: Partial<Record<MovingDay, string>> = {
  'hazrat-ali': '7/13',
  'hazrat-ali-again': '7/13',
  'id-ul-fitr': '10/1',
  'id-ul-zuha': '12/10',
  muharram: '1/10',
  'id-e-milad': '3/12',
};
const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', { month: 'numeric', day: 'numeric', timeZone: 'UTC' });
const hijriOf = (day: number) => hijri.format(day * DAY_MS).replace(/ AH$/, '');

describe('the moving days of India', () => {
  it('are whole, in order and of the years that a school plans in', () => {
    for (const [key, { days }] of entries) {
      expect([...days].sort(), key).toEqual(days);
      if (key === 'hazrat-ali-again' || key === 'guru-gobind-singh-jayanti') continue;
      expect(
        days.map((day) => day.slice(0, 4)),
        key,
      ).toEqual(['2025', '2026', '2027', '2028']);
    }
  });

  it('keep Easter’s rule', () => {
    for (const sunday of daysOf('easter')) expect(sunday).toBe(easterOf(Number(sunday.slice(0, 4))));
    expect(daysOf('good-friday').map((day) => number(day) + 2)).toEqual(daysOf('easter').map(number));
  });

  it('lie in their tithi, to a day and a half', () => {
    for (const [key, { by, days }] of entries.filter(([, { by }]) => by === 'moon')) {
      const wanted = TITHIS[key];
      expect(wanted, `${key} by the ${by}`).toBeDefined();
      for (const day of days) {
        // A tithi is numbered by its end; the middle of the first one is half a tithi after the new moon.
        const off = Math.abs(((tithiAt(day) - ((wanted ?? 0) - 0.5) + 45) % 30) - 15);
        expect(off, `${key} ${day}`).toBeLessThan(1.6);
      }
    }
  });

  it('follow the Umm al-Qura calendar by at most a day', () => {
    for (const [key, { days }] of entries.filter(([, { by }]) => by === 'sighting')) {
      for (const day of days) {
        if (key === 'jamat-ul-vida') expect(new Date(`${day}T00:00:00Z`).getUTCDay(), `${day}, a Friday of Ramadan`).toBe(5);
        else expect([hijriOf(number(day)), hijriOf(number(day) - 1)], `${key} ${day}`).toContain(HIJRI[key]);
      }
    }
  });
});
