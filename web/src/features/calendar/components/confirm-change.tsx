import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#ui/button';
import { Drawer } from '#ui/drawer';
import { FormError } from '#ui/form-error';
import type { CalendarImpact } from '../api.ts';
import classes from './calendar-impact.module.css';
import { CalendarImpactNotice, CalendarImpactView, type NoticeText } from './calendar-impact-view.tsx';

type Words = { alone: string; withNotice?: string };
export type Plan = { kind: 'save' | 'remove'; impact: CalendarImpact };

/** What the one confirm of a plan is called, alone and where it also sends a notice. Without school days there is no notice. */
export function usePlanWords({ isNew, touchesDays }: { isNew: boolean; touchesDays: boolean }): (plan: Plan) => Words {
  const { t } = useLingui();
  return ({ kind, impact }) => {
    const isMany = impact.occurrences.length > 1;
    if (kind === 'remove')
      return isMany
        ? { alone: t`Delete all`, withNotice: t`Delete all and send the notice` }
        : { alone: t`Delete the holiday`, withNotice: t`Delete the holiday and send the notice` };
    if (!isNew) return { alone: t`Save changes`, withNotice: t`Save changes and send the notice` };
    if (touchesDays)
      return isMany
        ? { alone: t`Add the holidays`, withNotice: t`Add the holidays and send the notice` }
        : { alone: t`Add the holiday`, withNotice: t`Add the holiday and send the notice` };
    return { alone: impact.collisions.length > 0 ? t`Add anyway` : t`Add entry` };
  };
}

type ConfirmProps = {
  plan: Plan;
  title: string;
  context: string;
  act: Words;
  hasNotice: boolean;
  acts: { isBusy: boolean; error: unknown };
  onBack: () => void;
  onClose: () => void;
  onConfirm: (notice: { title: string; text: string } | null) => void;
};

/** What a change touches, its notice, and the one confirm that does all of it. */
export function ConfirmChange({ plan: { kind, impact }, title, context, act, hasNotice, acts, onBack, onClose, onConfirm }: ConfirmProps) {
  const { t } = useLingui();
  const [notice, setNotice] = useState<NoticeText>({ isSent: false, title: impact.notice.title, text: impact.notice.text });
  const isSent = hasNotice && notice.isSent && impact.notice.recipients > 0;
  const isWordless = isSent && (notice.title.trim() === '' || notice.text.trim() === '');
  return (
    <Drawer title={title} context={context} onClose={onClose} width={560}>
      <CalendarImpactView impact={impact} />
      {hasNotice ? <CalendarImpactNotice value={notice} recipients={impact.notice.recipients} onChange={setNotice} /> : null}
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
          {isSent ? act.withNotice : act.alone}
        </Button>
      </div>
    </Drawer>
  );
}
