import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { formatNumber } from '#lib/format';
import { HiddenText } from '#ui/controls';
import classes from '../components/exams.module.css';

/** How many results lie in each ten of percent; each column opens its rows. */
export function Distribution({ bins, linkOf }: { bins: { from: number; students: number }[]; linkOf: (from: number) => string }) {
  const { t } = useLingui();
  const most = Math.max(1, ...bins.map(({ students }) => students));
  return (
    <div className={classes.bars}>
      {bins.map(({ from, students }) => (
        <Link
          key={from}
          className={classes.column}
          to={linkOf(from)}
          aria-label={t`${students} students from ${from} to ${from === 90 ? 100 : from + 9}%`}
        >
          <span className={classes.bar}>
            <b>{students}</b>
            <i style={{ height: `calc((100% - 18px) * ${students / most})` }} />
          </span>
          <span>{`${from}–${from === 90 ? 100 : from + 9}`}</span>
        </Link>
      ))}
    </div>
  );
}

type Point = { label: string; value: number | null; other?: number | null };
const [WIDTH, HEIGHT, LEFT, TOP, BOTTOM] = [640, 190, 34, 18, 150] as const;
/** A number stands on the side of its point where the other line is not; the lowest have no room below. */
const isBelow = (value: number, other: number | null | undefined) => typeof other === 'number' && other >= value && value > 15;

/** A course over terms, in percent; a second line, dashed with open points, to compare with. */
export function CourseChart({ label, points, otherName, name }: { label: string; points: Point[]; name: string; otherName?: string }) {
  const at = (index: number) => LEFT + 46 + (index * (WIDTH - LEFT - 100)) / Math.max(1, points.length - 1);
  const y = (value: number) => BOTTOM - ((BOTTOM - TOP) * value) / 100;
  const line = (key: 'value' | 'other') => {
    const own = points.flatMap((point, index) =>
      point[key] === null || point[key] === undefined ? [] : [`${at(index)},${y(point[key])}`],
    );
    return own.length === 0 ? '' : `M${own.join('L')}`;
  };
  return (
    <>
      <svg className={classes.line} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        {[0, 50, 100].map((value) => (
          <g key={value}>
            <line x1={LEFT} x2={WIDTH} y1={y(value)} y2={y(value)} />
            <text x={LEFT - 6} y={y(value) + 4} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
        {otherName ? <path d={line('other')} data-other /> : null}
        <path d={line('value')} />
        {points.map(({ label: term, value, other }, index) => (
          <g key={term}>
            {other === null || other === undefined ? null : <circle cx={at(index)} cy={y(other)} r={4} data-other />}
            {value === null ? null : (
              <>
                <circle cx={at(index)} cy={y(value)} r={4} />
                <text x={at(index)} y={y(value) + (isBelow(value, other) ? 19 : -9)} textAnchor="middle" data-value>
                  {formatNumber(value, 1, 1)}
                </text>
              </>
            )}
            <text x={at(index)} y={BOTTOM + 22} textAnchor="middle">
              {term}
            </text>
          </g>
        ))}
      </svg>
      {otherName ? (
        <p className={classes.legend}>
          <span>● {name}</span>
          <span>
            ○ <Trans>{otherName} (dashed)</Trans>
          </span>
        </p>
      ) : null}
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Term</Trans>
            </th>
            <th scope="col" data-figure>
              {name}
            </th>
            {otherName ? (
              <th scope="col" data-figure>
                {otherName}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {points.map(({ label: term, value, other }) => (
            <tr key={term}>
              <td>{term}</td>
              <td data-figure>{value === null ? '–' : formatNumber(value, 1, 1)}</td>
              {otherName ? <td data-figure>{other === null || other === undefined ? '–' : formatNumber(other, 1, 1)}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
      <HiddenText>{label}</HiddenText>
    </>
  );
}
