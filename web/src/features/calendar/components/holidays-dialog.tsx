import { Plural, Trans, useLingui } from '@lingui/react/macro';
import * as calls from '@shala/contract/calendar';
import type { CallAnswer } from '@shala/contract/shared';
import { useState } from 'react';
import { formatDate } from '#lib/format';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { Select } from '#ui/controls';
import { DayInput } from '#ui/day-input';
import { ErrorState } from '#ui/error-state';
import { FormError } from '#ui/form-error';
import { Modal, ModalFoot } from '#ui/modal';
import { SkeletonRows } from '#ui/skeleton';
import { useCalendar, useCalendarAct } from '../api.ts';
import classes from './ripple.module.css';

type Holiday = CallAnswer<typeof calls.listPublicHolidays>['holidays'][number];

/** The public holidays of India in a year: which of them the school keeps, and on which day. */
export function HolidaysDialog({ year: first, onClose }: { year: number; onClose: () => void }) {
  const { t } = useLingui();
  const [year, setYear] = useState(first);
  const [days, setDays] = useState<Record<string, string>>({});
  const [chosen, setChosen] = useState<Record<string, boolean>>({});
  const query = useCalendar(calls.listPublicHolidays, { params: { year: String(year) } });
  const undo = useCalendarAct(calls.undoChange, () => showToast({ tone: 'plain', sentence: t`The calendar is as it was.` }));
  const act = useCalendarAct(calls.importPublicHolidays, (done) => {
    showToast({
      tone: 'good',
      sentence: t`${done.events.length} holidays were added.`,
      onUndo: () => undo.mutate({ input: { params: { changeId: done.changeId } } }),
    });
    onClose();
  });
  const holidays = query.data?.holidays ?? [];
  // The gazetted ones that the school does not have are offered; restricted ones are a school's own choice.
  const isChosen = (holiday: Holiday) => holiday.present === null && (chosen[`${year} ${holiday.key}`] ?? holiday.list === 'gazetted');
  const wanted = holidays.filter(isChosen);
  const dayOf = (holiday: Holiday) => days[`${year} ${holiday.key}`] ?? holiday.on;
  return (
    <Modal title={t`Public holidays of India`} context={query.data?.source} onClose={onClose} isLocked={act.isPending} width={680}>
      <Select
        label={t`Year`}
        value={String(year)}
        choices={(query.data?.years ?? [year]).map((one) => ({ value: String(one), label: String(one) }))}
        onChange={(value) => setYear(Number(value))}
      />
      <div className={classes.scroll}>
        {query.isPending ? (
          <SkeletonRows count={8} height={40} />
        ) : !query.data ? (
          <ErrorState
            title={t`The list could not be loaded`}
            error={query.error}
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          />
        ) : (
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{t`Holiday`}</th>
                <th scope="col">{t`Day`}</th>
                <th scope="col">{t`List`}</th>
              </tr>
            </thead>
            <tbody>
              {holidays.map((holiday) => {
                const id = `${year} ${holiday.key}`;
                return (
                  <HolidayRow
                    key={id}
                    holiday={holiday}
                    year={year}
                    day={dayOf(holiday)}
                    isChosen={isChosen(holiday)}
                    onChoose={(isWanted) => setChosen({ ...chosen, [id]: isWanted })}
                    onDay={(on) => setDays({ ...days, [id]: on })}
                  />
                );
              })}
            </tbody>
          </table>
        )}
      </div>
      <FormError error={act.error} />
      <ModalFoot>
        <Button onClick={onClose}>{t`Cancel`}</Button>
        <Button
          isPrimary
          isBusy={act.isPending}
          disabled={wanted.length === 0 || wanted.some((holiday) => dayOf(holiday) === '')}
          onClick={() =>
            act.mutate({
              input: {
                params: { year: String(year) },
                body: { holidays: wanted.map((holiday) => ({ key: holiday.key, on: dayOf(holiday) })) },
              },
            })
          }
        >
          <Plural value={wanted.length} one="Add # holiday" other="Add # holidays" />
        </Button>
      </ModalFoot>
    </Modal>
  );
}

type RowProps = {
  holiday: Holiday;
  year: number;
  day: string;
  isChosen: boolean;
  onChoose: (isWanted: boolean) => void;
  onDay: (on: string) => void;
};

function HolidayRow({ holiday, year, day, isChosen, onChoose, onDay }: RowProps) {
  const { t } = useLingui();
  const { title, present, isFixed, on, list } = holiday;
  return (
    <tr>
      <td>
        <label>
          <input type="checkbox" checked={isChosen} disabled={present !== null} onChange={(event) => onChoose(event.target.checked)} />{' '}
          {title}
        </label>
        {present ? (
          <span className={classes.quiet}>
            {' '}
            <Trans>
              in the calendar as {present.title}, {formatDate(present.on)}
            </Trans>
          </span>
        ) : null}
      </td>
      <td>
        {present || isFixed ? (
          formatDate(on)
        ) : (
          <DayInput aria-label={t`Day of ${title}`} value={day} min={`${year}-01-01`} max={`${year}-12-31`} onChange={onDay} />
        )}
        {!isFixed && !present && day === on ? <div className={classes.quiet}>{t`may move by a day`}</div> : null}
      </td>
      <td className={classes.quiet}>{list === 'gazetted' ? t`Gazetted` : t`Restricted`}</td>
    </tr>
  );
}
