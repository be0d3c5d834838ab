import { getDayState } from '@shala/contract/finance';
import { useQuery } from '@tanstack/react-query';
import { financeQuery } from '../api.ts';

/** Whether today is closed, and the cash in hand; nothing while it is not known, and the server decides. */
export function useDayState() {
  return useQuery({ ...financeQuery(getDayState, {}), retry: false }).data;
}
