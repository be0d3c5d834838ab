import { Trans, useLingui } from '@lingui/react/macro';
import { verifyCertificate } from '@shala/contract/certificates';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { formatDate } from '#lib/format';
import { useAsked } from '#lib/use-asked';
import { ErrorState } from '#ui/error-state';
import { Facts } from '#ui/facts';
import { Notice } from '#ui/notice';
import { SkeletonRows } from '#ui/skeleton';
import { StatusBadge } from '#ui/status-badge';
import classes from './entrance.module.css';
import { isUnknown, UnknownCode } from './unknown-code.tsx';

/** Whether the certificate with a code is genuine, and what to compare it with. */
export function CertificateFinding({ code }: { code: string }) {
  const { t } = useLingui();
  const { data, error, isAsking, ask } = useAsked(verifyCertificate, code);
  if (isUnknown(error)) return <UnknownCode code={code} />;
  if (error) return <ErrorState title={t`The document could not be checked`} error={error} onRetry={ask} isRetrying={isAsking} />;
  if (!data) return <SkeletonRows count={6} height={26} />;
  const on = data.cancelledOn === null ? '' : formatDate(data.cancelledOn);
  return (
    <div className={classes.stack}>
      <p>
        {data.state === 'issued' ? (
          <StatusBadge tone="good" icon={<IconCircleCheck size={14} stroke={2} />}>{t`Genuine`}</StatusBadge>
        ) : (
          <StatusBadge tone="bad" icon={<IconAlertTriangle size={14} stroke={2} />}>
            {t`Cancelled on ${on}: no longer valid`}
          </StatusBadge>
        )}
      </p>
      <Facts
        facts={[
          { term: t`School`, value: data.schoolName },
          { term: t`Certificate`, value: data.typeName },
          { term: t`Number`, value: data.number },
          { term: t`Name`, value: data.name },
          ...(data.place === '' ? [] : [{ term: t`Class or designation`, value: data.place }]),
          { term: t`Issued on`, value: formatDate(data.issuedOn) },
        ]}
      />
      <Notice>
        <Trans>Compare every line with the printed document. If any line differs, the document was changed after it was issued.</Trans>
      </Notice>
    </div>
  );
}
