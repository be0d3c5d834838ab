import { lookup as lookUp } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isLoopback, isPrivateAddress } from './private-address.ts';

/** Whether a school may make the server connect to an address: only public addresses, and this machine itself outside production. */
export function isAllowedAddress(address: string, isProduction: boolean): boolean {
  return !isPrivateAddress(address) || (!isProduction && isLoopback(address));
}

/** Looks up a host name for a connection and refuses it (`PRIVATE`) when it leads into a private network. The connection uses the checked address. */
export function checkedLookup(isProduction: boolean): LookupFunction {
  return (name, options, done) =>
    lookUp(name, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '', 4);
      if (addresses.length === 0 || !addresses.every(({ address }) => isAllowedAddress(address, isProduction)))
        return done(Object.assign(new Error('This name leads into a private network.'), { code: 'PRIVATE' }), '', 4);
      if (options.all) return (done as unknown as (error: null, all: typeof addresses) => void)(null, addresses);
      done(null, addresses[0]?.address ?? '', addresses[0]?.family ?? 4);
    });
}

/** The address of a host, looked up and checked in the same way. Throws with the code `PRIVATE`, or with the code of the failed lookup. */
export function resolveAllowed(host: string, isProduction: boolean): Promise<string> {
  return new Promise((resolve, reject) =>
    checkedLookup(isProduction)(host, {}, (error, address) => (error ? reject(error) : resolve(address as string))),
  );
}
