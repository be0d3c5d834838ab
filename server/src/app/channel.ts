type Port = { send?: ((message: object) => unknown) | undefined; on(event: 'message', take: (message: unknown) => void): unknown };
type Message = { shala: true; tell?: string; ask?: string; answer?: number; id?: number; value?: unknown; failure?: string };
type Handlers = { tells?: Record<string, (value: never) => void>; asks?: Record<string, () => Promise<unknown>> };

export type Channel = { tell(what: string, value?: unknown): void; ask<T>(what: string): Promise<T> };

const PATIENCE_MS = 5000;

/** A channel between a process and its child process, for messages and for questions with an answer. */
export function openChannel(port: Port, { tells = {}, asks = {} }: Handlers): Channel {
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let last = 0;
  const send = (message: Omit<Message, 'shala'>) => {
    try {
      port.send?.({ shala: true, ...message });
    } catch {
      // The other side has just ended; its open questions end with a timeout.
    }
  };
  port.on('message', (raw) => {
    const message = raw as Message | null;
    if (!message?.shala) return;
    const { tell, ask, answer, id, value, failure } = message;
    if (tell) tells[tell]?.(value as never);
    if (ask)
      asks[ask]?.().then(
        (value) => send({ answer: id ?? 0, value }),
        (error) => send({ answer: id ?? 0, failure: String(error?.message) }),
      );
    if (answer === undefined) return;
    const asker = waiting.get(answer);
    waiting.delete(answer);
    if (failure === undefined) asker?.resolve(value);
    else asker?.reject(new Error(failure));
  });
  return {
    tell: (what, value) => send({ tell: what, value }),
    ask: <T>(what: string) =>
      new Promise<T>((resolve, reject) => {
        const id = ++last;
        waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
        setTimeout(() => waiting.delete(id) && reject(new Error(`No answer to ${what}.`)), PATIENCE_MS).unref();
        send({ ask: what, id });
      }),
  };
}
