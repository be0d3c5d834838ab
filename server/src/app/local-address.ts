import type { Config } from '#platform/config';

/** The address of this server on its own machine. */
export function localAddress(host: string, port: number): string {
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${shown}:${port}`;
}

/** The public address of this installation, without a slash at the end. */
export function publicAddress({ PUBLIC_URL, HOST, PORT }: Pick<Config, 'PUBLIC_URL' | 'HOST' | 'PORT'>): string {
  return (PUBLIC_URL ?? localAddress(HOST, PORT)).replace(/\/$/, '');
}
