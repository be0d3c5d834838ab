import { useLingui } from '@lingui/react/macro';
import { archiveCertificateForm, listCertificateTypes } from '@shala/contract/certificates';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { newKey } from '#lib/new-key';
import { paths, pathTo } from '#lib/paths';
import { formWords } from '#lib/stored-words';
import { Button, LinkButton } from '#ui/button';
import { type Column, DataTable } from '#ui/data-table';
import { FormError } from '#ui/form-error';
import { Group, Stack, Text } from '#ui/layout';
import { LoadState } from '#ui/load-state';
import { PageHeader } from '#ui/page-header';
import { type CertificateTypes, prefetchCertificates, useCertificateAct, useCertificates } from '../api.ts';
import { CertificateWays } from '../components/certificate-ways.tsx';
import { useCertificateWords } from '../lib/words.tsx';

type Form = CertificateTypes['types'][number]['forms'][number] & { typeName: string };

/** Begins loading it before it is shown. */
export function prefetch() {
  return prefetchCertificates(listCertificateTypes, {});
}

/** The forms that certificates are printed on: those that come with Shala, and the school's own. */
export function FormsScreen() {
  const { t } = useLingui();
  const { typeOf } = useCertificateWords();
  const query = useCertificates(listCertificateTypes, {});
  return (
    <>
      <PageHeader
        title={t`Certificate formats`}
        context={t`Copy a format to change its fields and texts. Certificates already issued do not change.`}
        actions={
          <LinkButton
            to={`${pathTo(paths.certificateForm, { formId: 'new' })}?copy=bonafide&own=1`}
            isPrimary
            icon={<IconPlus size={16} stroke={1.75} aria-hidden="true" />}
          >{t`New type of certificate`}</LinkButton>
        }
      />
      <CertificateWays />
      <LoadState query={query} title={t`The certificate formats could not be opened`}>
        {({ types }) => (
          <Forms rows={types.flatMap(({ type, name, forms }) => forms.map((form) => ({ ...form, typeName: typeOf(type, name) })))} />
        )}
      </LoadState>
    </>
  );
}

function Forms({ rows }: { rows: readonly Form[] }) {
  const { t } = useLingui();
  const { languages } = useCertificateWords();
  const archive = useCertificateAct(archiveCertificateForm);
  const columns: Column<Form>[] = [
    {
      id: 'name',
      head: t`Format`,
      cell: (form) => (
        <Stack component="span" gap={0}>
          {form.isPreset ? formWords(form.name) : <Link to={pathTo(paths.certificateForm, { formId: form.id })}>{form.name}</Link>}
          <Text span c="dimmed" fz="xs">
            {form.isPreset ? form.source : t`Version ${form.version}`}
          </Text>
        </Stack>
      ),
    },
    { id: 'type', head: t`Certificate`, cell: (form) => form.typeName },
    { id: 'for', head: t`For`, isOneLine: true, cell: (form) => (form.personKind === 'student' ? t`Students` : t`Employees`) },
    { id: 'language', head: t`Language`, isOneLine: true, cell: (form) => languages[form.languages] },
    {
      id: 'acts',
      head: t`Actions`,
      isHeadHidden: true,
      cell: (form) => (
        <Group component="span" gap={8}>
          <LinkButton
            size="small"
            to={`${pathTo(paths.certificateForm, { formId: 'new' })}?copy=${form.id}`}
          >{t`Copy and edit`}</LinkButton>
          {form.isPreset ? null : (
            <Button
              size="small"
              isBusy={archive.isPending && archive.variables?.input.params.formId === form.id}
              onClick={() =>
                archive.mutate({ input: { params: { formId: form.id }, body: { isArchived: !form.isArchived } }, key: newKey() })
              }
            >
              {form.isArchived ? t`Use again` : t`Stop using`}
            </Button>
          )}
        </Group>
      ),
    },
  ];
  return (
    <>
      <FormError error={archive.error} />
      <DataTable
        label={t`Certificate formats`}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        isQuiet={({ isArchived }) => isArchived}
      />
    </>
  );
}
