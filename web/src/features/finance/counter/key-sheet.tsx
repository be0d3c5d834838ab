import { useLingui } from '@lingui/react/macro';
import { KeyCap } from '#ui/controls';
import { Modal } from '#ui/modal';
import classes from './key-sheet.module.css';

/** What the keys do at the counter. */
export function KeySheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const keys: [string[], string][] = [
    [['/'], t`Search, by name or roll number`],
    [['↑', '↓'], t`Move to the student above or below`],
    [['Enter'], t`Take cash from an unpaid student, open a paid one`],
    [['C'], t`Take cash`],
    [['Q'], t`Take a cheque`],
    [['→', '←'], t`Open and close the months`],
    [['P'], t`Open the last receipt, to print it`],
    [['Esc'], t`Close, or clear the search`],
    [['?'], t`This list`],
  ];
  return (
    <Modal title={t`Keys at the counter`} onClose={onClose}>
      <dl className={classes.keys}>
        {keys.map(([caps, text]) => (
          <div key={text}>
            <dt translate="no">
              {caps.map((cap) => (
                <KeyCap key={cap} name={cap} />
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
