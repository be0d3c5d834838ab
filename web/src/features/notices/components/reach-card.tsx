import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type Audience, countReach, type NoticeChannel } from '@shala/contract/notices';
import { formatNumber, formatRupees } from '#lib/format';
import { Card } from '#ui/card';
import { ErrorState } from '#ui/error-state';
import { SkeletonRows } from '#ui/skeleton';
import { type Reach, useNotices } from '../api.ts';
import classes from './notices.module.css';
import { ReachByChannel } from './reach-by-channel.tsx';

/** Whether an audience says enough to be counted. */
export function isNamed({ kind, ids = [] }: Audience): boolean {
  return ['all', 'staff', 'students', 'defaulters'].includes(kind) || ids.length > 0;
}

/** Exactly whom an audience reaches; asked anew when it changes. */
export function useReach(audience: Audience) {
  return useNotices(countReach, { body: { audience } }, isNamed(audience));
}

type Props = { audience: Audience; channels: readonly NoticeChannel[] };

/** The exact count before anything is sent: who, by which way, who is left out and why. */
export function ReachCard({ audience, channels }: Props) {
  const { t } = useLingui();
  const query = useReach(audience);
  const { data } = query;
  return (
    <Card title={t`Number of recipients`}>
      {!isNamed(audience) ? (
        <p className={`${classes.quiet} ${classes.pad}`}>{t`Select the recipients to see how many people will get the notice.`}</p>
      ) : data ? (
        <div className={classes.pad} aria-live="polite">
          <div>
            <span className={classes.figure}>{formatNumber(data.recipients)}</span>{' '}
            <Plural
              value={data.recipients}
              _0="people. Add students with their parents, or employees, first."
              one="person, one message"
              other="people, one message each"
            />
          </div>
          <Details reach={data} channels={channels} isOfFees={audience.kind === 'defaulters'} />
        </div>
      ) : query.isPending ? (
        <SkeletonRows count={4} />
      ) : (
        <ErrorState
          title={t`The recipients could not be counted`}
          error={query.error}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
    </Card>
  );
}

function Details({ reach, channels, isOfFees }: { reach: Reach; isOfFees: boolean; channels: readonly NoticeChannel[] }) {
  const { t } = useLingui();
  const { students, parents, staff, shared, withoutParent, sample } = reach;
  return (
    <>
      <ul className={classes.quiet}>
        {parents > 0 ? (
          <li>
            <Trans>
              <Plural value={parents} one="# parent" other={`${formatNumber(parents)} parents`} /> of{' '}
              <Plural value={students} one="# student" other={`${formatNumber(students)} students`} />
            </Trans>
            {shared > 0 ? (
              <>
                {' '}
                <Plural
                  value={shared}
                  one="(# of them has several children here, and gets one message)"
                  other="(# of them have several children here, and get one message each)"
                />
              </>
            ) : null}
          </li>
        ) : null}
        {staff > 0 ? (
          <li>
            <Plural value={staff} one="# employee" other={`${formatNumber(staff)} employees`} />
          </li>
        ) : null}
        {withoutParent > 0 ? (
          <li>
            <Plural value={withoutParent} one="# student has no parent on record" other="# students have no parent on record" />
          </li>
        ) : null}
      </ul>
      <ReachByChannel reach={reach} channels={channels} />
      {sample.length > 0 ? (
        <p className={classes.quiet}>
          <Trans>Some of the recipients:</Trans>{' '}
          {sample
            .map(({ name, students: children, amount }) =>
              [children ? t`${name}, for ${children}` : name, isOfFees && amount !== null && formatRupees(amount)]
                .filter(Boolean)
                .join(', '),
            )
            .join(' · ')}
        </p>
      ) : null}
    </>
  );
}
