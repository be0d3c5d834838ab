import { useLingui } from '@lingui/react/macro';
import { SCHOOL_DAYS } from '@shala/contract/shared';
import type { TimetablePlace } from '@shala/contract/timetable';
import type { Board } from '../lib/board.ts';
import { useDayNames } from '../lib/use-names.ts';
import classes from './rules.module.css';

type Props = { board: Board; label: string; value: readonly TimetablePlace[]; onChange: (places: TimetablePlace[]) => void };

/** The places of a week to be ticked; the name of a day or a period ticks all of it, or none. */
export function PlaceGrid({ board, label, value, onChange }: Props) {
  const { t } = useLingui();
  const { long, short } = useDayNames();
  const ticked = new Set(value.map(String));
  const all = (part: (place: TimetablePlace) => boolean) =>
    SCHOOL_DAYS.flatMap((_name, index) => board.periods.map(({ id }): TimetablePlace => [index + 1, id])).filter(part);
  const toggle = (places: readonly TimetablePlace[]) => {
    const keys = new Set(places.map(String));
    const isFull = places.every((place) => ticked.has(String(place)));
    const rest = value.filter((place) => !keys.has(String(place)));
    onChange(isFull ? rest : [...rest, ...places]);
  };
  return (
    <div className={classes.scroll}>
      <table className={classes.grid}>
        <caption>
          {label} {t`Press the name of a day or a period to select the whole day or period.`}
        </caption>
        <thead>
          <tr>
            <td />
            {board.periods.map(({ id, name }) => (
              <th key={id} scope="col">
                <button
                  type="button"
                  className={classes.head}
                  aria-label={t`${name} on all days`}
                  onClick={() => toggle(all((place) => place[1] === id))}
                >
                  {name}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SCHOOL_DAYS.map((name, index) => {
            const day = long[name];
            return (
              <tr key={name}>
                <th scope="row">
                  <button
                    type="button"
                    className={classes.head}
                    aria-label={t`All periods of ${day}`}
                    onClick={() => toggle(all((place) => place[0] === index + 1))}
                  >
                    {short[name]}
                  </button>
                </th>
                {board.periods.map(({ id, name: period }) => (
                  <td key={id} className={classes.place}>
                    <label>
                      <input
                        type="checkbox"
                        aria-label={t`${day}, ${period}`}
                        checked={ticked.has(`${index + 1},${id}`)}
                        onChange={() => toggle([[index + 1, id]])}
                      />
                    </label>
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
