import { useLingui } from '@lingui/react/macro';
import * as calls from '@shala/contract/calendar';
import type { CallInput } from '@shala/contract/shared';
import { type FormEvent, useState } from 'react';
import { newKey } from '#lib/new-key';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { Drawer } from '#ui/drawer';
import { FormError } from '#ui/form-error';
import { type CalendarEvent, type Draft, type Repeating, type Ripple, useCalendarAct } from '../api.ts';
import { useCalendarWords } from '../lib/words.ts';
import { EventFields, emptyDraft, useProblemOf } from './event-fields.tsx';
import { RepeatFields, type Scope, ScopeField } from './repeat-fields.tsx';
import classes from './ripple.module.css';
import { type NoticeText, RippleNotice, RippleView } from './ripple-view.tsx';

type Props = { event: CalendarEvent | null; day: string; onClose: () => void };
type Plan = { kind: 'save' | 'remove'; ripple: Ripple };

/** One entry, a new one or one of the calendar: its form, then what the change touches, then one confirm that does all of it. */
export function EventDrawer({ event, day, onClose }: Props) {
  const { t } = useLingui();
  const { daysOf, whomOf } = useCalendarWords();
  const [draft, setDraft] = useState<Draft>(() => (event ? draftOf(event) : emptyDraft(day)));
  const problemOf = useProblemOf();
  const [problem, setProblem] = useState<string | null>(null);
  const [repeat, setRepeat] = useState<Repeating>(null);
  // Of a series the one that was opened is meant, until somebody says otherwise.
  const [scope, setScope] = useState<Scope>('one');
  const [plan, setPlan] = useState<Plan | null>(null);
  const acts = useEventActs(event, onClose);
  const touchesDays = draft.kind === 'holiday' || event?.kind === 'holiday';

  const handleSave = async (submit: FormEvent) => {
    submit.preventDefault();
    const found = problemOf(draft, repeat);
    setProblem(found);
    if (found || acts.isBusy) return;
    const ripple = await acts.preview({ ...(event ? { eventId: event._id, scope } : {}), ...(repeat ? { repeat } : {}), draft });
    // What touches nothing and meets nothing is done at once.
    if (ripple && !touchesDays && ripple.collisions.length === 0 && ripple.occurrences.length === 1)
      acts.save({ draft, repeat, scope }, null);
    else if (ripple) setPlan({ kind: 'save', ripple });
  };
  const handleRemove = async () => {
    if (!event || acts.isBusy) return;
    if (event.kind !== 'holiday' && scope === 'one') return acts.remove(scope, null);
    const ripple = await acts.preview({ eventId: event._id, scope });
    if (ripple) setPlan({ kind: 'remove', ripple });
  };

  if (plan)
    return (
      <Confirm
        plan={plan}
        title={plan.kind === 'remove' ? t`Remove ${event?.title ?? ''}` : draft.title}
        context={`${daysOf(draft)} · ${whomOf(draft)}`}
        act={
          plan.kind === 'remove'
            ? plan.ripple.occurrences.length > 1
              ? t`Remove all of them`
              : t`Remove the holiday`
            : event
              ? t`Save the change`
              : touchesDays
                ? plan.ripple.occurrences.length > 1
                  ? t`Add the holidays`
                  : t`Add the holiday`
                : plan.ripple.collisions.length > 0
                  ? t`Add it all the same`
                  : t`Add all of them`
        }
        hasNotice={touchesDays}
        acts={acts}
        onBack={() => setPlan(null)}
        onClose={onClose}
        onConfirm={(notice) => (plan.kind === 'remove' ? acts.remove(scope, notice) : acts.save({ draft, repeat, scope }, notice))}
      />
    );
  return (
    <Drawer
      title={event ? event.title : t`New entry`}
      context={event ? `${daysOf(event)} · ${whomOf(event)}` : null}
      onClose={onClose}
      width={560}
    >
      <form id="event-form" className={classes.form} onSubmit={handleSave} noValidate aria-label={event ? t`Entry` : t`New entry`}>
        {event?.seriesId ? <ScopeField scope={scope} onChange={setScope} /> : null}
        <EventFields draft={draft} problem={problem} onChange={setDraft} />
        {event ? null : <RepeatFields startsOn={draft.startsOn} repeat={repeat} onChange={setRepeat} />}
        <FormError error={acts.error} />
        <div className={classes.foot}>
          {event ? <Button isDanger onClick={handleRemove}>{t`Remove`}</Button> : <Button onClick={onClose}>{t`Cancel`}</Button>}
          <Button type="submit" isPrimary isBusy={acts.isBusy}>
            {touchesDays || repeat || scope === 'later' ? t`See what it touches` : event ? t`Save` : t`Add to the calendar`}
          </Button>
        </div>
      </form>
    </Drawer>
  );
}

