import { logout as logoutCall, type TokenPayload } from '@shala/contract/identity';
import { ACCESS_TOKEN_KEY, SESSION_CHECK_DELAY_MS, TOKEN_CHECK_INTERVAL_MS } from '@shala/contract/shared';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import '#lib/local-data';
import { API_BASE_URL } from '#lib/send';
import { announceForget, onRefusedToken } from '#lib/session-events';
import { decodeLiveToken, readToken, removeToken, storeToken } from '#lib/token';
import { useInactivity } from './use-inactivity.ts';

/** Why a session ended: by the person, in another tab, after the token's time, without activity, or refused by the server. */
export type SignOutReason = 'asked' | 'otherTab' | 'expired' | 'inactive' | 'refused';

export type Auth = {
  authenticated: boolean;
  /** True for the first second, while it is not yet known whether somebody is signed in. */
  loading: boolean;
  user: TokenPayload | null;
  /** Accepts a token that has not expired and answers whether it did. */
  login: (token: string) => boolean;
  logout: () => void;
};

type Session = { loading: boolean; user: TokenPayload | null };
type Props = {
  children: ReactNode;
  /** Called after every sign-out, so that the browser can be sent to /login. */
  onSignedOut: (reason: SignOutReason) => void;
};

const AuthContext = createContext<Auth | null>(null);

/** Who is signed in, as far as the browser can tell. */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth must be used within AuthProvider');
  return auth;
}

/** Keeps the session: finds it one second after start, watches its end, and agrees with the other tabs. */
export function AuthProvider({ children, onSignedOut }: Props) {
  const [session, setSession] = useState<Session>({ loading: true, user: null });
  const { user } = session;

  const end = useCallback(
    (reason: SignOutReason) => {
      const token = readToken();
      removeToken();
      announceForget();
      setSession({ loading: false, user: null });
      if (token && reason !== 'refused') revoke(token);
      onSignedOut(reason);
    },
    [onSignedOut],
  );

  const signedIn = useRef(user);
  useEffect(() => {
    signedIn.current = user;
  }, [user]);

  const accept = useCallback((token: string | null) => {
    const next = decodeLiveToken(token);
    // Another person's lists must not show for a moment under this one's name.
    if (signedIn.current && signedIn.current.sid !== next?.sid) announceForget();
    setSession({ loading: false, user: next });
    return next !== null;
  }, []);

  const login = useCallback(
    (token: string) => {
      if (!decodeLiveToken(token)) return false;
      storeToken(token);
      return accept(token);
    },
    [accept],
  );

  useFirstCheck(accept);
  useTokenChecks(user, end);
  useOtherTabs(user, accept, end);
  useInactivity(user !== null, () => end('inactive'));

  const auth = useMemo<Auth>(
    () => ({ authenticated: user !== null, loading: session.loading, user, login, logout: () => end('asked') }),
    [user, session.loading, login, end],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}

/** One second after start the stored token is read; one that cannot be used is removed. */
function useFirstCheck(accept: (token: string | null) => boolean): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      // From here on the person waits for the screen; browsers' tools and the bench read this mark.
      performance.mark('session checked');
      if (!accept(readToken())) removeToken();
    }, SESSION_CHECK_DELAY_MS);
    return () => clearTimeout(timer);
  }, [accept]);
}

/** The token's time is looked at every minute, and the server's refusal ends the session at once. */
function useTokenChecks(user: TokenPayload | null, end: (reason: SignOutReason) => void): void {
  useEffect(() => {
    if (!user) return;
    const timer = setInterval(() => {
      if (!decodeLiveToken(readToken())) end('expired');
    }, TOKEN_CHECK_INTERVAL_MS);
    const stopListening = onRefusedToken(() => end('refused'));
    return () => {
      clearInterval(timer);
      stopListening();
    };
  }, [user, end]);
}

/** Signing in or out in one tab does so in all. */
function useOtherTabs(user: TokenPayload | null, accept: (token: string | null) => boolean, end: (reason: SignOutReason) => void): void {
  useEffect(() => {
    const handleStorage = (event: StorageEvent) => {
      // A null key means that the whole storage was cleared.
      if (event.key !== ACCESS_TOKEN_KEY && event.key !== null) return;
      const token = readToken();
      if (decodeLiveToken(token)) accept(token);
      else if (user) end('otherTab');
    };
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  }, [user, accept, end]);
}

/** Tells the server, as well as can be: the person is signed out here whether or not it answers. */
function revoke(token: string): void {
  void fetch(API_BASE_URL + logoutCall.path, {
    method: logoutCall.method,
    headers: { authorization: `Bearer ${token}` },
    keepalive: true,
  }).catch(() => undefined);
}
