import { useLingui } from '@lingui/react/macro';
import { formatDate } from '#lib/format';
import { fieldWord } from './field-words.ts';

/** The words of fields as people know them; a field without words of its own is shown as it is kept, in words. */
export function useFieldWords() {
  const { t } = useLingui();
  const fieldOf = (field: string) => fieldWord(field) ?? inWords(field);
  const shownOf = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return t`blank`;
    if (value === true) return t`yes`;
    if (value === false) return t`no`;
    if (Array.isArray(value)) return value.join(', ') || t`blank`;
    const text = String(value);
    return /^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDate(text) : text;
  };
  return { fieldOf, shownOf, actOf: inWords };
}

/** `dueExtendedTo` as `Due extended to`. */
function inWords(name: string): string {
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
