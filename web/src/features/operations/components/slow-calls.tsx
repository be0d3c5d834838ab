import { Trans, useLingui } from '@lingui/react/macro';
import { formatNumber } from '#lib/format';
import { Card } from '#ui/card';
import { Text } from '#ui/layout';
import type { Installation } from '../api.ts';
import classes from './slow-calls.module.css';

/** What took longest this week. */
export function SlowCalls({ calls }: { calls: Installation['slowCalls'] }) {
  const { t } = useLingui();
  return (
    <Card
      title={t`Slowest this week`}
      fact={calls.length > 0 ? <Trans>For your computer person: how many seconds the slowest pages and actions took</Trans> : null}
    >
      {calls.length === 0 ? (
        <Text pb={16} px={16} c="dimmed" fz="sm">
          <Trans>No slow pages this week.</Trans>
        </Text>
      ) : (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t`Page or action`}</th>
              <th scope="col">{t`Times`}</th>
              <th scope="col">{t`Usually within`}</th>
              <th scope="col">{t`Slowest`}</th>
            </tr>
          </thead>
          <tbody>
            {calls.map(({ call, act, count, p95Ms, worstMs }) => (
              <tr key={call}>
                <th scope="row">{act}</th>
                <td>{formatNumber(count)}</td>
                <td>{t`${formatNumber(p95Ms / 1000, 1, 1)} s`}</td>
                <td>{t`${formatNumber(worstMs / 1000, 1, 1)} s`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
