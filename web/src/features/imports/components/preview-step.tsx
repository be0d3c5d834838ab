import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { confirmImport, type KnownChoice, NEEDED_FIELDS } from '@shala/contract/imports';
import type { CallAnswer } from '@shala/contract/shared';
import { useMemo, useState } from 'react';
import { formatList, formatNumber } from '#lib/format';
import { Button } from '#ui/button';
import { Segmented } from '#ui/controls';
import { Figure, FigureStrip } from '#ui/figure-strip';
import { FormError } from '#ui/form-error';
import { Stack } from '#ui/layout';
import { Notice } from '#ui/notice';
import { type Done, type Preview, useImportAct } from '../api.ts';
import type { Corrected } from '../lib/correct-rows.ts';
import { countKnown } from '../lib/known-rows.ts';
import { useImportFieldWords } from '../lib/words.ts';
import { BadRowsButton } from './bad-rows-button.tsx';
import classes from './import.module.css';
import { ImportButtonWords } from './import-button-words.tsx';
import { ImportProgress } from './import-progress.tsx';
import { KnownChoiceCard } from './known-choice.tsx';
import { LeftOut } from './left-out.tsx';
import { MappingCard } from './mapping-card.tsx';
import { MissingCard } from './missing-card.tsx';
import { PreviewNotes } from './preview-notes.tsx';
import { PreviewTable } from './preview-table.tsx';
import { useCorrections } from './use-corrections.ts';

type Props = {
  preview: Preview;
  onPreview: (preview: Preview) => void;
  onCorrected: (answer: Corrected) => void;
  onCancel: () => void;
  onDone: (counts: Omit<Done, 'id' | 'kind'>) => void;
};
type Shown = 'all' | 'bad' | 'known';

/** Every row with what to correct in it; then all of them, or the valid ones, are imported. */
export function PreviewStep({ preview, onPreview, onCorrected, onCancel, onDone }: Props) {
  const { t } = useLingui();
  const words = useImportFieldWords();
  const { id, kind, counts, mapping, missing: classesToCreate, leftOut } = preview;
  const [show, setShow] = useState<Shown>(counts.bad > 0 ? 'bad' : 'all');
  const [known, setKnown] = useState<KnownChoice>('skip');
  const ofKnown = countKnown(preview.rows, known);
  const hasBad = counts.bad + ofKnown.bad > 0;
  const confirm = useImportAct(confirmImport, { onDone: (answer) => onDone(doneOf(answer, counts.bad + ofKnown.bad)) });
  const corrections = useCorrections(preview, onCorrected);
  const { alike } = corrections;
  const shown = useShownRows(preview, show, corrections.corrected);
  const unmatched = NEEDED_FIELDS[kind].filter((field) => !mapping.includes(field)).map((field) => words[field]);
  const added = counts.good + ofKnown.added;
  const isReady = unmatched.length === 0 && added + ofKnown.changed > 0;
  const take = () => confirm.mutate({ input: { params: { importId: id }, body: { take: hasBad ? 'good' : 'all', known } } });
  return (
    <>
      <Counts preview={preview} added={added} changed={ofKnown.changed} />
      <Stack gap={16} mt={16}>
        <MappingCard preview={preview} onPreview={onPreview} />
        {classesToCreate.length > 0 ? <MissingCard preview={preview} onPreview={onPreview} /> : null}
        {counts.known > 0 ? <KnownChoiceCard preview={preview} choice={known} onChoice={setKnown} /> : null}
        <PreviewNotes preview={preview} choice={known} onPreview={onPreview} />
        {leftOut.length > 0 ? <LeftOut rows={leftOut} /> : null}
      </Stack>
      {unmatched.length > 0 ? (
        <Notice>
          <Trans>Select which column has: {formatList(unmatched)}.</Trans>
        </Notice>
      ) : null}
      {alike ? (
        <Notice>
          <Plural value={alike.count} one={`“${alike.old}” is also in # other row.`} other={`“${alike.old}” is also in # other rows.`} />{' '}
          <Button size="small" isBusy={corrections.isPending} onClick={() => corrections.correctAlike(alike)}>
            {t`Correct to “${alike.text}” everywhere`}
          </Button>
        </Notice>
      ) : null}
      <div className={classes.bar}>
        <Segmented
          label={t`Rows that are shown`}
          value={show}
          choices={[
            { value: 'all', label: t`All rows` },
            { value: 'bad', label: t`With errors` },
            { value: 'known', label: t`Already entered` },
          ]}
          onChange={(next) => {
            setShow(next);
            corrections.forget();
          }}
        />
        <span>
          {counts.bad > 0 ? <BadRowsButton importId={id} /> : null}
          <Button onClick={onCancel} disabled={confirm.isPending}>{t`Select another file`}</Button>
          <Button isPrimary disabled={!isReady || corrections.isPending} isBusy={confirm.isPending} onClick={take}>
            <ImportButtonWords kind={kind} added={added} changed={ofKnown.changed} hasBad={hasBad} />
          </Button>
        </span>
      </div>
      {confirm.isPending ? <ImportProgress progressId={id} /> : null}
      <div className={confirm.error ? classes.told : undefined}>
        <FormError error={confirm.error} />
      </div>
      <PreviewTable key={mapping.join()} preview={preview} rows={shown} onCorrect={corrections.correct} />
    </>
  );
}

/** The rows that were left out are those with errors, and those of people who are entered already. */
function doneOf({ created, updated, left }: CallAnswer<typeof confirmImport>, errors: number): Omit<Done, 'id' | 'kind'> {
  const bad = Math.min(left, errors);
  return { created, updated, bad, unchanged: left - bad };
}

/** The rows of the filter; a row that was corrected stays in sight among those with errors. */
function useShownRows({ rows }: Preview, show: Shown, corrected: ReadonlySet<number>) {
  return useMemo(
    () => (show === 'all' ? rows : rows.filter(({ row, verdict }) => verdict === show || (show === 'bad' && corrected.has(row)))),
    [rows, show, corrected],
  );
}

function Counts({ preview: { counts }, added, changed }: { preview: Preview; added: number; changed: number }) {
  const { t } = useLingui();
  const changedCount = formatNumber(changed);
  return (
    <FigureStrip columns="repeat(3, 1fr)">
      <Figure label={t`Ready to import`} figure={formatNumber(added)} note={t`valid rows`} />
      <Figure label={t`With errors`} figure={formatNumber(counts.bad)} note={t`click a cell to correct it`} />
      <Figure
        label={t`Already entered`}
        figure={formatNumber(counts.known)}
        note={changed === 0 ? t`stay unchanged` : t`${changedCount} will be updated`}
      />
    </FigureStrip>
  );
}
