import type { RefObject } from 'react';
import { Navigate, Outlet, useLocation, useOutletContext } from 'react-router';
import { useAuth } from '#features/identity';
import { readLoginState } from '#lib/login-state';
import { paths } from '#lib/paths';
import { LoadingScreen } from './loading-screen.tsx';
import { chunksOf, usePreloadWhenIdle } from './preload.ts';
import { ScreenGate } from './screen-gate.tsx';
import { type SignOut, signedOutState } from './sign-out.ts';

/** For signed-in people only; others go to /login and come back after signing in. */
export function Protected() {
  const { loading, authenticated, user } = useAuth();
  const location = useLocation();
  const signOut = useOutletContext<RefObject<SignOut | null>>();
  if (loading) return <LoadingScreen />;
  if (!authenticated) return <Navigate to={paths.login} replace state={signedOutState(location, signOut.current)} />;
  return (
    <ScreenGate>
      {/* Another person in the same tab gets screens of their own, with nothing left in them. */}
      <Outlet key={user?.sid} />
    </ScreenGate>
  );
}

/** What comes after signing in. */
const NEXT = [() => import('./shell/shell.tsx'), ...chunksOf([paths.homepage])];

/** For visitors only; who is signed in is taken to the page that was asked for, or to /homepage. */
export function GuestOnly() {
  const { loading, authenticated } = useAuth();
  usePreloadWhenIdle(NEXT);
  const location = useLocation();
  if (loading) return <LoadingScreen />;
  if (authenticated) return <Navigate to={readLoginState(location.state).from ?? paths.homepage} replace />;
  return <Outlet />;
}
