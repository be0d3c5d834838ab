import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { KnownChoice } from '@shala/contract/imports';
import { Card } from '#ui/card';
import { Segmented } from '#ui/controls';
import type { Preview } from '../api.ts';
import { countKnown } from '../lib/known-rows.ts';
import classes from './import.module.css';

type Props = { preview: Preview; choice: KnownChoice; onChoice: (choice: KnownChoice) => void };

/** What becomes of those whom the school has already. Nothing that was written by hand is changed unless it is chosen here. */
export function KnownChoiceCard({ preview: { rows, kind, counts }, choice, onChoice }: Props) {
  const { t } = useLingui();
  const count = (of: KnownChoice) => countKnown(rows, of);
  const [fill, update, add] = [count('fill').changed, count('update').changed, count('add').added];
  const choices: { value: KnownChoice; label: string }[] = [
    { value: 'skip', label: t`Leave as they are` },
    { value: 'fill', label: t`Fill what is empty (${fill})` },
    { value: 'update', label: t`Change to the file (${update})` },
    ...(add > 0 ? [{ value: 'add' as const, label: t`Bring in as others (${add})` }] : []),
  ];
  const { bad } = count(choice);
  return (
    <Card title={t`Known already`} fact={<Plural value={counts.known} one="# row" other="# rows" />}>
      <div className={classes.step}>
        <Segmented label={t`What becomes of known rows`} value={choice} choices={choices} onChange={onChoice} />
        <p>
          {choice === 'skip' ? (
            <Trans>Where the file says something else, the row shows what the school has. Nothing is changed.</Trans>
          ) : choice === 'fill' ? (
            <Trans>Only what is empty at the school is filled; nothing that was entered is changed.</Trans>
          ) : choice === 'update' ? (
            <Trans>What the file says takes the place of what the school has. Empty cells change nothing.</Trans>
          ) : (
            <Trans>Known by name and birth alone: they come in as other people of the same name.</Trans>
          )}{' '}
          {kind === 'students' && choice !== 'skip' && choice !== 'add' ? (
            <Trans>Section, roll number and guardians stay as they are.</Trans>
          ) : null}
        </p>
        {bad > 0 ? (
          <p className={classes.bad}>
            <Plural value={bad} one="# of them has a bad cell and is left out." other="# of them have bad cells and are left out." />
          </p>
        ) : null}
      </div>
    </Card>
  );
}
