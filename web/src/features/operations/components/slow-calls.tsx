import { Trans, useLingui } from '@lingui/react/macro';
import { formatNumber } from '#lib/format';
import { Card } from '#ui/card';
import type { Health } from '../api.ts';
import classes from './slow-calls.module.css';

/** What took longest this week. */
export function SlowCalls({ calls }: { calls: Health['slowCalls'] }) {
  const { t } = useLingui();
  return (
    <Card
      title={t`Slowest this week`}
      fact={calls.length > 0 ? <Trans>19 of 20 answers came within the time in the third column</Trans> : null}
    >
      {calls.length === 0 ? (
        <p className={classes.nothing}>
          <Trans>Nothing has been slow this week.</Trans>
        </p>
      ) : (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t`Act`}</th>
              <th scope="col">{t`Times`}</th>
              <th scope="col">{t`Mostly within`}</th>
              <th scope="col">{t`Worst`}</th>
            </tr>
          </thead>
          <tbody>
            {calls.map(({ call, count, p95Ms, worstMs }) => (
              <tr key={call}>
                <th scope="row">{call}</th>
                <td>{formatNumber(count)}</td>
                <td>{t`${formatNumber(p95Ms)} ms`}</td>
                <td>{t`${formatNumber(worstMs)} ms`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
