import { useLingui } from '@lingui/react/macro';
import { MARKS } from '@shala/contract/attendance';
import { KeySheet } from '#ui/key-sheet';
import { useMarkWords } from '../lib/words.ts';

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
  return <KeySheet title={t`Keys in the register`} keys={keys} onClose={onClose} />;
}
