import { Trans, useLingui } from '@lingui/react/macro';
import { type beginSecondFactor, confirmSecondFactor, factorCodeSchema } from '@shala/contract/identity';
import type { CallAnswer } from '@shala/contract/shared';
import { useCallForm } from '#lib/use-call-form';
import { Button } from '#ui/button';
import { TextField } from '#ui/field';
import { FormError } from '#ui/form-error';
import { FormStack, Stack, Text } from '#ui/layout';
import { Modal, ModalFoot } from '#ui/modal';
import { useAccountAgain } from '../api.ts';
import classes from './account.module.css';

type Begun = CallAnswer<typeof beginSecondFactor>;
type Props = { begun: Begun; onDone: (recoveryCodes: string[]) => void; onClose: () => void };

/** Brings the secret into an authenticator app, and takes its first code. */
export function FactorDialog({ begun, onDone, onClose }: Props) {
  const { t } = useLingui();
  const again = useAccountAgain();
  const { field, submit, isBusy, failure } = useCallForm({
    call: confirmSecondFactor,
    schema: factorCodeSchema,
    defaults: { code: '' },
    onDone: ({ recoveryCodes }) => {
      onDone(recoveryCodes);
      void again();
    },
  });
  const secret = begun.secret.replace(/(.{4})(?=.)/g, '$1 ');
  return (
    <Modal title={t`Turn on two-step sign-in`} onClose={onClose} isLocked={isBusy} width={520}>
      <FormStack onSubmit={submit} gap={16} pt={4}>
        <div className={classes.pair}>
          <QrCode rows={begun.qr} label={t`QR code for the authenticator app`} />
          <Stack gap={16} pt={4}>
            <p>
              <Trans>1. Scan the QR code with an authenticator app on your phone, such as Google Authenticator.</Trans>
            </p>
            <Text c="dimmed" fz="sm">
              <Trans>
                If you cannot scan it, type this key: <span className={classes.secret}>{secret}</span>
              </Trans>
            </Text>
            <p>
              <Trans>2. Enter the 6-digit code that the app shows.</Trans>
            </p>
          </Stack>
        </div>
        <TextField {...field('code')} label={t`Code`} inputMode="numeric" autoComplete="one-time-code" maxLength={12} data-autofocus="" />
        <FormError error={failure} />
        <ModalFoot>
          <Button onClick={onClose} disabled={isBusy}>{t`Cancel`}</Button>
          <Button type="submit" isPrimary isBusy={isBusy}>{t`Turn on`}</Button>
        </ModalFoot>
      </FormStack>
    </Modal>
  );
}

/** The dark squares of a QR code as one path. */
function QrCode({ rows, label }: { rows: readonly string[]; label: string }) {
  const squares = rows.flatMap((row, y) => [...row].flatMap((dot, x) => (dot === '1' ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className={classes.qr} viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={squares.join('')} fill="currentColor" />
    </svg>
  );
}
