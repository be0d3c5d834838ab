import type { InjectOptions } from 'fastify';
import { writeLetters } from '../src/features/identity/index.ts';
import type { TestApp } from './app.ts';

/** What a browser sends during registration and sign-in. */
export const vidya = {
  schoolName: 'Vidya Mandir',
  board: 'CBSE',
  address: '12 MG Road',
  state: 'Maharashtra',
  city: 'Nashik',
  pinCode: '422013',
} as const;

/** Sends a POST request from a distant address, or the given one. */
export async function post(test: TestApp, url: string, payload: object, options: Partial<InjectOptions> = {}) {
  const answer = await test.app.inject({ method: 'POST', url, payload, remoteAddress: '203.0.113.7', ...options });
  // As the background job does just after the answer.
  await writeLetters(test.database);
  return answer;
}

/** The newest mail to an address. */
export async function readMail({ owner }: TestApp, email: string): Promise<{ subject: string; text: string }> {
  const [mail] = await owner<
    { subject: string; text: string }[]
  >`select subject, body_text as text from mail_outbox where recipient = ${email} order by created_at desc, id desc limit 1`;
  if (!mail) throw new Error(`No mail to ${email} was written.`);
  return mail;
}

/** The six digits of the newest mail. */
export async function readCode(test: TestApp, email: string): Promise<string> {
  const { text } = await readMail(test, email);
  return /\b\d{6}\b/.exec(text)?.[0] ?? '';
}

/** A different code. */
export function wrongCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

/** Registers a user up to the token for the school's details. */
export async function registerAndVerify(test: TestApp, email: string, password = 'a long password'): Promise<string> {
  await post(test, '/auth/register', { name: 'Asha Rao', email, phone: '+91 98123-45670', password });
  const verified = await post(test, '/auth/verify', { email, code: await readCode(test, email) });
  return verified.json().data.registrationToken;
}

/** The bytes of an authenticator app's secret, as it is typed in. */
export function readBase32(text: string): Buffer {
  const bits = [...text.toUpperCase()]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
