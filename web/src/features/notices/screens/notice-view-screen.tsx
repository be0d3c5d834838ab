import { Trans, useLingui } from '@lingui/react/macro';
import { getNotice, listNotices, pinNotice, withdrawNotice } from '@shala/contract/notices';
import { IconPaperclip, IconPin, IconPrinter, IconSpeakerphone } from '@tabler/icons-react';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { formatBytes, formatDate, formatDateTime, formatNumber } from '#lib/format';
import { paths } from '#lib/paths';
import { noticeCategoryWords } from '#lib/stored-words';
import { showToast } from '#lib/toasts';
import { useAddress } from '#lib/use-address';
import { Button, LinkButton } from '#ui/button';
import { Card } from '#ui/card';
import { EmptyState } from '#ui/empty-state';
import { ErrorState } from '#ui/error-state';
import { FormError } from '#ui/form-error';
import { Modal, ModalFoot } from '#ui/modal';
import { PageHeader } from '#ui/page-header';
import { SkeletonRows } from '#ui/skeleton';
import { type NoticeWhole, prefetchNotices, useNoticeAct, useNotices } from '../api.ts';
import { DeliveryCard } from '../components/delivery-card.tsx';
import { Letter } from '../components/letter.tsx';
import classes from '../components/notices.module.css';
import { Slip } from '../components/slip.tsx';
import { WriteAgain } from '../components/write-again.tsx';
import { blankCodes, hasCodes } from '../lib/blank-codes.ts';
import { useNoticeWords } from '../lib/words.ts';

/** Begins loading it before it is shown. */
export function prefetch(_params: unknown, search: URLSearchParams) {
  const noticeId = search.get('id');
  return noticeId ? prefetchNotices(getNotice, { params: { noticeId } }) : prefetchNotices(listNotices, { query: { show: 'current' } });
}

/** One notice as a circular that can be printed, and what became of it. */
export function NoticeViewScreen() {
  const { t } = useLingui();
  const { get } = useAddress();
  const id = get('id');
  const { data, error, isPending, isFetching, refetch } = useNotices(getNotice, { params: { noticeId: id } }, id !== '');
  // Without a name the latest notice is meant.
  const latest = useNotices(listNotices, { query: { show: 'current' } }, id === '').data?.notices[0];
  if (id === '' && latest) return <Navigate to={`${paths.noticeView}?id=${latest._id}`} replace />;
  if (id === '' || (error && 'status' in error && error.status === 404))
    return (
      <>
        <PageHeader title={t`Notice`} />
        <Card>
          <EmptyState
            icon={<IconSpeakerphone size={24} stroke={1.75} />}
            title={t`Notice not found`}
            action={<LinkButton to={paths.allNotices}>{t`All notices`}</LinkButton>}
          >
            {t`It may have been deleted, or the link is not complete.`}
          </EmptyState>
        </Card>
      </>
    );
  if (!data)
    return (
      <>
        <PageHeader title={t`Notice`} />
        <Card>
          {isPending ? (
            <SkeletonRows count={8} />
          ) : (
            <ErrorState title={t`The notice could not be opened`} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
          )}
        </Card>
      </>
    );
  return <Whole notice={data} />;
}

function Whole({ notice }: { notice: NoticeWhole }) {
  const { t } = useLingui();
  const { audienceOf } = useNoticeWords();
  const stateOf = useStateOf();
  const isOpen = notice.state === 'draft' || notice.state === 'scheduled';
  return (
    <>
      {/* On paper the circular has a head of its own. */}
      <div className={classes.noPrint}>
        <PageHeader
          title={notice.title}
          context={[notice.number, audienceOf(notice.audience), stateOf(notice)].filter(Boolean).join(' · ')}
          actions={<Acts notice={notice} />}
        />
      </div>
      <div className={classes.two}>
        <article className={classes.sheet} aria-label={t`Circular`}>
          <div className={classes.head}>
            <strong>{notice.school.name}</strong>
            <p>{[notice.school.address, notice.school.phone].filter(Boolean).join(' · ')}</p>
          </div>
          <div className={classes.numbered}>
            <span>{notice.number ? t`Circular ${notice.number}` : t`Draft`}</span>
            <span>{formatDate(notice.at)}</span>
          </div>
          <h2>{blankCodes(notice.title)}</h2>
          <Letter html={blankCodes(notice.bodyHtml)} />
          {hasCodes(notice.title + notice.bodyHtml) ? (
            <p className={`${classes.quiet} ${classes.noPrint}`}>
              <Trans>Write the names on the blank lines of the printed circular. Messages are filled in automatically.</Trans>
            </p>
          ) : null}
          {notice.attachment ? (
            <p className={classes.noPrint}>
              <IconPaperclip size={15} stroke={1.75} aria-hidden="true" />{' '}
              <a href={notice.attachment.url} target="_blank" rel="noreferrer">
                {notice.attachment.name}
              </a>{' '}
              <span className={classes.quiet}>{formatBytes(notice.attachment.bytes)}</span>
            </p>
          ) : null}
          <div className={classes.sign}>
            <span>{t`Date`}</span>
            <span>{t`Principal`}</span>
          </div>
          {notice.asksConfirmation ? <Slip notice={{ ...notice, title: blankCodes(notice.title) }} /> : null}
        </article>
        <div className={`${classes.column} ${classes.noPrint}`}>
          <FactsCard notice={notice} />
        </div>
      </div>
      {isOpen ? null : (
        <div style={{ marginTop: 16 }}>
          <DeliveryCard noticeId={notice._id} asksConfirmation={notice.asksConfirmation} />
        </div>
      )}
    </>
  );
}

