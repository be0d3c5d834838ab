import { AggregatorRegistry, collectDefaultMetrics, Gauge, type MetricObjectWithValues, type MetricValue, Registry } from 'prom-client';
import type { Answered } from './build-app.ts';
import { Durations } from './durations.ts';

/** The metrics of one process, in the form in which processes exchange them. */
export type Figures = MetricObjectWithValues<MetricValue<string>>[];
export type Metrics = { observe(answered: Answered): void; add(source: Source): void; read(): Promise<Figures> };

export type Source = { name: string; help: string; label: string; read(): Promise<Record<string, number>> };

/** The metrics of this process for Prometheus. Gauges are read on request. */
export function makeMetrics(sources: readonly Source[] = []): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Durations();
  // The registry only asks for its name and its figures.
  registry.registerMetric(durations as never);
  for (const source of sources) addGauge(registry, source);
  return {
    observe: (answered) => durations.observe(answered),
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
