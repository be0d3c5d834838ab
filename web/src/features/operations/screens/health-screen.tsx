import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatDateTime } from '#lib/format';
import { Card } from '#ui/card';
import { ErrorState } from '#ui/error-state';
import { PageHeader } from '#ui/page-header';
import { SkeletonRows } from '#ui/skeleton';
import { useHealth } from '../api.ts';
import { HealthList } from '../components/health-list.tsx';
import { SlowCalls } from '../components/slow-calls.tsx';
import { judgeHealth } from '../judge-health.ts';
import classes from './health-screen.module.css';

export { prefetchHealth } from '../api.ts';

/** How this installation is doing, for an administrator without a technician. */
export function HealthScreen() {
  const { t } = useLingui();
  const [now] = useState(() => Date.now());
  const { data, error, isPending, isFetching, refetch } = useHealth();
  const version = data?.version ?? '';
  const startedAt = data ? formatDateTime(data.startedAt) : '';
  return (
    <>
      <PageHeader
        title={t`Health`}
        context={
          data ? (
            <Trans>
              Shala {version}, running since {startedAt}
            </Trans>
          ) : (
            ' '
          )
        }
      />
      {isPending ? (
        <Card>
          <SkeletonRows count={7} height={53} />
        </Card>
      ) : data ? (
        <div className={classes.stack}>
          <HealthList health={data} verdicts={judgeHealth(data, now)} />
          <SlowCalls calls={data.slowCalls} />
        </div>
      ) : (
        <Card>
          <ErrorState
            title={t`The state of Shala could not be read`}
            error={error}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        </Card>
      )}
    </>
  );
}
