import { READ_AFTER_HEADER } from '@shala/contract/shared';

type Sending = {
  address: string;
  method: string;
  headers: Record<string, string>;
  form: FormData;
  onSent: (share: number) => void;
  signal: AbortSignal | undefined;
};

/** Sends a form and tells how much of it has left, which `fetch` cannot. Null when no answer came; throws when it was called off. */
export function sendForm({ address, method, headers, form, onSent, signal }: Sending): Promise<Response | null> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0);
    request.upload.onload = () => onSent(1);
    request.onload = () => resolve(responseOf(request));
    request.onerror = () => resolve(null);
    request.onabort = () => reject(new DOMException('The upload was called off.', 'AbortError'));
    if (signal?.aborted) return reject(new DOMException('The upload was called off.', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

function responseOf(request: XMLHttpRequest): Response | null {
  if (request.status < 200) return null;
  const headers = new Headers();
  for (const name of ['retry-after', 'x-request-id', READ_AFTER_HEADER]) {
    const value = request.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(request.responseText, { status: request.status, headers });
}
