import { API_BASE_URL } from './send.ts';

/** Where a file of the server opens: its address is signed, so that it needs no token. */
export function fileAddress(url: string): string {
  return url.startsWith('/') ? API_BASE_URL + url : url;
}
