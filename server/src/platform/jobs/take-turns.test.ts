import { describe, expect, it } from 'vitest';
import { takeTurns } from './take-turns.ts';

/** Schools with the given numbers of work items. Each item taken is recorded as `school item`. */
function schools(pieces: Record<string, number>) {
  const taken: string[] = [];
  const take = async (schoolId: string) => {
    const left = pieces[schoolId] ?? 0;
    if (left === 0) return false;
    taken.push(`${schoolId}${left}`);
    pieces[schoolId] = left - 1;
    return left > 1;
  };
  return { taken, pieces, take, list: async () => Object.keys(pieces), signal: new AbortController().signal };
}

describe('schools that take turns', () => {
  it('have a piece each, however much the first one has', async () => {
    const turns = schools({ a: 4, b: 1, c: 2 });
    await takeTurns(turns);
    expect(turns.taken).toEqual(['a4', 'b1', 'c2', 'a3', 'c1', 'a2', 'a1']);
  });

  it('see who came later', async () => {
    const turns = schools({ a: 3 });
    const take = async (schoolId: string) => {
      const hasMore = await turns.take(schoolId);
      if (turns.taken.length === 1) turns.pieces.late = 1;
      return hasMore;
    };
    await takeTurns({ ...turns, take }, -1);
    expect(turns.taken).toEqual(['a3', 'a2', 'late1', 'a1']);
  });

  it('go on when one of them fails, which is said at the end', async () => {
    const turns = schools({ bad: 3, good: 2 });
    const take = (schoolId: string) => (schoolId === 'bad' ? Promise.reject(new Error('a picture that is none')) : turns.take(schoolId));
    await expect(takeTurns({ ...turns, take }, -1)).rejects.toThrow('a picture that is none');
    expect(turns.taken).toEqual(['good2', 'good1']);
  });

  it('stop when the server does', async () => {
    const stopping = new AbortController();
    const turns = schools({ a: 9, b: 9 });
    const take = (schoolId: string) => {
      if (turns.taken.length === 2) stopping.abort();
      return turns.take(schoolId);
    };
    await takeTurns({ ...turns, take, signal: stopping.signal });
    expect(turns.taken).toEqual(['a9', 'b9', 'a8']);
  });
});
