import { useLingui } from '@lingui/react/macro';
import { KeyboardShortcuts } from '#ui/keyboard-shortcuts';

/** What the keys do at the counter. */
export function CounterKeyboardShortcuts({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const keys: [string[], string][] = [
    [['/'], t`Search the whole school: name, admission number, phone, guardian, receipt number`],
    [['↑', '↓'], t`Move to the student above or below`],
    [['Enter'], t`Unpaid student: collect what is due. Paid student: open the receipt`],
    [['C'], t`Collect in cash`],
    [['Q'], t`Collect by cheque`],
    [['U'], t`Collect by UPI`],
    [['D'], t`Collect by card`],
    [['B'], t`Collect by bank transfer`],
    [['T'], t`Collect by demand draft`],
    [['→', '←'], t`Show or hide the months of a student`],
    [['P'], t`Open the receipt made last, to print it`],
    [['Esc'], t`Close, or clear the search`],
    [['?'], t`Show this list`],
  ];
  return (
    <KeyboardShortcuts
      title={t`Keyboard shortcuts at the counter`}
      note={t`First select a student in the list with ↑ and ↓. In the search box the letters are typed as part of the search.`}
      keys={keys}
      onClose={onClose}
    />
  );
}
