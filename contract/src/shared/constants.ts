/** Business constants and limits, section 9 of the specification. */
export const PRODUCT = 'shala';
/** The header with the user's language; without it the server answers in English. */
export const LANGUAGE_HEADER = 'x-language';
/**
 * Up to where the user has written, for installations with a replica that answers reads. The server names it after a change; who sends the highest one back
 * with each request may be answered by the replica, once it has this change.
 */
export const READ_AFTER_HEADER = 'x-read-after';
export const ACCESS_TOKEN_KEY = 'accessToken';
export const SESSION_CHECK_DELAY_MS = 1000;
export const TOKEN_CHECK_INTERVAL_MS = 60_000;
export const INACTIVITY_LIMIT_MS = 30 * 60_000;
export const CHUNK_TIMEOUT_MS = 120_000;
export const MIN_SCREEN_WIDTH_PX = 1080;
export const MAX_PDF_BYTES = 52_428_800;
export const SIDEBAR_NAME_LENGTH = 7;
/** The largest photo of a person, in bytes, in a format that identity cards can draw; the browser converts the selected file. */
export const MAX_PHOTO_BYTES = 2 * 1024 * 1024;
export const OFFLINE_FEE_RUPEES = 3200;
export const EXPENSE_MODAL_CLOSE_MS = 500;
export const SKELETON_CARDS = 8;
export const TEACHER_GRID_COLUMNS = 6;
export const FEE_CARD_COLUMNS = 4;
export const FALLBACK_CLASSES = ['12th', '11th'] as const;
export const LOG_PERIODS = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8'] as const;
export const SCHOOL_DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
/** January to December, in the order of the month lists. */
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
/** Names of classes in school order, as schools write them. */
export const CLASS_NAMES = [
  'Nursery',
  'LKG',
  'UKG',
  '1st',
  '2nd',
  '3rd',
  '4th',
  '5th',
  '6th',
  '7th',
  '8th',
  '9th',
  '10th',
  '11th',
  '12th',
] as const;
export const BOARDS = ['CBSE', 'ICSE', 'State board', 'IB', 'Cambridge', 'Other'] as const;
/** The demo school's sign-in; it works only on this machine, unless the installation allows more. */
export const DEMO_EMAIL = 'admin@demo.shala.example';
export const DEMO_PASSWORD = 'demo-admin-2026';
