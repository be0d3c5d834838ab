import { Trans, useLingui } from '@lingui/react/macro';
import { listCertificateTypes, prepareCertificate } from '@shala/contract/certificates';
import { IconAlertTriangle, IconCertificate, IconPrinter } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CertificateDialog } from '#features/finance';
import { fileAddress } from '#lib/file-address';
import { formatDate } from '#lib/format';
import { paths } from '#lib/paths';
import { formWords } from '#lib/stored-words';
import { Button, LinkButton } from '#ui/button';
import { Card } from '#ui/card';
import { EmptyState } from '#ui/empty-state';
import { ErrorState } from '#ui/error-state';
import { ChoiceField } from '#ui/field';
import { FormError } from '#ui/form-error';
import { FormStack, Group, Text } from '#ui/layout';
import { Notice } from '#ui/notice';
import { PageHeader } from '#ui/page-header';
import { SkeletonRows } from '#ui/skeleton';
import { prefetchCertificates } from '../api.ts';
import { CertificateWays } from '../components/certificate-ways.tsx';
import classes from '../components/certificates.module.css';
import { PagePreview } from '../components/page-preview.tsx';
import { PersonPicker } from '../components/person-picker.tsx';
import { WizardFields, WizardNotices } from '../components/wizard-fields.tsx';
import { labelWords } from '../lib/label-words.ts';
import { useWizard, type Wizard } from '../lib/use-wizard.ts';
import { useCertificateWords } from '../lib/words.tsx';

/** What is usual for a student who has left. */
const FOR_LEAVERS = ['study', 'character', 'transfer'];

/** Begins loading it before it is shown. */
export function prefetch(_params: unknown, search: URLSearchParams) {
  const [formId, personId] = [search.get('form'), search.get('person')];
  if (formId && personId) void prefetchCertificates(prepareCertificate, { params: { formId, personId } });
  return prefetchCertificates(listCertificateTypes, {});
}

/** Finds anyone, fills a form from the record, shows the page as it will be printed, and issues it. */
export function NewCertificateScreen() {
  const { t } = useLingui();
  const wizard = useWizard();
  const form = useRef<HTMLFormElement>(null);
  useSendKey(form);
  const { error } = wizard.issue;
  // The field that was refused may be far from the button.
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    wizard.submit();
  };
  return (
    <>
      <PageHeader title={t`New certificate`} context={t`Select a person and a certificate, check the preview, then issue`} />
      <CertificateWays />
      <div className={classes.wizard}>
        <Card>
          <FormStack ref={form} gap={14} pt={12} pb={16} px={16} onSubmit={submit} aria-label={t`New certificate`}>
            {wizard.issued ? <Done wizard={wizard} /> : <Steps wizard={wizard} />}
          </FormStack>
        </Card>
        {wizard.issued || wizard.leftOn !== null ? null : <Preview wizard={wizard} />}
      </div>
    </>
  );
}

/** Ctrl + Enter issues the certificate from any field. */
function useSendKey(form: { current: HTMLFormElement | null }): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      form.current?.requestSubmit();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [form]);
}

function Steps({ wizard }: { wizard: Wizard }) {
  const { t } = useLingui();
  const { typeOf } = useCertificateWords();
  const { prepared, chosen, fitting, isCurrent } = wizard;
  const person = wizard.personId !== '' && prepared.data?.person.id === wizard.personId ? prepared.data.person : null;
  const forms = (chosen?.forms ?? []).filter(({ isArchived }) => !isArchived);
  return (
    <>
      <PersonPicker
        key={wizard.personId}
        shown={person ? [person.name, person.place, person.number].filter(Boolean).join(' · ') : ''}
        onChange={wizard.choosePerson}
      />
      <div className={classes.editor}>
        <ChoiceField
          label={t`Certificate`}
          placeholder={t`Select`}
          value={chosen?.type ?? ''}
          choices={fitting.map(({ type, name }) => ({ value: type, label: typeOf(type, name) }))}
          onChange={(event) => wizard.chooseType(event.target.value)}
        />
        {forms.length > 1 ? (
          <ChoiceField
            label={t`Format`}
            placeholder={t`Select`}
            value={wizard.formId}
            choices={forms.map(({ id, name }) => ({ value: id, label: formWords(name) }))}
            onChange={(event) => wizard.chooseForm(event.target.value)}
          />
        ) : null}
      </div>
      {person?.personKind === 'student' ? <FeeCertificate person={person} /> : null}
      {wizard.personId === '' ? null : wizard.leftOn !== null && person ? (
        <HasLeft wizard={wizard} name={person.name} leftOn={wizard.leftOn} />
      ) : isCurrent && prepared.data ? (
        <>
          <WizardNotices wizard={wizard} prepared={prepared.data} />
          <WizardFields wizard={wizard} prepared={prepared.data} />
          <div className={classes.issue}>
            {wizard.issue.error ? (
              <div className={classes.refusal}>
                <FormError error={wizard.issue.error} />
              </div>
            ) : null}
            <Button
              type="submit"
              isPrimary
              isBusy={wizard.issue.isPending}
              disabled={wizard.missing.length > 0 || wizard.openLeaving.length > 0}
            >
              {t`Issue ${prepared.data.nextNumber}`}
            </Button>
            <AlreadyIssued prepared={prepared.data} />
            <StillMissing wizard={wizard} />
          </div>
        </>
      ) : prepared.error ? (
        <ErrorState
          title={t`The certificate could not be prepared`}
          error={prepared.error}
          onRetry={() => void prepared.refetch()}
          isRetrying={prepared.isFetching}
        />
      ) : (
        <SkeletonRows count={6} height={48} />
      )}
    </>
  );
}

