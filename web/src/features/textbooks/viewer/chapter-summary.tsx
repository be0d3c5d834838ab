import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import classes from './chapter-list.module.css';

/** Characters of a summary that are shown whole: some seven lines. */
const LONG_SUMMARY = 520;

/** A long summary leaves room for what stands below it until all of it is wanted. */
export function ChapterSummary({ text }: { text: string }) {
  const [isWhole, setIsWhole] = useState(text.length <= LONG_SUMMARY);
  return (
    <>
      <p className={isWhole ? classes.summary : `${classes.summary} ${classes.folded}`}>{text}</p>
      {isWhole ? null : (
        <button type="button" className={classes.more} onClick={() => setIsWhole(true)}>
          <Trans>Full summary</Trans>
        </button>
      )}
    </>
  );
}
