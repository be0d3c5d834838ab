import { useCallback, useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router';
import { AuthProvider, type SignOutReason } from '#features/identity';
import { paths } from '#lib/paths';
import { type SignOut, signedOutState } from './sign-out.ts';

/** What every screen stands in: the session, the scroll position and the focus after a change of screen. */
export function RootLayout() {
  const navigate = useNavigate();
  const location = useLocation();
  const here = useRef(location);
  here.current = location;
  const signOut = useRef<SignOut | null>(null);

  const handleSignedOut = useCallback(
    (reason: SignOutReason) => {
      signOut.current = { reason, at: here.current.key };
      void navigate(paths.login, { state: signedOutState(here.current, signOut.current), replace: reason !== 'asked' });
    },
    [navigate],
  );

  useFocusAfterNavigation();
  return (
    <AuthProvider onSignedOut={handleSignedOut}>
      <Outlet context={signOut} />
      <ScrollRestoration />
    </AuthProvider>
  );
}

/** A new screen begins at its heading for those who read by ear or move by keyboard; the first one is left to the browser. */
function useFocusAfterNavigation(): void {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    if (first.current === pathname) return;
    first.current = '';
    // A screen that gives the focus to a field of its own keeps it there.
    if (document.activeElement && document.activeElement !== document.body && document.activeElement.matches('main input')) return;
    const heading = document.querySelector<HTMLElement>('main h1[tabindex="-1"]');
    (heading ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
  }, [pathname]);
}
