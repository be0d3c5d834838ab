import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { KnownChoice } from '@shala/contract/imports';
import { useMemo } from 'react';
import { formatNumber, formatRupees } from '#lib/format';
import { Card } from '#ui/card';
import type { Preview } from '../api.ts';
import { countTransport } from '../lib/count-transport.ts';
import classes from './import.module.css';

/** Who will be charged transport because of a bus stop in the file, and at which stops, so that a word that is no stop is seen before it costs money. */
export function TransportCard({ preview, choice }: { preview: Preview; choice: KnownChoice }) {
  const { t } = useLingui();
  const { students, charged, fee, stops } = useMemo(() => countTransport(preview, choice), [preview, choice]);
  if (students === 0) return null;
  const [count, sum] = [formatNumber(charged), formatRupees(fee)];
  return (
    <Card title={t`Transport`} fact={<Plural value={stops.length} one="# bus stop" other="# bus stops" />}>
      <div className={classes.step}>
        <p>
          {charged > 0 ? (
            <strong>
              <Plural
                value={charged}
                one={`# student will be charged Transport: ${sum} a month.`}
                other={`${count} students will be charged Transport: ${sum} a month in total.`}
              />
            </strong>
          ) : (
            <Trans>No transport fee is entered for their classes in Fee structure, so nothing is charged for transport.</Trans>
          )}{' '}
          <Trans>Is one of these not a bus stop? Correct it in the rows below.</Trans>
        </p>
        <ul className={classes.missing}>
          {stops.map(({ name, count: riders }) => (
            <li key={name}>
              <strong>{name}</strong>{' '}
              <span>
                <Plural value={riders} one="# student" other="# students" />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
