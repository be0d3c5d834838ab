import { Trans, useLingui } from '@lingui/react/macro';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { Stack } from '#ui/layout';
import { Modal, ModalFoot } from '#ui/modal';
import classes from './account.module.css';

/** The codes that get in without the phone, shown this once. */
export function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const { t } = useLingui();
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => showToast({ tone: 'good', sentence: t`Copied.` }),
      () => showToast({ tone: 'bad', sentence: t`The browser did not allow copying. Select the codes and copy them yourself.` }),
    );
  return (
    <Modal title={t`Your recovery codes`} onClose={onClose} width={600}>
      <Stack gap={16} pt={4}>
        <p role="status">
          <Trans>
            Write these down or print them, and keep them away from your phone. Each code works once if you lose the phone. They are not
            shown again.
          </Trans>
        </p>
        <ul className={classes.codes} aria-label={t`Recovery codes`}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </Stack>
      <ModalFoot>
        <Button onClick={() => void copy()}>{t`Copy`}</Button>
        <Button isPrimary onClick={onClose} data-autofocus="">{t`I have saved them`}</Button>
      </ModalFoot>
    </Modal>
  );
}
