import { Trans, useLingui } from '@lingui/react/macro';
import { MARK_LETTERS, MARKS, type Mark } from '@shala/contract/attendance';
import { formatDays } from '#lib/format';
import { MARK_TONES, useMarkWords } from '../lib/words.ts';
import { type Entry, isHeldByLeave, type Person } from './draft.ts';
import classes from './register-table.module.css';

type Props = {
  person: Person;
  entry: Entry;
  isChanged: boolean;
  isFirst: boolean;
  onMark: (id: string, mark: Mark) => void;
  onExplain: (id: string, reason: string) => void;
};

/** One person's line: number, name, the five marks, and why. */
export function RegisterRow({ person, entry, isChanged, isFirst, onMark, onExplain }: Props) {
  const { t } = useLingui();
  const words = useMarkWords();
  const { id, name, number, leave, note } = person;
  const word = words[entry.mark];
  return (
    <tr
      className={classes.row}
      data-person={id}
      data-mark={entry.mark}
      tabIndex={isFirst ? 0 : -1}
      aria-label={number ? t`${number}, ${name}: ${word}` : t`${name}: ${word}`}
    >
      <td>{number}</td>
      <td className={`${classes.name} ${isChanged ? classes.changed : ''}`}>
        {name}
        {note ? <span className={classes.note}>{note}</span> : null}
      </td>
      <td>
        <span className={classes.marks}>
          {MARKS.map((mark) => (
            <button
              key={mark}
              type="button"
              tabIndex={-1}
              className={classes.mark}
              data-tone={MARK_TONES[mark]}
              aria-pressed={entry.mark === mark}
              aria-label={t`${words[mark]}: ${name}`}
              title={words[mark]}
              disabled={mark === 'A' && isHeldByLeave(person)}
              onClick={() => onMark(id, mark)}
            >
              <span translate="no">{MARK_LETTERS[mark]}</span>
            </button>
          ))}
        </span>
      </td>
      <td>
        {leave && entry.mark === 'V' ? (
          <LeaveNote leave={leave} />
        ) : entry.mark === 'P' ? null : (
          <input
            className={classes.reason}
            aria-label={t`Reason: ${name}`}
            placeholder={t`Reason`}
            value={entry.reason}
            maxLength={120}
            tabIndex={-1}
            onChange={(event) => onExplain(id, event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== 'Escape') return;
              if (event.ctrlKey || event.metaKey) return;
              event.preventDefault();
              event.currentTarget.closest('tr')?.focus();
            }}
          />
        )}
      </td>
    </tr>
  );
}

function LeaveNote({ leave: { from, to, reason } }: { leave: NonNullable<Person['leave']> }) {
  const days = formatDays(from, to);
  return (
    <span>
      {from === to ? <Trans>Approved leave</Trans> : <Trans>Approved leave, {days}</Trans>}
      {reason ? <span className={classes.note}>{reason}</span> : null}
    </span>
  );
}
