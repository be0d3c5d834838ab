import { Trans, useLingui } from '@lingui/react/macro';
import { createYear, type listYears, saveYear } from '@shala/contract/classes';
import type { CallAnswer } from '@shala/contract/shared';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { presentOf } from '#lib/changes-since';
import { closeWith } from '#lib/close-with';
import { formatDays } from '#lib/format';
import { paths } from '#lib/paths';
import { useRefusedFields } from '#lib/use-refused-fields';
import { Button } from '#ui/button';
import { DayField } from '#ui/day-field';
import { TextField } from '#ui/field';
import { FormRow } from '#ui/form';
import { FormError } from '#ui/form-error';
import { FormStack } from '#ui/layout';
import { Modal, ModalFoot } from '#ui/modal';
import { useSchoolAct } from '../api.ts';
import { yearAfter } from '../lib/year-after.ts';
import { Meanwhile } from './meanwhile.tsx';
import classes from './school.module.css';

type Year = CallAnswer<typeof listYears>[number];
type Term = { key: string; id?: string; name: string; startsOn: string; endsOn: string };
const linesOf = (terms: Year['terms']): Term[] => terms.map((term) => ({ key: term.id, ...term }));

/** A year's name, its days, and its terms; all are saved together. */
export function YearDialog({ year, newest, onClose }: { year: Year | null; newest: Year | undefined; onClose: () => void }) {
  const { t } = useLingui();
  const [days, setDays] = useState(() => (year ? { name: year.name, startsOn: year.startsOn, endsOn: year.endsOn } : yearAfter(newest)));
  const [seen, setSeen] = useState(() => ({ ...days, terms: year?.terms ?? [] }));
  const [terms, setTerms] = useState(() => linesOf(seen.terms));
  const add = useSchoolAct(createYear, { onDone: () => closeWith(onClose, t`The year was added.`) });
  const save = useSchoolAct(saveYear, { onDone: () => closeWith(onClose, t`The year was saved.`) });
  const { isPending, error } = year ? save : add;
  const { fields, ofForm } = useRefusedFields(error, { ...days, terms });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (year === null) return add.mutate({ body: days });
    save.mutate(
      { params: { yearId: year.id }, body: { ...days, terms: terms.map(({ key: _, ...term }) => term), seen } },
      // Who has seen what is there now, and saves again, means it.
      { onError: (failure) => setSeen({ ...seen, ...presentOf(failure) }) },
    );
  };
  const meanwhile = presentOf(error).terms as Year['terms'] | undefined;
  const takeTheirs = () => {
    setTerms(linesOf(seen.terms));
    save.reset();
  };
  return (
    <Modal title={year ? t`Edit ${year.name}` : t`Add year`} onClose={onClose} isLocked={isPending} width={620}>
      <FormStack onSubmit={submit} gap={10}>
        <TextField
          label={t`Academic year`}
          value={days.name}
          maxLength={20}
          error={fields.name}
          data-autofocus=""
          onChange={(event) => setDays({ ...days, name: event.target.value })}
        />
        <FormRow>
          <DayField
            label={t`First day`}
            value={days.startsOn}
            error={fields.startsOn}
            onChange={(startsOn) => setDays({ ...days, startsOn })}
          />
          <DayField label={t`Last day`} value={days.endsOn} error={fields.endsOn} onChange={(endsOn) => setDays({ ...days, endsOn })} />
        </FormRow>
        {year ? null : (
          <p>
            <Trans>
              This only adds the year. Students move to it with <Link to={paths.yearChange}>Promotion to next year</Link>, which also adds
              the year if it is not there yet.
            </Trans>
          </p>
        )}
        {year ? <TermLines terms={terms} onChange={setTerms} year={days} fields={fields} /> : null}
        {meanwhile ? (
          <Meanwhile
            error={error}
            lines={meanwhile.map(({ name, startsOn, endsOn }) => `${name} ${formatDays(startsOn, endsOn)}`)}
            onTake={takeTheirs}
          />
        ) : (
          <FormError error={ofForm} />
        )}
        <ModalFoot>
          <Button onClick={onClose} disabled={isPending}>{t`Cancel`}</Button>
          <Button type="submit" isPrimary isBusy={isPending}>
            {year ? t`Save the year` : t`Add year`}
          </Button>
        </ModalFoot>
      </FormStack>
    </Modal>
  );
}

type LinesProps = {
  terms: Term[];
  onChange: (terms: Term[]) => void;
  year: { startsOn: string; endsOn: string };
  fields: Record<string, string>;
};

function TermLines({ terms, onChange, year, fields }: LinesProps) {
  const { t } = useLingui();
  const change = (place: number, part: Partial<Term>) => onChange(terms.map((term, at) => (at === place ? { ...term, ...part } : term)));
  return (
    <>
      {terms.map((term, place) => (
        <div key={term.key} className={classes.line}>
          <TextField
            label={t`Term`}
            value={term.name}
            maxLength={40}
            error={fields[`terms.${place}.name`]}
            onChange={(event) => change(place, { name: event.target.value })}
          />
          <DayField
            label={t`Starts`}
            value={term.startsOn}
            min={year.startsOn}
            max={year.endsOn}
            error={fields[`terms.${place}.startsOn`]}
            onChange={(startsOn) => change(place, { startsOn })}
          />
          <DayField
            label={t`Ends`}
            value={term.endsOn}
            min={year.startsOn}
            max={year.endsOn}
            error={fields[`terms.${place}.endsOn`]}
            onChange={(endsOn) => change(place, { endsOn })}
          />
          <button
            type="button"
            className={classes.iconButton}
            aria-label={t`Delete ${term.name}`}
            onClick={() => onChange(terms.filter((_, at) => at !== place))}
          >
            <IconTrash size={16} stroke={1.75} aria-hidden="true" />
          </button>
        </div>
      ))}
      <div>
        <Button
          size="small"
          icon={<IconPlus size={14} stroke={2} aria-hidden="true" />}
          disabled={terms.length >= 6}
          onClick={() =>
            onChange([...terms, { key: `new ${Date.now()}`, name: t`Term ${terms.length + 1}`, startsOn: '', endsOn: year.endsOn }])
          }
        >
          {t`Add a term`}
        </Button>
      </div>
    </>
  );
}
