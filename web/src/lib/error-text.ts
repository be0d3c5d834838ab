import { plural, t } from '@lingui/core/macro';
import { CallError } from './call-error.ts';
import { i18n } from './i18n.ts';

/**
 * What to tell a person about a failure: the catalogue's text for the server's stable code, else the server's own
 * sentence. Throttling says when to try again.
 */
export function errorText(error: unknown): string {
  if (!(error instanceof CallError)) return t`Something went wrong on this screen. Nothing was changed.`;
  if (error.status === 429) return throttleText(error.retryAfterSeconds);
  // The compiled form of a message without places to fill; English needs no entry, other languages have `error.<code>`.
  const id = `error.${error.code}`;
  return i18n._(id, { requestId: error.requestId ?? '' }, { message: [error.sentence] as unknown as string });
}

/** When to try again after too many attempts. */
function throttleText(seconds: number | undefined): string {
  if (seconds === undefined) return t`Too many attempts. Try again in a few minutes.`;
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return plural(minutes, {
    one: 'That was tried too often. Try again in # minute.',
    other: 'That was tried too often. Try again in # minutes.',
  });
}
