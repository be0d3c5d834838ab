import { createHash } from 'node:crypto';
import { notFound } from '../errors/index.ts';
import type { ReadContext } from './context.ts';

const GOOD_FOR_SECONDS = 10 * 60;

/** The address of a file that is generated when it is opened, valid for ten minutes. The question is signed by its digest. */
export function addressMade(
  { platform, school, now }: Pick<ReadContext, 'platform' | 'school' | 'now'>,
  kind: string,
  wanted: unknown,
): string {
  const search = new URLSearchParams({ q: JSON.stringify(wanted) });
  const name = `${kind}-${digest(search.get('q') ?? '')}`;
  return `${platform.authority.fileAddress(school.id, name, Math.floor(now.getTime() / 1000) + GOOD_FOR_SECONDS)}&${search}`;
}

/** The question of such an address. Refuses one that differs from the signed question. */
export function readMade<Wanted>(kind: string, name: string, question: string | undefined): Wanted {
  if (question === undefined || name !== `${kind}-${digest(question)}`) throw notFound();
  return JSON.parse(question) as Wanted;
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 32);
}
