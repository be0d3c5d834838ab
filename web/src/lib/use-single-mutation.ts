import { type MutateOptions, type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * A mutation that does the same thing once at a time: the second click of a double click comes before the screen can say that the first
 * one runs. Something else may be done meanwhile.
 */
export function useSingleMutation<Answer, Input>(
  options: UseMutationOptions<Answer, Error, Input> & { mutationFn: (input: Input) => Promise<Answer> },
) {
  const running = useRef(new Set<string>());
  const mutation = useMutation<Answer, Error, Input>({
    ...options,
    mutationFn: (input) => options.mutationFn(input).finally(() => running.current.delete(keyOf(input))),
  });
  const mutate = (input: Input, more: MutateOptions<Answer, Error, Input> = {}) => {
    if (running.current.has(keyOf(input))) return;
    running.current.add(keyOf(input));
    (mutation.mutate as typeof mutate)(input, more);
  };
  return { ...mutation, mutate };
}

const keyOf = (input: unknown) => JSON.stringify(input) ?? '';
