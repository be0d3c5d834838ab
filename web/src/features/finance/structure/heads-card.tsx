import { useLingui } from '@lingui/react/macro';
import { createFeeHead, updateFeeHead } from '@shala/contract/finance';
import { type FormEvent, useState } from 'react';
import { errorText } from '#lib/error-text';
import { feeHeadWords } from '#lib/stored-words';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { DataTable } from '#ui/data-table';
import { ChoiceField, TextField } from '#ui/field';
import { FormError } from '#ui/form-error';
import { Group } from '#ui/layout';
import { type FeeStructure, useFinanceAct } from '../api.ts';
import { useHeadKinds } from './head-kinds.ts';
import { RenameHead } from './rename-head.tsx';

type Head = FeeStructure['heads'][number];

/** What fees are made of. An optional head is charged only to those who take it. */
export function HeadsCard({ heads }: { heads: Head[] }) {
  const { t } = useLingui();
  const kinds = useHeadKinds();
  const update = useFinanceAct(updateFeeHead);
  const [renamed, setRenamed] = useState<Head | null>(null);
  const handleOptional = ({ id, isOptional }: Head) =>
    update.mutate(
      { input: { params: { headId: id }, body: { isOptional: !isOptional } } },
      { onError: (error) => showToast({ tone: 'bad', sentence: errorText(error) }) },
    );
  return (
    <Card title={t`Fee heads`}>
      <DataTable
        label={t`Fee heads`}
        columns={[
          {
            id: 'name',
            head: t`Fee head`,
            cell: (head) => (
              <Group component="span" gap={12} justify="space-between" wrap="nowrap" maw={320}>
                {feeHeadWords(head.name)}
                <Button size="small" aria-label={t`Rename ${feeHeadWords(head.name)}`} onClick={() => setRenamed(head)}>
                  {t`Rename`}
                </Button>
              </Group>
            ),
          },
          { id: 'kind', head: t`Type`, cell: ({ kind }) => kinds[kind] },
          {
            id: 'optional',
            head: t`Optional (only for students who take it)`,
            cell: (head) =>
              head.hasRates ? (
                <input
                  type="checkbox"
                  aria-label={t`${feeHeadWords(head.name)} is optional`}
                  checked={head.isOptional}
                  disabled={update.isPending}
                  onChange={() => handleOptional(head)}
                />
              ) : (
                t`No, it is added automatically when needed`
              ),
          },
        ]}
        rows={heads}
        rowId={({ id }) => id}
        isBare
        isCompact
      />
      <NewHead />
      {renamed ? <RenameHead head={renamed} onClose={() => setRenamed(null)} /> : null}
    </Card>
  );
}

function NewHead() {
  const { t } = useLingui();
  const kinds = useHeadKinds();
  const [name, setName] = useState('');
  const [kind, setKind] = useState('');
  const create = useFinanceAct(createFeeHead, { onDone: () => setName('') });
  const own = ['tuition', 'transport', 'lab', 'exam', 'admission', 'annual', 'activity', 'other'] as const;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = own.find((item) => item === kind) ?? 'other';
    if (name.trim() !== '') create.mutate({ input: { body: { name, kind: chosen, isOptional: false } } });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Group gap={8} align="flex-end" py={12} px={16}>
        <TextField label={t`New fee head`} maxLength={60} value={name} onChange={(event) => setName(event.target.value)} />
        <ChoiceField
          label={t`Type`}
          hasUsual
          placeholder={kinds.other}
          value={kind}
          choices={own.filter((item) => item !== 'other').map((item) => ({ value: item, label: kinds[item] }))}
          onChange={(event) => setKind(event.target.value)}
        />
        <Button type="submit" disabled={name.trim() === ''} isBusy={create.isPending}>
          {t`Add fee head`}
        </Button>
        <FormError error={create.error} />
      </Group>
    </form>
  );
}
