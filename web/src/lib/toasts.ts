export type Toast = { tone: 'good' | 'bad' | 'plain'; sentence: string /** Takes back what was done. */; onUndo?: () => void };

const waiting: Toast[] = [];
const listeners = new Set<() => void>();
let isNeeded = false;

/** Says one sentence at the foot of the screen. Errors stay until they are closed; the rest goes after six seconds. */
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
