/** The prompts of each administrator that this process is answering, by the ids of their requests. */
const underWay = new Map<string, Set<string>>();

/** A prompt that is being answered: which of the same administrator were being answered when it came. */
export type Ticket = { others: readonly string[]; end(): void };

/** Registers a prompt. The log counts only prompts that were written down, so two at the same moment would not see each other there. */
export function takeTicket(accountId: string, requestId: string): Ticket {
  const own = underWay.get(accountId) ?? new Set();
  const others = [...own];
  underWay.set(accountId, own.add(requestId));
  return {
    others,
    end: () => {
      own.delete(requestId);
      if (own.size === 0 && underWay.get(accountId) === own) underWay.delete(accountId);
    },
  };
}
