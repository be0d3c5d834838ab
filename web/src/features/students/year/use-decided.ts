import { useEffect, useState } from 'react';
import { keepInTab, keptInTab } from '#lib/local-data';
import { decodeLiveToken, readToken } from '#lib/token';
import { type Decided, NOTHING_DECIDED } from './decisions.tsx';

/** `year` is the one that ends: what was decided for it means nothing for another. */
type Kept = { year: string; decided: Decided };

/** A new tab begins with a copy of what another one kept, and may belong to another school. */
const nameOf = () => `yearChange.${decodeLiveToken(readToken())?.school ?? ''}`;

/** What the school has decided so far. It stays in this tab, over a reload and other pages, until the year `endingYear` has ended. */
export function useDecided() {
  const [kept, setKept] = useState<Kept | null>(readKept);
  const keep = (next: Kept | null) => {
    keepInTab(nameOf(), next);
    setKept(next);
  };
  return {
    decided: kept?.decided ?? NOTHING_DECIDED,
    decide: (decided: Decided, year: string) => keep(isNothing(decided) ? null : { year: kept?.year || year, decided }),
    forget: () => keep(null),
    keptYear: kept?.year ?? null,
  };
}

/** Forgets what was decided for a year that has ended meanwhile. */
export function useForgetOtherYear({ keptYear, forget }: ReturnType<typeof useDecided>, endingYear: string | undefined): void {
  const isOther = endingYear !== undefined && keptYear !== null && keptYear !== endingYear;
  useEffect(() => {
    if (isOther) forget();
  });
}

const isNothing = (decided: Decided) => JSON.stringify(decided) === JSON.stringify(NOTHING_DECIDED);

function readKept(): Kept | null {
  const kept = (keptInTab(nameOf()) ?? {}) as Partial<Kept>;
  const { detained, leavers } = kept.decided ?? {};
  return typeof kept.year === 'string' && Array.isArray(detained) && Array.isArray(leavers) ? (kept as Kept) : null;
}
