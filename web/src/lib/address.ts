import { loadChunk } from './load-chunk.ts';

/** States and union territories with their cities, for address pickers; loaded when a picker opens. */
export async function loadStates(): Promise<Record<string, string[]>> {
  return (await loadChunk(() => import('@shala/contract/address'))).addressData;
}
