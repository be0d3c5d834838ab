import { useLingui } from '@lingui/react/macro';
import { CODE_EFFECTS, MARK_CODES, previewScheme, ROUNDINGS, type Scheme, saveScheme } from '@shala/contract/exams';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { schemeWords } from '#lib/stored-words';
import { Button } from '#ui/button';
import { CheckField, ChoiceField, TextField } from '#ui/field';
import { FormRow } from '#ui/form';
import { type SchemeDraft as Draft, useExamAct, useQuietAct } from '../api.ts';
import { ComponentRows } from './component-rows.tsx';
import { LookThenSave } from './look-then-save.tsx';

type Props = { scheme: Scheme; scales: { id: string; name: string }[]; onClose: () => void };

/** Edits a scheme. What changes for whom is shown before it can be saved. */
export function SchemeEditor({ scheme, scales, onClose }: Props) {
  const { t } = useLingui();
  const [draft, setDraft] = useState<Draft>(() => draftOf(scheme));
  const [pass, setPass] = useState(scheme.passPercent === null ? '' : String(scheme.passPercent));
  const preview = useQuietAct(previewScheme);
  const save = useExamAct(saveScheme);
  const params = { schemeId: scheme.id };
  const change = (next: Partial<Draft>) => {
    preview.reset();
    setDraft({ ...draft, ...next });
  };
  return (
    <LookThenSave
      title={scheme.name}
      context={scheme.source}
      width={820}
      saveLabel={t`Save scheme`}
      saved={t`${draft.name} saved.`}
      preview={preview}
      save={save}
      onPreview={() => preview.mutate({ params, body: draft })}
      onSave={(options) => save.mutate({ params, body: draft }, options)}
      onClose={onClose}
    >
      <FormRow>
        <TextField label={t`Name`} value={draft.name} maxLength={80} onChange={({ target }) => change({ name: target.value })} />
        <TextField
          label={t`Pass % for the year`}
          inputMode="decimal"
          value={pass}
          onChange={({ target }) => {
            const text = target.value.replace(/[^\d.]/g, '');
            setPass(text);
            change({ passPercent: text === '' || Number.isNaN(Number(text)) ? null : Number(text) });
          }}
        />
      </FormRow>
      <ChoiceField
        label={t`Grading scale`}
        placeholder={t`No grades`}
        value={draft.scaleId ?? ''}
        choices={scales.map(({ id, name }) => ({ value: id, label: schemeWords(name) }))}
        onChange={({ target }) => change({ scaleId: target.value || null })}
      />
      {draft.terms.map((term, at) => (
        <ComponentRows
          key={term.components[0]?.id ?? `new ${at + 1}`}
          term={term}
          isFirst={at === 0}
          onChange={(next) => change({ terms: draft.terms.map((one, index) => (index === at ? next : one)) })}
          onRemove={draft.terms.length > 1 ? () => change({ terms: draft.terms.filter((one) => one !== term) }) : null}
        />
      ))}
      <p>{t`If Pass % of a test is blank, the student need not pass in that test separately.`}</p>
      <span>
        <Button
          size="small"
          icon={<IconPlus size={14} stroke={2} aria-hidden="true" />}
          disabled={draft.terms.length >= 6}
          onClick={() => change({ terms: [...draft.terms, newTerm(t`Term ${draft.terms.length + 1}`, draft.terms.at(-1))] })}
        >{t`Add term`}</Button>
      </span>
      <Effects draft={draft} onChange={change} />
    </LookThenSave>
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

/** A term like the one before, with components of its own. */
function newTerm(name: string, like: Draft['terms'][number] | undefined): Draft['terms'][number] {
  const component = { name: '', max: 100, weight: 100, aggregation: 'sum' as const, bestOf: null, passPercent: null };
  if (like === undefined) return { name, weight: 100, outOf: 100, components: [component] };
  return { ...like, name, components: like.components.map(({ id: _, ...one }) => one) };
}

function Effects({ draft, onChange }: { draft: Draft; onChange: (next: Partial<Draft>) => void }) {
  const { t } = useLingui();
  const effects = { zero: t`Counts as zero`, exclude: t`Not counted`, withhold: t`Result is withheld` };
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
            label={part === 'component' ? t`Rounding of the marks of a test or exam` : t`Rounding of the marks of a subject`}
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
        label={t`Always round up (in whole marks, 45.2 becomes 46)`}
        checked={rounding.up}
        onChange={({ target }) => onChange({ rounding: { ...rounding, up: target.checked } })}
      />
    </>
  );
}
