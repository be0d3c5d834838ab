type Listener = () => void;
type Event = 'refused' | 'forget';

const listeners: Record<Event, Set<Listener>> = { refused: new Set(), forget: new Set() };

/** Tells whoever keeps the session that the server no longer accepts its token. */
export function announceRefusedToken(): void {
  for (const listener of listeners.refused) listener();
}

/** Tells everything that holds what a session has loaded to let it go: somebody has signed out, or somebody else in. */
export function announceForget(): void {
  for (const listener of listeners.forget) listener();
}

/** Hears of refused tokens until the returned function is called. */
export function onRefusedToken(listener: Listener): () => void {
  return listen('refused', listener);
}

/** Hears when everything loaded is to be forgotten. */
export function onForget(listener: Listener): () => void {
  return listen('forget', listener);
}

function listen(event: Event, listener: Listener): () => void {
  listeners[event].add(listener);
  return () => listeners[event].delete(listener);
}
