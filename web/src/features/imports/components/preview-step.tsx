import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { confirmImport, type KnownChoice, NEEDED_FIELDS } from '@shala/contract/imports';
import { useMemo, useState } from 'react';
import { formatNumber } from '#lib/format';
import { Button } from '#ui/button';
import { Segmented } from '#ui/controls';
import { Figure, FigureStrip } from '#ui/figure-strip';
import { FormError } from '#ui/form-error';
import { Notice } from '#ui/notice';
import { type Preview, useImportAct } from '../api.ts';
import { countKnown } from '../lib/known-rows.ts';
import { useImportFieldWords } from '../lib/words.ts';
import classes from './import.module.css';
import { ImportProgress } from './import-progress.tsx';
import { KnownChoiceCard } from './known-choice.tsx';
import { MappingCard } from './mapping-card.tsx';
import { PreviewTable } from './preview-table.tsx';

type Props = {
  preview: Preview;
  onPreview: (preview: Preview) => void;
  onCancel: () => void;
  onDone: (counts: { created: number; updated: number; left: number }) => void;
};
type Shown = 'all' | 'bad' | 'known';

/** Every row with what is wrong with it; then all of them, or the good ones, come in. */
export function PreviewStep({ preview, onPreview, onCancel, onDone }: Props) {
  const { t } = useLingui();
  const words = useImportFieldWords();
  const { id, kind, counts, mapping, rows } = preview;
  const [show, setShow] = useState<Shown>(counts.bad > 0 ? 'bad' : 'all');
  const [known, setKnown] = useState<KnownChoice>('skip');
  const confirm = useImportAct(confirmImport, { onDone });
  const missing = NEEDED_FIELDS[kind].filter((field) => !mapping.includes(field)).map((field) => words[field]);
  const shown = useMemo(() => (show === 'all' ? rows : rows.filter(({ verdict }) => verdict === show)), [rows, show]);
  const ofKnown = countKnown(rows, known);
  const comeIn = counts.good + ofKnown.added;
  const isReady = missing.length === 0 && comeIn + ofKnown.changed > 0;
  const hasBad = counts.bad + ofKnown.bad > 0;
  const take = () => confirm.mutate({ input: { params: { importId: id }, body: { take: hasBad ? 'good' : 'all', known } } });
  const good = formatNumber(comeIn);
  const changed = formatNumber(ofKnown.changed);
  return (
    <>
      <FigureStrip columns="repeat(3, 1fr)">
        <Figure label={t`Come in`} figure={good} note={t`good rows`} />
        <Figure label={t`Have errors`} figure={formatNumber(counts.bad)} note={t`left out, or corrected in the file`} />
        <Figure
          label={t`Known already`}
          figure={formatNumber(counts.known)}
          note={known === 'skip' ? t`stay as they are` : t`${changed} are changed`}
        />
      </FigureStrip>
      <div className={classes.cards}>
        <MappingCard preview={preview} onPreview={onPreview} />
        {counts.known > 0 ? <KnownChoiceCard preview={preview} choice={known} onChoice={setKnown} /> : null}
      </div>
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
          <Button isPrimary disabled={!isReady} isBusy={confirm.isPending} onClick={take}>
            {ofKnown.changed > 0 ? (
              comeIn > 0 ? (
                <Trans>
                  Bring in {good}, change {changed}
                </Trans>
              ) : (
                <Plural value={ofKnown.changed} one="Change # record" other={`Change ${changed} records`} />
              )
            ) : hasBad ? (
              <Plural value={comeIn} one="Bring in the good row only" other={`Bring in the ${good} good rows only`} />
            ) : (
              <Plural value={comeIn} one="Bring in # row" other={`Bring in all ${good} rows`} />
            )}
          </Button>
        </span>
      </div>
      {confirm.isPending ? <ImportProgress progressId={id} /> : null}
      <div className={confirm.error ? classes.told : undefined}>
        <FormError error={confirm.error} />
      </div>
      <PreviewTable preview={preview} rows={shown} />
    </>
  );
}
