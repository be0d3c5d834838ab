import { useLingui } from '@lingui/react/macro';
import { addScale, previewScale, saveScale } from '@shala/contract/exams';
import type { CallInput } from '@shala/contract/shared';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { Drawer } from '#ui/drawer';
import { TextField } from '#ui/field';
import { FormError } from '#ui/form-error';
import { type Assessment, useExamAct, useQuietAct } from '../api.ts';
import classes from '../components/exams.module.css';
import { NumberInput } from '../components/number-input.tsx';
import { LookThenSave } from './look-then-save.tsx';

type Draft = CallInput<typeof saveScale>['body'];
type Band = Draft['bands'][number];
type Props = { scale: Assessment['scales'][number]; onClose: () => void };

/** Edits the bands of a grading scale. Whose grades change is shown before it can be saved. */
export function ScaleEditor({ scale, onClose }: Props) {
  const { t } = useLingui();
  const [draft, setDraft] = useState<Draft>({ name: scale.name, bands: scale.bands });
  const preview = useQuietAct(previewScale);
  const save = useExamAct(saveScale);
  const params = { scaleId: scale.id };
  const change = (next: Partial<Draft>) => {
    preview.reset();
    setDraft({ ...draft, ...next });
  };
  return (
    <LookThenSave
      title={scale.name}
      context={scale.source}
      width={640}
      saveLabel={t`Save scale`}
      saved={t`${draft.name} saved.`}
      preview={preview}
      save={save}
      onPreview={() => preview.mutate({ params, body: draft })}
      onSave={(options) => save.mutate({ params, body: draft }, options)}
      onClose={onClose}
    >
      <ScaleFields draft={draft} onChange={change} />
    </LookThenSave>
  );
}

const START: Draft = {
  name: '',
  bands: [
    { label: 'A', from: 80, point: null, remark: '' },
    { label: 'B', from: 60, point: null, remark: '' },
    { label: 'C', from: 33, point: null, remark: '' },
    { label: 'D', from: 0, point: null, remark: '' },
  ],
};

/** A scale of the school's own. Nobody is graded by it yet, so that nothing has to be shown before it is saved. */
export function NewScale({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const [draft, setDraft] = useState<Draft>(START);
  const add = useExamAct(addScale);
  const submit = () =>
    add.mutate(
      { body: draft },
      {
        onSuccess: () => {
          showToast({ tone: 'good', sentence: t`${draft.name} saved.` });
          onClose();
        },
      },
    );
  return (
    <Drawer
      title={t`New grading scale`}
      width={640}
      onClose={onClose}
      foot={
        <span className={classes.buttons}>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button isPrimary isBusy={add.isPending} disabled={draft.name.trim() === ''} onClick={submit}>{t`Save scale`}</Button>
        </span>
      }
    >
      <div className={classes.stack} data-form="">
        <ScaleFields draft={draft} onChange={(next) => setDraft({ ...draft, ...next })} />
        <FormError error={add.error} />
      </div>
    </Drawer>
  );
}

function ScaleFields({ draft, onChange }: { draft: Draft; onChange: (next: Partial<Draft>) => void }) {
  const { t } = useLingui();
  return (
    <>
      <TextField label={t`Name`} value={draft.name} maxLength={80} onChange={({ target }) => onChange({ name: target.value })} />
      <p className={classes.quiet}>
        {t`Enter the grades from the highest to the lowest. If teachers select the grade themselves, leave “From %” blank in all rows.`}
      </p>
      <BandRows bands={draft.bands} onChange={(bands) => onChange({ bands })} />
    </>
  );
}

function BandRows({ bands, onChange }: { bands: Band[]; onChange: (bands: Band[]) => void }) {
  const { t } = useLingui();
  const put = (at: number, next: Partial<Band>) => onChange(bands.map((band, index) => (index === at ? { ...band, ...next } : band)));
  return (
    <>
      <table className={classes.table}>
        <thead>
          <tr>
            {[t`Grade`, t`From %`, t`Grade point`, t`Remark`, ''].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bands.map((band, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a band is known by its place; its label is being typed
            <tr key={at}>
              <td>
                <input
                  className={classes.narrow}
                  aria-label={t`Grade in row ${at + 1}`}
                  maxLength={20}
                  value={band.label}
                  onChange={({ target }) => put(at, { label: target.value })}
                />
              </td>
              <td>
                <NumberInput label={t`From % of ${band.label}`} value={band.from} onChange={(from) => put(at, { from })} />
              </td>
              <td>
                <NumberInput label={t`Grade point of ${band.label}`} value={band.point} onChange={(point) => put(at, { point })} />
              </td>
              <td>
                <input
                  className={classes.narrow}
                  aria-label={t`Remark of ${band.label}`}
                  maxLength={80}
                  value={band.remark}
                  onChange={({ target }) => put(at, { remark: target.value })}
                />
              </td>
              <td>
                <Button
                  size="small"
                  aria-label={t`Remove ${band.label}`}
                  icon={<IconTrash size={14} stroke={2} aria-hidden="true" />}
                  disabled={bands.length === 1}
                  onClick={() => onChange(bands.filter((_, index) => index !== at))}
                >
                  {''}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <span>
        <Button
          size="small"
          icon={<IconPlus size={14} stroke={2} aria-hidden="true" />}
          disabled={bands.length >= 15}
          onClick={() => onChange([...bands, { label: '', from: null, point: null, remark: '' }])}
        >{t`Add grade`}</Button>
      </span>
    </>
  );
}
