import { type MutateOptions, type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * A mutation that does the same thing once at a time: the second click of a double click comes before the screen can say that the first
 * one runs. Something else may be done meanwhile. Who waits for the answer gets that of the first.
 */
export function useSingleMutation<Answer, Input = void>(
  options: UseMutationOptions<Answer, Error, Input> & { mutationFn: (input: Input) => Promise<Answer> },
) {
  const running = useRef(new Map<string, Promise<Answer>>());
  const mutation = useMutation<Answer, Error, Input>({
    ...options,
    mutationFn: (input) => options.mutationFn(input).finally(() => running.current.delete(keyOf(input))),
  });
  type More = MutateOptions<Answer, Error, Input>;
  const mutateAsync = (input: Input, more: More = {}): Promise<Answer> => {
    const first = running.current.get(keyOf(input));
    if (first !== undefined) return first;
    const begun = mutation.mutateAsync(input, more);
    running.current.set(keyOf(input), begun);
    return begun;
  };
  const mutate = (input: Input, more?: More) => {
    // What failed stands in the mutation's state.
    if (!running.current.has(keyOf(input))) mutateAsync(input, more).catch(() => {});
  };
  // What runs is not forgotten: its answer, or why there is none, would be shown to nobody.
  const reset = () => {
    if (running.current.size === 0) mutation.reset();
  };
  return { ...mutation, mutate, mutateAsync, reset };
}

const keyOf = (input: unknown) => JSON.stringify(input) ?? '';
