import { useLingui } from '@lingui/react/macro';
import {
  createCertificateForm,
  type FormContent,
  type FormField,
  getCertificateForm,
  previewCertificateForm,
  saveCertificateForm,
} from '@shala/contract/certificates';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { paths } from '#lib/paths';
import type { ScreenParams } from '#lib/screen';
import { send } from '#lib/send';
import { formWords } from '#lib/stored-words';
import { showToast } from '#lib/toasts';
import { useAddress } from '#lib/use-address';
import { useKeyOf } from '#lib/use-key-of';
import { usePaused } from '#lib/use-paused';
import { Button, LinkButton } from '#ui/button';
import { Card } from '#ui/card';
import { Segmented } from '#ui/controls';
import { TextField } from '#ui/field';
import { FormError } from '#ui/form-error';
import { FormStack, Group, Text } from '#ui/layout';
import { LoadState } from '#ui/load-state';
import { PageHeader } from '#ui/page-header';
import { Tabs } from '#ui/tabs';
import { type CertificateForm, prefetchCertificates, useCertificateAct, useCertificates } from '../api.ts';
import { CertificateWays } from '../components/certificate-ways.tsx';
import classes from '../components/certificates.module.css';
import { FormFields } from '../components/form-fields.tsx';
import { FormPage } from '../components/form-page.tsx';
import { PagePreview } from '../components/page-preview.tsx';
import { ParagraphFields } from '../components/paragraph-fields.tsx';
import { withoutBlankChoices } from '../lib/form-draft.ts';
import { labelWords } from '../lib/label-words.ts';
import { useSourceWords } from '../lib/source-words.ts';

const NEW = 'new';

/** Begins loading it before it is shown. */
export function prefetch({ formId = '' }: ScreenParams, search: URLSearchParams) {
  const id = formId === NEW ? (search.get('copy') ?? '') : formId;
  return id === '' ? undefined : prefetchCertificates(getCertificateForm, { params: { formId: id } });
}

/** A form of the school's own: texts with placeholders, fields, paper. A new one begins as a copy. */
export function FormScreen() {
  const { t } = useLingui();
  const { formId = '' } = useParams();
  const { get } = useAddress();
  const isNew = formId === NEW;
  const query = useCertificates(getCertificateForm, { params: { formId: isNew ? get('copy') || 'bonafide' : formId } });
  return (
    <>
      <PageHeader
        title={t`Certificate format`}
        context={formWords(query.data?.name ?? '')}
        actions={<LinkButton to={paths.certificateForms}>{t`All formats`}</LinkButton>}
      />
      <CertificateWays />
      <LoadState
        query={query}
        title={t`The certificate format could not be opened`}
        missing={{
          title: t`This certificate format was not found`,
          action: <LinkButton to={paths.certificateForms}>{t`All formats`}</LinkButton>,
        }}
      >
        {(form) => (
          <Editor key={`${form.id} ${form.version}`} form={form} isNew={isNew || form.isPreset} isOwnType={isNew && get('own') === '1'} />
        )}
      </LoadState>
    </>
  );
}

type Part = 'texts' | 'fields' | 'page';

