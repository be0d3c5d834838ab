import { Trans, useLingui } from '@lingui/react/macro';
import { confirmNotice, readNotice } from '@shala/contract/notices';
import type { CallAnswer } from '@shala/contract/shared';
import { IconCircleCheck, IconFileUnknown, IconPaperclip } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Entrance } from '#features/identity';
import { CallError } from '#lib/call-error';
import { formatDate, formatDateTime } from '#lib/format';
import { send } from '#lib/send';
import { useAsked } from '#lib/use-asked';
import { Button } from '#ui/button';
import { EmptyState } from '#ui/empty-state';
import { ErrorState } from '#ui/error-state';
import { FormError } from '#ui/form-error';
import { SkeletonRows } from '#ui/skeleton';
import { StatusBadge } from '#ui/status-badge';
import { Letter } from '../components/letter.tsx';
import classes from '../components/notices.module.css';

type Read = CallAnswer<typeof readNotice>;

/** Where the link in a message leads: the notice as this recipient got it, and one button to confirm it. */
export function ConfirmScreen() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const code = search.get('notice') ?? '';
  const { data: notice, error, isAsking, ask } = useAsked(readNotice, code || '-');
  if (notice)
    return (
      <Entrance title={notice.title} lead={aboutOf(notice)} isWide>
        <Whole code={code} notice={notice} />
      </Entrance>
    );
  if (error instanceof CallError && (error.status === 404 || error.status === 400))
    return (
      <Entrance title={t`Notice`}>
        <EmptyState icon={<IconFileUnknown size={24} stroke={1.75} />} title={t`Notice not found`}>
          {t`The link is incomplete or the notice was deleted. Open the link in the message again, or ask the school.`}
        </EmptyState>
      </Entrance>
    );
  return (
    <Entrance title={t`Notice`}>
      {error ? (
        <ErrorState title={t`The notice could not be opened`} error={error} onRetry={ask} isRetrying={isAsking} />
      ) : (
        <SkeletonRows count={6} height={26} />
      )}
    </Entrance>
  );
}

function aboutOf({ schoolName, number, at }: Read): string {
  return [schoolName, number, formatDate(at)].filter(Boolean).join(' · ');
}

function Whole({ code, notice }: { code: string; notice: Read }) {
  const { t } = useLingui();
  const { recipient, students, attachment } = notice;
  if (notice.isWithdrawn)
    return (
      <p className={classes.quiet}>
        <Trans>The school has withdrawn this notice.</Trans>
      </p>
    );
  return (
    <div className={classes.public}>
      <p className={classes.quiet}>{students ? t`For ${recipient}, about ${students}` : t`For ${recipient}`}</p>
      <Letter html={notice.bodyHtml} />
      {attachment ? (
        <p>
          <IconPaperclip size={15} stroke={1.75} aria-hidden="true" />{' '}
          <a href={attachment.url} target="_blank" rel="noreferrer">
            {attachment.name}
          </a>
        </p>
      ) : null}
      <ConfirmPart code={code} confirmedAt={notice.confirmedAt} />
    </div>
  );
}

function ConfirmPart({ code, confirmedAt }: { code: string; confirmedAt: string | null }) {
  const { t } = useLingui();
  const [at, setAt] = useState(confirmedAt);
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const confirm = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setError(null);
    try {
      setAt((await send(confirmNotice, { params: { code } })).confirmedAt);
    } catch (failure) {
      setError(failure);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div className={classes.confirm} aria-live="polite">
      <FormError error={error} />
      {at ? (
        <StatusBadge
          tone="good"
          icon={<IconCircleCheck size={14} stroke={2} />}
        >{t`You acknowledged this notice on ${formatDateTime(at)}.`}</StatusBadge>
      ) : (
        <Button isPrimary isBusy={isBusy} onClick={() => void confirm()}>{t`I have read this notice`}</Button>
      )}
    </div>
  );
}
