import { westernDigits } from '@shala/contract/shared';

/** The fields in which digits are typed: sums, codes, cheque numbers, counts, phones. */
const NUMBERS = 'input[inputmode="numeric"], input[inputmode="decimal"], input[inputmode="tel"], input[type="tel"]';

/** What was typed in Devanagari digits into a field of numbers is read as Western ones everywhere: before a field hears of it, its text is replaced. */
export function readNativeDigits(): void {
  document.addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || !target.matches(NUMBERS)) return;
      const text = westernDigits(target.value);
      if (text === target.value) return;
      const at = target.selectionStart;
      // React does not take notice of a value that is set on the element itself.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(target, text);
      target.setSelectionRange(at, at);
    },
    true,
  );
}
