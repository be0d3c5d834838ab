import type { Call, CallAnswer, CallInput } from '@shala/contract/shared';
import { useCallback, useEffect, useRef, useState } from 'react';
import { send } from './send.ts';

type ByCode = Call & { params: NonNullable<Call['params']> };
type State<C extends Call> = { data?: CallAnswer<C>; error?: unknown; isAsking: boolean };

/**
 * What a call answers to a code of the address, and `ask` to ask again. For the public pages, which stand without the library that keeps
 * the office's answers.
 */
export function useAsked<C extends ByCode>(call: C, code: string) {
  const [state, setState] = useState<State<C>>({ isAsking: true });
  const running = useRef<AbortController>(null);
  const ask = useCallback(() => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setState((before) => ({ ...before, isAsking: true }));
    send(call, { params: { code } } as CallInput<C>, { signal }).then(
      (data) => signal.aborted || setState({ data, isAsking: false }),
      (error: unknown) => signal.aborted || setState({ error, isAsking: false }),
    );
  }, [call, code]);
  useEffect(() => {
    ask();
    return () => running.current?.abort();
  }, [ask]);
  return { ...state, ask };
}
