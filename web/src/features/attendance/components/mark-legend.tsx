import { useLingui } from '@lingui/react/macro';
import { MARK_LETTERS, MARKS } from '@shala/contract/attendance';
import { useMarkWords } from '../lib/words.ts';
import classes from './mark-legend.module.css';

/** What the letters of a register mean, and its grey days where it has days. */
export function MarkLegend({ hasDaysOff = false }: { hasDaysOff?: boolean }) {
  const { t } = useLingui();
  const words = useMarkWords();
  return (
    <ul className={classes.legend} aria-label={t`Letters used in the register`}>
      {MARKS.map((mark) => (
        <li key={mark}>
          <strong translate="no">{MARK_LETTERS[mark]}</strong> {words[mark]}
        </li>
      ))}
      {hasDaysOff ? (
        <>
          <li>{t`Grey: Sunday or holiday`}</li>
          <li>{t`White: not marked`}</li>
          <li>{t`Total of a day: all who came (P, LT and HD)`}</li>
        </>
      ) : null}
    </ul>
  );
}
