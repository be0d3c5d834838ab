import { getHealth } from '@shala/contract/operations';
import type { CallAnswer } from '@shala/contract/shared';
import { callsOf } from '#lib/calls-of';

export type Health = CallAnswer<typeof getHealth>;
/** Figures of the whole installation, which its operator alone gets. */
export type Installation = NonNullable<Health['installation']>;

const { useCall, prefetch } = callsOf('operations');

/** How the installation is doing. */
export const useHealth = () => useCall(getHealth, {});
export const prefetchHealth = () => prefetch(getHealth, {});
