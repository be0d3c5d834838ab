import { useLingui } from '@lingui/react/macro';
import { createContext, type ReactNode, useContext } from 'react';
import { Card } from '#ui/card';
import { ErrorState } from '#ui/error-state';
import { SkeletonRows } from '#ui/skeleton';
import type { Homepage, Part } from '../api.ts';

type Query = { data: Homepage | undefined; error: unknown; isPending: boolean; isFetching: boolean; refetch: () => unknown };

/** The one call that all cards stand on. */
export const HomepageQuery = createContext<Query | null>(null);

type Name = 'money' | 'needs' | 'away' | 'week' | 'coming' | 'notices' | 'activity';
type Props<N extends Name> = {
  name: N;
  title: string;
  /** Said beside the title once the part is there. */
  fact?: (part: Part<N>) => ReactNode;
  action?: ReactNode;
  rows?: number;
  rowHeight?: number;
  children: (part: Part<N>) => ReactNode;
};

/** A card with one part of the answer, or what stands in its place: the shape of what comes, or what went wrong with this part alone. */
export function PartCard<N extends Name>({ name, title, fact, action, rows = 4, rowHeight = 47, children }: Props<N>) {
  const { t } = useLingui();
  const query = useContext(HomepageQuery);
  const part = (query?.data?.[name] ?? null) as Part<N> | null;
  return (
    <Card title={title} {...(part && fact ? { fact: fact(part) } : {})} {...(action ? { action } : {})}>
      {part ? (
        children(part)
      ) : query?.isPending ? (
        <SkeletonRows count={rows} height={rowHeight} />
      ) : (
        <ErrorState
          title={t`“${title}” could not be opened`}
          error={query?.error}
          onRetry={() => void query?.refetch()}
          isRetrying={query?.isFetching ?? false}
        />
      )}
    </Card>
  );
}
