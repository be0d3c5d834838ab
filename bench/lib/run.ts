import type { FigureScenario, LoadScenario, Scenario, Target } from '../scenario.ts';
import type { Limits } from './limits.ts';
import { type Load, load, type Request } from './load.ts';
import type { Options } from './options.ts';
import { listProcesses, readCpuMs } from './processes.ts';
import type { Place } from './server.ts';

type Shares = { hello: number; row: number; lines: number };

/** What a scenario came to. */
export type Outcome = {
  name: string;
  about: string;
  target: Target;
  isReached: boolean;
  load?: Load;
  cpuMs?: number;
  /** Shares of the limits' requests a second: of bare HTTP, of one row, and of one row over the product's own lines. */
  shares?: Shares;
  figure?: number;
  unit?: string;
};

type Surroundings = { place: Place; limits: Limits; options: Options };

export async function runScenario(scenario: Scenario, surroundings: Surroundings): Promise<Outcome> {
  return scenario.kind === 'load' ? runLoad(scenario, surroundings) : runFigure(scenario, surroundings.place);
}

async function runFigure({ name, about, target, unit, measure }: FigureScenario, place: Place): Promise<Outcome> {
  const figure = await measure(place);
  return { name, about, target, unit, figure, isReached: figure <= (target.most ?? Infinity) && figure >= (target.least ?? -Infinity) };
}

type Round = Measured & { shares: Shares };

/** Scenario and limits take turns, so that what else the machine does falls on all of them; medians of the rounds count. */
async function runLoad(scenario: LoadScenario, { place, limits, options }: Surroundings): Promise<Outcome> {
  const { name, about, target, connections } = scenario;
  const request = await scenario.request(place);
  await load(request, { connections, seconds: 1 });
  const send = (one: Request) => withCpu({ place, limits }, () => load(one, { connections, seconds: options.seconds }));
  const rounds: Round[] = [];
  for (let round = 0; round < options.rounds; round++) {
    const speeds = new Map<string, number>();
    for (const [limit, url] of Object.entries(limits.addresses)) speeds.set(limit, (await send({ url })).load.perSecond);
    const own = await send(request);
    const share = (limit: string) => own.load.perSecond / (speeds.get(limit) ?? Number.NaN);
    rounds.push({ ...own, shares: { hello: share('hello'), row: share('row'), lines: share('lines') } });
  }
  const middle = (pick: (round: Round) => number) => median(rounds.map(pick));
  const shares = {
    hello: middle((round) => round.shares.hello),
    row: middle((round) => round.shares.row),
    lines: middle((round) => round.shares.lines),
  };
  const cpuMs = middle((round) => round.cpuMs);
  const sum = {
    requests: rounds.reduce((all, round) => all + round.load.requests, 0),
    perSecond: middle((round) => round.load.perSecond),
    p50: middle((round) => round.load.p50),
    p95: middle((round) => round.load.p95),
    p99: middle((round) => round.load.p99),
  };
  // What could not be measured here (no database or no /proc of ours) is not held against it.
  const isReached = !(shares.row < (target.ofRow ?? 0)) && !(cpuMs > (target.cpuMs ?? Infinity));
  return { name, about, target, isReached, load: sum, cpuMs, shares };
}

type Measured = { load: Load; cpuMs: number };

/** Load with the processor time that it cost: of the server, PostgreSQL and the limits, of which only one has work at a time. */
async function withCpu({ place: { own }, limits }: Pick<Surroundings, 'place' | 'limits'>, work: () => Promise<Load>): Promise<Measured> {
  const listAll = async () => (own ? [...(await listProcesses(own)), ...limits.pids] : []);
  const before = readCpuMs(await listAll());
  const measured = await work();
  const after = readCpuMs(await listAll());
  return { load: measured, cpuMs: own && after > 0 ? (after - before) / measured.requests : Number.NaN };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
