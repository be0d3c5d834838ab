import { Trans, useLingui } from '@lingui/react/macro';
import { IconMailQuestion } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#lib/paths';
import { LinkButton } from '#ui/button';
import { EmptyState } from '#ui/empty-state';
import { Entrance } from '../components/entrance.tsx';
import { SchoolForm } from '../components/school-form.tsx';
import { readSignUp } from '../sign-up.ts';

/** The third step of signing up: the school itself. */
export function NewSchoolScreen() {
  const { t } = useLingui();
  const [{ registrationToken }] = useState(readSignUp);
  return (
    <Entrance
      title={t`Your school`}
      lead={registrationToken ? <Trans>This is printed on receipts and certificates. You can change everything later.</Trans> : null}
      step={3}
      isWide
      foot={
        <Trans>
          Already registered? <Link to={paths.login}>Sign in</Link>
        </Trans>
      }
    >
      {registrationToken ? (
        <SchoolForm registrationToken={registrationToken} />
      ) : (
        <EmptyState
          icon={<IconMailQuestion size={24} stroke={1.75} />}
          title={t`Confirm your email first`}
          action={<LinkButton to={paths.register} isPrimary>{t`Start registration again`}</LinkButton>}
        >
          <Trans>
            If you have already entered the code (OTP) from our email, press “Sign in”. If not, press “Start registration again” and we will
            send you a new code.
          </Trans>
        </EmptyState>
      )}
    </Entrance>
  );
}
