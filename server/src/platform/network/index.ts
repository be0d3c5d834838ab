export { checkedLookup, isAllowedAddress, resolveAllowed } from './checked-lookup.ts';
export { isLoopback, isPrivateAddress } from './private-address.ts';
