import { useLingui } from '@lingui/react/macro';
import { CheckField } from '#ui/field';
import classes from './exams.module.css';

type Props = {
  offered: readonly { id: string; className: string }[];
  chosen: ReadonlySet<string>;
  onChoose: (ids: ReadonlySet<string>) => void;
};

/** The classes that a new exam can be for, to tick. */
export function ClassChecks({ offered, chosen, onChoose }: Props) {
  const { t } = useLingui();
  if (offered.length === 0) return null;
  return (
    <fieldset className={classes.checks}>
      <legend>{t`Classes`}</legend>
      {offered.map(({ id, className }) => (
        <CheckField
          key={id}
          label={className}
          checked={chosen.has(id)}
          onChange={({ target }) => onChoose(new Set(target.checked ? [...chosen, id] : [...chosen].filter((one) => one !== id)))}
        />
      ))}
    </fieldset>
  );
}
