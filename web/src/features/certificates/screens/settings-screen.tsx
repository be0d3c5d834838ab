import { useLingui } from '@lingui/react/macro';
import {
  getCertificateSettings,
  listCertificateTypes,
  removeCertificatePicture,
  saveCertificateSettings,
  uploadCertificatePicture,
} from '@shala/contract/certificates';
import type { CallAnswer } from '@shala/contract/shared';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { fileAddress } from '#lib/file-address';
import { newKey } from '#lib/new-key';
import { formWords } from '#lib/stored-words';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { CheckField, ChoiceField, TextField } from '#ui/field';
import { FormError } from '#ui/form-error';
import { FormStack, Group, Stack, Text } from '#ui/layout';
import { LoadState } from '#ui/load-state';
import { PageHeader } from '#ui/page-header';
import { prefetchCertificates, useCertificateAct, useCertificates } from '../api.ts';
import { CertificateWays } from '../components/certificate-ways.tsx';
import classes from '../components/certificates.module.css';
import { NoCheckCode } from '../components/no-check-code.tsx';
import { useCertificateWords } from '../lib/words.tsx';

type Settings = CallAnswer<typeof getCertificateSettings>;

/** Begins loading it before it is shown. */
export function prefetch() {
  void prefetchCertificates(listCertificateTypes, {});
  return prefetchCertificates(getCertificateSettings, {});
}

/** How certificates are numbered, signed and published. */
export function SettingsScreen() {
  const { t } = useLingui();
  const query = useCertificates(getCertificateSettings, {});
  return (
    <>
      <PageHeader
        title={t`Certificate settings`}
        context={t`Numbers, signature and seal, and the list of transfer certificates for the website`}
      />
      <CertificateWays />
      <LoadState query={query} title={t`The certificate settings could not be opened`}>
        {(settings) => (
          <Stack gap={16} maw={760}>
            {settings.hasPublicAddress ? null : <NoCheckCode />}
            <General settings={settings} />
            <Card title={t`Signature and seal`}>
              <Stack gap={14} pt={12} pb={16} px={16}>
                <Picture which="signature" label={t`Signature`} url={settings.signatureUrl} />
                <Picture which="seal" label={t`Seal`} url={settings.sealUrl} />
              </Stack>
            </Card>
          </Stack>
        )}
      </LoadState>
    </>
  );
}

type FormatProps = {
  label: string;
  forms: readonly { id: string; name: string }[];
  isTransfer: boolean;
  /** The format that is taken while none is selected; unknown once one is. */
  usedNow: string | undefined;
  value: string;
  onChange: (formId: string) => void;
};

