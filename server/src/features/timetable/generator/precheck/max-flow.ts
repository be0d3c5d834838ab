/** A network whose nodes are numbers; node 0 is the source and node 1 the sink. */
export type Network = { heads: number[]; caps: number[]; of: number[][]; wanted: number[] };

export function newNetwork(): Network {
  return { heads: [], caps: [], of: [[], []], wanted: [] };
}

export function addNode(network: Network): number {
  return network.of.push([]) - 1;
}

/** Adds an edge and its residual edge; returns its number. */
export function addEdge({ heads, caps, of, wanted }: Network, from: number, to: number, capacity: number): number {
  const edge = heads.push(to) - 1;
  caps.push(capacity);
  heads.push(from);
  caps.push(0);
  wanted.push(capacity, 0);
  of[from]?.push(edge);
  of[to]?.push(edge + 1);
  return edge;
}

/** The maximum flow (Dinic), and the nodes that can still be reached from the source: the edges that leave them are the minimum cut. */
export function maxFlow(network: Network): { flow: number; isReached: (node: number) => boolean } {
  let flow = 0;
  for (;;) {
    const level = levels(network);
    if ((level[1] ?? -1) < 0) return { flow, isReached: (node) => (level[node] ?? -1) >= 0 };
    const next = network.of.map(() => 0);
    for (let pushed = push(network, level, next, 0, Number.POSITIVE_INFINITY); pushed > 0; ) {
      flow += pushed;
      pushed = push(network, level, next, 0, Number.POSITIVE_INFINITY);
    }
  }
}

function levels({ heads, caps, of }: Network): number[] {
  const level = of.map(() => -1);
  level[0] = 0;
  const queue = [0];
  for (const node of queue)
    for (const edge of of[node] ?? []) {
      const head = heads[edge] ?? 0;
      if ((caps[edge] ?? 0) > 0 && level[head] === -1) {
        level[head] = (level[node] ?? 0) + 1;
        queue.push(head);
      }
    }
  return level;
}

function push(network: Network, level: number[], next: number[], node: number, most: number): number {
  if (node === 1) return most;
  const edges = network.of[node] ?? [];
  for (; (next[node] ?? 0) < edges.length; next[node] = (next[node] ?? 0) + 1) {
    const edge = edges[next[node] ?? 0] ?? 0;
    const head = network.heads[edge] ?? 0;
    const room = network.caps[edge] ?? 0;
    if (room <= 0 || level[head] !== (level[node] ?? 0) + 1) continue;
    const pushed = push(network, level, next, head, Math.min(most, room));
    if (pushed === 0) continue;
    network.caps[edge] = room - pushed;
    network.caps[edge ^ 1] = (network.caps[edge ^ 1] ?? 0) + pushed;
    return pushed;
  }
  return 0;
}
