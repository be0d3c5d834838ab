import { hash, verify } from '@node-rs/argon2';

/** Argon2id, 19 MiB, two passes: the OWASP password storage cheat sheet's first choice. */
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

let decoy: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

/** True when the password fits. With no hash (unknown account) the same work is done, so that time tells nothing. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('a password that nobody has');
  const fits = await verify(stored ?? (await decoy), password).catch(() => false);
  return stored !== null && fits;
}
