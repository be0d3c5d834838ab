import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { confirmImport, NEEDED_FIELDS } from '@shala/contract/imports';
import { useMemo, useState } from 'react';
import { formatNumber } from '#lib/format';
import { Button } from '#ui/button';
import { Segmented } from '#ui/controls';
import { Figure, FigureStrip } from '#ui/figure-strip';
import { FormError } from '#ui/form-error';
import { Notice } from '#ui/notice';
import { type Preview, useImportAct } from '../api.ts';
import { useImportFieldWords } from '../lib/words.ts';
import classes from './import.module.css';
import { MappingCard } from './mapping-card.tsx';
import { PreviewTable } from './preview-table.tsx';

type Props = {
  preview: Preview;
  onPreview: (preview: Preview) => void;
  onCancel: () => void;
  onDone: (counts: { created: number; left: number }) => void;
};
type Shown = 'all' | 'bad' | 'known';

/** Every row with what is wrong with it; then all of them, or the good ones, come in. */
export function PreviewStep({ preview, onPreview, onCancel, onDone }: Props) {
  const { t } = useLingui();
  const words = useImportFieldWords();
  const { id, kind, counts, mapping, rows } = preview;
  const [show, setShow] = useState<Shown>(counts.bad > 0 ? 'bad' : 'all');
  const confirm = useImportAct(confirmImport, { onDone });
  const missing = NEEDED_FIELDS[kind].filter((field) => !mapping.includes(field)).map((field) => words[field]);
  const shown = useMemo(() => (show === 'all' ? rows : rows.filter(({ verdict }) => verdict === show)), [rows, show]);
  const isReady = missing.length === 0 && counts.good > 0;
  const take = (what: 'all' | 'good') => confirm.mutate({ input: { params: { importId: id }, body: { take: what } } });
  const good = formatNumber(counts.good);
  return (
    <>
      <FigureStrip columns="repeat(3, 1fr)">
        <Figure label={t`Come in`} figure={good} note={t`good rows`} />
        <Figure label={t`Have errors`} figure={formatNumber(counts.bad)} note={t`left out, or corrected in the file`} />
        <Figure label={t`Known already`} figure={formatNumber(counts.known)} note={t`stay as they are`} />
      </FigureStrip>
      <div style={{ height: 16 }} />
      <MappingCard preview={preview} onPreview={onPreview} />
      {missing.length > 0 ? (
        <Notice>
          <Trans>Choose the column for: {missing.join(', ')}.</Trans>
        </Notice>
      ) : null}
      <div className={classes.bar}>
        <Segmented
          label={t`Rows that are shown`}
          value={show}
          choices={[
            { value: 'all', label: t`All rows` },
            { value: 'bad', label: t`With errors` },
            { value: 'known', label: t`Known already` },
          ]}
          onChange={setShow}
        />
        <span>
          <Button onClick={onCancel} disabled={confirm.isPending}>{t`Another file`}</Button>
          {counts.bad > 0 ? (
            <Button isPrimary disabled={!isReady} isBusy={confirm.isPending} onClick={() => take('good')}>
              <Plural value={counts.good} one="Bring in the good row only" other={`Bring in the ${good} good rows only`} />
            </Button>
          ) : (
            <Button isPrimary disabled={!isReady} isBusy={confirm.isPending} onClick={() => take('all')}>
              <Plural value={counts.good} one="Bring in # row" other="Bring in all # rows" />
            </Button>
          )}
        </span>
      </div>
      <FormError error={confirm.error} />
      <PreviewTable preview={preview} rows={shown} />
    </>
  );
}
