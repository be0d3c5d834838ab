/** What a spreadsheet's file may be called: browsers name a CSV file in many ways, Windows often not at all. */
export const SHEET_TYPES = [
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'text/csv',
  'application/csv',
  'text/plain',
  'application/vnd.ms-excel',
  '',
];
