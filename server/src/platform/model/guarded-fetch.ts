/** No useful answer is longer; an endless one is cut off here. */
const MOST_BYTES = 256 * 1024;

/**
 * Fetches only from the model's own host and follows no redirect, which would send the key and the text elsewhere. Reads the answer up to a limit, so that
 * neither an endless nor a compressed answer fills the memory.
 */
export function guardedFetch(origin: string): typeof fetch {
  return async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input);
    if (address.origin !== origin) throw new TypeError('The model is asked at its own address only.');
    const response = await fetch(input, { ...init, redirect: 'error' });
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response.body ?? []) {
      size += chunk.length;
      if (size > MOST_BYTES) throw new TypeError('The model answered more than can be read.');
      chunks.push(chunk);
    }
    const headers = { 'content-type': response.headers.get('content-type') ?? 'application/json' };
    const isBodiless = response.status === 204 || response.status === 205 || response.status === 304;
    return new Response(isBodiless ? null : Buffer.concat(chunks), { status: response.status, headers });
  };
}
