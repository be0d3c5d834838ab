import { type Connection, NO_WRITE, openConnectionPool, type Reads } from '#platform/db';

/** In the place of a replica: the same database over connections that refuse every write. `refused` are the writes that were tried. */
export function openReadOnly(connection: Connection): Reads & { refused: string[] } {
  const pool = openConnectionPool(connection, { max: 4, name: 'test reads', isReadOnly: true });
  const counts = { answered: 0, passed: 0 };
  const refused: string[] = [];
  return {
    state: 'used',
    counts,
    refused,
    mark: async () => NO_WRITE,
    end: () => pool.end(),
    ask: async (_after, text, params) => {
      try {
        const answer = await pool.ask(text, params);
        counts.answered++;
        return answer;
      } catch (error) {
        counts.passed++;
        if ((error as { code?: string }).code === '25006') refused.push(text);
        throw error;
      }
    },
  };
}
