import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { applyAssessmentPreset, getAssessment } from '@shala/contract/exams';
import { IconListCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { schemeWords } from '#lib/stored-words';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { DataTable } from '#ui/data-table';
import { EmptyState } from '#ui/empty-state';
import { CheckField, ChoiceField } from '#ui/field';
import { FormError } from '#ui/form-error';
import { LoadState } from '#ui/load-state';
import { Modal, ModalFoot } from '#ui/modal';
import { type Assessment, useExamAct, useExams } from '../api.ts';
import { CopyYear } from '../components/copy-year.tsx';
import classes from '../components/exams.module.css';
import { ClassEditor } from './class-editor.tsx';
import { CopyScheme } from './copy-scheme.tsx';
import { NewScheme } from './new-scheme.tsx';
import { NewScale, ScaleEditor } from './scale-editor.tsx';
import { SchemeEditor } from './scheme-editor.tsx';
import { type Edited, Followed, Scales } from './scheme-lists.tsx';

/** Schemes of the year, which class follows which, and the presets to begin with. */
export function SchemesPanel() {
  const { t } = useLingui();
  const assessment = useExams(getAssessment, { query: {} });
  const [isChoosing, setIsChoosing] = useState(false);
  const [edited, setEdited] = useState<Edited>(null);
  const handleClose = () => setEdited(null);
  return (
    <LoadState query={assessment} title={t`The assessment schemes could not be opened`}>
      {(data) => {
        const scheme = data.schemes.find(({ id }) => edited?.kind === 'scheme' && id === edited.id);
        const scale = data.scales.find(({ id }) => edited?.kind === 'scale' && id === edited.id);
        const followed = data.classes.find(({ classId }) => edited?.kind === 'class' && classId === edited.id);
        const copied = data.schemes.find(({ id }) => edited?.kind === 'copy' && id === edited.id);
        return (
          <div className={classes.stack}>
            <Schemes data={data} onChoose={() => setIsChoosing(true)} onEdit={setEdited} />
            <Followed data={data} onEdit={setEdited} />
            <Scales data={data} onEdit={setEdited} />
            {isChoosing ? <PresetDialog data={data} onClose={() => setIsChoosing(false)} /> : null}
            {scheme ? (
              <SchemeEditor key={`${scheme.id} ${scheme.revision}`} scheme={scheme} scales={data.scales} onClose={handleClose} />
            ) : null}
            {scale ? <ScaleEditor key={scale.id} scale={scale} onClose={handleClose} /> : null}
            {followed ? <ClassEditor key={followed.classId} followed={followed} data={data} onClose={handleClose} /> : null}
            {copied ? <CopyScheme scheme={copied} onClose={handleClose} /> : null}
            {edited?.kind === 'newScheme' ? <NewScheme onAdded={(id) => setEdited({ kind: 'scheme', id })} onClose={handleClose} /> : null}
            {edited?.kind === 'newScale' ? <NewScale onClose={handleClose} /> : null}
          </div>
        );
      }}
    </LoadState>
  );
}

type ListProps = { data: Assessment; onChoose: () => void; onEdit: (edited: Edited) => void };

function Schemes({ data, onChoose, onEdit }: ListProps) {
  const { t } = useLingui();
  if (data.schemes.length === 0)
    return (
      <Card>
        <EmptyState
          icon={<IconListCheck size={24} stroke={1.75} />}
          title={t`No assessment scheme for ${data.year.name} yet.`}
          action={
            <span className={classes.buttons}>
              <CopyYear data={data} />
              <Button onClick={onChoose}>{t`Select a ready-made scheme`}</Button>
              <Button onClick={() => onEdit({ kind: 'newScheme' })}>{t`Add blank scheme`}</Button>
            </span>
          }
        />
      </Card>
    );
  return (
    <Card
      title={t`Assessment schemes ${data.year.name}`}
      action={
        <span className={classes.buttons}>
          <Button onClick={() => onEdit({ kind: 'newScheme' })}>{t`Add blank scheme`}</Button>
          <Button onClick={onChoose}>{t`Add a ready-made scheme`}</Button>
        </span>
      }
    >
      <DataTable
        isBare
        label={t`Assessment schemes`}
        rows={data.schemes}
        rowId={({ id }) => id}
        columns={[
          {
            id: 'name',
            head: t`Scheme`,
            cell: ({ id, name }) => (
              <span className={classes.buttons}>
                {schemeWords(name)}
                <Button
                  size="small"
                  aria-label={t`Edit ${schemeWords(name)}`}
                  onClick={() => onEdit({ kind: 'scheme', id })}
                >{t`Edit`}</Button>
                <Button
                  size="small"
                  aria-label={t`Copy ${schemeWords(name)}`}
                  onClick={() => onEdit({ kind: 'copy', id })}
                >{t`Copy`}</Button>
              </span>
            ),
          },
          {
            id: 'terms',
            head: t`Terms and tests`,
            cell: ({ terms }) =>
              terms
                .map(({ name, components }) => `${name}: ${components.map((one) => `${one.name} ${one.weight}`).join(' + ')}`)
                .join('; '),
          },
          {
            id: 'pass',
            head: t`Pass %`,
            cell: ({ passPercent }) => (passPercent === null ? '–' : `${passPercent}%`),
            isFigure: true,
            isOneLine: true,
          },
          { id: 'subjects', head: t`Subjects using it (total of all classes)`, cell: ({ subjects }) => subjects, isFigure: true },
          { id: 'source', head: t`Source`, cell: ({ source }) => schemeWords(source) || t`Made by the school` },
        ]}
      />
    </Card>
  );
}

function PresetDialog({ data, onClose }: { data: Assessment; onClose: () => void }) {
  const { t } = useLingui();
  const apply = useExamAct(applyAssessmentPreset);
  const [key, setKey] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const preset = data.presets.find((one) => one.key === key);
  const submit = () =>
    apply.mutate(
      { params: { preset: key }, body: { classIds: [...chosen] } },
      {
        onSuccess: ({ subjects, areas }) => {
          showToast({
            tone: 'good',
            sentence: t`The scheme is now used for ${plural(subjects, { one: '# subject', other: '# subjects' })} and ${plural(areas, { one: '# co-scholastic area', other: '# co-scholastic areas' })}.`,
          });
          onClose();
        },
      },
    );
  return (
    <Modal title={t`Select a ready-made scheme`} onClose={onClose} isLocked={apply.isPending} width={560}>
      <ChoiceField
        label={t`Ready-made scheme`}
        placeholder={t`Select a ready-made scheme`}
        value={key}
        choices={data.presets.map((one) => ({ value: one.key, label: schemeWords(one.name) }))}
        onChange={({ target }) => setKey(target.value)}
      />
      {preset ? (
        <>
          <p>{schemeWords(preset.description)}</p>
          <p className={classes.quiet}>
            <Trans>
              Source: {schemeWords(preset.source)}. Compare it with this year’s circular of your board. You can edit everything afterwards.
            </Trans>
          </p>
        </>
      ) : null}
      <fieldset className={classes.checks}>
        <legend>{t`Classes`}</legend>
        {data.classes.map(({ classId, className }) => (
          <CheckField
            key={classId}
            label={className}
            checked={chosen.has(classId)}
            onChange={({ target }) =>
              setChosen(new Set(target.checked ? [...chosen, classId] : [...chosen].filter((one) => one !== classId)))
            }
          />
        ))}
      </fieldset>
      <p className={classes.quiet}>{t`Tick the classes that follow this scheme. Subjects that already follow a scheme keep it.`}</p>
      <FormError error={apply.error} />
      <ModalFoot>
        <Button onClick={onClose} disabled={apply.isPending}>{t`Cancel`}</Button>
        <Button isPrimary disabled={key === '' || chosen.size === 0} isBusy={apply.isPending} onClick={submit}>
          <Plural value={chosen.size} _0="Use this scheme" one="Use this scheme for # class" other="Use this scheme for # classes" />
        </Button>
      </ModalFoot>
    </Modal>
  );
}
