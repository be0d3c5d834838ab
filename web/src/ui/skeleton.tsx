import { useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import classes from './skeleton.module.css';

type BlockProps = { width?: CSSProperties['width']; height?: number };

/** One block in the shape of what comes. It shows only after 150 ms, so that a quick answer never flickers. */
function SkeletonBlock({ width = '100%', height = 16 }: BlockProps) {
  return <span className={classes.block} style={{ width, height }} aria-hidden="true" data-skeleton="" />;
}

/** Rows of a list at their final height. */
export function SkeletonRows({ count = 6, height = 40 }: { count?: number; height?: number }) {
  return (
    <div className={classes.rows}>
      {Array.from({ length: count }, (_value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows have nothing but their place
        <div key={index} className={classes.row} style={{ height }}>
          <SkeletonBlock width={`${38 - (index % 3) * 7}%`} height={12} />
          <SkeletonBlock width={72} height={12} />
        </div>
      ))}
    </div>
  );
}

/** A whole screen before anything of it is known: a header and a card. */
export function ScreenSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading...`}>
      <div className={classes.header}>
        <SkeletonBlock width={200} height={22} />
        <SkeletonBlock width={320} height={12} />
      </div>
      <div className={classes.card}>
        <SkeletonRows count={8} />
      </div>
    </div>
  );
}
