import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatDateTime } from '#lib/format';
import { Card } from '#ui/card';
import { ErrorState } from '#ui/error-state';
import { Stack, Text } from '#ui/layout';
import { PageHeader } from '#ui/page-header';
import { SkeletonRows } from '#ui/skeleton';
import { useHealth } from '../api.ts';
import { HealthList } from '../components/health-list.tsx';
import { SchoolFiles } from '../components/school-files.tsx';
import { SlowCalls } from '../components/slow-calls.tsx';
import { TechnicalFacts } from '../components/technical-facts.tsx';
import { judgeHealth } from '../judge-health.ts';

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
        title={t`Is the program working well?`}
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
        <Stack gap={16}>
          <SchoolFiles files={data.files} />
          {data.installation ? (
            <>
              <HealthList health={data.installation} verdicts={judgeHealth(data.installation, now)} />
              <details>
                <summary>{t`More, for your computer person`}</summary>
                <Stack gap={16} mt={16}>
                  <TechnicalFacts {...data.installation} />
                  <SlowCalls calls={data.installation.slowCalls} />
                </Stack>
              </details>
            </>
          ) : (
            <Card>
              <Text p={16} c="dimmed" fz="sm">
                <Trans>
                  The person or company that runs this program for your school makes the backups. If something is slow or missing, ask them.
                </Trans>
              </Text>
            </Card>
          )}
        </Stack>
      ) : (
        <Card>
          <ErrorState
            title={t`“Is the program working well?” could not be opened`}
            error={error}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        </Card>
      )}
    </>
  );
}
