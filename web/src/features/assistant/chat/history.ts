import { onForget } from '#lib/session-events';

/** What was said, by whom and when; what an answer tells holds as of then. */
export type Message =
  | { id: string; from: 'person'; text: string; at?: string }
  | { id: string; from: 'shala'; html?: string; text?: string; at?: string };

const MOST_KEPT = 60;
/** The conversation of this sign-in in this tab, and whether an answer is awaited. */
export type Talk = { messages: readonly Message[]; isWaiting: boolean };

const PREFIX = 'shala.chat.';
const keyOf = (sessionId: string) => PREFIX + sessionId;

function readHistory(sessionId: string): Message[] {
  // What an earlier sign-in left behind, whose end this tab has not seen.
  forgetKept(keyOf(sessionId));
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(sessionId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isMessage) : [];
  } catch {
    return [];
  }
}

/** Keeps the last messages; fewer, where their tables do not fit into the storage. Without storage a reload begins a new conversation. */
function keepHistory(sessionId: string, messages: readonly Message[], most = MOST_KEPT): void {
  try {
    sessionStorage.setItem(keyOf(sessionId), JSON.stringify(messages.slice(-most)));
  } catch {
    if (most > 1) keepHistory(sessionId, messages, Math.floor(most / 2));
  }
}

function isMessage(value: unknown): value is Message {
  const { id, from } = (value ?? {}) as Partial<Message>;
  return typeof id === 'string' && (from === 'person' || from === 'shala');
}

/** What is shown or awaited now; the rest lies in the tab's storage. An answer finds its conversation when another screen was opened meanwhile. */
const talks = new Map<string, Talk>();
const listeners = new Set<() => void>();

/** The conversation as it is. It survives a reload and ends with its sign-in or tab. */
export function talkOf(sessionId: string): Talk {
  const talk = talks.get(sessionId) ?? { messages: readHistory(sessionId), isWaiting: false };
  talks.set(sessionId, talk);
  return talk;
}

export function changeTalk(sessionId: string, change: (talk: Talk) => Talk): void {
  const talk = change(talkOf(sessionId));
  keepHistory(sessionId, talk.messages);
  talks.set(sessionId, talk);
  for (const listener of listeners) listener();
  forgetUnseen();
}

/** Answers hold names and sums: whoever uses the tab next finds none of them. */
function forgetKept(but?: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX) && key !== but) sessionStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to forget.
  }
}

onForget(() => {
  talks.clear();
  forgetKept();
});

/** Hears of every change. */
export function onTalk(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    forgetUnseen();
  };
}

function forgetUnseen(): void {
  if (listeners.size > 0) return;
  for (const [sessionId, { isWaiting }] of talks) if (!isWaiting) talks.delete(sessionId);
}