function useStateOf(): (notice: NoticeWhole) => string {
  const { t } = useLingui();
  return ({ state, at, publishAt, isExpired, deliveries }) => {
    if (state === 'draft') return t`draft`;
    if (state === 'scheduled') return t`to be sent on ${formatDateTime(publishAt ?? at)}`;
    if (state === 'withdrawn') return t`withdrawn`;
    const isSent = Object.values(deliveries).some(({ queued, sent, failed }) => queued + sent + failed > 0);
    if (isSent) return isExpired ? t`sent on ${formatDate(at)}, no longer shown` : t`sent on ${formatDateTime(at)}`;
    return isExpired ? t`published on ${formatDate(at)} (print only), no longer shown` : t`published on ${formatDateTime(at)} (print only)`;
  };
}

function FactsCard({ notice }: { notice: NoticeWhole }) {
  const { recipients, deliveries, author, category, expiresOn, state, asksConfirmation, confirmed } = notice;
  const { t } = useLingui();
  const { channels, states } = useNoticeWords();
  return (
    <Card title={t`Delivery status`}>
      <dl className={classes.pairs}>
        <dt>{t`Recipients`}</dt>
        <dd>{formatNumber(recipients)}</dd>
        {asksConfirmation ? (
          <>
            <dt>{t`Acknowledged`}</dt>
            <dd>
              {state === 'draft' || state === 'scheduled' ? t`not sent yet` : t`${formatNumber(confirmed)} of ${formatNumber(recipients)}`}
            </dd>
          </>
        ) : null}
        {Object.entries(deliveries).flatMap(([channel, counts]) =>
          Object.entries(counts)
            .filter(([, count]) => count > 0)
            .map(([state, count]) => [
              <dt key={`${channel} ${state}`}>
                {channels[channel as keyof typeof channels]}: {states[state as keyof typeof states]}
              </dt>,
              <dd key={`${channel} ${state} n`}>{formatNumber(count)}</dd>,
            ]),
        )}
        {category ? (
          <>
            <dt>{t`Notice category`}</dt>
            <dd>{noticeCategoryWords(category)}</dd>
          </>
        ) : null}
        {expiresOn && state !== 'withdrawn' ? (
          <>
            <dt>{t`Notice shown until`}</dt>
            <dd>{formatDate(expiresOn)}</dd>
          </>
        ) : null}
        {author ? (
          <>
            <dt>{t`Written by`}</dt>
            <dd>{author}</dd>
          </>
        ) : null}
      </dl>
      <WriteAgain notice={notice} />
    </Card>
  );
}

function Acts({ notice }: { notice: NoticeWhole }) {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  const params = { noticeId: notice._id };
  const pin = useNoticeAct(pinNotice, ({ isPinned }) =>
    showToast({
      tone: 'good',
      sentence: isPinned ? t`The notice is kept at the top of the list.` : t`The notice is no longer kept at the top of the list.`,
    }),
  );
  const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
  if (notice.state === 'draft' || notice.state === 'scheduled')
    return (
      <>
        {notice.state === 'scheduled' ? <Button onClick={() => setIsAsking(true)}>{t`Withdraw the notice`}</Button> : null}
        <LinkButton to={`${paths.writeNotice}?id=${notice._id}`} isPrimary>{t`Continue writing`}</LinkButton>
        {isAsking ? <WithdrawDialog notice={notice} onClose={() => setIsAsking(false)} /> : null}
      </>
    );
  return (
    <>
      {notice.state === 'published' ? (
        <>
          <Button
            icon={<IconPin {...icon} />}
            isBusy={pin.isPending}
            onClick={() => pin.mutate({ input: { params, body: { isPinned: !notice.isPinned } } })}
          >
            {notice.isPinned ? t`Remove from the top` : t`Keep at the top`}
          </Button>
          <Button onClick={() => setIsAsking(true)}>{t`Withdraw the notice`}</Button>
        </>
      ) : null}
      <Button isPrimary icon={<IconPrinter {...icon} />} onClick={() => window.print()}>{t`Print the circular`}</Button>
      {isAsking ? <WithdrawDialog notice={notice} onClose={() => setIsAsking(false)} /> : null}
    </>
  );
}

function WithdrawDialog({ notice, onClose }: { notice: NoticeWhole; onClose: () => void }) {
  const { t } = useLingui();
  const act = useNoticeAct(withdrawNotice, ({ stopped, gone }) => {
    showToast({
      tone: 'good',
      sentence: t`The notice was withdrawn. Messages not sent: ${stopped}. Already sent, cannot be recalled: ${gone}.`,
    });
    onClose();
  });
  return (
    <Modal title={t`Withdraw the notice?`} context={notice.title} onClose={onClose} isLocked={act.isPending}>
      <p>
        <Trans>Messages not sent yet will not be sent. Messages already received cannot be recalled.</Trans>
      </p>
      <FormError error={act.error} />
      <ModalFoot>
        <Button onClick={onClose}>{t`Cancel`}</Button>
        <Button
          isDanger
          isBusy={act.isPending}
          onClick={() => act.mutate({ input: { params: { noticeId: notice._id } } })}
        >{t`Withdraw the notice`}</Button>
      </ModalFoot>
    </Modal>
  );
}
