import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type CallAnswer, type CallInput, SCHOOL_DAYS } from '@shala/contract/shared';
import { type DayName, repairTimetable } from '@shala/contract/timetable';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '#lib/format';
import { paths } from '#lib/paths';
import { send } from '#lib/send';
import { useSingleMutation } from '#lib/use-single-mutation';
import { Button } from '#ui/button';
import { Segmented, Select } from '#ui/controls';
import { CheckRow } from '#ui/form';
import { FormError } from '#ui/form-error';
import { Group, Text } from '#ui/layout';
import { Modal, ModalFoot } from '#ui/modal';
import type { Board } from '../lib/board.ts';
import { changesTo } from '../lib/moves.ts';
import { placesAfter } from '../lib/repair.ts';
import { useEdits } from '../lib/use-edits.ts';
import { useDayNames } from '../lib/use-names.ts';
import classes from './edit.module.css';
import { RepairMoves } from './repair-moves.tsx';
import { useAwayRule } from './use-away-rule.ts';

type Cause = 'leaves' | 'away' | 'waiting';
type Repair = CallAnswer<typeof repairTimetable>;

type Props = { board: Board; draft?: { id: string; name: string }; onClose: () => void };

/**
 * Repairs the current timetable, or a draft that is on the board, with few moves after something happened to a teacher; the moves are shown before they are
 * saved, and can be undone.
 */
export function RepairDialog({ board, draft, onClose }: Props) {
  const { t } = useLingui();
  const [cause, setCause] = useState<Cause>('leaves');
  const [teacher, setTeacher] = useState(board.teachers[0]?.id ?? '');
  const [days, setDays] = useState<DayName[]>([]);
  const find = useSingleMutation({ mutationFn: (input: CallInput<typeof repairTimetable>) => send(repairTimetable, input) });
  const { place, isSaving } = useEdits(draft?.id);
  const [isKept, setKept] = useState(true);
  const awayRule = useAwayRule(board, cause === 'away');
  const [failure, setFailure] = useState<unknown>(null);
  const forget = () => {
    find.reset();
    setFailure(null);
  };
  const handleFind = () => {
    setFailure(null);
    find.mutate({ body: { ...requestOf(cause, teacher, days), ...(draft && { draftId: draft.id }) } });
  };
  const handleSave = async ({ moves }: Repair) => {
    setFailure(null);
    try {
      // First the rule: when it is refused, nothing is saved.
      if (isRemembered) await awayRule.keep(teacher, days);
      if (moves.length > 0) await place(changesTo(board, placesAfter(moves)), t`The timetable was changed.`);
      onClose();
    } catch (error) {
      setFailure(error);
    }
  };
  const repair = find.data;
  const isRemembered = cause === 'away' && isKept && awayRule.isReady;
  const canSave = repair !== undefined && (repair.moves.length > 0 || isRemembered);
  return (
    <Modal title={t`Replace a teacher`} context={draft?.name ?? t`Current timetable`} onClose={onClose} isLocked={isSaving} width={800}>
      <Group gap={8} mb={12}>
        <Causes
          value={cause}
          onChange={(next) => {
            setCause(next);
            forget();
          }}
        />
        {cause === 'waiting' ? null : (
          <Select
            label={cause === 'leaves' ? t`Teacher who leaves` : t`Teacher who cannot come`}
            value={teacher}
            choices={board.teachers.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(id) => {
              setTeacher(id);
              forget();
            }}
          />
        )}
        <Button
          isPrimary={repair === undefined}
          isBusy={find.isPending}
          disabled={cause === 'away' && days.length === 0}
          onClick={handleFind}
        >
          {t`Show the changes needed`}
        </Button>
      </Group>
      {cause === 'away' ? (
        <Days
          value={days}
          onChange={(next) => {
            setDays(next);
            forget();
          }}
        />
      ) : null}
      {repair ? (
        <Found board={board} repair={repair} />
      ) : (
        <p className={classes.quiet}>
          <Trans>
            This changes the timetable of every week from now on. For leave of one or a few days, use{' '}
            <Link to={paths.coverDesk}>Arrangement</Link>. You first see the changes; a Save button appears below them.
          </Trans>
        </p>
      )}
      {repair && cause === 'away' ? <KeepDays isKept={isKept} onChange={setKept} /> : null}
      <FormError error={failure ?? find.error} />
      <ModalFoot>
        <Button onClick={onClose} disabled={isSaving}>
          {canSave ? t`Cancel` : t`Close`}
        </Button>
        {repair && canSave ? (
          <Button isPrimary isBusy={isSaving || awayRule.isSaving} onClick={() => void handleSave(repair)}>
            <SaveWords moves={repair.moves} />
          </Button>
        ) : null}
      </ModalFoot>
    </Modal>
  );
}

function requestOf(cause: Cause, teacherId: string, days: DayName[]): CallInput<typeof repairTimetable>['body'] {
  return { leaving: cause === 'leaves' ? [teacherId] : [], away: cause === 'away' ? [{ teacherId, days }] : [] };
}

function SaveWords({ moves }: Pick<Repair, 'moves'>) {
  const { t } = useLingui();
  return moves.length === 0 ? t`Save in timetable rules` : <Plural value={moves.length} one="Save # change" other="Save # changes" />;
}

function KeepDays({ isKept, onChange }: { isKept: boolean; onChange: (isKept: boolean) => void }) {
  const { t } = useLingui();
  return (
    <CheckRow label={t`Timetable rules`}>
      <label>
        <input type="checkbox" checked={isKept} onChange={() => onChange(!isKept)} />
        {t`Save these days in the timetable rules too, so that the next timetable gives no periods on them`}
      </label>
    </CheckRow>
  );
}

function Causes({ value, onChange }: { value: Cause; onChange: (cause: Cause) => void }) {
  const { t } = useLingui();
  return (
    <Segmented
      label={t`What has changed`}
      value={value}
      choices={[
        { value: 'leaves', label: t`A teacher leaves the school` },
        { value: 'away', label: t`A teacher cannot come on some weekdays, every week` },
        { value: 'waiting', label: t`Periods without a teacher` },
      ]}
      onChange={onChange}
    />
  );
}

function Days({ value, onChange }: { value: DayName[]; onChange: (days: DayName[]) => void }) {
  const { t } = useLingui();
  const { long } = useDayNames();
  return (
    <CheckRow label={t`Weekdays on which the teacher cannot come, every week`}>
      {SCHOOL_DAYS.map((name) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={value.includes(name)}
            onChange={() => onChange(value.includes(name) ? value.filter((one) => one !== name) : [...value, name])}
          />
          {long[name]}
        </label>
      ))}
    </CheckRow>
  );
}

function Found({ board, repair }: { board: Board; repair: Repair }) {
  const { t } = useLingui();
  const { moves, open, lessons } = repair;
  if (moves.length + open.length === 0) return <p className={classes.fine}>{t`No change is needed.`}</p>;
  const elsewhere = moves.filter(({ from, to }) => from.day !== to.day || from.periodId !== to.periodId).length;
  const share = formatNumber(lessons === 0 ? 0 : (100 * elsewhere) / lessons, 1);
  return (
    <>
      <Text mt={14} mb={6} fz="sm" fw={550}>
        <Trans>
          <Plural value={moves.length} one="# period changes" other="# periods change" />,{' '}
          <Plural
            value={elsewhere}
            _0="none of them moves to another time"
            one="# of them moves to another time"
            other="# of them move to another time"
          />{' '}
          ({share}% of all periods)
        </Trans>
      </Text>
      <RepairMoves board={board} moves={moves} open={open} />
    </>
  );
}
