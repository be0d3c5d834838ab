import { useEffect, useState } from 'react';
import { keepLocally, keptLocally } from '#lib/local-data';
import { decodeLiveToken, readToken } from '#lib/token';
import { type Decided, NOTHING_DECIDED } from './decisions.tsx';

/** `year` is the one that ends: what was decided for it means nothing for another. */
type Kept = { year: string; decided: Decided };

/** Somebody may sign in to another school on this computer. */
const nameOf = () => `yearChange.${decodeLiveToken(readToken())?.school ?? ''}`;

/** What the school has decided so far. It is kept on this computer, over a day without work and a session that ends, until the year `endingYear` has ended. */
export function useDecided() {
  const [kept, setKept] = useState<Kept | null>(readKept);
  const keep = (next: Kept | null) => {
    keepLocally(nameOf(), next);
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
  const kept = (keptLocally(nameOf()) ?? {}) as Partial<Kept>;
  const { detained, leavers } = kept.decided ?? {};
  return typeof kept.year === 'string' && Array.isArray(detained) && Array.isArray(leavers) ? (kept as Kept) : null;
}
