export type Message = { id: string; from: 'person'; text: string } | { id: string; from: 'shala'; html?: string; text?: string };

const MOST_KEPT = 60;
const keyOf = (sessionId: string) => `shala.chat.${sessionId}`;

/** The conversation of this sign-in in this tab. It survives a reload and ends with either. */
export function readHistory(sessionId: string): Message[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(sessionId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isMessage) : [];
  } catch {
    return [];
  }
}

export function keepHistory(sessionId: string, messages: Message[]): void {
  try {
    sessionStorage.setItem(keyOf(sessionId), JSON.stringify(messages.slice(-MOST_KEPT)));
  } catch {
    // Without storage a reload begins a new conversation.
  }
}

function isMessage(value: unknown): value is Message {
  const { id, from } = (value ?? {}) as Partial<Message>;
  return typeof id === 'string' && (from === 'person' || from === 'shala');
}
