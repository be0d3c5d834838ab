import { Trans, useLingui } from '@lingui/react/macro';
import { emailOnlySchema, forgotPassword } from '@shala/contract/identity';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#lib/paths';
import { useCallForm } from '#lib/use-call-form';
import { Button } from '#ui/button';
import { TextField } from '#ui/field';
import { Form, FormFoot } from '#ui/form';
import { FormError } from '#ui/form-error';
import { Notice } from '#ui/notice';
import { Entrance } from '../components/entrance.tsx';

/** Asks for a link to set a new password. The answer is the same whether or not the address is known. */
export function ForgotScreen() {
  const { t } = useLingui();
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const { field, submit, isBusy, failure } = useCallForm({
    call: forgotPassword,
    schema: emailOnlySchema,
    defaults: { email: '' },
    onDone: (_answer, { email }) => setMailedTo(email),
  });
  return (
    <Entrance
      title={t`Forgot password`}
      lead={<Trans>We will email you a link to set a new password.</Trans>}
      foot={
        <Trans>
          Remember your password? <Link to={paths.login}>Sign in</Link>
        </Trans>
      }
    >
      <Form label={t`Forgot password`} onSubmit={submit}>
        <FormError error={failure} />
        {mailedTo ? (
          <Notice>
            <Trans>If {mailedTo} is registered here, we have sent it a link. Check the spam folder too.</Trans>
          </Notice>
        ) : null}
        <TextField {...field('email')} label={t`Email`} type="email" autoComplete="username" size="large" autoFocus />
        <FormFoot>
          <Button type="submit" isPrimary size="large" isWide isBusy={isBusy}>
            {mailedTo ? t`Send the link again` : t`Send the link`}
          </Button>
        </FormFoot>
      </Form>
    </Entrance>
  );
}
