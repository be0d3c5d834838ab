import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CODE_EFFECTS, MARK_CODES, previewScheme, ROUNDINGS, type Scheme, saveScheme } from '@shala/contract/exams';
import { useState } from 'react';
import { formatList } from '#lib/format';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { Drawer } from '#ui/drawer';
import { CheckField, ChoiceField, TextField } from '#ui/field';
import { FormRow } from '#ui/form';
import { FormError } from '#ui/form-error';
import { type SchemeDraft as Draft, useExamAct, useQuietAct } from '../api.ts';
import { ComponentRows } from './component-rows.tsx';
import classes from './exams.module.css';

type Props = { scheme: Scheme; scales: { id: string; name: string }[]; onClose: () => void };

/** Edits a scheme. What changes for whom is shown before it can be saved. */
export function SchemeEditor({ scheme, scales, onClose }: Props) {
  const { t } = useLingui();
  const [draft, setDraft] = useState<Draft>(() => draftOf(scheme));
  const preview = useQuietAct(previewScheme);
  const save = useExamAct(saveScheme);
  const params = { schemeId: scheme.id };
  const change = (next: Partial<Draft>) => {
    preview.reset();
    setDraft({ ...draft, ...next });
  };
  const submit = () =>
    save.mutate(
      { params, body: draft },
      {
        onSuccess: () => {
          showToast({ tone: 'good', sentence: t`${draft.name} saved.` });
          onClose();
        },
      },
    );
  return (
    <Drawer
      title={scheme.name}
      context={scheme.source}
      width={640}
      onClose={onClose}
      foot={
        <span className={classes.buttons}>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          {preview.data ? (
            <Button isPrimary isBusy={save.isPending} onClick={submit}>{t`Save scheme`}</Button>
          ) : (
            <Button
              isPrimary
              isBusy={preview.isPending}
              onClick={() => preview.mutate({ params, body: draft })}
            >{t`Show what changes`}</Button>
          )}
        </span>
      }
    >
      <div className={classes.stack}>
        <FormRow>
          <TextField label={t`Name`} value={draft.name} maxLength={80} onChange={({ target }) => change({ name: target.value })} />
          <TextField
            label={t`Pass mark of the whole in %`}
            inputMode="decimal"
            value={draft.passPercent === null ? '' : String(draft.passPercent)}
            onChange={({ target }) =>
              change({ passPercent: target.value.trim() === '' ? null : Number(target.value.replace(/[^\d.]/g, '')) })
            }
          />
        </FormRow>
        <ChoiceField
          label={t`Scale`}
          placeholder={t`No grades`}
          value={draft.scaleId ?? ''}
          choices={scales.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target }) => change({ scaleId: target.value || null })}
        />
        {draft.terms.map((term, at) => (
          <ComponentRows
            key={term.components[0]?.id ?? term.name}
            term={term}
            onChange={(next) => change({ terms: draft.terms.map((one, index) => (index === at ? next : one)) })}
          />
        ))}
        <Effects draft={draft} onChange={change} />
        <FormError error={preview.error ?? save.error} />
        {preview.data ? <Changes data={preview.data} /> : null}
      </div>
    </Drawer>
  );
}

function draftOf({ name, scaleId, passPercent, codes, rounding, revision, terms }: Scheme): Draft {
  return {
    name,
    scaleId,
    passPercent,
    codes,
    rounding,
    revision,
    terms: terms.map((term) => ({ ...term, components: term.components.map(({ papers: _, ...one }) => one) })),
  };
}

function Effects({ draft, onChange }: { draft: Draft; onChange: (next: Partial<Draft>) => void }) {
  const { t } = useLingui();
  const effects = { zero: t`Counts as zero`, exclude: t`Left out`, withhold: t`Withholds the result` };
  const codes = { AB: t`AB (absent)`, ML: t`ML (medical leave)`, EX: t`EX (exempt)`, NA: t`NA (not assessed)` };
  const steps = { none: t`Not rounded`, tenth: t`To one decimal`, half: t`To half a mark`, whole: t`To whole marks` };
  const { rounding } = draft;
  return (
    <>
      <FormRow>
        {MARK_CODES.map((code) => (
          <ChoiceField
            key={code}
            label={codes[code]}
            placeholder={t`Select`}
            value={draft.codes[code]}
            choices={CODE_EFFECTS.map((value) => ({ value, label: effects[value] }))}
            onChange={({ target }) =>
              onChange({ codes: { ...draft.codes, [code]: CODE_EFFECTS.find((one) => one === target.value) ?? draft.codes[code] } })
            }
          />
        ))}
      </FormRow>
      <FormRow>
        {(['component', 'subject'] as const).map((part) => (
          <ChoiceField
            key={part}
            label={part === 'component' ? t`Marks of a component` : t`Marks of a subject`}
            placeholder={t`Select`}
            value={rounding[part]}
            choices={ROUNDINGS.map((value) => ({ value, label: steps[value] }))}
            onChange={({ target }) =>
              onChange({ rounding: { ...rounding, [part]: ROUNDINGS.find((one) => one === target.value) ?? rounding[part] } })
            }
          />
        ))}
      </FormRow>
      <CheckField
        label={t`Always round up`}
        checked={rounding.up}
        onChange={({ target }) => onChange({ rounding: { ...rounding, up: target.checked } })}
      />
    </>
  );
}

type ChangesData = {
  students: number;
  changed: number;
  publishedClasses: string[];
  rows: { name: string; className: string; subject: string; term: string; before: string; after: string }[];
};

function Changes({ data }: { data: ChangesData }) {
  const published = formatList(data.publishedClasses);
  return (
    <div role="status">
      <p>
        <Plural value={data.changed} _0="No result changes." one="# result of a subject changes." other="# results of subjects change." />{' '}
        {published ? <Trans>Published results of {published} stay as they are until you publish them again.</Trans> : null}
      </p>
      <ul>
        {data.rows.map(({ name, className, subject, term, before, after }) => (
          <li key={`${name} ${className} ${subject} ${term}`}>
            <Trans>
              {name}, {className}, {subject}, {term}: {before} → {after}
            </Trans>
          </li>
        ))}
      </ul>
    </div>
  );
}
