import { hasLiveToken } from '#lib/token';

/** Marks the document while somebody is signed in, so that the header's styles offer "Open Shala" in place of "Log in". */
export function markSignedIn(): void {
  document.documentElement.toggleAttribute('data-signed-in', hasLiveToken());
}