/** The format of a type of certificate; there is nothing to select while it has only one. */
function FormatField({ label, forms, isTransfer, usedNow, value, onChange }: FormatProps) {
  const { t } = useLingui();
  if (forms.length < 2)
    return (
      <Text fz="sm">
        {label}: {t`only one format`}
      </Text>
    );
  const name = usedNow ? formWords(usedNow) : '';
  return (
    <ChoiceField
      label={label}
      placeholder={value || name === '' ? t`Automatic` : t`Automatic: ${name}`}
      description={isTransfer && !value ? t`Selected to match your board and state` : undefined}
      value={value}
      choices={forms.map((form) => ({ value: form.id, label: formWords(form.name) }))}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function General({ settings }: { settings: Settings }) {
  const { t } = useLingui();
  const { typeOf } = useCertificateWords();
  const types = useCertificates(listCertificateTypes, {}).data?.types ?? [];
  const [draft, setDraft] = useState(settings);
  const [next, setNext] = useState<Record<string, string>>({});
  const [bookSize, setBookSize] = useState(String(settings.bookSize));
  const act = useCertificateAct(saveCertificateSettings, () => {
    setNext({});
    showToast({ tone: 'good', sentence: t`The settings were saved.` });
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { isPublic, schoolCode, schoolNameHindi, schoolAddressHindi, principalNameHindi, preferred } = draft;
    const nextSerials = Object.fromEntries(Object.entries(next).flatMap(([type, value]) => (value === '' ? [] : [[type, Number(value)]])));
    const names = { schoolNameHindi, schoolAddressHindi, principalNameHindi };
    const body = { isPublic, schoolCode, ...names, preferred, bookSize: Number(bookSize), nextSerials };
    if (!act.isPending) act.mutate({ input: { body }, key: newKey() });
  };
  const text = (name: 'schoolCode' | 'schoolNameHindi' | 'schoolAddressHindi' | 'principalNameHindi', label: string, maxLength: number) => (
    <TextField
      label={label}
      maxLength={maxLength}
      value={draft[name]}
      onChange={(event) => setDraft({ ...draft, [name]: event.target.value })}
    />
  );
  return (
    <Card title={t`Numbers and letterhead`}>
      <FormStack gap={14} pt={12} pb={16} px={16} onSubmit={submit} aria-label={t`Certificate settings`}>
        <div className={classes.two}>
          {text('schoolCode', t`School code (given by the board)`, 40)}
          <TextField
            label={t`Certificates per book`}
            inputMode="numeric"
            maxLength={4}
            value={bookSize}
            onChange={(event) => setBookSize(event.target.value.replaceAll(/\D/g, ''))}
          />
        </div>
        {text('schoolNameHindi', t`Name of the school in Hindi`, 200)}
        {text('schoolAddressHindi', t`Address in Hindi`, 300)}
        {text('principalNameHindi', t`Principal’s name in Hindi`, 120)}
        <Text component="h3" fz="sm" fw={600}>{t`Format of each certificate, and its next number this year`}</Text>
        {types.map(({ type, name, forms, formId }) => (
          <div key={type} className={classes.two}>
            <FormatField
              label={typeOf(type, name)}
              forms={forms.filter(({ isArchived }) => !isArchived)}
              isTransfer={type === 'transfer'}
              usedNow={settings.preferred[type] ? undefined : forms.find(({ id }) => id === formId)?.name}
              value={draft.preferred[type] ?? ''}
              onChange={(formOfType) => {
                const { [type]: _old, ...others } = draft.preferred;
                setDraft({ ...draft, preferred: formOfType ? { ...others, [type]: formOfType } : others });
              }}
            />
            <TextField
              label={t`Next serial no.`}
              inputMode="numeric"
              maxLength={6}
              placeholder={String(settings.series.find((row) => row.type === type)?.nextSerial ?? 1)}
              value={next[type] ?? ''}
              description={t`Fill in only to continue the numbers of your old printed book.`}
              onChange={(event) => setNext({ ...next, [type]: event.target.value.replaceAll(/\D/g, '') })}
            />
          </div>
        ))}
        <CheckField
          label={t`Show the list of transfer certificates on a public page`}
          description={t`CBSE asks schools to list them on their website. The page shows number, admission number, name, class and date. Parents can open it only after this program has a web address on the internet.`}
          checked={draft.isPublic}
          onChange={(event) => setDraft({ ...draft, isPublic: event.target.checked })}
        />
        {settings.isPublic ? (
          <Group component="p" gap={8}>
            <a className={classes.link} href={settings.publicPage} target="_blank" rel="noreferrer">{t`Public page`}</a>
            <a className={classes.link} href={settings.publicCsv}>{t`List for the website (CSV)`}</a>
          </Group>
        ) : null}
        <FormError error={act.error} />
        <div>
          <Button type="submit" isPrimary isBusy={act.isPending}>
            {t`Save settings`}
          </Button>
        </div>
      </FormStack>
    </Card>
  );
}

function Picture({ which, label, url }: { which: 'signature' | 'seal'; label: string; url: string | null }) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const isSeal = which === 'seal';
  const put = useCertificateAct(uploadCertificatePicture, () =>
    showToast({ tone: 'good', sentence: isSeal ? t`The seal was saved.` : t`The signature was saved.` }),
  );
  const remove = useCertificateAct(removeCertificatePicture, () =>
    showToast({ tone: 'good', sentence: isSeal ? t`The seal was removed.` : t`The signature was removed.` }),
  );
  const handleFile = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (!file) return;
    const form = new FormData();
    form.append('picture', file);
    put.mutate({ input: { params: { picture: which } }, form });
  };
  return (
    <div className={classes.editor}>
      <Text component="h3" fz="sm" fw={600}>
        {label}
      </Text>
      {url ? (
        <img className={classes.picture} src={fileAddress(url)} alt={label} />
      ) : (
        <Text c="dimmed" fz="sm">
          {isSeal ? t`No picture. Space is kept for the seal.` : t`No picture. A line is printed for the signature.`}
        </Text>
      )}
      <input ref={input} type="file" accept="image/png,image/jpeg" hidden aria-label={label} onChange={handleFile} />
      <Group gap={8}>
        <Button size="small" isBusy={put.isPending} onClick={() => input.current?.click()}>
          {url ? t`Change picture` : t`Select a picture`}
        </Button>
        {url ? (
          <Button
            size="small"
            isBusy={remove.isPending}
            onClick={() => remove.mutate({ input: { params: { picture: which } }, key: newKey() })}
          >{t`Remove`}</Button>
        ) : null}
      </Group>
      <FormError error={put.error ?? remove.error} />
    </div>
  );
}
