import { Trans, useLingui } from '@lingui/react/macro';
import { changeTeaching, getTeaching } from '@shala/contract/employees';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { closeWith } from '#lib/close-with';
import { paths } from '#lib/paths';
import { Button } from '#ui/button';
import { SearchBox } from '#ui/controls';
import { FormError } from '#ui/form-error';
import { FormStack } from '#ui/layout';
import { LoadState } from '#ui/load-state';
import { Modal, ModalFoot } from '#ui/modal';
import { useEmployeeAct, useEmployees } from '../api.ts';
import { findGroup, lacksTeacher, type Offer, type SubjectGroup, shareOf, type Teaching } from './group-subjects.ts';
import classes from './teaching.module.css';

/** From this number of teachers on, they are searched. */
const MANY = 12;

type Props = {
  name: string;
  /** Selects this subject alone; otherwise those without a teacher, or all. */
  subjectId?: string;
  onClose: () => void;
};

/** Selects the teachers of a subject in one or several classes at once. */
export function TeachersDialog({ name, subjectId, onClose }: Props) {
  const { t } = useLingui();
  const teaching = useEmployees(getTeaching, {});
  const save = useEmployeeAct(changeTeaching, { onDone: () => closeWith(onClose, t`The teachers were saved.`) });
  return (
    <Modal title={t`Teachers of ${name}`} onClose={onClose} isLocked={save.isPending} width={600}>
      <LoadState query={teaching} title={t`The teachers could not be opened`} rows={6}>
        {(loaded) => (
          <TeachersForm
            teaching={loaded}
            group={findGroup(loaded, name) ?? { name, offers: [] }}
            subjectId={subjectId}
            isBusy={save.isPending}
            error={save.error}
            onSave={(body) => save.mutate({ input: { body } })}
            onClose={onClose}
          />
        )}
      </LoadState>
    </Modal>
  );
}

type Change = { subjectIds: string[]; add: string[]; remove: string[] };
type FormProps = {
  teaching: Teaching;
  group: SubjectGroup;
  subjectId: string | undefined;
  isBusy: boolean;
  error: unknown;
  onSave: (change: Change) => void;
  onClose: () => void;
};

function TeachersForm({ teaching: { teachers }, group: { name, offers }, subjectId, isBusy, error, onSave, onClose }: FormProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<readonly string[]>(() => startingChoice(offers, subjectId));
  // Only what was ticked or unticked is sent: whoever was left alone stays as is in each class.
  const [ticks, setTicks] = useState<ReadonlyMap<string, boolean>>(new Map());
  const meant = offers.filter((offer) => chosen.includes(offer.subjectId));
  const change = changeOf(meant, ticks);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && change.add.length + change.remove.length > 0) onSave(change);
  };
  if (teachers.length === 0)
    return (
      <p className={classes.quiet}>
        <Trans>
          No teaching staff yet. Add or import them under <Link to={paths.employees}>Employee</Link>.
        </Trans>
      </p>
    );
  return (
    <FormStack onSubmit={submit} gap={14} aria-label={t`Teachers of ${name}`}>
      <ClassChoice offers={offers} chosen={chosen} onChoose={setChosen} />
      <TeacherList teachers={teachers} offers={meant} ticks={ticks} onTick={(id, isOn) => setTicks(new Map(ticks).set(id, isOn))} />
      <FormError error={error} />
      <ModalFoot>
        <Button onClick={onClose} disabled={isBusy}>{t`Cancel`}</Button>
        <Button type="submit" isPrimary isBusy={isBusy} disabled={change.add.length + change.remove.length === 0}>
          {t`Save teachers`}
        </Button>
      </ModalFoot>
    </FormStack>
  );
}

function startingChoice(offers: readonly Offer[], subjectId: string | undefined): string[] {
  if (subjectId !== undefined) return [subjectId];
  const lacking = offers.filter(lacksTeacher);
  return (lacking.length > 0 ? lacking : offers).map((offer) => offer.subjectId);
}

function changeOf(offers: readonly Offer[], ticks: ReadonlyMap<string, boolean>): Change {
  const add: string[] = [];
  const remove: string[] = [];
  for (const [id, isOn] of offers.length === 0 ? [] : ticks) {
    const share = shareOf(id, offers);
    if (isOn && share !== 'all') add.push(id);
    if (!isOn && share !== 'none') remove.push(id);
  }
  return { subjectIds: offers.map(({ subjectId }) => subjectId), add, remove };
}

type ChoiceProps = { offers: readonly Offer[]; chosen: readonly string[]; onChoose: (ids: readonly string[]) => void };

function ClassChoice({ offers, chosen, onChoose }: ChoiceProps) {
  const { t } = useLingui();
  const isAll = chosen.length === offers.length;
  return (
    <fieldset className={classes.classes}>
      <legend>{t`Classes`}</legend>
      {offers.length > 1 ? (
        <label>
          <input
            type="checkbox"
            checked={isAll}
            ref={(box) => {
              if (box) box.indeterminate = !isAll && chosen.length > 0;
            }}
            onChange={() => onChoose(isAll ? [] : offers.map(({ subjectId }) => subjectId))}
          />
          {t`All classes`}
        </label>
      ) : null}
      {offers.map(({ subjectId, className }) => (
        <label key={subjectId}>
          <input
            type="checkbox"
            checked={chosen.includes(subjectId)}
            onChange={() => onChoose(chosen.includes(subjectId) ? chosen.filter((one) => one !== subjectId) : [...chosen, subjectId])}
          />
          {t`Class ${className}`}
        </label>
      ))}
    </fieldset>
  );
}

type ListProps = {
  teachers: Teaching['teachers'];
  offers: readonly Offer[];
  ticks: ReadonlyMap<string, boolean>;
  onTick: (id: string, isOn: boolean) => void;
};

function TeacherList({ teachers, offers, ticks, onTick }: ListProps) {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  const shown = teachers.filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()));
  return (
    <fieldset className={classes.teachers}>
      <legend>{t`Teachers`}</legend>
      {teachers.length >= MANY ? <SearchBox label={t`Search teachers`} value={search} onChange={setSearch} /> : null}
      {shown.some(({ id }) => !ticks.has(id) && shareOf(id, offers) === 'some') ? (
        <p className={classes.hint}>{t`A box with a line (–): this teacher takes only some of the ticked classes.`}</p>
      ) : null}
      <div className={classes.list}>
        {shown.map(({ id, name, positionRole }) => {
          const share = shareOf(id, offers);
          const isOn = ticks.get(id) ?? share === 'all';
          return (
            <label key={id} className={classes.teacher}>
              <input
                type="checkbox"
                aria-label={name}
                checked={isOn}
                disabled={offers.length === 0}
                ref={(box) => {
                  if (box) box.indeterminate = !ticks.has(id) && share === 'some';
                }}
                onChange={() => onTick(id, !isOn)}
              />
              <span className={classes.words}>
                {name} <small>{positionRole}</small>
              </span>
            </label>
          );
        })}
      </div>
      {shown.length === 0 ? <p className={classes.quiet}>{t`No matching teachers`}</p> : null}
    </fieldset>
  );
}
