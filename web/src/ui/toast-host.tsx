import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { useLingui } from '@lingui/react/macro';
import { Notifications, notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useEffect } from 'react';
import { type Over, onErrorsOver, onToast, type Toast, takeToasts } from '#lib/toasts';
import { Button } from './button.tsx';
import classes from './toast-host.module.css';

const SHOWN_FOR_MS = 6000;
const MOST_SHOWN = 4;
let count = 0;
/** The toasts in sight, the oldest first. */
const shown = new Set<string>();
/** The errors in sight, by what they say: the same error again replaces the first one instead of standing below it. */
const errors = new Map<string, { id: string; since: number }>();

/** Shows toasts bottom centre, through the theme library's notifications. */
export function ToastHost() {
  const { t } = useLingui();
  useEffect(() => {
    const showAll = () => {
      for (const toast of takeToasts()) show(toast, { undo: t`Undo`, close: t`Close` });
    };
    showAll();
    return onToast(showAll);
  }, [t]);
  useEffect(() => {
    const stop = onErrorsOver(hideErrors);
    return stop;
  }, []);
  return <Notifications className={classes.host ?? ''} position="bottom-center" limit={MOST_SHOWN} pauseResetOnHover="all" />;
}

/** Closes errors that are over. When a screen is left, a new error is still shown for the usual six seconds. */
function hideErrors(over: Over): void {
  for (const [sentence, { id, since }] of errors) {
    if (over === 'left') setTimeout(() => notifications.hide(id), Math.max(0, since + SHOWN_FOR_MS - Date.now()));
    else if (over.has(sentence)) notifications.hide(id);
  }
}

function show({ tone, sentence, onUndo }: Toast, words: { undo: string; close: string }): void {
  count += 1;
  const id = `toast-${count}`;
  if (tone === 'bad') {
    notifications.hide(errors.get(sentence)?.id ?? '');
    errors.set(sentence, { id, since: Date.now() });
  }
  // An error stays until it is closed or over: the oldest toast goes, so that what has just been done is seen.
  if (shown.size >= MOST_SHOWN) notifications.hide([...shown][0] ?? '');
  shown.add(id);
  const handleUndo = () => {
    notifications.hide(id);
    onUndo?.();
  };
  notifications.show({
    id,
    onClose: () => {
      shown.delete(id);
      if (errors.get(sentence)?.id === id) errors.delete(sentence);
    },
    autoClose: tone === 'bad' ? false : SHOWN_FOR_MS,
    icon:
      tone === 'bad' ? (
        <IconAlertTriangle size={16} stroke={1.75} />
      ) : tone === 'good' ? (
        <IconCircleCheck size={16} stroke={1.75} />
      ) : undefined,
    classNames: { root: classes.toast ?? '', icon: (tone === 'bad' ? classes.bad : classes.good) ?? '' },
    closeButtonProps: { 'aria-label': words.close },
    role: tone === 'bad' ? 'alert' : 'status',
    message: (
      <span className={classes.line}>
        {sentence}
        {onUndo ? (
          <Button size="small" onClick={handleUndo}>
            {words.undo}
          </Button>
        ) : null}
      </span>
    ),
  });
}
