import { plural } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import * as calls from '@shala/contract/calendar';
import { useState } from 'react';
import { todayAtSchool } from '#lib/format';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { Select } from '#ui/controls';
import { ErrorState } from '#ui/error-state';
import { FormError } from '#ui/form-error';
import { Modal, ModalFoot } from '#ui/modal';
import { SkeletonRows } from '#ui/skeleton';
import { useCalendar, useCalendarAct } from '../api.ts';
import classes from './calendar-impact.module.css';
import { CalendarImpactView } from './calendar-impact-view.tsx';
import { type Choice, type Holiday, HolidayRows } from './holiday-rows.tsx';

type Props = {
  year: number;
  /** Leads to a holiday that the list does not have. */
  onOwn: () => void;
  onClose: () => void;
};

/** The public holidays of India in a year: which of them the school keeps, on which day, what that touches, and one confirm. */
export function HolidaysDialog({ year: first, onOwn, onClose }: Props) {
  const { t } = useLingui();
  const [year, setYear] = useState(first);
  const { choiceOf, choose } = useChoices(year);
  const query = useCalendar(calls.listPublicHolidays, { params: { year: String(year) } });
  const { preview, add } = useHolidayActs(onClose);
  const wanted = (query.data?.holidays ?? []).filter((holiday) => choiceOf(holiday).isWanted);
  const input = {
    params: { year: String(year) },
    body: { holidays: wanted.map((holiday) => ({ key: holiday.key, on: choiceOf(holiday).on })) },
  };
  return (
    <Modal title={t`Public holidays of India`} context={query.data?.source} onClose={onClose} isLocked={add.isPending} width={680}>
      {preview.data ? (
        <div className={classes.scroll}>
          <CalendarImpactView impact={preview.data} />
        </div>
      ) : (
        <>
          <div className={classes.above}>
            <Select
              label={t`Year`}
              value={String(year)}
              choices={(query.data?.years ?? [year]).map((one) => ({ value: String(one), label: String(one) }))}
              onChange={(value) => setYear(Number(value))}
            />
            <p>{t`Holiday not in the list?`}</p>
            <Button size="small" onClick={onOwn}>{t`Add your own holiday`}</Button>
          </div>
          <div className={classes.scroll}>
            {query.isPending ? (
              <SkeletonRows count={8} height={40} />
            ) : !query.data ? (
              <ErrorState
                title={t`The list of public holidays could not be opened`}
                error={query.error}
                onRetry={() => void query.refetch()}
                isRetrying={query.isFetching}
              />
            ) : (
              <HolidayRows year={year} {...byToday(query.data.holidays)} choiceOf={choiceOf} onChange={choose} />
            )}
          </div>
        </>
      )}
      <FormError error={preview.error ?? add.error} />
      <ModalFoot>
        {preview.data ? <Button onClick={preview.reset}>{t`Back`}</Button> : <Button onClick={onClose}>{t`Cancel`}</Button>}
        {preview.data ? (
          <Button isPrimary isBusy={add.isPending} onClick={() => add.mutate({ input })}>
            <Plural value={wanted.length} one="Add # holiday" other="Add # holidays" />
          </Button>
        ) : (
          <Button
            isPrimary
            isBusy={preview.isPending}
            disabled={wanted.length === 0 || wanted.some((holiday) => choiceOf(holiday).on === '')}
            onClick={() => preview.mutate({ input })}
          >
            {t`Check and continue`}
          </Button>
        )}
      </ModalFoot>
    </Modal>
  );
}

/** Days that are over can still be entered, below those to come. */
function byToday(holidays: readonly Holiday[]): { holidays: Holiday[]; past: Holiday[] } {
  const today = todayAtSchool(new Date());
  return { holidays: holidays.filter(({ on }) => on >= today), past: holidays.filter(({ on }) => on < today) };
}

/** What has been chosen, year by year. The gazetted days to come that the school does not have are offered; restricted ones are its own choice. */
function useChoices(year: number) {
  const [choices, setChoices] = useState<Record<string, Choice>>({});
  const today = todayAtSchool(new Date());
  const nameOf = ({ key }: Holiday) => `${year} ${key}`;
  return {
    choiceOf: (holiday: Holiday): Choice => {
      const chosen = choices[nameOf(holiday)] ?? { isWanted: holiday.list === 'gazetted' && holiday.on >= today, on: holiday.on };
      return { ...chosen, isWanted: chosen.isWanted && holiday.present === null };
    },
    choose: (holiday: Holiday, choice: Choice) => setChoices({ ...choices, [nameOf(holiday)]: choice }),
  };
}

function useHolidayActs(onClose: () => void) {
  const { t } = useLingui();
  const undo = useCalendarAct(calls.undoChange, () => showToast({ tone: 'plain', sentence: t`The change was cancelled.` }));
  const preview = useCalendarAct(calls.previewPublicHolidays);
  const add = useCalendarAct(calls.importPublicHolidays, (done) => {
    showToast({
      tone: 'good',
      sentence: plural(done.events.length, { one: '# holiday was added.', other: '# holidays were added.' }),
      onUndo: () => undo.mutate({ input: { params: { changeId: done.changeId } } }),
    });
    onClose();
  });
  return { preview, add };
}
