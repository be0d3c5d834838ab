import { useLingui } from '@lingui/react/macro';
import { getSchoolProfile, updateSchoolProfile } from '@shala/contract/identity';
import type { CallAnswer } from '@shala/contract/shared';
import { type FormEvent, useState } from 'react';
import { useRefusedFields } from '#lib/use-refused-fields';
import { Card } from '#ui/card';
import { TextField } from '#ui/field';
import { FormRow } from '#ui/form';
import { LoadState } from '#ui/load-state';
import { LogoField } from '#ui/logo-field';
import { useSetup, useSetupAct } from '../api.ts';
import classes from '../setup.module.css';
import { StepFoot, type StepProps } from './step-foot.tsx';

/** Logo and contacts as they are printed on receipts. */
export function SchoolStep(props: StepProps) {
  const { t } = useLingui();
  const profile = useSetup(getSchoolProfile, {});
  return (
    <LoadState query={profile} title={t`The school profile could not be opened`} rows={4}>
      {(data) => <SchoolForm profile={data} {...props} />}
    </LoadState>
  );
}

function SchoolForm({ profile, onDone, onSkip }: StepProps & { profile: CallAnswer<typeof getSchoolProfile> }) {
  const { t } = useLingui();
  const [logo, setLogo] = useState<string | null>();
  const [values, setValues] = useState({
    phone: profile.phone,
    email: profile.email,
    principalName: profile.principalName,
    affiliationNumber: profile.affiliationNumber,
  });
  const save = useSetupAct(updateSchoolProfile, onDone);
  const { fields } = useRefusedFields(save.error, values);
  const field = (name: keyof typeof values) => ({
    value: values[name],
    error: fields[name],
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ body: { ...values, ...(logo === undefined ? {} : { logo }) } });
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label={t`School and logo`}>
      <Card title={profile.schoolName} fact={profile.board}>
        <div className={classes.pad}>
          <LogoField
            label={t`Logo`}
            value={logo === undefined ? (profile.logoUrl ?? undefined) : (logo ?? undefined)}
            onChange={(chosen) => setLogo(chosen ?? null)}
            error={undefined}
          />
          <FormRow>
            <TextField {...field('phone')} label={t`School phone`} inputMode="tel" maxLength={20} description={t`Printed on receipts`} />
            <TextField {...field('email')} label={t`School email`} inputMode="email" description={t`Printed on receipts`} />
          </FormRow>
          <FormRow>
            <TextField {...field('principalName')} label={t`Principal`} maxLength={120} description={t`Printed on certificates`} />
            <TextField
              {...field('affiliationNumber')}
              label={t`Affiliation number`}
              maxLength={30}
              description={t`Printed on transfer certificates`}
            />
          </FormRow>
        </div>
      </Card>
      <StepFoot error={save.error} isBusy={save.isPending} onSkip={onSkip} />
    </form>
  );
}
