import { Trans, useLingui } from '@lingui/react/macro';
import { credentialsSchema, login } from '@shala/contract/identity';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { CallError } from '#lib/call-error';
import { deviceName } from '#lib/device';
import { type LoginState, readLoginState } from '#lib/login-state';
import { paths } from '#lib/paths';
import { useCallForm } from '#lib/use-call-form';
import { Button } from '#ui/button';
import { PasswordField, TextField } from '#ui/field';
import { Form, FormFoot } from '#ui/form';
import { FormError } from '#ui/form-error';
import { Notice } from '#ui/notice';
import { useAuth } from '../auth-provider.tsx';
import { DemoSignIn } from '../components/demo-sign-in.tsx';
import { Entrance } from '../components/entrance.tsx';
import { endSignUp, keepSignUp, readSignUp } from '../sign-up.ts';
import classes from './login-screen.module.css';

/** Signs in with mail address and password. The guard then leads to the page that was asked for. */
export function LoginScreen() {
  const { t } = useLingui();
  const auth = useAuth();
  const navigate = useNavigate();
  const state = readLoginState(useLocation().state);
  const [device] = useState(deviceName);
  const [isCodeAsked, setIsCodeAsked] = useState(false);

  const handleFailure = (error: CallError, { email }: { email: string }) => {
    if (error.code === 'registrationUnfinished') {
      const token = registrationTokenOf(error.data);
      if (!token) return false;
      keepSignUp({ email, registrationToken: token });
      void navigate(paths.newSchool);
      return true;
    }
    if (error.code === 'codeNeeded') {
      setIsCodeAsked(true);
      return true;
    }
    if (error.code === 'emailUnverified') {
      keepSignUp({ email, ...registrationKeyOf(error.data) });
      void navigate(paths.verification);
      return true;
    }
    return false;
  };

  const { form, field, submit, isBusy, failure } = useCallForm({
    call: login,
    schema: credentialsSchema,
    defaults: { email: readSignUp().email ?? '', password: '' },
    extra: device,
    onDone: ({ accessToken }) => {
      endSignUp();
      if (!auth.login(accessToken)) {
        throw new CallError({
          status: 0,
          code: 'wrongClock',
          sentence: t`The clock of this computer is wrong, so the sign-in has expired. Correct the clock and sign in again.`,
        });
      }
    },
    onFailure: handleFailure,
  });

  const handleDemo = (email: string, password: string) => {
    form.setValue('email', email);
    form.setValue('password', password);
    void submit();
  };

  return (
    <Entrance
      title={t`Sign in`}
      lead={<Trans>Use your email and password.</Trans>}
      foot={
        <Trans>
          School not registered yet? <Link to={paths.register}>Register it</Link>
        </Trans>
      }
    >
      <SignedOutNotice state={state} />
      <Form label={t`Sign in`} onSubmit={submit}>
        <FormError error={failure} />
        <TextField {...field('email')} label={t`Email`} type="email" autoComplete="username" size="large" autoFocus />
        <div className={classes.password}>
          <PasswordField {...field('password')} label={t`Password`} autoComplete="current-password" size="large" />
          <Link to={paths.forgot} className={classes.forgot}>
            <Trans>Forgot password?</Trans>
          </Link>
        </div>
        {isCodeAsked ? (
          <TextField
            {...field('code', { shouldUnregister: true })}
            label={t`Code`}
            description={t`Enter the 6-digit code from your authenticator app, or a recovery code.`}
            autoComplete="one-time-code"
            maxLength={40}
            size="large"
            autoFocus
          />
        ) : null}
        <FormFoot>
          <Button type="submit" isPrimary size="large" isWide isBusy={isBusy}>
            {t`Sign in`}
          </Button>
          <DemoSignIn onChoose={handleDemo} isBusy={isBusy} />
        </FormFoot>
      </Form>
    </Entrance>
  );
}

/** Why the visitor is here, if it was not by choice. */
function SignedOutNotice({ state: { reason } }: { state: LoginState }) {
  const text = useReasonText(reason);
  return text ? (
    <div className={classes.notice}>
      <Notice>{text}</Notice>
    </div>
  ) : null;
}

function useReasonText(reason: string | undefined): string | null {
  const { t } = useLingui();
  switch (reason) {
    case 'inactive':
      return t`You were signed out after 30 minutes without activity. Sign in to continue where you left off.`;
    case 'expired':
    case 'refused':
      return t`You were signed out. Sign in again to continue where you left off.`;
    case 'otherTab':
      return t`You signed out in another tab.`;
    case 'passwordChanged':
      return t`Your new password is set. Sign in with it.`;
    case 'invitationAccepted':
      return t`You are now an administrator. Sign in with your email and your new password.`;
    case 'schoolReady':
      return t`Your school is ready. Sign in to start.`;
    default:
      return null;
  }
}

function registrationTokenOf(data: unknown): string | null {
  return textOf(data, 'registrationToken');
}

function registrationKeyOf(data: unknown): { registrationKey?: string } {
  const registrationKey = textOf(data, 'registrationKey');
  return registrationKey === null ? {} : { registrationKey };
}

function textOf(data: unknown, name: string): string | null {
  const value = data !== null && typeof data === 'object' ? (data as Record<string, unknown>)[name] : null;
  return typeof value === 'string' ? value : null;
}
