import { useLingui } from '@lingui/react/macro';
import { KeySheet } from '#ui/key-sheet';

/** What the keys do at the counter. */
export function CounterKeySheet({ onClose }: { onClose: () => void }) {
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
  return <KeySheet title={t`Keys at the counter`} keys={keys} onClose={onClose} />;
}
