import { useLingui } from '@lingui/react/macro';
import { REPEATS, type Repeat } from '@shala/contract/calendar';
import { Segmented } from '#ui/controls';
import { DayField } from '#ui/day-field';
import { ChoiceField } from '#ui/field';
import { Stack } from '#ui/layout';
import type { Repeating } from '../api.ts';
import { useRepeatWords } from '../lib/words.ts';
import classes from './calendar-impact.module.css';

export type Scope = 'one' | 'later';

type Props = { startsOn: string; repeat: Repeating; onChange: (repeat: Repeating) => void };

/** Whether a new entry comes again, how, and until when. */
export function RepeatFields({ startsOn, repeat, onChange }: Props) {
  const { t } = useLingui();
  const words = useRepeatWords(startsOn);
  const choose = (every: string) => {
    const known = REPEATS.find((one) => one === every);
    onChange(known ? { every: known, until: repeat?.until ?? '' } : null);
  };
  return (
    <div className={classes.repeat}>
      <ChoiceField
        label={t`Repeats`}
        hasUsual
        placeholder={t`Does not repeat`}
        value={repeat?.every ?? ''}
        choices={REPEATS.map((one) => ({ value: one, label: words[one] }))}
        onChange={(event) => choose(event.target.value)}
      />
      {repeat ? <DayField label={t`Until`} value={repeat.until} onChange={(until) => onChange({ ...repeat, until } as Repeat)} /> : null}
    </div>
  );
}

/** Of an entry that repeats: is it alone meant, or all that come after it too? */
export function ScopeField({ scope, onChange }: { scope: Scope; onChange: (scope: Scope) => void }) {
  const { t } = useLingui();
  return (
    <Stack gap={6} fz="sm" fw={500}>
      <span>{t`This entry repeats. Apply the change to`}</span>
      <Segmented
        label={t`This entry repeats. Apply the change to`}
        value={scope}
        choices={[
          { value: 'one', label: t`Only this entry` },
          { value: 'later', label: t`This and all later entries` },
        ]}
        onChange={onChange}
        isWide
      />
    </Stack>
  );
}
