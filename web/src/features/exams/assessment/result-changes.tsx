import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ResultChanges } from '@shala/contract/exams';
import { formatList } from '#lib/format';
import classes from '../components/exams.module.css';

/** The list is below the fields that were changed. */
function showList(list: HTMLElement | null): void {
  list?.scrollIntoView?.({ block: 'nearest' });
}

/** Whose results a change would change. */
export function ResultChangeList({ data }: { data: ResultChanges }) {
  const { t } = useLingui();
  const published = formatList(data.publishedClasses);
  const more = data.changed - data.rows.length;
  return (
    <div role="status" ref={showList}>
      <p>
        <Plural
          value={data.changed}
          _0="Saving this does not change the result of any student."
          one="# result will change."
          other="# results will change."
        />{' '}
        {published ? <Trans>Published results of {published} stay as they are until you publish them again.</Trans> : null}
      </p>
      <ul>
        {data.rows.map(({ name, className, subject, term, before, after }) => (
          <li key={`${name} ${className} ${subject} ${term}`}>
            {[name, className, subject || t`whole result`, term].join(', ')}: {before} → {after}
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <p className={classes.quiet}>
          <Plural value={more} one="# more result will change." other="# more results will change." />
        </p>
      ) : null}
    </div>
  );
}
