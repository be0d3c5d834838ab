/** Refusals about imports, by code. */
export const importsErrors = {
  sheetKind: 'This file is neither an Excel workbook (.xlsx) nor a CSV file.',
  sheetBroken: 'This file could not be read. Open it in Excel or LibreOffice, save it again as .xlsx or .csv, and try again.',
  sheetTooLarge: 'This sheet is too large. Split it into files of at most {rows} rows and {columns} columns.',
  /** 422; `data` is `{sheets}`, the names of the sheets. */
  sheetChoice: 'This workbook has {count} sheets with data. Select the sheet to import.',
  sheetEmpty: 'This file has no rows below the headings.',
  mappingTwice: 'Two columns are matched to {field}. Select only one column for {field}.',
  mappingNeeded: 'Select a column for: {fields}.',
  importHasBad: 'Some rows have errors. Correct them, or import the valid rows only.',
  importNothing: 'No row of this file can be imported.',
  importDone: 'This file has already been imported.',
  importNoBadRows: 'This import has no rows with errors to download.',
  importStale:
    'The school’s records changed in the meantime, so {count, plural, one {# row} other {# rows}} can no longer be imported. Check the preview again.',
  importNotDone: 'This import has not been completed, or has already been cancelled.',
  importUsed: 'The import cannot be cancelled: {reason}',
} as const;
