import { useQueryClient } from '@tanstack/react-query';
import { CallError } from '#lib/call-error';
import type { RegisterActs } from './draft.ts';

/** The acts of a register; what was loaded is looked at again after each, also after a refusal: somebody may have saved meanwhile. */
export function useRegisterActs(acts: RegisterActs): RegisterActs {
  const client = useQueryClient();
  const afresh = async <T>(act: Promise<T>): Promise<T> => {
    try {
      return await act;
    } finally {
      await client.invalidateQueries({ queryKey: ['attendance'] }).catch((error: unknown) => {
        if (!(error instanceof CallError)) throw error;
      });
    }
  };
  return { save: (order, key) => afresh(acts.save(order, key)), takeBack: (order) => afresh(acts.takeBack(order)) };
}
