import { useLingui } from '@lingui/react/macro';
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
  return (
    <div className={classes.pages} data-stale={isPlaceholderData || undefined} aria-busy={isFetching}>
      {data ? (
        data.pages.map((page, index) => {
          const number = index + 1;
          return <img key={number} className={classes.page} src={page} alt={t`Page ${number} of the certificate`} />;
        })
      ) : error ? (
        <ErrorState title={t`The preview could not be made`} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <p className={classes.blank}>{waiting}</p>
      )}
    </div>
  );
}
