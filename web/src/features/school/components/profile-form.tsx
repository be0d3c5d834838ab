import { useLingui } from '@lingui/react/macro';
import { type getSchoolProfile, schoolProfileSchema, updateSchoolProfile } from '@shala/contract/identity';
import { BOARDS, type CallAnswer } from '@shala/contract/shared';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod/mini';
import { forgetShown } from '#lib/out-of-date';
import { placeOf } from '#lib/place-of';
import { showToast } from '#lib/toasts';
import { useCallForm } from '#lib/use-call-form';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { ChoiceField, TextField } from '#ui/field';
import { FormRow } from '#ui/form';
import { FormError } from '#ui/form-error';
import { Group } from '#ui/layout';
import { LogoField } from '#ui/logo-field';
import { PlaceFields } from '#ui/place-fields';
import { ParentsLanguageCard } from './parents-language-card.tsx';
import classes from './school.module.css';

type Profile = CallAnswer<typeof getSchoolProfile>;

const formSchema = z.required(z.omit(schoolProfileSchema, { logo: true }));
type Values = z.infer<typeof formSchema>;

/** All of it in one form; the log keeps what each field was before. */
export function ProfileForm({ profile: { logoUrl, ...profile } }: { profile: Profile }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const boards = useBoards(profile.board);
  // Undefined while it stays as it is, null when it is to go.
  const [logo, setLogo] = useState<string | null>();
  const { form, field, submit, isBusy, failure } = useCallForm<typeof updateSchoolProfile, Values>({
    call: updateSchoolProfile,
    schema: formSchema,
    defaults: profile as Values,
    extra: logo === undefined ? {} : { logo },
    seen: profile,
    onDone: () => {
      setLogo(undefined);
      void forgetShown(client, 'school');
      showToast({ tone: 'good', sentence: t`The school profile was saved.` });
    },
  });
  return (
    <form onSubmit={submit} noValidate aria-label={t`School profile`} className={`${classes.stack} ${classes.narrow}`}>
      <Card title={t`School`}>
        <div className={classes.pad}>
          <TextField {...field('schoolName')} label={t`Name of the school`} autoComplete="organization" />
          <LogoField
            label={t`Logo`}
            value={logo === undefined ? (logoUrl ?? undefined) : (logo ?? undefined)}
            onChange={(chosen) => setLogo(chosen ?? null)}
            error={undefined}
          />
          <FormRow>
            <ChoiceField {...field('board')} label={t`Board`} placeholder={t`Select a board`} choices={boards} />
            <TextField {...field('affiliationNumber')} label={t`Affiliation number`} maxLength={30} />
          </FormRow>
          <FormRow>
            <TextField
              {...field('udiseCode')}
              label={t`UDISE code`}
              inputMode="numeric"
              maxLength={20}
              description={t`11 digits, from UDISE+`}
            />
            <TextField {...field('principalName')} label={t`Principal`} maxLength={120} description={t`Printed on certificates`} />
          </FormRow>
        </div>
      </Card>
      <Card title={t`Address`}>
        <div className={classes.pad}>
          <TextField {...field('address')} label={t`Street and area`} autoComplete="street-address" />
          <PlaceFields {...placeOf(form)} />
          <FormRow>
            <TextField {...field('pinCode')} label={t`PIN code`} inputMode="numeric" maxLength={10} autoComplete="postal-code" />
            <span />
          </FormRow>
        </div>
      </Card>
      <Card title={t`Contacts`}>
        <div className={classes.pad}>
          <FormRow>
            <TextField {...field('phone')} label={t`Phone`} inputMode="tel" autoComplete="tel" maxLength={20} />
            <TextField {...field('email')} label={t`Email`} inputMode="email" autoComplete="email" />
          </FormRow>
          <TextField {...field('website')} label={t`Website`} inputMode="url" placeholder={t`https://www.school.in`} maxLength={200} />
        </div>
      </Card>
      <ParentsLanguageCard
        language={form.watch('parentsLanguage')}
        languageField={field('parentsLanguage')}
        bilingualField={form.register('hasBilingualReceipts')}
      />
      <FormError error={failure} />
      <Group gap={12} wrap="nowrap">
        <Button type="submit" isPrimary isBusy={isBusy}>
          {t`Save the profile`}
        </Button>
      </Group>
    </form>
  );
}

/** The boards that are offered, and the school's own where it is another. */
function useBoards(own: string): { value: string; label: string }[] {
  const { t } = useLingui();
  const words: Record<string, string> = { 'State board': t`State board`, Other: t`Other board` };
  return [...new Set([...BOARDS, ...(own ? [own] : [])])].map((board) => ({ value: board, label: words[board] ?? board }));
}