type ConfirmProps = {
  plan: Plan;
  title: string;
  context: string;
  act: string;
  hasNotice: boolean;
  acts: { isBusy: boolean; error: unknown };
  onBack: () => void;
  onClose: () => void;
  onConfirm: (notice: { title: string; text: string } | null) => void;
};

function Confirm({ plan: { kind, ripple }, title, context, act, hasNotice, acts, onBack, onClose, onConfirm }: ConfirmProps) {
  const { t } = useLingui();
  const [notice, setNotice] = useState<NoticeText>({ isSent: false, title: ripple.notice.title, text: ripple.notice.text });
  const isSent = hasNotice && notice.isSent && ripple.notice.recipients > 0;
  const isWordless = isSent && (notice.title.trim() === '' || notice.text.trim() === '');
  return (
    <Drawer title={title} context={context} onClose={onClose} width={560}>
      <RippleView ripple={ripple} />
      {hasNotice ? <RippleNotice value={notice} recipients={ripple.notice.recipients} onChange={setNotice} /> : null}
      <FormError error={acts.error} />
      <div className={classes.foot} style={{ marginTop: 16 }}>
        <Button onClick={onBack}>{t`Back`}</Button>
        <Button
          isPrimary={kind === 'save'}
          isDanger={kind === 'remove'}
          isBusy={acts.isBusy}
          disabled={isWordless}
          onClick={() => onConfirm(isSent ? { title: notice.title.trim(), text: notice.text.trim() } : null)}
        >
          {isSent ? t`${act} and send the notice` : act}
        </Button>
      </div>
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
  const undo = useCalendarAct(calls.undoChange, () => showToast({ tone: 'plain', sentence: t`The calendar is as it was.` }));
  const done = (sentence: string) => (answer: { changeId: string }) => {
    showToast({
      tone: 'good',
      sentence,
      onUndo: () =>
        undo.mutate(
          { input: { params: { changeId: answer.changeId } } },
          { onError: () => showToast({ tone: 'bad', sentence: t`This could not be taken back: the entry was changed since.` }) },
        ),
    });
    onClose();
  };
  const preview = useCalendarAct(calls.previewChange);
  const add = useCalendarAct(calls.addEvent, done(t`Added to the calendar.`));
  const change = useCalendarAct(calls.changeEvent, done(t`The entry was changed.`));
  const remove = useCalendarAct(calls.removeEvent, done(t`The entry was removed.`));
  const withNotice = (notice: { title: string; text: string } | null) => (notice ? { notice } : {});
  return {
    isBusy: preview.isPending || add.isPending || change.isPending || remove.isPending,
    error: preview.error ?? add.error ?? change.error ?? remove.error,
    preview: (body: CallInput<typeof calls.previewChange>['body']) => preview.mutateAsync({ input: { body } }).catch(() => null),
    save: ({ draft, repeat, scope }: { draft: Draft; repeat: Repeating; scope: Scope }, notice: { title: string; text: string } | null) =>
      event
        ? change.mutate({ input: { params: { eventId: event._id }, body: { ...draft, scope, ...withNotice(notice) } } })
        : add.mutate({ input: { body: { ...draft, ...(repeat ? { repeat } : {}), ...withNotice(notice) } }, key }),
    remove: (scope: Scope, notice: { title: string; text: string } | null) =>
      event && remove.mutate({ input: { params: { eventId: event._id }, body: { scope, ...withNotice(notice) } }, key: `${key}-r` }),
  };
}
