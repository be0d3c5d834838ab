import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router';
import { ChunkLoadError } from '#lib/load-chunk';
import { reloadForNewRelease, reloadIfReachable } from '#lib/new-release';
import { paths } from '#lib/paths';
import { Button, LinkButton } from '#ui/button';
import { ErrorState } from '#ui/error-state';
import { PageHeader } from '#ui/page-header';
import classes from './full-screen.module.css';

/** In the place of one screen that failed; the rest of Shala stays. */
export function ScreenError() {
  const error = useRouteError();
  if (error instanceof ChunkLoadError) return <ChunkError error={error} />;
  return <CrashError error={error} />;
}

/** The same where there is no frame around the screen. */
export function FullScreenError() {
  return (
    <main className={classes.narrow}>
      <ScreenError />
    </main>
  );
}

/** A part of the program did not come. After a new release the page reloads by itself, once. */
function ChunkError({ error }: { error: ChunkLoadError }) {
  const { t } = useLingui();
  const [state, setState] = useState<'looking' | 'failed' | 'unreachable'>('looking');
  useEffect(() => {
    let isGone = false;
    void reloadForNewRelease().then((isReloading) => {
      if (!isGone && !isReloading) setState('failed');
    });
    return () => {
      isGone = true;
    };
  }, []);

  const handleReload = async () => {
    if (!(await reloadIfReachable())) setState('unreachable');
  };

  if (state === 'looking') return null;
  return (
    <div role="alert" data-code={error.code}>
      <PageHeader title={error.isTimeout ? t`This screen takes too long to load` : t`This screen could not be opened`} />
      <p>
        {state === 'unreachable' ? (
          <Trans>The program cannot be reached. Check the connection and try again. Your saved work is safe.</Trans>
        ) : error.isTimeout ? (
          <Trans>A part of the program did not load within two minutes. The connection may be slow. Your saved work is safe.</Trans>
        ) : (
          <Trans>The program was updated while this page was open. Reload the page. Your saved work is safe.</Trans>
        )}
      </p>
      <p className={classes.action}>
        <Button isPrimary onClick={() => void handleReload()}>
          {t`Reload`}
        </Button>
      </p>
    </div>
  );
}

function CrashError({ error }: { error: unknown }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const location = useLocation();
  // Going to where one is draws the screen anew; its state is what may have broken it.
  const retry = () => void navigate(location, { replace: true, preventScrollReset: true, state: location.state });
  useEffect(() => {
    if (!isRouteErrorResponse(error)) console.error(error);
  }, [error]);
  return (
    <ErrorState
      title={t`This screen stopped working`}
      error={error}
      onRetry={retry}
      action={<LinkButton to={paths.homepage}>{t`Go to Dashboard`}</LinkButton>}
    />
  );
}
