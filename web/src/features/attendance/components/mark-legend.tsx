import { useLingui } from '@lingui/react/macro';
import { MARK_LETTERS, MARKS } from '@shala/contract/attendance';
import { useMarkWords } from '../lib/words.ts';
import classes from './mark-legend.module.css';

/** What the letters of a register mean, on the screen and on paper. */
export function MarkLegend() {
  const { t } = useLingui();
  const words = useMarkWords();
  return (
    <ul className={classes.legend} aria-label={t`Letters of the register`}>
      {MARKS.map((mark) => (
        <li key={mark}>
          <strong translate="no">{MARK_LETTERS[mark]}</strong> {words[mark]}
        </li>
      ))}
    </ul>
  );
}
