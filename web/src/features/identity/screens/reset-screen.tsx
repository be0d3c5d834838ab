import { Trans, useLingui } from '@lingui/react/macro';
import { resetPassword, resetSchema } from '@shala/contract/identity';
import { IconLinkOff } from '@tabler/icons-react';
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

/** Sets a new password by the mailed link. */
export function ResetScreen() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const token = search.get('token');
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
      {token ? <NewPassword token={token} /> : <NoLink />}
    </Entrance>
  );
}

function NewPassword({ token }: { token: string }) {
  const { t } = useLingui();
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
      const state: LoginState = { reason: 'passwordChanged' };
      void navigate(paths.login, { replace: true, state });
    },
  });
  return (
    <Form label={t`Set a new password`} onSubmit={submit}>
      <FormError error={failure} />
      <NewPasswordField {...field('password')} label={t`New password`} size="large" autoFocus value={form.watch('password')} />
      <FormFoot>
        <Button type="submit" isPrimary size="large" isWide isBusy={isBusy}>
          {t`Set password`}
        </Button>
        {failure ? <LinkButton to={paths.forgot} isWide size="large">{t`Ask for a new link`}</LinkButton> : null}
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
      <Trans>Open the link again from the email, or copy the full link into the address bar.</Trans>
    </EmptyState>
  );
}
