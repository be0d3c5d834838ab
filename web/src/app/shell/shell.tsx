import { Trans } from '@lingui/react/macro';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { PasswordGate } from '#features/account';
import { adminDetails, useAdminDetails } from '#features/identity';
import { queryClient } from '#lib/query-client';
import { closeErrors } from '#lib/toasts';
import { hasLiveToken } from '#lib/token';
import { ThemeProvider } from '#ui/theme';
import { Toasts } from '#ui/toast';
import { DataNav } from './data-nav.tsx';
import classes from './shell.module.css';
import { Sidebar } from './sidebar.tsx';

/** Begins loading whose school it is, for the frame of every screen. */
export function beginShell(): null {
  if (hasLiveToken()) void queryClient.prefetchQuery(adminDetails());
  return null;
}

/** The frame of the app, with what its screens need: loaded data, the theme, toasts. */
export function Shell() {
  return (
    <QueryClientProvider client={queryClient}>
      <ThemeProvider>
        <Frame />
        <PasswordGate />
        <Toasts />
      </ThemeProvider>
    </QueryClientProvider>
  );
}

/** Whose paper it is, where a screen is printed as it stands. */
function PrintedSchool() {
  const { data } = useAdminDetails();
  return data?.schoolName ? <p className={classes.printed} data-school={data.schoolName} aria-hidden="true" /> : null;
}

/** Sidebar (hidden on school data) and the screen beside it. */
/** Closes what was said of a screen when it is left: made anew for each address. */
function ErrorsOfScreen() {
  useEffect(() => () => closeErrors('left'), []);
  return null;
}

function Frame() {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const hasSidebar = !pathname.includes('/data');
  return (
    <div className={classes.shell}>
      <a href="#main" className={classes.skip}>
        <Trans>Skip to content</Trans>
      </a>
      {hasSidebar ? <Sidebar /> : <DataNav />}
      <div className={classes.page}>
        <main id="main" className={classes.main} tabIndex={-1} aria-busy={state === 'loading' || undefined}>
          <PrintedSchool />
          <ErrorsOfScreen key={pathname} />
          <Outlet />
        </main>
      </div>
    </div>
  );
}
