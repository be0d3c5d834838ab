/** Refusals about imports, by code. */
export const importsErrors = {
  sheetKind: 'This file is neither an Excel workbook (.xlsx) nor a CSV file.',
  sheetBroken: 'This file could not be read. Open it in Excel or LibreOffice, save it anew as .xlsx or .csv, and try again.',
  sheetTooLarge: 'This sheet is too large. Split it into files of at most {rows} rows and {columns} columns.',
  sheetEmpty: 'There are no rows in this file below the row of headings.',
  mappingTwice: 'Two columns stand for the same field: {field}.',
  mappingNeeded: 'Choose a column for: {fields}.',
  importHasBad: 'Some rows have errors. Correct the file, or bring in the good rows only.',
  importNothing: 'There is nothing in this file that could be brought in.',
  importDone: 'This import is done already.',
  importStale:
    'The school was changed meanwhile, so that {count, plural, one {# row} other {# rows}} cannot be brought in any more. Look at the preview again.',
  importNotDone: 'This import is not done, or was undone already.',
  importUsed: 'The import cannot be undone: {reason}',
  importOneAtATime: 'Another import of this school is running. Please try again in a moment.',
} as const;
