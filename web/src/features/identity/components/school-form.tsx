import { useLingui } from '@lingui/react/macro';
import { createSchool, schoolSchema } from '@shala/contract/identity';
import { BOARDS } from '@shala/contract/shared';
import { Controller } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { z } from 'zod/mini';
import { paths } from '#lib/paths';
import { placeOf } from '#lib/place-of';
import { useCallForm } from '#lib/use-call-form';
import { Button } from '#ui/button';
import { ChoiceField, TextField } from '#ui/field';
import { Form, FormFoot, FormRow } from '#ui/form';
import { FormError } from '#ui/form-error';
import { LogoField } from '#ui/logo-field';
import { PlaceFields } from '#ui/place-fields';
import { keepSignUp } from '../sign-up.ts';

const formSchema = z.omit(schoolSchema, { registrationToken: true });
type Values = z.infer<typeof formSchema>;

/** Name, board, address and logo of a new school. */
export function SchoolForm({ registrationToken }: { registrationToken: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const boards = useBoards();
  const { form, field, submit, isBusy, failure } = useCallForm<typeof createSchool, Values>({
    call: createSchool,
    schema: formSchema,
    defaults: { schoolName: '', address: '', state: '', city: '', pinCode: '' },
    extra: { registrationToken },
    onDone: ({ schoolName, waitToken }) => {
      keepSignUp({ schoolName, waitToken });
      void navigate(paths.waiting);
    },
  });
  return (
    <Form label={t`Your school`} onSubmit={submit}>
      <FormError error={failure} />
      <TextField {...field('schoolName')} label={t`Name of the school`} autoComplete="organization" size="large" autoFocus />
      <ChoiceField
        {...field('board')}
        label={t`Board`}
        placeholder={t`Select a board`}
        choices={boards}
        size="large"
        description={t`The classes and subjects of this board are set up for you. You can change them later.`}
      />
      <TextField {...field('address')} label={t`Street and area`} autoComplete="street-address" size="large" />
      <PlaceFields {...placeOf(form)} size="large" />
      <FormRow>
        <TextField
          {...field('pinCode')}
          label={t`PIN code (can be added later)`}
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={10}
          size="large"
        />
        <span />
      </FormRow>
      <Controller
        control={form.control}
        name="logo"
        render={({ field: { value, onChange }, fieldState }) => (
          <LogoField label={t`Logo (can be added later)`} value={value} onChange={onChange} error={fieldState.error?.message} />
        )}
      />
      <FormFoot>
        <Button type="submit" isPrimary size="large" isWide isBusy={isBusy}>
          {t`Set up the school`}
        </Button>
      </FormFoot>
    </Form>
  );
}

function useBoards(): { value: string; label: string }[] {
  const { t } = useLingui();
  // Names of boards stay as they are; two of the choices are words.
  const words: Record<string, string> = { 'State board': t`State board`, Other: t`Other board` };
  return BOARDS.map((board) => ({ value: board, label: words[board] ?? board }));
}
