import { Trans, useLingui } from '@lingui/react/macro';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { errorText } from '#lib/error-text';
import { formatDateTime, formatTime } from '#lib/format';
import { showToast } from '#lib/toasts';
import { useAddress } from '#lib/use-address';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { ErrorState } from '#ui/error-state';
import { Facts } from '#ui/facts';
import { TextField } from '#ui/field';
import { Box, FormStack, Group, Text } from '#ui/layout';
import { type AssistantPlan, usePlanActs, usePlans } from '../api.ts';
import classes from './access.module.css';

/** What programs have prepared and waits for a yes, and what was done of it within a day. */
export function Plans() {
  const { t } = useLingui();
  const plans = usePlans();
  const { get } = useAddress();
  const wanted = get('plan');
  if (plans.isError && !plans.data)
    return <ErrorState title={t`The suggested changes could not be opened`} error={plans.error} onRetry={() => void plans.refetch()} />;
  const all = plans.data?.plans ?? [];
  const waiting = all.filter(({ state }) => state === 'waiting');
  const done = all.filter(({ state }) => state !== 'waiting');
  const isGone = plans.isSuccess && wanted !== '' && !all.some(({ id }) => id === wanted);
  return (
    <div aria-live="polite" className={classes.stack}>
      {isGone ? (
        <p className={classes.note}>
          <Trans>
            This approval is closed. It is older than ten minutes, was rejected or replaced, or was requested with another user’s API token.
            Ask the program to suggest the change again.
          </Trans>
        </p>
      ) : null}
      {waiting.map((plan) => (
        <WaitingPlan key={plan.id} plan={plan} isWanted={plan.id === wanted} />
      ))}
      {done.length > 0 ? (
        <Card title={t`Done in the last 24 hours`}>
          <ul className={classes.done}>
            {done.map((plan) => (
              <DonePlan key={plan.id} plan={plan} />
            ))}
          </ul>
        </Card>
      ) : null}
    </div>
  );
}

function WaitingPlan({ plan, isWanted }: { plan: AssistantPlan; isWanted: boolean }) {
  const { t } = useLingui();
  const { confirm, cancel } = usePlanActs(plan.id);
  const [number, setNumber] = useState('');
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isWanted) section.current?.focus();
  }, [isWanted]);
  const isReady = !plan.mustType || Number(number) === plan.recipients;
  const error = confirm.error ?? cancel.error;
  const handleConfirm = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || confirm.isPending) return;
    confirm.mutate(plan.recipients, {
      onSuccess: ({ state, says }) => showToast({ tone: state === 'done' ? 'good' : 'bad', sentence: says.join(' ') }),
    });
  };
  const { title, facts, sample, warnings } = plan.plan;
  return (
    <div ref={section} tabIndex={-1} className={classes.waiting}>
      <Card title={title} fact={t`requested by ${plan.tokenName}, expires at ${formatTime(plan.expiresAt)}`}>
        <FormStack onSubmit={handleConfirm} gap={16} pt={4} pb={16} px={16} aria-label={title}>
          <div className={classes.facts}>
            <Facts facts={facts} />
          </div>
          {sample ? <blockquote className={classes.sample}>{sample}</blockquote> : null}
          {warnings.length > 0 ? (
            <ul className={classes.warnings}>
              {warnings.map((warning) => (
                <li key={warning}>
                  <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
                  {warning}
                </li>
              ))}
            </ul>
          ) : null}
          {plan.mustType ? (
            <Box maw={360}>
              <TextField
                label={t`This will be sent to ${plan.recipients} people. Type the number to continue.`}
                inputMode="numeric"
                autoComplete="off"
                value={number}
                onChange={(event) => setNumber(event.target.value)}
              />
            </Box>
          ) : null}
          {error ? (
            <Text c="var(--c-bad)" role="alert">
              {errorText(error)}
            </Text>
          ) : null}
          <Group gap={8} align="stretch" justify="flex-end" wrap="nowrap">
            <Button
              onClick={() =>
                cancel.mutate(undefined, { onSuccess: () => showToast({ tone: 'good', sentence: t`Rejected. Nothing was changed.` }) })
              }
              isBusy={cancel.isPending}
            >
              {t`Reject`}
            </Button>
            <Button type="submit" isPrimary isBusy={confirm.isPending} disabled={!isReady}>
              {plan.verb}
            </Button>
          </Group>
        </FormStack>
      </Card>
    </div>
  );
}

function DonePlan({ plan }: { plan: AssistantPlan }) {
  const { t } = useLingui();
  const { undo } = usePlanActs(plan.id);
  const handleUndo = () =>
    undo.mutate(undefined, {
      onSuccess: ({ says }) => showToast({ tone: 'good', sentence: says.join(' ') }),
      onError: (error) => showToast({ tone: 'bad', sentence: errorText(error) }),
    });
  return (
    <li>
      <span>
        {plan.plan.title} <Text span c="dimmed" fz="sm">{t`by ${plan.tokenName}, ${formatDateTime(plan.createdAt)}`}</Text>
      </span>
      {plan.state === 'undone' ? <Text span c="dimmed" fz="sm">{t`Done, then undone by the user`}</Text> : null}
      {plan.canUndo ? (
        <Button size="small" isBusy={undo.isPending} aria-label={t`Undo: ${plan.plan.title}`} onClick={handleUndo}>{t`Undo`}</Button>
      ) : null}
    </li>
  );
}
