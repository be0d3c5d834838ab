import { LRUCache } from 'lru-cache';

/** What answers depend on; each table of a subject marks it when it changes (0186-marks-of-changes.sql). */
export type Subject = 'students' | 'staff' | 'classes' | 'days' | 'attendance' | 'lessons' | 'notices' | 'fees';

/** An answer with the state in which it was read, and how many changes of its school this process had made when that state was read last. */
type Kept = { state: string; answer: object; changes: number };
/** What a read found: the answer with its state, or null where the state was still the one that was known. */
export type Found<T> = { state: string; answer: T } | null;
/** How an answer is got. Both ways check the session of who asks. */
export type Ways<T> = {
  /** Only the state. */
  state(): Promise<string>;
  /** The state and the answer, which is no older than the state, in the same round trip; null where the state is still the known one. */
  read(known: string | null): Promise<Found<T>>;
};

/** In characters of JSON, about: an answer in memory takes a few times as many bytes. */
const MOST_CHARACTERS = 8_000_000;
/** Answers may hold signed addresses, which hold for a day at least. */
const LONGEST_MS = 3_600_000;
const MOST_SCHOOLS = 10_000;
/** Whoever asks for one that is forgotten reads anew. */
const MOST_RUNNING = 1000;

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
  /** Reads under way. A map that lives long would keep their garbage (`connection-pool.ts`). */
  readonly #running = new LRUCache<string, Promise<Kept>>({ max: MOST_RUNNING });
  /** How many changes of each school this process has made. */
  readonly #changes = new LRUCache<string, number>({ max: MOST_SCHOOLS });

  /** Notes that something of a school may have changed. Only what is asked first depends on it, never what is answered. */
  noteChange(schoolId: string): void {
    this.#changes.set(schoolId, this.#changesOf(schoolId) + 1);
  }

  /**
   * The answer of that name. Where nothing is kept, or this process has changed something of the school since, state and answer are asked for together;
   * otherwise the state alone, which is usually the same.
   */
  async get<T extends object>({ schoolId, name }: { schoolId: string; name: string }, ways: Ways<T>): Promise<T> {
    const key = `${schoolId} ${name}`;
    const changes = this.#changesOf(schoolId);
    // If it fails, perhaps only the session of who began it has ended.
    const running = this.#running.get(key)?.catch(() => undefined);
    if (!running && this.#kept.get(key)?.changes !== changes) return (await this.#read(key, changes, ways)).answer as T;
    const state = await ways.state();
    const found = await running;
    const known = found?.state === state ? found : this.#kept.get(key);
    if (known?.state === state) {
      known.changes = changes;
      return known.answer as T;
    }
    // What is running now began after this question.
    const next = this.#running.get(key)?.catch(() => undefined);
    return ((next && (await next)) ?? (await this.#read(key, changes, ways))).answer as T;
  }

  #changesOf(schoolId: string): number {
    return this.#changes.get(schoolId) ?? 0;
  }

  #read(key: string, changes: number, ways: Ways<object>): Promise<Kept> {
    const reading = this.#readAnew(key, changes, ways).finally(() => {
      if (this.#running.get(key) === reading) this.#running.delete(key);
    });
    this.#running.set(key, reading);
    return reading;
  }

  async #readAnew(key: string, changes: number, { read }: Ways<object>): Promise<Kept> {
    const before = this.#kept.get(key);
    const found = await read(before?.state ?? null);
    if (found === null) return Object.assign(before as Kept, { changes });
    freeze(found.answer);
    const kept = { ...found, changes };
    this.#kept.set(key, kept);
    return kept;
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
