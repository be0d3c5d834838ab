import { describe, expect, it } from 'vitest';
import { inLanguage } from '#platform/words';
import { type ChargeCause, chargeWords } from './charge-words.ts';

const written = (reason: string) => chargeWords({ reason, cause: null });

describe('why a charge is what it is', () => {
  it.each<[ChargeCause, string, string, string]>([
    [{ code: 'sibling', bp: 1250 }, '', 'Sibling discount 12.5%', 'भाई-बहन छूट 12.5%'],
    [{ code: 'sibling', bp: 1000 }, 'Staff ward', 'Sibling discount 10% · Staff ward', 'भाई-बहन छूट 10% · Staff ward'],
    [{ code: 'waived' }, 'Father ill', 'Waived: Father ill', 'माफ़: Father ill'],
    [{ code: 'late' }, '', 'Late fee', 'विलंब शुल्क'],
    [
      { code: 'carriedOver', from: '2025-26', to: '2026-27' },
      '',
      'Carried forward from 2025-26 to 2026-27',
      '2025-26 से 2026-27 में लाया गया',
    ],
  ])('%j with “%s” is said in the language of the reader', (cause, reason, english, hindi) => {
    expect(chargeWords({ reason, cause })).toBe(english);
    expect(inLanguage('hi', () => chargeWords({ reason, cause }))).toBe(hindi);
  });

  it.each([
    ['Sibling discount 12.5 %', 'भाई-बहन छूट 12.5%'],
    ['Sibling discount 10 %, Staff ward, Merit', 'भाई-बहन छूट 10% · Staff ward, Merit'],
    ['Late fee', 'विलंब शुल्क'],
    ['Arrears of the year before', 'पिछला बकाया'],
    ['Taken back', 'आयात रद्द किया गया'],
    ['Waived: Father ill', 'माफ़: Father ill'],
    ['Carried over from 2025-26 to 2026-27', '2025-26 से 2026-27 में लाया गया'],
    ['Staff ward', 'Staff ward'],
    ['', ''],
  ])('“%s”, which was stored in English before, is recognised', (reason, hindi) => {
    expect(inLanguage('hi', () => written(reason))).toBe(hindi);
  });
});
