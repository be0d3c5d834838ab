import { useLingui } from '@lingui/react/macro';
import { getMailChannel, listHooks } from '@shala/contract/notices';
import { Box } from '#ui/layout';
import { PageHeader } from '#ui/page-header';
import { prefetchNotices } from '../api.ts';
import { ChannelCards } from '../components/channel-cards.tsx';

/** Begins loading the channels. */
export function prefetch() {
  void prefetchNotices(listHooks, {});
  return prefetchNotices(getMailChannel, {});
}

/** The channels of the school, in its settings. */
export function ChannelsScreen() {
  const { t } = useLingui();
  return (
    <>
      <PageHeader
        title={t`Email, SMS and WhatsApp`}
        context={t`Notices and reminders are sent through these accounts. Your computer person fills in this page once.`}
      />
      <Box maw={720}>
        <ChannelCards />
      </Box>
    </>
  );
}
