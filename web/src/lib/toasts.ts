export type Toast = { tone: 'good' | 'bad' | 'plain'; sentence: string /** Takes back what was done. */; onUndo?: () => void };

const waiting: Toast[] = [];
const listeners = new Set<() => void>();
let isNeeded = false;

/** Which errors are over: those with these sentences, or all that were said before the screen was left. */
export type Over = ReadonlySet<string> | 'left';
const closers = new Set<(over: Over) => void>();
/** What each call was refused with since it last succeeded. */
const failures = new Map<string, Set<string>>();

/**
 * Says one sentence at the foot of the screen. An error stays until it is closed, the same save succeeds or the screen is left; the rest goes after six
 * seconds.
 */
export function showToast(toast: Toast): void {
  waiting.push(toast);
  isNeeded = true;
  for (const listener of listeners) listener();
}

/** Takes what is to be said, in order. */
export function takeToasts(): Toast[] {
  return waiting.splice(0);
}

/** Hears when there is something to say. */
export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True once anything was said: only then is the library behind toasts loaded. */
export function areToastsNeeded(): boolean {
  return isNeeded;
}

/** Notes why a call failed, so that the error goes when the call succeeds. */
export function noteFailure(call: string, sentence: string): void {
  failures.set(call, (failures.get(call) ?? new Set()).add(sentence));
}

/** The call succeeded: what was said of its failures is over. */
export function noteSuccess(call: string): void {
  const said = failures.get(call);
  failures.delete(call);
  if (said) closeErrors(said);
}

/** Closes errors that are over. */
export function closeErrors(over: Over): void {
  for (const close of closers) close(over);
}

/** Hears of errors that are over. */
export function onErrorsOver(listener: (over: Over) => void): () => void {
  closers.add(listener);
  return () => closers.delete(listener);
}
