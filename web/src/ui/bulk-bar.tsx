import { Trans, useLingui } from '@lingui/react/macro';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatNumber } from '#lib/format';
import classes from './bulk-bar.module.css';
import { Button } from './button.tsx';

type Props = { label: string; count: number; onClear: () => void; children: ReactNode };

/** Floats at the lower right once rows are chosen: how many, what can be done with them, and a way to let go. */
export function BulkBar({ label, count, onClear, children }: Props) {
  const { t } = useLingui();
  const shown = formatNumber(count);
  return (
    <section className={classes.bar} aria-label={label}>
      <strong className={classes.count}>
        <Trans>{shown} selected</Trans>
      </strong>
      {children}
      <Button aria-label={t`Clear selection`} icon={<IconX size={16} stroke={1.75} aria-hidden="true" />} onClick={onClear}>
        {null}
      </Button>
    </section>
  );
}
