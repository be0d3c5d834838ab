import { Trans, useLingui } from '@lingui/react/macro';
import { register, registrationSchema } from '@shala/contract/identity';
import { Link, useNavigate } from 'react-router';
import { paths } from '#lib/paths';
import { useCallForm } from '#lib/use-call-form';
import { Button } from '#ui/button';
import { PasswordField, TextField } from '#ui/field';
import { Form, FormFoot } from '#ui/form';
import { FormError } from '#ui/form-error';
import { Entrance } from '../components/entrance.tsx';
import { keepSignUp } from '../sign-up.ts';

/** The first step of signing up: who the administrator is. */
export function RegisterScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { field, submit, isBusy, failure } = useCallForm({
    call: register,
    schema: registrationSchema,
    defaults: { name: '', email: '', phone: '', password: '' },
    onDone: (begun) => {
      keepSignUp(begun);
      void navigate(paths.verification);
    },
  });
  return (
    <Entrance
      title={t`Register your school`}
      lead={<Trans>First, who will run the office in Shala?</Trans>}
      step={1}
      foot={
        <Trans>
          Already registered? <Link to={paths.login}>Sign in</Link>
        </Trans>
      }
    >
      <Form label={t`Register your school`} onSubmit={submit}>
        <FormError error={failure} />
        <TextField {...field('name')} label={t`Your name`} autoComplete="name" size="large" autoFocus />
        <TextField
          {...field('email')}
          label={t`Email`}
          type="email"
          autoComplete="email"
          size="large"
          description={t`We mail a six-digit code to it.`}
        />
        <TextField {...field('phone')} label={t`Phone`} type="tel" autoComplete="tel" inputMode="tel" size="large" />
        <PasswordField
          {...field('password')}
          label={t`Password`}
          autoComplete="new-password"
          size="large"
          description={t`At least 10 characters. A short sentence is easy to remember.`}
        />
        <FormFoot>
          <Button type="submit" isPrimary size="large" isWide isBusy={isBusy}>
            {t`Go on`}
          </Button>
        </FormFoot>
      </Form>
    </Entrance>
  );
}
