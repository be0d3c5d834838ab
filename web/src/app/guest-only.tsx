import { Navigate, Outlet, useLocation } from 'react-router';
import { useAuth } from '#features/identity';
import { readLoginState } from '#lib/login-state';
import { paths } from '#lib/paths';
import { loadSignedIn } from './load-signed-in.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { usePreloadWhenIdle } from './use-preload-when-idle.ts';

/** What comes after signing in. */
const NEXT = [
  loadSignedIn,
  async () => {
    const { chunksOf } = await import('./preload.ts');
    return Promise.all(chunksOf([paths.homepage]).map((load) => load()));
  },
];

/** For visitors only; who is signed in is taken to the page that was asked for, or to /homepage. */
export function GuestOnly() {
  const { loading, authenticated } = useAuth();
  usePreloadWhenIdle(NEXT);
  const location = useLocation();
  if (loading) return <LoadingScreen />;
  if (authenticated) return <Navigate to={readLoginState(location.state).from ?? paths.homepage} replace />;
  return <Outlet />;
}
