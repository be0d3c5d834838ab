import type { RefObject } from 'react';
import { Navigate, Outlet, useLocation, useOutletContext } from 'react-router';
import { useAuth } from '#features/identity';
import { paths } from '#lib/paths';
import { LoadingScreen } from './loading-screen.tsx';
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
