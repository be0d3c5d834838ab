import { Trans, useLingui } from '@lingui/react/macro';
import { getSchoolSetup } from '@shala/contract/identity';
import { IconCircleCheck, IconCircleDashed, IconHourglass } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { LoginState } from '#lib/login-state';
import { paths } from '#lib/paths';
import { queryClient } from '#lib/query-client';
import { send } from '#lib/send';
import { LinkButton } from '#ui/button';
import { EmptyState } from '#ui/empty-state';
import { FormError } from '#ui/form-error';
import { Entrance } from '../components/entrance.tsx';
import { readSignUp } from '../sign-up.ts';
import classes from './waiting-screen.module.css';

const ASK_EVERY_MS = 1500;
/** Long enough to see that everything is ticked. */
const SHOW_READY_MS = 1200;

/** The last step of signing up: the school is being set up. Goes on to /login by itself. */
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

  useEffect(() => {
    if (!isReady) return;
    const state: LoginState = { reason: 'schoolReady' };
    const timer = setTimeout(() => void navigate(paths.login, { replace: true, state }), SHOW_READY_MS);
    return () => clearTimeout(timer);
  }, [isReady, navigate]);

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
          <Trans>Everything is ready. You can sign in now.</Trans>
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
