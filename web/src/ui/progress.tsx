import { formatPercent } from '#lib/format';
import classes from './progress.module.css';

type Props = { share: number; label: string };

/** A bar filled to a share from 0 to 1. */
export function ProgressBar({ share, label, size = 'small' }: Props & { size?: 'small' | 'large' }) {
  const percent = wholePercent(share);
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className={classes.bar}
      data-size={size}
    >
      <span style={{ width: `${percent}%` }} />
    </span>
  );
}

const RADIUS = 43;
const LENGTH = 2 * Math.PI * RADIUS;

/** A ring filled to a share from 0 to 1, with the percentage in it. */
export function ProgressRing({ share, label }: Props) {
  const percent = wholePercent(share);
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={formatPercent(percent / 100)}
      className={classes.ring}
    >
      <svg viewBox="0 0 96 96" aria-hidden="true" focusable="false">
        <circle className={classes.track} cx="48" cy="48" r={RADIUS} strokeWidth="10" />
        {percent > 0 ? (
          <circle
            className={classes.value}
            cx="48"
            cy="48"
            r={RADIUS}
            strokeWidth="10"
            strokeDasharray={`${(LENGTH * percent) / 100} ${LENGTH}`}
          />
        ) : null}
      </svg>
      <span className={classes.figure}>{formatPercent(percent / 100)}</span>
    </span>
  );
}

function wholePercent(share: number): number {
  return Number.isFinite(share) ? Math.min(100, Math.max(0, Math.round(share * 100))) : 0;
}
