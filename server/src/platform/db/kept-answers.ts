import { LRUCache } from 'lru-cache';

/** What answers depend on; each table of a subject marks it when it changes (0186-marks-of-changes.sql). */
export type Subject = 'students' | 'staff' | 'classes' | 'days' | 'attendance' | 'lessons' | 'notices' | 'fees';

type Kept = { state: string; answer: object };

/** In characters of JSON, about: an answer in memory takes a few times as many bytes. */
const MOST_CHARACTERS = 8_000_000;
/** Answers may hold signed addresses, which hold for a day at least. */
const LONGEST_MS = 3_600_000;

/**
 * Answers that hold as long as the state of what they depend on is the same. A state never comes back once something has changed, so that an answer of another
 * state is not given, whoever made the change and by which process.
 */
export class KeptAnswers {
  readonly #kept = new LRUCache<string, Kept>({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: ({ answer, state }) => sizeOf(answer) + state.length,
    ttl: LONGEST_MS,
  });
  readonly #running = new Map<string, Promise<object>>();

  /** The answer of that state: the kept one, or that of `work`, which must begin after the state was read. */
  async get<T extends object>(name: string, state: string, work: () => Promise<T>): Promise<T> {
    const kept = this.#kept.get(name);
    if (kept?.state === state) return kept.answer as T;
    // Whoever read the same state may have the answer of a read that began before: nothing has changed since that one's state was read.
    const run = `${name} ${state}`;
    const running = this.#running.get(run) ?? this.#read(run, { name, state }, work);
    return running as Promise<T>;
  }

  #read(run: string, { name, state }: { name: string; state: string }, work: () => Promise<object>): Promise<object> {
    const reading = work()
      .then((answer) => {
        freeze(answer);
        this.#kept.set(name, { state, answer });
        return answer;
      })
      .finally(() => this.#running.delete(run));
    this.#running.set(run, reading);
    return reading;
  }
}

/** What many get may not be sorted or changed by one of them. The rows themselves are left as they are: there may be a thousand. */
function freeze(answer: object): void {
  for (const part of Object.values(Object.freeze(answer))) if (Array.isArray(part)) Object.freeze(part);
}

/** About how many characters of JSON a value is; the rows of a list are taken to be as long as the first one. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value !== 'object' || value === null) return 8;
  if (Array.isArray(value)) return value.length * sizeOf(value[0]) + 2;
  return Object.entries(value).reduce((sum, [name, one]) => sum + name.length + 4 + sizeOf(one), 2);
}
