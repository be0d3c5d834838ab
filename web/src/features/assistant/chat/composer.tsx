import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_PROMPT_LENGTH } from '@shala/contract/assistant';
import { IconSend } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import { Button } from '#ui/button';
import { KeyCap } from '#ui/controls';
import classes from './chat.module.css';

type Props = { field: RefObject<HTMLTextAreaElement | null>; isWaiting: boolean; lastPrompt: string; onSay: (prompt: string) => void };

/** Where one types: Enter sends, Shift and Enter begin a new line, the arrow up brings back what was said last. */
export function Composer({ field, isWaiting, lastPrompt, onSay }: Props) {
  const { t } = useLingui();
  const [words, setWords] = useState('');
  const isBlank = words.trim() === '';
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (isBlank || isWaiting) return;
    onSay(words);
    setWords('');
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowUp' && words === '' && lastPrompt !== '') {
      event.preventDefault();
      setWords(lastPrompt);
    }
    // Some keyboards for Hindi send Enter to choose a word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  return (
    <form className={classes.composer} onSubmit={submit}>
      <textarea
        ref={field}
        aria-label={t`Message to the assistant`}
        placeholder={t`Ask, or tell me what to do. English, हिन्दी or a mix.`}
        rows={2}
        maxLength={MAX_PROMPT_LENGTH}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      <div className={classes.tools}>
        <span className={classes.keys}>
          <KeyCap name="Enter" /> <Trans>sends</Trans>
          <KeyCap name="Shift Enter" /> <Trans>new line</Trans>
        </span>
        <Button type="submit" disabled={isBlank || isWaiting} icon={<IconSend size={16} stroke={1.75} aria-hidden="true" />}>
          {t`Send`}
        </Button>
      </div>
    </form>
  );
}
