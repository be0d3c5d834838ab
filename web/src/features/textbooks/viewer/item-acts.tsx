import { Trans, useLingui } from '@lingui/react/macro';
import { IconArrowDown, IconArrowsJoin, IconArrowsSplit, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { type RefObject, useState } from 'react';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { TextField } from '#ui/field';
import { Group, Text } from '#ui/layout';
import classes from './edit-drawer.module.css';
import type { Picked } from './picked.ts';
import type { useItemActs } from './use-item-acts.ts';

type Props = { kind: Picked['kind']; text: string; words: RefObject<HTMLTextAreaElement | null>; acts: ReturnType<typeof useItemActs> };
const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

/** What can be done with an item beside correcting it. It is divided where the cursor stands in its words, a chapter by a page. */
export function ItemActs({ kind, text, words, acts }: Props) {
  const { t } = useLingui();
  const [fromPage, setFromPage] = useState('');
  const splitChapter = () => {
    const page = Number(fromPage);
    if (page < 1) return showToast({ tone: 'bad', sentence: t`Enter the page where the second part begins.` });
    acts.split({ first: text, second: t`${text} (second part)`, fromPage: page });
  };
  const splitWords = () => {
    const at = words.current?.selectionStart ?? 0;
    const [first, second] = [text.slice(0, at).trim(), text.slice(at).trim()];
    if (!first || !second) return showToast({ tone: 'bad', sentence: t`Place the cursor where the second part begins.` });
    acts.split({ first, second });
  };
  const handleSplit = kind === 'chapter' ? splitChapter : splitWords;
  return (
    <div className={classes.acts}>
      {kind === 'chapter' ? (
        <TextField
          label={t`Second part begins on page`}
          description={t`To split this chapter: everything from this page goes to the second part.`}
          inputMode="numeric"
          value={fromPage}
          onChange={({ target }) => setFromPage(target.value.replace(/\D/g, ''))}
        />
      ) : (
        <Text c="dimmed" fz="sm">
          <Trans>To split, place the cursor where the second part begins.</Trans>
        </Text>
      )}
      <Group gap={8} align="stretch">
        <Button icon={<IconArrowUp {...ICON} />} isBusy={acts.isBusy} onClick={() => acts.move(-1)}>{t`Move up`}</Button>
        <Button icon={<IconArrowDown {...ICON} />} isBusy={acts.isBusy} onClick={() => acts.move(1)}>
          {t`Move down`}
        </Button>
        <Button icon={<IconArrowsJoin {...ICON} />} isBusy={acts.isBusy} onClick={acts.merge}>{t`Merge with the next`}</Button>
        <Button icon={<IconArrowsSplit {...ICON} />} isBusy={acts.isBusy} onClick={handleSplit}>{t`Split in two`}</Button>
        <Button isDanger icon={<IconTrash {...ICON} />} isBusy={acts.isBusy} onClick={acts.remove}>{t`Delete`}</Button>
      </Group>
    </div>
  );
}
