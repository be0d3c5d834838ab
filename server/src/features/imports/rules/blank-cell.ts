import type { ImportField } from '@shala/contract/imports';

/** What an office writes into a cell to say that there is nothing, without spaces, dots, dashes and slashes. */
const NOTHING = new Set(['', 'na', 'nil', 'null', 'none', 'no', 'notapplicable', 'नहीं', 'नही', 'लागूनहीं', 'निरंक']);
/** Who comes without the bus. */
const WALKS =
  /^(?:self|own|walk(?:er|ing|s)?|pvt|private|(?:by|on) foot|पैदल|स्वयं|निजी)(?: (?:vehicle|van|auto|transport|conveyance|car|bike|arrangement|वाहन))?$/u;

/** Whether a cell says that there is nothing: empty, "-", "NA", "N/A", "nil". */
export function isBlank(text: string): boolean {
  return NOTHING.has(plain(text).replaceAll(' ', ''));
}

/** Whether a cell has nothing for a field. "No" is an answer about teaching; a child who walks has no bus stop. */
export function isBlankFor(field: ImportField, text: string): boolean {
  if (field === 'isTeaching') return isBlank(text) && !/^(?:no|नहीं|नही)\.?$/iu.test(text.trim());
  return isBlank(text) || (field === 'transportStop' && WALKS.test(plain(text)));
}

function plain(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[.।/\\–—_*-]+/gu, (marks) => (/^[./\\]+$/.test(marks) ? '' : ' '))
    .replaceAll(/\s+/g, ' ')
    .trim();
}
