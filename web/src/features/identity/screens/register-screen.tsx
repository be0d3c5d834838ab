import { Trans, useLingui } from '@lingui/react/macro';
import { register, registrationSchema } from '@shala/contract/identity';
import { Link, useNavigate } from 'react-router';
import { paths } from '#lib/paths';
import { useCallForm } from '#lib/use-call-form';
import { Button } from '#ui/button';
import { TextField } from '#ui/field';
import { Form, FormFoot } from '#ui/form';
import { FormError } from '#ui/form-error';
import { NewPasswordField } from '#ui/new-password-field';
import { Entrance } from '../components/entrance.tsx';
import { keepSignUp } from '../sign-up.ts';

/** The first step of signing up: who the administrator is. */
export function RegisterScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { form, field, submit, isBusy, failure } = useCallForm({
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
      lead={<Trans>First enter your own details. You can add other office staff later.</Trans>}
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
          description={t`We will send a 6-digit code to this address.`}
        />
        <TextField {...field('phone')} label={t`Phone`} type="tel" autoComplete="tel" inputMode="tel" size="large" />
        <NewPasswordField {...field('password')} label={t`Password`} size="large" value={form.watch('password')} />
        <FormFoot>
          <Button type="submit" isPrimary size="large" isWide isBusy={isBusy}>
            {t`Continue`}
          </Button>
        </FormFoot>
      </Form>
    </Entrance>
  );
}
