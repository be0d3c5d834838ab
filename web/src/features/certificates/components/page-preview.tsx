import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { ErrorState } from '#ui/error-state';
import classes from './certificates.module.css';

type Query = {
  data: { pages: string[] } | undefined;
  error: unknown;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
};

/** The pages as they will be printed. */
export function PagePreview({ query, waiting }: { query: Query; waiting: string }) {
  const { t } = useLingui();
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  const box = useRef<HTMLDivElement>(null);
  const [hasMore, setHasMore] = useState(false);
  const measure = () => {
    const { scrollTop, clientHeight, scrollHeight } = box.current ?? { scrollTop: 0, clientHeight: 0, scrollHeight: 0 };
    setHasMore(scrollTop + clientHeight < scrollHeight - 8);
  };
  return (
    <div ref={box} className={classes.pages} data-stale={isPlaceholderData || undefined} aria-busy={isFetching} onScroll={measure}>
      {data ? (
        data.pages.map((page, index) => {
          const number = index + 1;
          return <img key={number} className={classes.page} src={page} onLoad={measure} alt={t`Page ${number} of the certificate`} />;
        })
      ) : error ? (
        <ErrorState
          title={t`The preview of the certificate could not be made`}
          error={error}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <p className={classes.blank}>{waiting}</p>
      )}
      {hasMore && data ? <p className={classes.more}>{t`Scroll down to see the rest`}</p> : null}
    </div>
  );
}
