import { useLingui } from '@lingui/react/macro';
import { Button } from '#ui/button';
import classes from './notices.module.css';

type Pages = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };

/** Brings the next page of a list, if there is one. */
export function MoreButton({ pages }: { pages: Pages }) {
  const { t } = useLingui();
  if (!pages.hasNextPage) return null;
  return (
    <div className={classes.more}>
      <Button isBusy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>{t`Show more`}</Button>
    </div>
  );
}
