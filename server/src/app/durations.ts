import type { Answered } from './build-app.ts';

const NAME = 'http_request_duration_seconds';
/** In seconds. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type Count = { method: string; status: number; sum: number; buckets: number[] };
type Value = { labels: Record<string, string | number>; value: number; metricName: string };

/**
 * How long answers took, by call, method and status: a histogram for the registry of Prometheus' library. The library's own one checks the labels and makes a text
 * of them with each answer, which is seen in the cost of a small read.
 */
export class Durations {
  readonly name = NAME;
  readonly help = 'Time to answer, by call and status';
  readonly type = 'histogram';
  readonly aggregator = 'sum';
  readonly #counts = new Map<string, Count[]>();

  observe({ call, method, status, ms }: Answered): void {
    const count = this.#countOf(call, method, status);
    const seconds = ms / 1000;
    const bucket = BOUNDS.findIndex((bound) => seconds <= bound);
    const index = bucket === -1 ? BOUNDS.length : bucket;
    count.buckets[index] = (count.buckets[index] ?? 0) + 1;
    count.sum += seconds;
  }

  /** What the registry asks for. */
  get() {
    const { name, help, type, aggregator } = this;
    const values = [...this.#counts].flatMap(([call, counts]) => counts.flatMap((count) => valuesOf(call, count)));
    return { name, help, type, aggregator, values };
  }

  #countOf(call: string, method: string, status: number): Count {
    let counts = this.#counts.get(call);
    if (counts === undefined) {
      counts = [];
      this.#counts.set(call, counts);
    }
    const known = counts.find((count) => count.status === status && count.method === method);
    if (known !== undefined) return known;
    const count = { method, status, sum: 0, buckets: Array(BOUNDS.length + 1).fill(0) };
    counts.push(count);
    return count;
  }
}

/** Each bucket counts those below it too. */
function valuesOf(call: string, { method, status, sum, buckets }: Count): Value[] {
  const labels = { call, method, status };
  let count = 0;
  const values = buckets.map((inBucket, index): Value => {
    count += inBucket;
    return { labels: { le: BOUNDS[index] ?? '+Inf', ...labels }, value: count, metricName: `${NAME}_bucket` };
  });
  return [...values, { labels, value: sum, metricName: `${NAME}_sum` }, { labels, value: count, metricName: `${NAME}_count` }];
}
