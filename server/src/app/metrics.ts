import {
  AggregatorRegistry,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type MetricObjectWithValues,
  type MetricValue,
  Registry,
} from 'prom-client';
import type { Answered } from './build-app.ts';

/** The metrics of one process, in the form in which processes exchange them. */
export type Figures = MetricObjectWithValues<MetricValue<string>>[];
export type Metrics = { observe(answered: Answered): void; add(source: Source): void; read(): Promise<Figures> };

export type Source = { name: string; help: string; label: string; read(): Promise<Record<string, number>> };

/** The metrics of this process for Prometheus. Gauges are read on request. */
export function makeMetrics(sources: readonly Source[] = []): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by call and status',
    labelNames: ['call', 'method', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  for (const source of sources) addGauge(registry, source);
  return {
    observe: ({ call, method, status, ms }) => durations.observe({ call, method, status }, ms / 1000),
    add: (source) => addGauge(registry, source),
    read: () => registry.getMetricsAsJSON() as Promise<Figures>,
  };
}

/** Adds up the metrics of several processes, in Prometheus' text format. */
export function writeFigures(figures: readonly Figures[]): Promise<string> {
  return AggregatorRegistry.aggregate([...figures] as never).metrics();
}

export const FIGURES_TYPE = Registry.PROMETHEUS_CONTENT_TYPE;

function addGauge(registry: Registry, { name, help, label, read }: Source): void {
  new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    async collect() {
      // When the database is down, its metrics are missing and all others are returned.
      const values = await read().catch(() => ({}));
      this.reset();
      for (const [key, value] of Object.entries(values)) this.set({ [label]: key }, value);
    },
  });
}
