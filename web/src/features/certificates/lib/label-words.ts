import { i18n } from '#lib/i18n';

/** What a field of a format is called on the screen: in the person's language, if the format has it. */
export function labelWords({ en, hi }: { en: string; hi: string }): string {
  return i18n.locale === 'hi' ? hi || en : en || hi;
}
