import { useLingui } from '@lingui/react/macro';
import { MARKS } from '@shala/contract/attendance';
import { KeyCap } from '#ui/controls';
import { Modal } from '#ui/modal';
import { useMarkWords } from '../lib/words.ts';
import classes from './key-sheet.module.css';

/** What the keys do in a register. */
export function RegisterKeySheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const words = useMarkWords();
  const keys: [string[], string][] = [
    ...MARKS.map((mark): [string[], string] => [[mark], t`${words[mark]}, and on to the next`]),
    [['*'], t`Everybody present`],
    [['↑', '↓'], t`Up and down`],
    [['1', '2', '…'], t`Go to a roll number`],
    [['R'], t`Write a reason`],
    [['Ctrl', 'Enter'], t`Save`],
    [['?'], t`This list`],
  ];
  return (
    <Modal title={t`Keys in the register`} onClose={onClose}>
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
