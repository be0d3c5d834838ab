import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { beginSecondFactor, endSecondFactor, renewRecoveryCodes } from '@shala/contract/identity';
import type { CallAnswer } from '@shala/contract/shared';
import { IconCircleCheck, IconShieldOff } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDateTime } from '#lib/format';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { FormError } from '#ui/form-error';
import { Group, Stack, Text } from '#ui/layout';
import { StatusBadge } from '#ui/status-badge';
import { type MyAccount, useAccountAct } from '../api.ts';
import classes from './account.module.css';
import { FactorDialog } from './factor-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Factor = MyAccount['factor'];

/** Two-step sign-in: off with the way to switch it on, or on with its recovery codes. */
export function FactorCard({ factor }: { factor: Factor }) {
  const { t } = useLingui();
  const [begun, setBegun] = useState<CallAnswer<typeof beginSecondFactor> | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const begin = useAccountAct(beginSecondFactor, setBegun);
  const renew = useAccountAct(renewRecoveryCodes, ({ recoveryCodes }) => setCodes(recoveryCodes));
  const end = useAccountAct(endSecondFactor, () => showToast({ tone: 'good', sentence: t`Two-step sign-in is off.` }));
  const badge = factor.isOn ? (
    <StatusBadge tone="good" icon={<IconCircleCheck size={14} stroke={2} />}>{t`On`}</StatusBadge>
  ) : (
    <StatusBadge tone="plain" icon={<IconShieldOff size={14} stroke={2} />}>{t`Off`}</StatusBadge>
  );
  return (
    <div className={classes.wide}>
      <Card title={t`Two-step sign-in`} fact={badge}>
        <Stack gap={16} pt={4} pb={16} px={16}>
          {factor.isOn ? (
            <FactorFacts factor={factor} />
          ) : (
            <Text c="dimmed" fz="sm">
              <Trans>
                When two-step sign-in is on, you are also asked for a 6-digit code after your password. A free authenticator app on your
                phone, such as Google Authenticator, shows this code. A person who knows only your password then cannot sign in.
              </Trans>
            </Text>
          )}
          <FormError error={begin.error ?? renew.error ?? end.error} />
          <Group gap={8} align="stretch" justify="flex-end">
            {factor.isOn ? (
              <>
                <Button isBusy={end.isPending} onClick={() => end.mutate({})}>{t`Turn off`}</Button>
                <Button isBusy={renew.isPending} onClick={() => renew.mutate({})}>{t`New recovery codes`}</Button>
              </>
            ) : (
              <Button isPrimary isBusy={begin.isPending} onClick={() => begin.mutate({})}>{t`Turn on two-step sign-in`}</Button>
            )}
          </Group>
        </Stack>
        {begun ? (
          <FactorDialog
            begun={begun}
            onDone={(made) => {
              setBegun(null);
              setCodes(made);
            }}
            onClose={() => setBegun(null)}
          />
        ) : null}
        {codes ? <RecoveryCodes codes={codes} onClose={() => setCodes(null)} /> : null}
      </Card>
    </div>
  );
}

function FactorFacts({ factor: { since, recoveryCodesLeft } }: { factor: Factor }) {
  const at = since ? formatDateTime(since) : '';
  return (
    <Text c="dimmed" fz="sm">
      <Trans>On since {at}.</Trans>{' '}
      <Plural
        value={recoveryCodesLeft}
        _0="No recovery codes are left. Make new ones, so that you can sign in if you lose your phone."
        one="# recovery code is left."
        other="# recovery codes are left."
      />
    </Text>
  );
}
