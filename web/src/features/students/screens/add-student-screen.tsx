import { Trans, useLingui } from '@lingui/react/macro';
import type { CallInput } from '@shala/contract/shared';
import { addStudent, countStudents, getAdmissionNumbering, type RELATIONS } from '@shala/contract/students';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { formatRupees } from '#lib/format';
import { newKey } from '#lib/new-key';
import { paths, pathTo } from '#lib/paths';
import { showToast } from '#lib/toasts';
import { useRefusedFields, useUnmended } from '#lib/use-refused-fields';
import { Button, LinkButton } from '#ui/button';
import { Card } from '#ui/card';
import { FormError } from '#ui/form-error';
import { FormStack, Group, Stack } from '#ui/layout';
import { LeaveGuard } from '#ui/leave-guard';
import { PageHeader } from '#ui/page-header';
import classes from '../admission/admission.module.css';
import { AdmissionFields, HomeFields, PersonFields, RegisterFields } from '../admission/admission-fields.tsx';
import { type Draft, NEW_DRAFT } from '../admission/draft.ts';
import { prefetchStudents, useStudentAct, useStudents } from '../api.ts';
import { type GuardianErrors, GuardianFields, NEW_GUARDIAN } from '../guardians/guardian-fields.tsx';

/** Begins loading it before it is shown. */
export function prefetch() {
  void prefetchStudents(countStudents, {});
  return prefetchStudents(getAdmissionNumbering, { query: {} });
}

/** Admits a student: record, seat and guardians in one; the fees follow by themselves. */
export function AddStudentScreen() {
  const { t } = useLingui();
  const form = useAdmission();
  const { draft, setDraft, errors, guardianErrors } = form;
  const parts = { draft, errors, onChange: (change: Partial<Draft>) => setDraft({ ...draft, ...change }) };
  return (
    <>
      <LeaveGuard isUnsaved={form.isUnsaved} />
      <PageHeader title={t`Add student`} context={t`Fees are charged from the month of admission.`} />
      <FormStack gap={16} maw={860} onSubmit={form.submit} aria-label={t`Add student`}>
        <Card title={t`Admission`}>
          <AdmissionFields {...parts} sections={form.sections} next={form.next} />
        </Card>
        <Card title={t`Student`}>
          <PersonFields {...parts} />
        </Card>
        {draft.guardians.map((guardian, index) => (
          <Card
            // biome-ignore lint/suspicious/noArrayIndexKey: a guardian of a form has nothing but the place
            key={index}
            title={index === 0 ? t`Guardian` : t`Another guardian`}
            action={
              index === 0 ? undefined : (
                <Button
                  size="small"
                  onClick={() => parts.onChange({ guardians: draft.guardians.filter((_one, place) => place !== index) })}
                >
                  {t`Remove`}
                </Button>
              )
            }
          >
            <Stack gap={14} pt={4} pb={16} px={16}>
              <GuardianFields
                value={guardian}
                errors={guardianErrors[index] ?? {}}
                onChange={(changed) =>
                  parts.onChange({
                    guardians: draft.guardians.map((one, place) =>
                      place === index ? changed : { ...one, isPrimary: changed.isPrimary ? false : one.isPrimary },
                    ),
                  })
                }
              />
            </Stack>
          </Card>
        ))}
        {draft.guardians.length < 3 ? (
          <p>
            <Button onClick={() => parts.onChange({ guardians: [...draft.guardians, NEW_GUARDIAN] })}>{t`Add another guardian`}</Button>
          </p>
        ) : null}
        <Card title={t`Health, transport and address`}>
          <HomeFields {...parts} />
        </Card>
        <Card title={t`For official records`} fact={t`can be added later`}>
          <RegisterFields {...parts} />
        </Card>
        <FormError error={form.failure} />
        {form.hasProblems ? (
          <p className={classes.problem} role="alert">
            <Trans>Correct the fields marked above. Nothing is saved yet.</Trans>
          </p>
        ) : null}
        <Group gap={12} align="stretch" wrap="nowrap">
          <Button type="submit" isPrimary isBusy={form.isBusy}>
            {t`Add student`}
          </Button>
          <LinkButton to={paths.students}>{t`Cancel`}</LinkButton>
        </Group>
      </FormStack>
    </>
  );
}

