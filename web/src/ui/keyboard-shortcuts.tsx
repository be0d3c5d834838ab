import { KeyCap } from './controls.tsx';
import classes from './keyboard-shortcuts.module.css';
import { Modal } from './modal.tsx';

type Props = {
  title: string;
  /** What must be known before a key works. */
  note?: string;
  keys: [caps: string[], does: string][];
  onClose: () => void;
};

/** What the keys of a screen do. */
export function KeyboardShortcuts({ title, note, keys, onClose }: Props) {
  return (
    <Modal title={title} onClose={onClose}>
      {note ? <p>{note}</p> : null}
      <dl className={classes.keys}>
        {keys.map(([caps, does]) => (
          <div key={does}>
            <dt translate="no">
              {caps.map((cap) => (
                <KeyCap key={cap} name={cap} />
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
