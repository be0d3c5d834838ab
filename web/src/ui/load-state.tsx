import { useLingui } from '@lingui/react/macro';
import { IconCircleDashed } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { CallError, isAbsent } from '#lib/call-error';
import { errorText } from '#lib/error-text';
import { Card } from './card.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { SkeletonRows } from './skeleton.tsx';

type Query<Data> = { data: Data | undefined; error: unknown; isPending: boolean; isFetching: boolean; refetch: () => unknown };
type Props<Data> = {
  query: Query<Data>;
  /** A query whose answer this one needs to be asked at all: where it fails, this one would wait for ever. */
  after?: Query<unknown>;
  title: string;
  /** Shown instead where the server has no such record: to try again would not help. */
  missing?: { title: string; action: ReactNode };
  rows?: number;
  children: (data: Data) => ReactNode;
};

/** What a query gives, or what stands in its place: the shape of what comes, or what went wrong and a way to try again. */
export function LoadState<Data>({ query, after, title, missing, rows = 10, children }: Props<Data>) {
  const { t } = useLingui();
  if (query.data !== undefined) return children(query.data);
  const { error, isPending, isFetching, refetch } = after?.error ? after : query;
  const gone = error instanceof CallError && error.status === 404 ? missing : undefined;
  return (
    <Card>
      {isPending ? (
        <SkeletonRows count={rows} height={41} />
      ) : isAbsent(error) ? (
        <EmptyState icon={<IconCircleDashed size={24} stroke={1.75} />} title={errorText(error)} />
      ) : gone ? (
        <ErrorState
          title={gone.title}
          text={t`The record may have been deleted. Open the list and select it again.`}
          error={error}
          action={gone.action}
        />
      ) : (
        <ErrorState title={title} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </Card>
  );
}