type Body = CallInput<typeof addStudent>['body'];

function useAdmission() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [key, setKey] = useState(newKey);
  const [draft, setDraft] = useState<Draft>(NEW_DRAFT);
  const [missing, setMissing] = useState<Record<string, string>>({});
  const sections = useStudents(countStudents, {}).data?.sections.filter(({ sectionId }) => sectionId !== null) ?? [];
  const next = useStudents(getAdmissionNumbering, { query: {} }).data?.next ?? '';
  const isAdmitted = useRef(false);
  const act = useStudentAct(addStudent, ({ id, admissionNumber, siblings = [] }) => {
    isAdmitted.current = true;
    showToast({ tone: 'good', sentence: t`${draft.name} was admitted. Admission number: ${admissionNumber}.` });
    for (const { name, change } of siblings) {
      const sum = formatRupees(change, { hasPlus: true });
      showToast({
        tone: 'good',
        sentence: t`Sibling concession: the fees of ${name} for this year change by ${sum}. Past months do not change.`,
      });
    }
    void navigate(pathTo(paths.studentProfile, { studentId: id }));
  });
  const sentForm = useRef<Element | null>(null);
  const refusal = act.error;
  // The form is longer than the screen: who pressed its button at the end is led to what is missing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was found or refused is what marks the fields
  useEffect(() => {
    sentForm.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [missing, refusal]);
  const { fields: refused, ofForm } = useRefusedFields(act.error, draft);
  const fields = { ...refused, ...useUnmended(missing, draft) };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (act.isPending) return;
    sentForm.current = event.currentTarget;
    const found: Record<string, string> = {};
    if (draft.name.trim() === '') found.name = t`Enter the name.`;
    if (draft.sectionId === '') found.sectionId = t`Select class and section.`;
    const guardians = draft.guardians.filter(({ name, phone, guardianId }) => name.trim() || phone.trim() || guardianId);
    for (const [index, guardian] of guardians.entries()) {
      if (!guardian.guardianId && guardian.name.trim() === '') found[`guardians.${index}.name`] = t`Enter the name.`;
      if (guardian.relation === '') found[`guardians.${index}.relation`] = t`Select the relation.`;
    }
    setMissing(found);
    if (Object.keys(found).length > 0) return;
    // A changed form is another request: a key that was refused may not be used again.
    if (act.error) setKey(newKey());
    act.mutate({ input: { body: bodyOf(draft, guardians) }, key: act.error ? newKey() : key });
  };
  const guardianErrors = draft.guardians.map(
    (_one, index): GuardianErrors =>
      Object.fromEntries(
        Object.entries(fields)
          .filter(([name]) => name.startsWith(`guardians.${index}.`))
          .map(([name, sentence]) => [name.split('.')[2] ?? '', sentence]),
      ),
  );
  const hasProblems = Object.keys(fields).length > 0;
  return {
    draft,
    setDraft,
    errors: fields,
    guardianErrors,
    sections,
    next,
    submit,
    isUnsaved: () => !isAdmitted.current && JSON.stringify(draft) !== JSON.stringify(NEW_DRAFT),
    isBusy: act.isPending,
    hasProblems,
    failure: Object.keys(missing).length > 0 ? null : ofForm,
  };
}

function bodyOf(
  { guardians: _all, admissionNumber, rollNumber, dateOfBirth, admittedOn, aadhaarLast4, ...rest }: Draft,
  guardians: Draft['guardians'],
): Body {
  return {
    ...(rest as unknown as Pick<Body, 'name' | 'sectionId'>),
    ...(admissionNumber.trim() ? { admissionNumber } : {}),
    ...(rollNumber ? { rollNumber: Number(rollNumber) } : {}),
    dateOfBirth: dateOfBirth || null,
    ...(admittedOn ? { admittedOn } : {}),
    // A whole number that is pasted leaves only its last four digits here.
    aadhaarLast4: aadhaarLast4.replaceAll(/\D/g, '').slice(-4),
    guardians: guardians.map(({ guardianId, name, phone, email, occupation, relation, ...link }) => ({
      ...(guardianId ? { guardianId } : { name, phone, email, occupation }),
      relation: relation as (typeof RELATIONS)[number],
      ...link,
    })),
  };
}
