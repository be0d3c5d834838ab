import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/** Runs one act at a time: a second press, which may come before the first is painted, does nothing. */
export function useOnce(): (act: () => Promise<unknown>) => Promise<void> {
  const isRunning = useRef(false);
  return async (act) => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await act();
    } finally {
      isRunning.current = false;
    }
  };
}

/** The same for a mutation: while it runs, `mutate` does nothing, so that what was done once is also told once. */
export function useMutationOnce<Answer, Input>(options: UseMutationOptions<Answer, Error, Input>): UseMutationResult<Answer, Error, Input> {
  const isRunning = useRef(false);
  const mutation = useMutation({
    ...options,
    onSettled: (...args) => {
      isRunning.current = false;
      return options.onSettled?.(...args);
    },
  });
  const mutate: typeof mutation.mutate = (...args) => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutation.mutate(...args);
  };
  return { ...mutation, mutate };
}
