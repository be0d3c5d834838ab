import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_PROMPT_LENGTH } from '@shala/contract/assistant';
import { IconSend } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { formatNumber } from '#lib/format';
import { Button } from '#ui/button';
import { KeyCap } from '#ui/controls';
import { Group, Text } from '#ui/layout';
import classes from './chat.module.css';

type Props = { field: RefObject<HTMLTextAreaElement | null>; isWaiting: boolean; said: readonly string[]; onSay: (prompt: string) => void };

/** Where one types: Enter sends, Shift and Enter begin a new line, the arrow up brings back what was said before, the arrow down goes on again. */
export function Composer({ field, isWaiting, said, onSay }: Props) {
  const { t } = useLingui();
  const [words, setWords] = useState('');
  /** How many prompts back the field shows; 0 is what is being typed. */
  const [back, setBack] = useState(0);
  const isBlank = words.trim() === '';
  const isTooLong = words.trim().length > MAX_PROMPT_LENGTH;
  const tooLongId = useId();
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (isBlank || isWaiting || isTooLong) return;
    onSay(words);
    setWords('');
    setBack(0);
  };
  const recall = (steps: number) => {
    setBack(steps);
    setWords(steps === 0 ? '' : (said.at(-steps) ?? ''));
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    // What is being typed is never thrown away: only an empty field, or a recalled prompt left as it was, goes through the earlier ones.
    const isRecalled = words === (back === 0 ? '' : said.at(-back));
    const step = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (step !== 0 && isRecalled && back + step >= 0 && back + step <= said.length) {
      event.preventDefault();
      recall(back + step);
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
        placeholder={t`Ask a question or give a command, in English, हिन्दी or both.`}
        rows={2}
        aria-invalid={isTooLong || undefined}
        aria-describedby={isTooLong ? tooLongId : undefined}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      <Group gap={0} justify="space-between" wrap="nowrap">
        {isTooLong ? (
          <Text id={tooLongId} span c="var(--c-bad)" fz="sm" role="alert">
            {t`A message can have up to ${formatNumber(MAX_PROMPT_LENGTH)} characters. This one has ${formatNumber(words.trim().length)}. Please shorten it.`}
          </Text>
        ) : (
          <Group component="span" gap={6} wrap="nowrap" c="dimmed" fz="xs">
            <Trans>
              <KeyCap name="Enter" /> to send, <KeyCap name="Shift Enter" /> for a new line
            </Trans>
          </Group>
        )}
        <Button type="submit" disabled={isBlank || isWaiting || isTooLong} icon={<IconSend size={16} stroke={1.75} aria-hidden="true" />}>
          {t`Send`}
        </Button>
      </Group>
    </form>
  );
}
