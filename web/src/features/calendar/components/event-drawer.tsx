import { useLingui } from '@lingui/react/macro';
import * as calls from '@shala/contract/calendar';
import type { CallInput } from '@shala/contract/shared';
import { type FormEvent, useState } from 'react';
import { newKey } from '#lib/new-key';
import { festivalWords } from '#lib/stored-names';
import { showToast } from '#lib/toasts';
import { useOnce } from '#lib/use-once';
import { Button } from '#ui/button';
import { Drawer } from '#ui/drawer';
import { FormError } from '#ui/form-error';
import { FormStack } from '#ui/layout';
import { type CalendarEvent, type Draft, type Repeating, useCalendarAct } from '../api.ts';
import { useCalendarWords } from '../lib/words.ts';
import classes from './calendar-impact.module.css';
import { ConfirmChange, type Plan, usePlanWords } from './confirm-change.tsx';
import { EventFields, emptyDraft, type Problem, useProblemOf } from './event-fields.tsx';
import { RepeatFields, type Scope, ScopeField } from './repeat-fields.tsx';

type Props = { event: CalendarEvent | null; day: string; kind?: Draft['kind']; onClose: () => void };

/** One entry, a new one or one of the calendar: its form, then what the change touches, then one confirm that does all of it. */
export function EventDrawer({ event, day, kind, onClose }: Props) {
  const { t } = useLingui();
  const { daysOf, whomOf } = useCalendarWords();
  const [draft, setDraft] = useState<Draft>(() => (event ? draftOf(event) : emptyDraft(day, kind)));
  const problemOf = useProblemOf();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [repeat, setRepeat] = useState<Repeating>(null);
  // Of a series the one that was opened is meant, until somebody says otherwise.
  const [scope, setScope] = useState<Scope>('one');
  const [plan, setPlan] = useState<Plan | null>(null);
  const touchesDays = draft.kind === 'holiday' || event?.kind === 'holiday';
  const acts = useEventActs(event, onClose);
  const wordsOf = usePlanWords({ isNew: event === null, touchesDays });
  const once = useOnce();

  const handleSave = async () => {
    const found = problemOf(draft, repeat);
    setProblem(found);
    if (found) return;
    const impact = await acts.preview({ ...(event ? { eventId: event._id, scope } : {}), ...(repeat ? { repeat } : {}), draft });
    // What touches nothing and meets nothing is done at once.
    if (impact && !touchesDays && impact.collisions.length === 0 && impact.occurrences.length === 1)
      acts.save({ draft, repeat, scope }, null);
    else if (impact) setPlan({ kind: 'save', impact });
  };
  const handleChange = (changed: Draft) => {
    setDraft(changed);
    setProblem(null);
  };
  const handleRemove = async () => {
    if (!event) return;
    if (event.kind !== 'holiday' && scope === 'one') return acts.remove(scope, null);
    const impact = await acts.preview({ eventId: event._id, scope });
    if (impact) setPlan({ kind: 'remove', impact });
  };

  const handleSubmit = (submit: FormEvent) => {
    submit.preventDefault();
    void once(handleSave);
  };

  if (plan)
    return (
      <ConfirmChange
        plan={plan}
        title={plan.kind === 'remove' ? t`Delete ${event?.title ?? ''}` : draft.title}
        context={`${daysOf(draft)} · ${whomOf(draft)}`}
        act={wordsOf(plan)}
        hasNotice={touchesDays}
        acts={acts}
        onBack={() => setPlan(null)}
        onClose={onClose}
        onConfirm={(notice) => (plan.kind === 'remove' ? acts.remove(scope, notice) : acts.save({ draft, repeat, scope }, notice))}
      />
    );
  return (
    <Drawer
      title={event ? festivalWords(event.title) : t`New calendar entry`}
      context={event ? `${daysOf(event)} · ${whomOf(event)}` : null}
      onClose={onClose}
      width={560}
    >
      <FormStack id="event-form" gap={16} onSubmit={handleSubmit} aria-label={event ? t`Entry` : t`New calendar entry`}>
        {event?.seriesId ? <ScopeField scope={scope} onChange={setScope} /> : null}
        <EventFields draft={draft} problem={problem} onChange={handleChange} />
        {event ? null : <RepeatFields startsOn={draft.startsOn} repeat={repeat} onChange={setRepeat} />}
        <FormError error={acts.error} />
        <div className={classes.foot}>
          {event ? (
            <Button isDanger onClick={() => void once(handleRemove)}>{t`Delete`}</Button>
          ) : (
            <Button onClick={onClose}>{t`Cancel`}</Button>
          )}
          <Button type="submit" isPrimary isBusy={acts.isBusy}>
            {touchesDays || repeat || scope === 'later' ? t`Check and continue` : event ? t`Save` : t`Add entry`}
          </Button>
        </div>
      </FormStack>
    </Drawer>
  );
}

function draftOf({ _id, seriesId: _series, ...event }: CalendarEvent): Draft {
  return event;
}

/** What can be done with an entry; each says what was done and offers to take it back. */
function useEventActs(event: CalendarEvent | null, onClose: () => void) {
  const { t } = useLingui();
  const [key] = useState(newKey);
  const undo = useCalendarAct(calls.undoChange, () => showToast({ tone: 'plain', sentence: t`The change was cancelled.` }));
  const done = (sentence: string) => (answer: { changeId: string }) => {
    showToast({
      tone: 'good',
      sentence,
      onUndo: () =>
        undo.mutate(
          { input: { params: { changeId: answer.changeId } } },
          { onError: () => showToast({ tone: 'bad', sentence: t`This change cannot be cancelled because the entry was changed later.` }) },
        ),
    });
    onClose();
  };
  const preview = useCalendarAct(calls.previewChange);
  const add = useCalendarAct(calls.addEvent, done(t`Added to the calendar.`));
  const change = useCalendarAct(calls.changeEvent, done(t`The entry was changed.`));
  const remove = useCalendarAct(calls.removeEvent, done(t`The entry was deleted.`));
  const withNotice = (notice: { title: string; text: string } | null) => (notice ? { notice } : {});
  return {
    isBusy: preview.isPending || add.isPending || change.isPending || remove.isPending,
    error: preview.error ?? add.error ?? change.error ?? remove.error,
    preview: (body: CallInput<typeof calls.previewChange>['body']) => preview.mutateAsync({ input: { body } }).catch(() => null),
    save: ({ draft, repeat, scope }: { draft: Draft; repeat: Repeating; scope: Scope }, notice: { title: string; text: string } | null) =>
      event
        ? change.mutate({
            input: { params: { eventId: event._id }, body: { ...draft, scope, was: draftOf(event), ...withNotice(notice) } },
          })
        : add.mutate({ input: { body: { ...draft, ...(repeat ? { repeat } : {}), ...withNotice(notice) } }, key }),
    remove: (scope: Scope, notice: { title: string; text: string } | null) =>
      event &&
      remove.mutate({
        input: { params: { eventId: event._id }, body: { scope, was: draftOf(event), ...withNotice(notice) } },
        key: `${key}-r`,
      }),
  };
}
