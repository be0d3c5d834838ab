import * as React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * Lets React keep no stack trace of who created an element. It takes one for each of the first 10,000 elements of a second, for its messages alone: a twentieth
 * of the time of the screens' tests. It counts them here, and stops at that number.
 */
export function forgetOwnerStacks(): void {
  const internals = Reflect.get(React, INTERNALS) as object;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => undefined, configurable: true });
}
