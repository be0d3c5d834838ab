import { Trans, useLingui } from '@lingui/react/macro';
import { IconKey, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { EmptyState } from '#ui/empty-state';
import { ErrorState } from '#ui/error-state';
import { Box } from '#ui/layout';
import { PageHeader } from '#ui/page-header';
import { SkeletonRows } from '#ui/skeleton';
import { type AccessToken, useTokens } from '../api.ts';
import classes from '../components/access.module.css';
import { ConnectGuide } from '../components/connect-guide.tsx';
import { MakeTokenDialog } from '../components/make-token-dialog.tsx';
import { Plans } from '../components/plans.tsx';
import { RevokeDialog } from '../components/revoke-dialog.tsx';
import { TokenTable } from '../components/token-table.tsx';

export { prefetchAccess } from '../api.ts';

/** Programs that may use the school's data: what they have prepared, their tokens, and how one is connected. */
export function AccessScreen() {
  const { t } = useLingui();
  const [isMaking, setIsMaking] = useState(false);
  const [leaving, setLeaving] = useState<AccessToken | null>(null);
  const tokens = useTokens();
  const make = (
    <Button isPrimary icon={<IconPlus size={16} stroke={1.75} aria-hidden="true" />} onClick={() => setIsMaking(true)}>
      {t`Give permission to a program`}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t`ChatGPT and other programs`}
        context={t`Your computer person connects other programs, such as ChatGPT, to Shala here. Each program gets its own password (API token) to see the records. A change that a program suggests is then listed on this page (not under Approvals), and the office approves or rejects it.`}
        actions={make}
      />
      <div className={classes.stack}>
        <Plans />
        {tokens.isPending ? <SkeletonRows count={3} height={41} /> : null}
        {tokens.isError ? (
          <ErrorState title={t`The API tokens could not be opened`} error={tokens.error} onRetry={() => void tokens.refetch()} />
        ) : null}
        {tokens.data && tokens.data.tokens.length === 0 ? (
          <Card>
            <EmptyState icon={<IconKey size={24} stroke={1.75} />} title={t`No other program has permission yet`} action={make}>
              <Trans>Give each program its own password (API token). Then you can stop one program without stopping the others.</Trans>
            </EmptyState>
          </Card>
        ) : null}
        {tokens.data && tokens.data.tokens.length > 0 ? <TokenTable tokens={tokens.data.tokens} onRevoke={setLeaving} /> : null}
        {tokens.data ? (
          <Card>
            <Box component="details" p={16}>
              <summary>{t`How to connect (for your computer person)`}</summary>
              <Box mt={12}>
                <ConnectGuide address={tokens.data.address} />
              </Box>
            </Box>
          </Card>
        ) : null}
      </div>
      {isMaking && tokens.data ? <MakeTokenDialog address={tokens.data.address} onClose={() => setIsMaking(false)} /> : null}
      {leaving ? <RevokeDialog token={leaving} onClose={() => setLeaving(null)} /> : null}
    </>
  );
}
