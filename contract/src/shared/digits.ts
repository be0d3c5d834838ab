/** A text with Devanagari digits as Western ones, for whatever is typed or read as a number. */
export function westernDigits(text: string): string {
  return text.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
}