function Editor({ form, isNew, isOwnType }: { form: CertificateForm; isNew: boolean; isOwnType: boolean }) {
  const { t } = useLingui();
  const [part, setPart] = useState<Part>('texts');
  const edit = useEdit({ form, isNew, isOwnType });
  const { content, setContent, personKind } = edit;
  const preview = usePreview(personKind, content, isOwnType ? edit.prefix : form.prefix);
  const paragraphs = { placeholders: form.placeholders, fields: content.fields, languages: content.languages };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    edit.save();
  };
  return (
    <div className={classes.wizard}>
      <Card>
        <FormStack gap={14} pt={12} pb={16} px={16} onSubmit={submit} aria-label={t`Certificate format`}>
          <TextField
            label={t`Name of the format`}
            maxLength={80}
            value={edit.name}
            onChange={(event) => edit.setName(event.target.value)}
          />
          {isOwnType ? (
            <div className={classes.two}>
              <TextField
                label={t`Short code before the number`}
                description={t`For example BC, printed as BC/2026-27/0001.`}
                maxLength={6}
                value={edit.prefix}
                onChange={(event) => edit.setPrefix(event.target.value.toUpperCase().replaceAll(/[^A-Z]/g, ''))}
              />
              <Segmented
                label={t`For`}
                value={personKind}
                choices={[
                  { value: 'student', label: t`Students` },
                  { value: 'employee', label: t`Employees` },
                ]}
                onChange={edit.setPersonKind}
              />
            </div>
          ) : null}
          <Tabs
            label={t`Parts of the format`}
            tabs={[
              { id: 'texts', label: t`Wording` },
              { id: 'fields', label: t`Details to fill` },
              { id: 'page', label: t`Page and signature` },
            ]}
            value={part}
            onChange={setPart}
          >
            <div className={classes.editor}>
              {part === 'texts' ? (
                <>
                  <Placeholders fields={content.fields} names={form.placeholders} />
                  <ParagraphFields
                    {...paragraphs}
                    label={t`Above the fields`}
                    paragraphs={content.opening}
                    onChange={(opening) => setContent({ ...content, opening })}
                  />
                  <ParagraphFields
                    {...paragraphs}
                    label={t`Below the fields`}
                    paragraphs={content.closing}
                    onChange={(closing) => setContent({ ...content, closing })}
                  />
                </>
              ) : part === 'fields' ? (
                <FormFields fields={content.fields} personKind={personKind} onChange={(fields) => setContent({ ...content, fields })} />
              ) : (
                <FormPage content={content} onChange={setContent} />
              )}
            </div>
          </Tabs>
          <FormError error={edit.error} />
          <Group gap={8}>
            <Button type="submit" isPrimary isBusy={edit.isBusy} disabled={edit.name.trim() === ''}>
              {isNew ? t`Save format` : t`Save format (version ${form.version + 1})`}
            </Button>
          </Group>
        </FormStack>
      </Card>
      <section className={classes.preview} aria-label={t`Preview`}>
        <PagePreview query={preview} waiting={t`Preparing preview, please wait…`} />
      </section>
    </div>
  );
}

/** What texts may name, to be copied into one. */
function Placeholders({ fields, names }: { fields: readonly FormField[]; names: readonly string[] }) {
  const { t } = useLingui();
  const wordOf = useSourceWords();
  const keys = fields.map(({ key }) => key);
  const labelOf = (name: string) => {
    const field = fields.find(({ key }) => key === name);
    return (field && labelWords(field.label)) || wordOf(name);
  };
  return (
    <details className={classes.details}>
      <summary>{t`Fill-in codes: the details are printed in their place (click to copy)`}</summary>
      <Group gap={4} align="stretch">
        {[...new Set([...keys, ...names])].map((name) => (
          <button
            key={name}
            type="button"
            className={classes.chip}
            onClick={() =>
              void navigator.clipboard?.writeText(`{${name}}`).then(() => showToast({ tone: 'plain', sentence: t`{${name}} is copied.` }))
            }
          >
            {labelOf(name)} <Text span c="dimmed" fz="xs">{`{${name}}`}</Text>
          </button>
        ))}
      </Group>
    </details>
  );
}

function usePreview(personKind: 'student' | 'employee', content: FormContent, prefix: string | undefined) {
  const settled = withoutBlankChoices(usePaused(content));
  return useQuery({
    queryKey: ['certificates', 'form preview', personKind, prefix, settled],
    queryFn: ({ signal }) =>
      send(previewCertificateForm, { body: { personKind, content: settled, ...(prefix && { prefix }) } }, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
}

function useEdit({ form, isNew, isOwnType }: { form: CertificateForm; isNew: boolean; isOwnType: boolean }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [name, setName] = useState(isNew ? (isOwnType ? '' : t`${form.name} (copy)`) : form.name);
  const [prefix, setPrefix] = useState('OC');
  const [personKind, setPersonKind] = useState(form.personKind);
  const [draft, setContent] = useState<FormContent>(form.content);
  const key = useKeyOf([name, prefix, personKind, draft]);
  const done = () => {
    showToast({ tone: 'good', sentence: t`The format was saved.` });
    void navigate(paths.certificateForms);
  };
  const create = useCertificateAct(createCertificateForm, done);
  const change = useCertificateAct(saveCertificateForm, done);
  const save = () => {
    if (create.isPending || change.isPending) return;
    const content = withoutBlankChoices(draft);
    if (isNew) {
      const type = isOwnType ? { type: 'own', prefix: prefix || 'OC' } : { type: form.type };
      create.mutate({ input: { body: { name, ...type, personKind, content } }, key });
    } else change.mutate({ input: { params: { formId: form.id }, body: { name, version: form.version, content } } });
  };
  return {
    name,
    setName,
    prefix,
    setPrefix,
    personKind,
    setPersonKind,
    content: draft,
    setContent,
    save,
    isBusy: create.isPending || change.isPending,
    error: create.error ?? change.error,
  };
}
