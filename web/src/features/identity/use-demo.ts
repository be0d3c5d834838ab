import { getDemoSignIn } from '@shala/contract/identity';
import { useEffect, useState } from 'react';
import { send } from '#lib/send';

type Demo = { email: string; password: string };

/** The sign-in of the sample school where this installation offers one. Asked without the query library, which the sign-in page does not need otherwise. */
export function useDemo(): Demo | null {
  const [demo, setDemo] = useState<Demo | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    send(getDemoSignIn, {}, { signal: leaving.signal }).then(
      (answer) => setDemo(answer.available ? answer : null),
      // Most installations offer no demo; there is nothing to tell.
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  return demo;
}
