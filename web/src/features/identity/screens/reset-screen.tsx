import { Trans, useLingui } from '@lingui/react/macro';
import { isInvitation, resetPassword, resetSchema } from '@shala/contract/identity';
import { IconLinkOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { z } from 'zod/mini';
import type { LoginState } from '#lib/login-state';
import { paths } from '#lib/paths';
import { useCallForm } from '#lib/use-call-form';
import { Button, LinkButton } from '#ui/button';
import { EmptyState } from '#ui/empty-state';
import { Form, FormFoot } from '#ui/form';
import { FormError } from '#ui/form-error';
import { NewPasswordField } from '#ui/new-password-field';
import { useAuth } from '../auth-provider.tsx';
import { Entrance } from '../components/entrance.tsx';

const passwordOnly = z.pick(resetSchema, { password: true });

/** Sets a new password by the mailed link, or the first one of an invited administrator. */
export function ResetScreen() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const token = search.get('token');
  if (token && isInvitation(token)) return <Invitation token={token} />;
  return (
    <Entrance
      title={t`Set a new password`}
      lead={token ? <Trans>You will be signed out on all other devices.</Trans> : null}
      foot={
        <Trans>
          Remember your password? <Link to={paths.login}>Sign in</Link>
        </Trans>
      }
    >
      {token ? (
        <NewPassword
          token={token}
          title={t`Set a new password`}
          label={t`New password`}
          act={t`Set password`}
          done="passwordChanged"
          afterRefusal={<LinkButton to={paths.forgot} isWide size="large">{t`Ask for a new link`}</LinkButton>}
        />
      ) : (
        <NoLink />
      )}
    </Entrance>
  );
}

function Invitation({ token }: { token: string }) {
  const { t } = useLingui();
  return (
    <Entrance
      title={t`Accept the invitation`}
      lead={<Trans>Enter a password. You sign in with this password and the email address to which the invitation was sent.</Trans>}
      foot={
        <Trans>
          Already accepted? <Link to={paths.login}>Sign in</Link>
        </Trans>
      }
    >
      <NewPassword
        token={token}
        title={t`Accept the invitation`}
        label={t`Password`}
        act={t`Accept the invitation`}
        done="invitationAccepted"
        afterRefusal={<Trans>The administrator who invited you can send a new invitation.</Trans>}
      />
    </Entrance>
  );
}

type Asked = {
  token: string;
  title: string;
  label: string;
  act: string;
  /** Why the sign-in page is shown afterwards. */
  done: string;
  afterRefusal: ReactNode;
};

function NewPassword({ token, title, label, act, done, afterRefusal }: Asked) {
  const navigate = useNavigate();
  const { authenticated, logout } = useAuth();
  const { form, field, submit, isBusy, failure } = useCallForm({
    call: resetPassword,
    schema: passwordOnly,
    defaults: { password: '' },
    extra: { token },
    onDone: () => {
      // The server has ended all sessions, this browser's too.
      if (authenticated) logout();
      const state: LoginState = { reason: done };
      void navigate(paths.login, { replace: true, state });
    },
  });
  return (
    <Form label={title} onSubmit={submit}>
      <FormError error={failure} />
      <NewPasswordField {...field('password')} label={label} size="large" autoFocus value={form.watch('password')} />
      <FormFoot>
        <Button type="submit" isPrimary size="large" isWide isBusy={isBusy}>
          {act}
        </Button>
        {failure ? afterRefusal : null}
      </FormFoot>
    </Form>
  );
}

function NoLink() {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<IconLinkOff size={24} stroke={1.75} />}
      title={t`The link is not complete`}
      action={<LinkButton to={paths.forgot}>{t`Ask for a new link`}</LinkButton>}
    >
      <Trans>Open the email and press the link again. If that does not work, ask for a new link.</Trans>
    </EmptyState>
  );
}
