import { Plural, useLingui } from '@lingui/react/macro';
import { listNotices } from '@shala/contract/notices';
import { IconPlus, IconSend } from '@tabler/icons-react';
import { paths } from '#lib/paths';
import { useAddress } from '#lib/use-address';
import { LinkButton } from '#ui/button';
import { PageHeader } from '#ui/page-header';
import { Tabs } from '#ui/tabs';
import { prefetchNoticePages, prefetchNotices, useNotices } from '../api.ts';
import { NoticePages } from '../components/notice-pages.tsx';

const SHOWS = ['current', 'drafts', 'scheduled'] as const;
type Show = (typeof SHOWS)[number];

/** Begins loading the current notices. */
export function prefetchNoticesScreen() {
  void prefetchNoticePages(listNotices, { query: { show: 'current' } });
  return prefetchNotices(listNotices, { query: { show: 'current' } });
}

/** What is current, what waits to be finished and what waits for its time. */
export function NoticesScreen() {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const show = (SHOWS as readonly string[]).includes(get('show')) ? (get('show') as Show) : 'current';
  const { data } = useNotices(listNotices, { query: { show: 'current' } });
  const counts = data?.counts;
  const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
  const write = <LinkButton to={paths.writeNotice} isPrimary icon={<IconPlus {...icon} />}>{t`Write a notice`}</LinkButton>;
  const empty = {
    current: {
      title: t`No current notices`,
      text: t`Notices to parents and staff are listed here until the date that you set for each.`,
      action: write,
    },
    drafts: { title: t`No drafts`, text: t`Notices you start writing are kept here until you send them.` },
    scheduled: { title: t`No notices to be sent later`, text: t`Notices that will be sent later are listed here.` },
  };
  return (
    <>
      <PageHeader
        title={t`Notices`}
        context={
          counts ? (
            <>
              {t`${counts.current} current`} · <Plural value={counts.drafts} one="# draft" other="# drafts" /> ·{' '}
              {t`${counts.scheduled} to be sent later`}
            </>
          ) : null
        }
        actions={
          <>
            <LinkButton to={paths.channelsData} icon={<IconSend {...icon} />}>{t`Email, SMS and WhatsApp settings`}</LinkButton>
            <LinkButton to={paths.allNotices}>{t`All notices`}</LinkButton>
            {write}
          </>
        }
      />
      <Tabs<Show>
        label={t`Notices`}
        value={show}
        tabs={[
          { id: 'current', label: t`Current` },
          { id: 'drafts', label: t`Drafts` },
          { id: 'scheduled', label: t`To be sent later` },
        ]}
        onChange={(value) => change({ show: value === 'current' ? null : value })}
      >
        <NoticePages query={{ show }} empty={empty[show]} />
      </Tabs>
    </>
  );
}
