import { Trans, useLingui } from '@lingui/react/macro';
import { codeSchema, resendCode, verifyEmail } from '@shala/contract/identity';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { paths } from '#lib/paths';
import { send } from '#lib/send';
import { useCallForm } from '#lib/use-call-form';
import { Button } from '#ui/button';
import { TextField } from '#ui/field';
import { Form, FormFoot } from '#ui/form';
import { FormError } from '#ui/form-error';
import { Notice } from '#ui/notice';
import { keepSignUp, readSignUp } from '../sign-up.ts';
import { Entrance } from './entrance.tsx';

/** The second step of signing up: the six digits from the mail. Who comes from elsewhere says the mail address too. */
export function CodeStep() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [{ email: known = '', registrationKey, isMailSet = true }] = useState(readSignUp);
  const { form, field, submit, isBusy, failure } = useCallForm({
    call: verifyEmail,
    schema: codeSchema,
    defaults: { email: known, code: '', ...(registrationKey ? { registrationKey } : {}) },
    onDone: ({ registrationToken }, { email }) => {
      keepSignUp({ email, registrationToken });
      void navigate(paths.newSchool);
    },
  });
  return (
    <Entrance
      title={t`Enter the code (OTP)`}
      lead={
        !isMailSet ? (
          <Trans>
            The email with the code was not sent, because email is not set up on this computer yet. Ask your computer person for the code.
            The window in which Shala was started shows a web address, and the emails not sent are listed there.
          </Trans>
        ) : known ? (
          <Trans>We sent a 6-digit code to {known}. It is valid for 30 minutes. Check the spam folder too.</Trans>
        ) : (
          <Trans>
            Parents: <Link to={`${paths.verification}?code=`}>check a receipt or certificate here</Link>. Schools: enter the email address
            with which you registered and the 6-digit code that was sent to it.
          </Trans>
        )
      }
      step={2}
      foot={
        <>
          <Trans>
            Wrong email address? <Link to={paths.register}>Start again</Link>
          </Trans>
          <br />
          <Trans>
            Do you have a receipt or a certificate of a school? <Link to={`${paths.verification}?code=`}>Check if it is genuine</Link>
          </Trans>
        </>
      }
    >
      <Form label={t`Enter the code (OTP)`} onSubmit={submit}>
        <FormError error={failure} />
        {known ? null : <TextField {...field('email')} label={t`Email`} type="email" autoComplete="email" size="large" />}
        <TextField
          {...field('code')}
          label={t`Code (OTP)`}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          size="large"
          autoFocus
        />
        <FormFoot>
          <Button type="submit" isPrimary size="large" isWide isBusy={isBusy}>
            {t`Continue`}
          </Button>
          <Resend
            onResend={() => send(resendCode, { body: { email: form.getValues('email'), ...(registrationKey ? { registrationKey } : {}) } })}
          />
        </FormFoot>
      </Form>
    </Entrance>
  );
}

/** Asks for a new code, and says that it is on its way. */
function Resend({ onResend }: { onResend: () => Promise<unknown> }) {
  const { t } = useLingui();
  const [state, setState] = useState<{ isBusy: boolean; isSent: boolean; error: unknown }>({ isBusy: false, isSent: false, error: null });
  const resend = async () => {
    setState({ isBusy: true, isSent: false, error: null });
    try {
      await onResend();
      setState({ isBusy: false, isSent: true, error: null });
    } catch (error) {
      setState({ isBusy: false, isSent: false, error });
    }
  };
  return (
    <>
      <Button isWide size="large" isBusy={state.isBusy} onClick={() => void resend()}>
        {t`Email a new code`}
      </Button>
      <FormError error={state.error} />
      {state.isSent ? (
        <Notice>
          <Trans>A new code was sent. The earlier code no longer works.</Trans>
        </Notice>
      ) : null}
    </>
  );
}
