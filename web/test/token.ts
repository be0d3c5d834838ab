import type { TokenPayload } from '@shala/contract/identity';

/** A token as the server makes it, but unsigned: the browser does not check signatures. */
export function makeToken({ secondsLeft = 3600, ...payload }: Partial<TokenPayload> & { secondsLeft?: number } = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const part = (value: unknown) => {
    const bytes = new TextEncoder().encode(JSON.stringify(value));
    return btoa(String.fromCharCode(...bytes))
      .replace(/\+/g, '-')
      .replace(/\//g, '_')
      .replace(/=+$/, '');
  };
  return [
    { alg: 'HS256' },
    { sub: 'asha', sid: 's1', school: 'amaltas', name: 'Asha Kulkarni', iat: now, exp: now + secondsLeft, ...payload },
    'unsigned',
  ]
    .map(part)
    .join('.');
}
