/** What a page takes before any was read, and how many pages that counts for: the first pages of a book are covers, and quick. */
const USUAL_SECONDS = 4;
const USUAL_PAGES = 8;
/** The remaining time is increased only by more than this share, and by half a minute, so that it does not change with every page. */
const SWALLOWED = 0.2;
const SWALLOWED_MS = 30_000;

/** Estimates how long a reading takes; `known` pages were read by an earlier run and cost nothing. */
export function makeTimeLeft(known: number, startedAt: number): (done: number, total: number, now: number) => number {
  let told = Number.POSITIVE_INFINITY;
  return (done, total, now) => {
    const read = Math.max(0, done - known);
    const pace = (USUAL_PAGES * USUAL_SECONDS + (now - startedAt) / 1000) / (USUAL_PAGES + read);
    const end = now + pace * (total - done) * 1000;
    const isLate = end - told > Math.max(SWALLOWED_MS, SWALLOWED * (end - now));
    if (end < told || isLate) told = end;
    return Math.max(0, (told - now) / 1000);
  };
}
