import type { Request } from './lib/load.ts';
import type { Place } from './lib/server.ts';

/** What a scenario must reach. `ofRow` is the share of the one-row limit, `cpuMs` the processor time of a request. */
export type Target = { ofRow?: number; cpuMs?: number; most?: number; least?: number };

/** A scenario that sends one request over and over. */
export type LoadScenario = {
  kind: 'load';
  name: string;
  about: string;
  connections: number;
  target: Target;
  /** Makes the request, after whatever has to be looked up first. */
  request(place: Place): Promise<Request>;
};

/** A scenario that measures one figure by itself, in a unit of its own; what is slow runs only when it is named. */
export type FigureScenario = {
  kind: 'figure';
  name: string;
  about: string;
  unit: string;
  target: Target;
  isSlow?: boolean;
  measure(place: Place): Promise<number>;
};

export type Scenario = LoadScenario | FigureScenario;
