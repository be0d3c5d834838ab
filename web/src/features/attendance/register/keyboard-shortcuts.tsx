import { useLingui } from '@lingui/react/macro';
import { MARKS } from '@shala/contract/attendance';
import { KeyboardShortcuts } from '#ui/keyboard-shortcuts';
import { useMarkWords } from '../lib/words.ts';
import { MARK_KEYS } from './use-register-keys.ts';

/** What the keys do in a register. */
export function RegisterKeyboardShortcuts({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const words = useMarkWords();
  const keys: [string[], string][] = [
    ...MARKS.map((mark): [string[], string] => [[MARK_KEYS[mark]], t`${words[mark]}, then go to the next person`]),
    [['*'], t`Mark all present`],
    [['↑', '↓'], t`Up and down`],
    [['1', '2', '…'], t`Go to a roll number`],
    [['R'], t`Enter a reason`],
    [['Ctrl', 'Enter'], t`Save`],
    [['?'], t`Show this list`],
  ];
  return <KeyboardShortcuts title={t`Keyboard shortcuts`} keys={keys} onClose={onClose} />;
}
