import { hash, verify } from '@node-rs/argon2';

/** How expensive a hash is. Every app that is served uses `full`; `least` protects nothing and is for tests of an app that is never served. */
export type HashingCost = keyof typeof COSTS;

const ARGON2ID = { algorithm: 2, parallelism: 1 } as const;
const COSTS = {
  /** 19 MiB and two passes: the first choice of the OWASP password storage cheat sheet. */
  full: { ...ARGON2ID, memoryCost: 19_456, timeCost: 2 },
  least: { ...ARGON2ID, memoryCost: 8, timeCost: 1 },
} as const;

const decoys = new Map<HashingCost, Promise<string>>();

export function hashPassword(password: string, cost: HashingCost = 'full'): Promise<string> {
  return hash(password, COSTS[cost]);
}

/** True when the password is right. Without a hash (unknown account) the same work is done, so that the response time does not reveal which accounts exist. */
export async function isPassword(stored: string | null, password: string, cost: HashingCost = 'full'): Promise<boolean> {
  const fits = await verify(stored ?? (await decoyOf(cost)), password).catch(() => false);
  return stored !== null && fits;
}

function decoyOf(cost: HashingCost): Promise<string> {
  const decoy = decoys.get(cost) ?? hashPassword('a password that nobody has', cost);
  decoys.set(cost, decoy);
  return decoy;
}
