import { Plural, useLingui } from '@lingui/react/macro';
import { listNotices } from '@shala/contract/notices';
import { IconSpeakerphone } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Card } from '#ui/card';
import { EmptyState } from '#ui/empty-state';
import { ErrorState } from '#ui/error-state';
import { SkeletonRows } from '#ui/skeleton';
import { useNoticePages } from '../api.ts';
import { MoreButton } from './more-button.tsx';
import { NoticeList } from './notice-list.tsx';

type Props = { query: Record<string, string>; empty: { title: string; text: string; action?: ReactNode } };

/** A list of notices by what is asked for, in all its states. */
export function NoticePages({ query, empty }: Props) {
  const { t } = useLingui();
  const pages = useNoticePages(listNotices, { query }, (page) => page.notices);
  if (pages.isPending)
    return (
      <Card>
        <SkeletonRows count={6} height={86} />
      </Card>
    );
  if (!pages.first)
    return (
      <Card>
        <ErrorState
          title={t`The notices could not be opened`}
          error={pages.error}
          onRetry={() => void pages.refetch()}
          isRetrying={pages.isFetching}
        />
      </Card>
    );
  if (pages.rows.length === 0)
    return (
      <Card>
        <EmptyState icon={<IconSpeakerphone size={24} stroke={1.75} />} title={empty.title} action={empty.action}>
          {empty.text}
        </EmptyState>
      </Card>
    );
  return (
    <>
      <NoticeList notices={pages.rows} />
      <MoreButton pages={pages} />
    </>
  );
}

/** How many notices a query finds. */
export function NoticeCount({ query }: { query: Record<string, string> }) {
  const { first } = useNoticePages(listNotices, { query }, (page) => page.notices);
  return first ? <Plural value={first.total} one="# notice" other="# notices" /> : null;
}
