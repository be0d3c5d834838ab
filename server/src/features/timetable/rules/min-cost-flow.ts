/** A network of arcs with capacity and cost; each unit of flow takes the cheapest remaining path from source to sink. */
export type Network = {
  /** Adds an arc and returns its number, with which its flow can be read. */
  addArc(from: number, to: number, room: number, cost: number): number;
  /** Sends the maximum flow from source to sink at its minimum cost. */
  solve(source: number, sink: number): { flow: number; cost: number };
  flowOn(arc: number): number;
};

/**
 * Minimum-cost maximum flow by successive shortest paths; exact for integers. Costs may be negative if no cycle is. A school's day (some thousand arcs) takes a
 * few milliseconds.
 */
export function makeNetwork(nodes: number): Network {
  const to: number[] = [];
  const room: number[] = [];
  const cost: number[] = [];
  const arcsFrom: number[][] = Array.from({ length: nodes }, () => []);
  const put = (from: number, target: number, space: number, price: number) => {
    arcsFrom[from]?.push(to.length);
    to.push(target);
    room.push(space);
    cost.push(price);
  };
  const graph = { to, room, cost, arcsFrom };
  return {
    addArc(from, target, space, price) {
      put(from, target, space, price);
      // The residual arc, by which a later unit may reverse this decision.
      put(target, from, 0, -price);
      return to.length - 2;
    },
    solve(source, sink) {
      const sum = { flow: 0, cost: 0 };
      for (let path = findCheapest(graph, source, sink); path !== null; path = findCheapest(graph, source, sink)) {
        const most = Math.min(...path.map((arc) => room[arc] ?? 0));
        for (const arc of path) {
          room[arc] = (room[arc] ?? 0) - most;
          room[arc ^ 1] = (room[arc ^ 1] ?? 0) + most;
          sum.cost += most * (cost[arc] ?? 0);
        }
        sum.flow += most;
      }
      return sum;
    },
    flowOn: (arc) => room[arc ^ 1] ?? 0,
  };
}

type Graph = { to: number[]; room: number[]; cost: number[]; arcsFrom: number[][] };

/** The arcs of the cheapest path with capacity, or null (Bellman-Ford with a queue, because residual arcs have negative costs). */
function findCheapest({ to, room, cost, arcsFrom }: Graph, source: number, sink: number): number[] | null {
  const distance = new Float64Array(arcsFrom.length).fill(Number.POSITIVE_INFINITY);
  const arrivedBy = new Int32Array(arcsFrom.length).fill(-1);
  const isQueued = new Uint8Array(arcsFrom.length);
  const queue = [source];
  distance[source] = 0;
  for (let head = 0; head < queue.length; head++) {
    const node = queue[head] as number;
    isQueued[node] = 0;
    for (const arc of arcsFrom[node] ?? []) {
      const target = to[arc] as number;
      const length = (distance[node] as number) + (cost[arc] as number);
      if ((room[arc] as number) <= 0 || length >= (distance[target] as number)) continue;
      distance[target] = length;
      arrivedBy[target] = arc;
      if (isQueued[target]) continue;
      isQueued[target] = 1;
      queue.push(target);
    }
  }
  if (distance[sink] === Number.POSITIVE_INFINITY) return null;
  const path: number[] = [];
  for (let node = sink; node !== source; ) {
    const arc = arrivedBy[node] as number;
    path.push(arc);
    node = to[arc ^ 1] as number;
  }
  return path;
}
