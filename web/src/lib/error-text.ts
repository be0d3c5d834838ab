import { plural, t } from '@lingui/core/macro';
import { CallError, isAbsent } from './call-error.ts';

/** What to tell a person about a failure: the server's sentence, which comes in the chosen language. Throttling says when to try again. */
export function errorText(error: unknown): string {
  if (!(error instanceof CallError)) return t`Something went wrong on this screen. Nothing was changed. Reload the page and try again.`;
  // Whatever such a server has said of a call that it does not know, nobody could make use of it.
  if (isAbsent(error)) return t`This is not available here. Tell your computer person.`;
  if (error.status === 429) return throttleText(error.retryAfterSeconds);
  return error.sentence;
}

/** When to try again after too many attempts. */
function throttleText(seconds: number | undefined): string {
  if (seconds === undefined) return t`Too many attempts. Try again in a few minutes.`;
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return plural(minutes, {
    one: 'Too many attempts. Try again in # minute.',
    other: 'Too many attempts. Try again in # minutes.',
  });
}
