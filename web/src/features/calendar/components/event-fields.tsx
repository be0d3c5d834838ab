import { useLingui } from '@lingui/react/macro';
import { EVENT_KINDS } from '@shala/contract/calendar';
import { Segmented } from '#ui/controls';
import { DayField } from '#ui/day-field';
import { CheckField, TextAreaField, TextField } from '#ui/field';
import type { Draft, Repeating } from '../api.ts';
import { isSunday } from '../lib/days.ts';
import { useCalendarWords } from '../lib/words.ts';
import classes from './calendar-impact.module.css';

/** A new entry on a day. */
export function emptyDraft(day: string, kind: Draft['kind'] = 'event'): Draft {
  return { kind, title: '', description: '', startsOn: day, endsOn: day, forStudents: true, forStaff: true, isTentative: false };
}

/** What is wrong with an entry, and beside which field it is said; `form` is the end of the form. */
export type Problem = { at: 'title' | 'days' | 'form'; sentence: string };

/** Says what is wrong with an entry before it is sent; null when nothing is. */
export function useProblemOf(): (draft: Draft, repeat: Repeating) => Problem | null {
  const { t } = useLingui();
  return ({ title, startsOn, endsOn, forStudents, forStaff }, repeat) => {
    if (title.trim() === '') return { at: 'title', sentence: t`Enter a title.` };
    if (startsOn === '' || endsOn === '') return { at: 'days', sentence: t`Enter the first and the last day.` };
    if (endsOn < startsOn) return { at: 'days', sentence: t`The last day cannot be before the first day. Change one of them.` };
    if (repeat && repeat.until === '') return { at: 'form', sentence: t`Enter the date in “Until”.` };
    return forStudents || forStaff ? null : { at: 'form', sentence: t`Select students, staff or both.` };
  };
}

type Props = { draft: Draft; problem: Problem | null; onChange: (draft: Draft) => void };

/** The fields of one entry. */
export function EventFields({ draft, problem, onChange }: Props) {
  const { t } = useLingui();
  const { kinds } = useCalendarWords();
  const set = (part: Partial<Draft>) => onChange({ ...draft, ...part });
  const problemAt = (at: Problem['at']) => (problem?.at === at ? problem.sentence : undefined);
  const sunday = draft.kind !== 'holiday' && draft.startsOn !== '' && isSunday(draft.startsOn);
  return (
    <>
      <Segmented
        label={t`Type`}
        value={draft.kind}
        choices={EVENT_KINDS.map((kind) => ({ value: kind, label: kinds[kind] }))}
        onChange={(kind) => set({ kind })}
        isWide
      />
      <TextField
        label={t`Title`}
        value={draft.title}
        maxLength={120}
        data-autofocus
        error={problemAt('title')}
        onChange={(event) => set({ title: event.target.value })}
      />
      <div className={classes.pairs}>
        <DayField
          label={t`First day`}
          value={draft.startsOn}
          description={sunday ? t`This is a Sunday. There is no school on Sunday.` : undefined}
          // The last day follows the first, as long as it was the same or would come before it.
          onChange={(value) =>
            set({ startsOn: value, endsOn: draft.endsOn === draft.startsOn || draft.endsOn < value ? value : draft.endsOn })
          }
        />
        <DayField label={t`Last day`} value={draft.endsOn} error={problemAt('days')} onChange={(endsOn) => set({ endsOn })} />
      </div>
      <fieldset className={classes.whom}>
        <legend>{t`For whom`}</legend>
        <CheckField label={t`Students`} checked={draft.forStudents} onChange={(event) => set({ forStudents: event.target.checked })} />
        <CheckField label={t`Staff`} checked={draft.forStaff} onChange={(event) => set({ forStaff: event.target.checked })} />
      </fieldset>
      {draft.kind === 'holiday' ? (
        <CheckField
          label={t`Date to be confirmed`}
          description={t`For festivals that depend on the moon, until the government announces the date.`}
          checked={draft.isTentative}
          onChange={(event) => set({ isTentative: event.target.checked })}
        />
      ) : null}
      <TextAreaField
        label={t`Description`}
        value={draft.description}
        maxLength={1000}
        rows={3}
        onChange={(event) => set({ description: event.target.value })}
      />
      <div role="alert">{problemAt('form') ? <p className={classes.problem}>{problemAt('form')}</p> : null}</div>
    </>
  );
}
