import { Trans, useLingui } from '@lingui/react/macro';
import { getSchoolSetup, openFirstSession } from '@shala/contract/identity';
import { IconCircleCheck, IconCircleDashed, IconHourglass } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { deviceName } from '#lib/device';
import type { LoginState } from '#lib/login-state';
import { paths } from '#lib/paths';
import { queryClient } from '#lib/query-client';
import { send } from '#lib/send';
import { LinkButton } from '#ui/button';
import { EmptyState } from '#ui/empty-state';
import { FormError } from '#ui/form-error';
import { useAuth } from '../auth-provider.tsx';
import { Entrance } from '../components/entrance.tsx';
import { endSignUp, readSignUp } from '../sign-up.ts';
import classes from './waiting-screen.module.css';

const ASK_EVERY_MS = 1500;
/** Long enough to see that everything is ticked. */
const SHOW_READY_MS = 1200;

/** The last step of signing up: the school is being set up. Goes on to the office by itself, and to /login where that is refused. */
export function WaitingScreen() {
  const { t } = useLingui();
  const [{ waitToken, schoolName }] = useState(readSignUp);
  const title = schoolName ? t`${schoolName} is being set up` : t`Your school is being set up`;
  return (
    <Entrance title={waitToken ? title : t`No registration in progress`} {...(waitToken ? { step: 4 } : {})}>
      {waitToken ? <Progress waitToken={waitToken} /> : <NothingToWaitFor />}
    </Entrance>
  );
}

function Progress({ waitToken }: { waitToken: string }) {
  const { t } = useLingui();
  const auth = useAuth();
  const navigate = useNavigate();
  const { data, error } = useQuery(
    {
      queryKey: ['identity', 'setup', waitToken],
      queryFn: ({ signal }) => send(getSchoolSetup, { body: { waitToken } }, { signal }),
      refetchInterval: (query) => (query.state.data?.isReady ? false : ASK_EVERY_MS),
      retry: 3,
    },
    queryClient,
  );
  const isReady = data?.isReady ?? false;

  const enter = useEffectEvent(async () => {
    const token = await send(openFirstSession, { body: { waitToken, ...deviceName() } }).then(
      ({ accessToken }) => accessToken,
      () => null,
    );
    if (token !== null && auth.login(token)) {
      endSignUp();
      return void navigate(paths.homepage, { replace: true });
    }
    const state: LoginState = { reason: 'schoolReady' };
    void navigate(paths.login, { replace: true, state });
  });
  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(() => void enter(), SHOW_READY_MS);
    return () => clearTimeout(timer);
  }, [isReady]);

  const words = {
    year: t`Academic year`,
    classes: t`Classes and sections`,
    periods: t`Periods of the day`,
    subjects: t`Subjects of the board`,
    fees: t`Fee heads`,
  };
  return (
    <>
      <p className={classes.lead}>
        <Trans>
          Shala is setting up classes, subjects and periods for your board. This takes a few seconds and continues automatically.
        </Trans>
      </p>
      <ol className={classes.steps} aria-live="polite">
        {(data?.steps ?? []).map(({ step, isDone }) => (
          <li key={step} className={classes.step} data-done={isDone || undefined}>
            {isDone ? (
              <IconCircleCheck size={18} stroke={1.75} aria-hidden="true" />
            ) : (
              <IconCircleDashed size={18} stroke={1.75} aria-hidden="true" />
            )}
            <span>{words[step]}</span>
            <span className={classes.state}>{isDone ? t`done` : t`pending`}</span>
          </li>
        ))}
      </ol>
      {isReady ? (
        <p className={classes.ready} role="status">
          <Trans>Everything is ready. Opening Shala…</Trans>
        </p>
      ) : null}
      <FormError error={isReady ? null : error} />
    </>
  );
}

function NothingToWaitFor() {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<IconHourglass size={24} stroke={1.75} />}
      title={t`There is nothing to do on this page`}
      action={<LinkButton to={paths.login} isPrimary>{t`Sign in`}</LinkButton>}
    >
      <Trans>If you have registered your school, sign in.</Trans>
    </EmptyState>
  );
}
