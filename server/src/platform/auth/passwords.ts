import { hash, verify } from '@node-rs/argon2';

/** What a hash costs. Everything that is served uses `full`; `least` protects nothing and is for tests of an app that is never served. */
export type HashingCost = keyof typeof COSTS;

const ARGON2ID = { algorithm: 2, parallelism: 1 } as const;
const COSTS = {
  /** 19 MiB, two passes: the OWASP password storage cheat sheet's first choice. */
  full: { ...ARGON2ID, memoryCost: 19_456, timeCost: 2 },
  least: { ...ARGON2ID, memoryCost: 8, timeCost: 1 },
} as const;

const decoys = new Map<HashingCost, Promise<string>>();

export function hashPassword(password: string, cost: HashingCost = 'full'): Promise<string> {
  return hash(password, COSTS[cost]);
}

/** True when the password fits. With no hash (unknown account) the same work is done, so that time tells nothing. */
export async function isPassword(stored: string | null, password: string, cost: HashingCost = 'full'): Promise<boolean> {
  const fits = await verify(stored ?? (await decoyOf(cost)), password).catch(() => false);
  return stored !== null && fits;
}

function decoyOf(cost: HashingCost): Promise<string> {
  const decoy = decoys.get(cost) ?? hashPassword('a password that nobody has', cost);
  decoys.set(cost, decoy);
  return decoy;
}