/** In place of the fields: which certificates a student who has left gets instead. */
function HasLeft({ wizard, name, leftOn }: { wizard: Wizard; name: string; leftOn: string }) {
  const { typeOf } = useCertificateWords();
  const day = formatDate(leftOn);
  const others = wizard.fitting.filter(({ type }) => FOR_LEAVERS.includes(type));
  return (
    <>
      <Notice icon={<IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />}>
        <Trans>
          {name} left the school on {day}. A bonafide certificate is for students who are at the school. Issue one of these instead.
        </Trans>
      </Notice>
      <Group gap={8}>
        {others.map(({ type, name: ownName }) => (
          <Button key={type} onClick={() => wizard.chooseType(type)}>
            {typeOf(type, ownName)}
          </Button>
        ))}
      </Group>
    </>
  );
}

/** Beside the button that issues another one. */
function AlreadyIssued({ prepared: { earlier } }: { prepared: NonNullable<Wizard['prepared']['data']> }) {
  const [last] = earlier.filter(({ state }) => state === 'issued');
  if (!last) return null;
  const { number } = last;
  return (
    <Text c="dimmed" fz="sm">
      <Trans>{number} is already issued.</Trans>
    </Text>
  );
}

/** Why the certificate cannot be issued yet, beside the button that issues it. */
function StillMissing({ wizard }: { wizard: Wizard }) {
  const { t } = useLingui();
  const names = [
    ...wizard.openLeaving.map((name) => (name === 'leftOn' ? t`Last day at school` : t`Reason in the school's records`)),
    ...wizard.missing.map(({ label }) => labelWords(label)),
  ];
  const list = names.slice(0, 3).join(', ');
  const more = names.length - 3;
  return (
    <Text span c="dimmed" fz="xs" role="status">
      {names.length === 0 ? (
        <Trans>Press Ctrl + Enter to issue.</Trans>
      ) : more > 0 ? (
        <Trans>
          Still to fill in: {list} and {more} more.
        </Trans>
      ) : (
        <Trans>Still to fill in: {list}.</Trans>
      )}
    </Text>
  );
}

/** The certificate of a year's fees comes from the books and has its own dialog. */
function FeeCertificate({ person }: { person: { id: string; name: string } }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Group gap={8}>
      <Text span c="dimmed" fz="xs">{t`For income tax:`}</Text>
      <Button size="small" onClick={() => setIsOpen(true)}>{t`Fee certificate`}</Button>
      {isOpen ? <CertificateDialog student={person} onClose={() => setIsOpen(false)} /> : null}
    </Group>
  );
}

function Done({ wizard }: { wizard: Wizard }) {
  const { t } = useLingui();
  const name = wizard.prepared.data?.person.name ?? '';
  if (!wizard.issued) return null;
  const { id, number, url } = wizard.issued;
  return (
    <div className={classes.done} role="status">
      <Text fz="xl" fw={600}>
        {number}
      </Text>
      <p>{t`Issued to ${name}.`}</p>
      <Group gap={8}>
        {/* biome-ignore lint/a11y/noAutofocus: the next act after issuing is to print */}
        <a className={classes.link} href={fileAddress(url)} target="_blank" rel="noreferrer" autoFocus>
          <IconPrinter size={16} stroke={1.75} aria-hidden="true" />
          {t`Open to print`}
        </a>
        <LinkButton to={`${paths.certificates}?id=${id}`}>{t`View in the register`}</LinkButton>
        <Button onClick={wizard.again}>{t`Next certificate`}</Button>
      </Group>
    </div>
  );
}

function Preview({ wizard }: { wizard: Wizard }) {
  const { t } = useLingui();
  return (
    <section className={classes.preview} aria-label={t`Preview`}>
      {wizard.personId === '' ? (
        <Card>
          <EmptyState icon={<IconCertificate size={24} stroke={1.75} />} title={t`The preview is shown here`}>
            {t`Search for a student or an employee by name, number or phone. Former students are included.`}
          </EmptyState>
        </Card>
      ) : (
        <PagePreview query={wizard.preview} waiting={t`Preparing preview, please wait…`} />
      )}
    </section>
  );
}
