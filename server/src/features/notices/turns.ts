/** A school's time for sending; `isSlow` for a school that was slow before and gets one batch a turn. */
export type Turn = { isSlow: boolean; isOver(): boolean };
type Act = (schoolId: string, turn: Turn) => Promise<boolean>;

/** Schools that send at the same time. Each uses database connections meanwhile. */
const LANES = 2;
/** How long a school may send before the others have their turn. */
const TURN_MS = 10_000;
/** A longer turn counts as slow: a good address answers a batch in well under a second. */
const SLOW_MS = TURN_MS + 2000;

/**
 * Lets schools take turns, round after round until none has messages left. Slow schools come last and one at a time, so that an address that never answers
 * delays only its own school and other slow ones. Schools are listed again for each round.
 */
export function makeTurns({ turnMs = TURN_MS, slowMs = SLOW_MS }: { turnMs?: number; slowMs?: number } = {}) {
  const slow = new Set<string>();

  async function takeTurn(schoolId: string, signal: AbortSignal, act: Act): Promise<boolean> {
    const began = performance.now();
    const isSlow = slow.has(schoolId);
    const isOver = () => signal.aborted || isSlow || performance.now() - began > turnMs;
    const hasMore = await act(schoolId, { isSlow, isOver });
    const tookMs = performance.now() - began;
    slow.delete(schoolId);
    if (tookMs > (isSlow ? slowMs / 4 : slowMs)) slow.add(schoolId);
    return hasMore;
  }

  return async (list: () => Promise<readonly string[]>, signal: AbortSignal, act: Act): Promise<void> => {
    for (let hasMore = true; hasMore && !signal.aborted; ) {
      hasMore = false;
      const schools = await list();
      const quick = schools.filter((id) => !slow.has(id));
      // The school that was slow longest ago comes first.
      const others = [...slow].filter((id) => schools.includes(id));
      const work = async (waiting: string[], isEnough: () => boolean) => {
        for (let id = waiting.shift(); id && !signal.aborted; id = isEnough() ? undefined : waiting.shift())
          if (await takeTurn(id, signal, act)) hasMore = true;
        if (waiting.length > 0) hasMore = true;
      };
      let areQuickDone = false;
      const quickLanes = Promise.all(Array.from({ length: LANES }, () => work(quick, () => false))).finally(() => {
        areQuickDone = true;
      });
      // Slow schools have a separate lane: a round ends with the quick ones and the slow one whose turn it is.
      await Promise.all([quickLanes, work(others, () => areQuickDone)]);
    }
  };
}
