import { useLingui } from '@lingui/react/macro';
import { getRoomPlan } from '@shala/contract/exams';
import type { CallAnswer } from '@shala/contract/shared';
import { formatDate } from '#lib/format';
import { LoadState } from '#ui/load-state';
import { Modal } from '#ui/modal';
import { useSheet } from '../api.ts';
import classes from './offline.module.css';

type Props = { examId: string; roomId: string; session: { onDate: string; startsAt: string }; onClose: () => void };

/** The plan of a room, seen from the front. */
export function RoomPlan({ examId, roomId, session: { onDate, startsAt }, onClose }: Props) {
  const { t } = useLingui();
  const plan = useSheet(getRoomPlan, { params: { examId, roomId }, query: { onDate, startsAt } });
  return (
    <Modal title={plan.data?.room.name ?? t`Seating plan`} context={`${formatDate(onDate)}, ${startsAt}`} onClose={onClose} width={1080}>
      <LoadState query={plan} title={t`The seating plan could not be loaded`} rows={6}>
        {(data) => <Seats plan={data} />}
      </LoadState>
    </Modal>
  );
}

function Seats({ plan: { room, seats } }: { plan: CallAnswer<typeof getRoomPlan> }) {
  const { t } = useLingui();
  const at = new Map(seats.map((seat) => [`${seat.row} ${seat.column}`, seat]));
  const rows = Array.from({ length: room.rows }, (_, index) => index + 1);
  const columns = Array.from({ length: room.benches * room.seatsPerBench }, (_, index) => index + 1);
  return (
    <section className={classes.scroll} aria-label={t`Seating plan`}>
      <table className={classes.seats}>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {columns.map((column) => {
                const seat = at.get(`${row} ${column}`);
                const isEnd = column % room.seatsPerBench === 0 || undefined;
                return seat ? (
                  <td key={column} data-bench-end={isEnd}>
                    {`${seat.className} ${seat.section} · ${seat.rollNumber ?? '–'}`}
                    <span className={classes.quiet}>{seat.name}</span>
                  </td>
                ) : (
                  <td key={column} data-empty data-bench-end={isEnd} />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
