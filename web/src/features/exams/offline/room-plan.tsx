import { useLingui } from '@lingui/react/macro';
import { benchName, getRoomPlan, moveSeat } from '@shala/contract/exams';
import type { CallAnswer } from '@shala/contract/shared';
import { useState } from 'react';
import { formatDate } from '#lib/format';
import { showToast } from '#lib/toasts';
import { FormError } from '#ui/form-error';
import { Text } from '#ui/layout';
import { LoadState } from '#ui/load-state';
import { Modal } from '#ui/modal';
import { useExamAct, useSheet } from '../api.ts';
import classes from './offline.module.css';

type Plan = CallAnswer<typeof getRoomPlan>;
type Seat = Plan['seats'][number];
type Session = { onDate: string; startsAt: string };
type Props = { examId: string; roomId: string; isOpen: boolean; session: { onDate: string; startsAt: string }; onClose: () => void };

/** The plan of a room, seen from the front. */
export function RoomPlan({ examId, roomId, isOpen, session: { onDate, startsAt }, onClose }: Props) {
  const { t } = useLingui();
  const plan = useSheet(getRoomPlan, { params: { examId, roomId }, query: { onDate, startsAt } });
  return (
    <Modal title={plan.data?.room.name ?? t`Seating plan`} context={`${formatDate(onDate)}, ${startsAt}`} onClose={onClose} width={1080}>
      <LoadState query={plan} title={t`The seating plan could not be opened`} rows={6}>
        {(data) => <Seats plan={data} examId={examId} session={{ onDate, startsAt }} isOpen={isOpen} />}
      </LoadState>
    </Modal>
  );
}

type SeatsProps = { plan: Plan; examId: string; session: Session; isOpen: boolean };

/** A student is picked up by one press and set down by the next; who sits there takes the other seat. */
function Seats({ plan: { room, seats }, examId, session, isOpen }: SeatsProps) {
  const { t } = useLingui();
  const [picked, setPicked] = useState<Seat | null>(null);
  const move = useExamAct(moveSeat);
  const at = new Map(seats.map((seat) => [`${seat.row} ${seat.column}`, seat]));
  const rows = Array.from({ length: room.rows }, (_, index) => index + 1);
  const columns = Array.from({ length: room.benches * room.seatsPerBench }, (_, index) => index + 1);
  const press = (row: number, column: number, seat: Seat | undefined) => {
    if (picked === null || picked.studentId === seat?.studentId) return setPicked(picked === null ? (seat ?? null) : null);
    const { studentId, name } = picked;
    move.mutate(
      { params: { examId }, body: { ...session, studentId, roomId: room.id, row, column } },
      {
        onSuccess: ({ swappedWith }) => {
          setPicked(null);
          showToast({
            tone: 'good',
            sentence: swappedWith === null ? t`${name} was moved to another seat.` : t`${name} and ${swappedWith} exchanged seats.`,
          });
        },
      },
    );
  };
  const nameOf = (row: number, column: number, seat: Seat | undefined) => {
    const bench = benchName(column, room.seatsPerBench);
    return seat ? t`Row ${row}, bench ${bench}: ${seat.name}, ${seat.className} ${seat.section}` : t`Row ${row}, bench ${bench}: free`;
  };
  return (
    <>
      {isOpen ? (
        <Text display="block" c="dimmed" fw={400} fz="xs" role="status">
          {picked === null
            ? t`Select a student, then the new seat. If another student sits there, the two students exchange seats.`
            : t`Select the new seat of ${picked.name}, or the same seat to cancel.`}
        </Text>
      ) : null}
      <FormError error={move.error} />
      <section className={classes.scroll} aria-label={t`Seating plan`}>
        <table className={classes.seats}>
          <caption>{t`Front of the room`}</caption>
          <tbody>
            {rows.map((row) => (
              <tr key={row}>
                <th scope="row">{row}</th>
                {columns.map((column) => {
                  const seat = at.get(`${row} ${column}`);
                  const isPicked = seat !== undefined && picked?.studentId === seat.studentId;
                  return (
                    <td
                      key={column}
                      data-empty={seat === undefined || undefined}
                      data-bench-end={column % room.seatsPerBench === 0 || undefined}
                    >
                      <button
                        type="button"
                        className={classes.seat}
                        aria-label={nameOf(row, column, seat)}
                        aria-pressed={isPicked}
                        disabled={!isOpen || move.isPending || (picked === null && seat === undefined)}
                        onClick={() => press(row, column, seat)}
                      >
                        {seat ? `${seat.className} ${seat.section} · ${seat.rollNumber ?? '–'}` : null}
                        {seat ? (
                          <Text span display="block" c="dimmed" fw={400} fz="xs">
                            {seat.name}
                          </Text>
                        ) : null}
                      </button>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
