/** What no screen may ever say to a person. */
export const RAW = /Cannot find this|unexpected answer|undefined|NaN|\[object|Invalid Date|went wrong/;
