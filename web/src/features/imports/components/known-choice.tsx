import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { KnownChoice } from '@shala/contract/imports';
import { Card } from '#ui/card';
import { Segmented } from '#ui/controls';
import type { Preview } from '../api.ts';
import { countKnown } from '../lib/known-rows.ts';
import classes from './import.module.css';

type Props = { preview: Preview; choice: KnownChoice; onChoice: (choice: KnownChoice) => void };

/** What happens to people who are already in Shala. Nothing that was entered by hand is changed unless it is chosen here. */
export function KnownChoiceCard({ preview: { rows, kind, counts }, choice, onChoice }: Props) {
  const { t } = useLingui();
  const count = (of: KnownChoice) => countKnown(rows, of);
  const [fill, update, add] = [count('fill').changed, count('update').changed, count('add').added];
  const choices: { value: KnownChoice; label: string }[] = [
    { value: 'skip', label: t`Leave unchanged` },
    { value: 'fill', label: t`Fill blank fields (${fill})` },
    { value: 'update', label: t`Update from the file (${update})` },
    ...(add > 0 ? [{ value: 'add' as const, label: t`Import as new people (${add})` }] : []),
  ];
  const { bad } = count(choice);
  return (
    <Card title={t`Already entered`} fact={<Plural value={counts.known} one="# row" other="# rows" />}>
      <div className={classes.step}>
        <Segmented label={t`Rows already entered`} value={choice} choices={choices} onChange={onChoice} />
        <p>
          {choice === 'skip' ? (
            <Trans>
              Where the file has a different entry, the entry in the records is shown crossed out. Nothing is changed in the records.
            </Trans>
          ) : choice === 'fill' ? (
            <Trans>Only fields that are still blank in the records are filled. Existing entries do not change.</Trans>
          ) : choice === 'update' ? (
            <Trans>The entries in the records are replaced by those of the file. Blank cells do not change anything.</Trans>
          ) : (
            <Trans>These rows match only by name and date of birth. They will be imported as different people.</Trans>
          )}{' '}
          {kind === 'students' && choice !== 'skip' && choice !== 'add' ? (
            <Trans>Section, roll number and guardians stay unchanged.</Trans>
          ) : null}
        </p>
        {bad > 0 ? (
          <p className={classes.bad}>
            <Plural
              value={bad}
              one="# of these rows has an error and is not imported."
              other="# of these rows have errors and are not imported."
            />
          </p>
        ) : null}
      </div>
    </Card>
  );
}
