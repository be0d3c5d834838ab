import { useLingui } from '@lingui/react/macro';
import { IconCopy } from '@tabler/icons-react';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import classes from './access.module.css';

type Props = { label: string; text: string; isFocused?: boolean };

/** A text to copy whole; where the browser does not let it be copied, it can be marked and copied by hand. */
export function CopyText({ label, text, isFocused = false }: Props) {
  const { t } = useLingui();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ tone: 'good', sentence: t`Copied.` });
    } catch {
      showToast({ tone: 'bad', sentence: t`The browser did not allow copying. Select the text and copy it.` });
    }
  };
  return (
    <div className={classes.copy}>
      <textarea
        translate="no"
        className={classes.code}
        readOnly
        aria-label={label}
        value={text}
        rows={text.split('\n').length}
        wrap="off"
        spellCheck={false}
        onFocus={(event) => event.target.select()}
      />
      <Button
        size="small"
        icon={<IconCopy size={14} stroke={1.75} aria-hidden="true" />}
        aria-label={t`Copy: ${label}`}
        onClick={() => void copy()}
        {...(isFocused && { 'data-autofocus': '' })}
      >
        {t`Copy`}
      </Button>
    </div>
  );
}
