import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const STEP_SECONDS = 30;
const DIGITS = 6;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';

/** A new secret for an authenticator app: 160 bits, as RFC 4226 recommends. */
export function makeTotpSecret(): Buffer {
  return randomBytes(20);
}

/** The code of a time step (RFC 6238 with HMAC-SHA-1, which every authenticator app supports). */
export function totpAt(secret: Uint8Array, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = (hash.at(-1) as number) & 15;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, '0');
}

/** The time step of this code: the current one, the one before or the one after, because clocks differ. Null for a wrong code. */
export function findTotpStep(secret: Uint8Array, code: string, now: Date): number | null {
  const current = Math.floor(now.getTime() / 1000 / STEP_SECONDS);
  const given = Buffer.from(code);
  // Compares all three steps, so that the time taken does not reveal which one matched.
  const fitting = [current - 1, current, current + 1].filter((step) => {
    if (step < 0) return false;
    const right = Buffer.from(totpAt(secret, step));
    return right.length === given.length && timingSafeEqual(right, given);
  });
  return fitting.at(-1) ?? null;
}

/** Encodes bytes in base 32 (RFC 4648), lower case and without padding. */
export function base32(bytes: Uint8Array): string {
  let [text, bits, value] = ['', 0, 0];
  for (const byte of bytes) {
    value = ((value << 8) | byte) & 0xfff;
    bits += 8;
    for (; bits >= 5; bits -= 5) text += LETTERS[(value >> (bits - 5)) & 31];
  }
  return bits > 0 ? text + LETTERS[(value << (5 - bits)) & 31] : text;
}
